"""The heat map: two figures of the results against each other, with the number of assignments in each cell."""

from collections.abc import Iterable

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from simulator.view.charts import STEPS, Chart, spaced
from simulator.view.explorer.chart_marks import Square, height_of, short
from simulator.view.look.style import Style, ink_on, mixed

_LETTER = 6.2
_SHADES = 16
_OUTLINED = 8.0
"""Px that a cell must have for a broad outline."""


class HeatChart(Chart):
    """Two figures against each other, numbers in the cells, empty cells empty. `picked`: the two figures of a cell.

    Arrow keys walk from cell to cell, Enter picks one.
    """

    picked = Signal(int, int)

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self.squares: tuple[Square, ...] = ()
        self.cursor: tuple[int, int] | None = None
        self._words = ("", "")

    def show_squares(self, squares: Iterable[Square], across: str, up: str) -> None:
        """Draw these cells."""
        self.squares, self._words = tuple(squares), (across, up)
        pairs = [(square.across, square.up) for square in self.squares]
        if self.cursor not in pairs:
            here = next(((one.across, one.up) for one in self.squares if one.here), None)
            self.cursor = here or (pairs[0] if pairs else None)
        self._redraw = self._draw
        self._draw()

    @property
    def columns(self) -> list[int]:
        """The figures across, ascending."""
        return sorted({square.across for square in self.squares})

    @property
    def lines(self) -> list[int]:
        """The figures upwards, ascending."""
        return sorted({square.up for square in self.squares})

    def picked_at(self, x: float, y: float) -> None:
        """A cell, if one is there."""
        columns, lines = self.columns, self.lines
        column, line = int(x + 0.5), int(y + 0.5)
        if 0 <= column < len(columns) and 0 <= line < len(lines) and x > -0.5 and y > -0.5:
            self._pick((columns[column], lines[line]))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and Enter."""
        by = STEPS.get(Qt.Key(event.key()))
        if by is not None and self.cursor is not None:
            upwards = event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down)
            self._walk(by, upwards)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.cursor is not None:
            self._pick(self.cursor)
        else:
            event.ignore()

    def _pick(self, pair: tuple[int, int]) -> None:
        if any((square.across, square.up) == pair for square in self.squares):
            self.cursor = pair
            self.picked.emit(*pair)

    def _walk(self, by: int, upwards: bool) -> None:
        assert self.cursor is not None
        axis = 1 if upwards else 0
        pairs = [(square.across, square.up) for square in self.squares]
        ahead = [pair for pair in pairs if (pair[axis] - self.cursor[axis]) * by > 0]
        here = self.cursor
        self.cursor = min(
            ahead,
            key=lambda pair: (abs(pair[1 - axis] - here[1 - axis]), abs(pair[axis] - here[axis])),
            default=here,
        )
        self._draw()

    def _draw(self) -> None:
        self.begin(*self._words)
        if not self.squares:
            return
        columns, lines = self.columns, self.lines
        self.show_range((-0.55, len(columns) - 0.45), (-0.55, len(lines) - 0.45))
        across, up = self.wide_as(len(columns)), self.getViewBox().height() * 1.6
        self.ticks("bottom", [(at, str(value)) for at, value in spaced(columns, across)])
        self.ticks("left", [(at, str(value)) for at, value in spaced(lines, up)])
        highest = max(height_of(square.count) for square in self.squares)
        looks: dict[tuple[str, str], list[QRectF]] = {}
        places = {value: at for at, value in enumerate(columns)}, {value: at for at, value in enumerate(lines)}
        room = self.wide_as(0.96)
        for square in self.squares:
            x, y = places[0][square.across], places[1][square.up]
            look = self._look(square, highest)
            looks.setdefault(look, []).append(QRectF(x - 0.48, y - 0.48, 0.96, 0.96))
            words = short(square.count)
            if len(words) * _LETTER <= room:
                self.write(words, x, y, ink_on(look[0]))
        # Few looks, many cells: one drawing for each look.
        for (ground, edge), rects in sorted(looks.items(), key=lambda one: len(one[1]), reverse=True):
            self.blocks(rects, ground, edge, 2 if room > _OUTLINED else 0.5)

    def _look(self, square: Square, highest: float) -> tuple[str, str]:
        """Ground and outline of a cell."""
        strength = round(_SHADES * height_of(square.count) / highest) / _SHADES if highest else 1.0
        ground = mixed(self.theme.accent, self.theme.panel, 0.25 + 0.75 * strength)
        if self.hasFocus() and self.cursor == (square.across, square.up):
            return self.theme.selected if square.here else ground, self.theme.link
        return (self.theme.selected, self.theme.text) if square.here else (ground, self.theme.panel)
