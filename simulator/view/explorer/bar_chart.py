"""The bar chart of damage: how many legal assignments give a recipient how much, with a cursor line."""

from collections.abc import Iterable

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from simulator.view.charts import STEPS, Chart, UprightLine, spaced
from simulator.view.explorer.chart_marks import Bar, share_of, short
from simulator.view.look.style import Style

_BAR = 0.74
_LETTER = 6.5


class BarChart(Chart):
    """Bars by amount with a cursor line. `picked`: the amount of a bar; `cursor_moved`: the amount at the cursor.

    Arrow keys move the cursor, Enter picks the bar under it.
    """

    picked = Signal(int)
    cursor_moved = Signal(int)

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self.bars: tuple[Bar, ...] = ()
        self.cursor: int | None = None
        self._words = ""
        self._line: UprightLine | None = None

    def show_bars(self, bars: Iterable[Bar], across: str) -> None:
        """Draw these bars, ascending; the cursor stays where it is, or goes to the present assignment."""
        self.bars, self._words = tuple(bars), across
        amounts = [bar.amount for bar in self.bars]
        here = next((bar.amount for bar in self.bars if bar.here), None)
        if self.cursor not in amounts:
            self.cursor = here if here is not None else amounts[0] if amounts else None
        self._redraw = self._draw
        self._draw()

    def move_cursor(self, amount: int) -> None:
        """Put the cursor line on the bar that is nearest to this amount."""
        nearest = min((bar.amount for bar in self.bars), key=lambda one: abs(one - amount), default=None)
        if nearest is None:
            return
        moved, self.cursor = nearest != self.cursor, nearest
        if self._line is not None:
            self._line.setValue(nearest)
        if moved:
            self.cursor_moved.emit(nearest)

    def picked_at(self, x: float, y: float) -> None:
        """A bar, or the space above it."""
        bar = next((bar for bar in self.bars if abs(bar.amount - x) <= 0.5), None)
        if bar is not None:
            self.move_cursor(bar.amount)
            self.picked.emit(bar.amount)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and Enter."""
        amounts = [bar.amount for bar in self.bars]
        by = STEPS.get(Qt.Key(event.key()))
        if by is not None and self.cursor in amounts:
            at = amounts.index(self.cursor) + by
            self.move_cursor(amounts[max(0, min(at, len(amounts) - 1))])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.cursor is not None:
            self.picked.emit(self.cursor)
        else:
            event.ignore()

    def _draw(self) -> None:
        self.begin(self._words, "")
        self._line = None
        if not self.bars:
            return
        highest = max(bar.count for bar in self.bars)
        least, most = self.bars[0].amount, self.bars[-1].amount
        self.show_range((least - 0.6, most + 0.6), (0, 1.14))
        for here, ground in ((False, self.theme.accent), (True, self.theme.selected)):
            # An outline too: in high contrast the two colours are alike.
            edge = self.theme.text if here else None
            run = [bar for bar in self.bars if bar.here is here]
            self.blocks([_place(bar, highest) for bar in run], ground, edge)
        room = self.wide_as(most - least + 1)
        self.ticks("bottom", [(value, str(value)) for _, value in spaced(range(least, most + 1), room)])
        self._write_counts(highest)
        self._add_cursor()

    def _write_counts(self, highest: int) -> None:
        room = self.wide_as(1)
        for bar in self.bars:
            words = short(bar.count)
            if bar.here or len(words) * _LETTER <= room:
                self.write(words, bar.amount, share_of(bar.count, highest), self.theme.text, self.theme.field)

    def _add_cursor(self) -> None:
        if self.cursor is None:
            return
        line = self._line = self.upright(self.cursor)
        line.setMovable(True)
        line.setBounds((self.bars[0].amount, self.bars[-1].amount))
        line.sigPositionChanged.connect(lambda moved: self._dragged(float(moved.value())))
        line.sigPositionChangeFinished.connect(lambda moved: self.move_cursor(round(float(moved.value()))))

    def _dragged(self, at: float) -> None:
        nearest = min((bar.amount for bar in self.bars), key=lambda one: abs(one - at))
        if nearest != self.cursor:
            self.cursor = nearest
            self.cursor_moved.emit(nearest)


def _place(bar: Bar, highest: int) -> QRectF:
    return QRectF(bar.amount - _BAR / 2, 0, _BAR, max(0.006, share_of(bar.count, highest)))
