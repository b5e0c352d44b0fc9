"""The curve of what if: how many assignments are legal by the value of one figure."""

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from simulator.view.charts import Chart, spaced
from simulator.view.explorer.chart_marks import Dot, height_of, short
from simulator.view.look.style import Style

_LETTER = 6.5


class CurveChart(Chart):
    """How many assignments each value of a figure has, on a scale of powers of ten. `picked`: a value."""

    picked = Signal(int)

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self.dots: tuple[Dot, ...] = ()
        self.beside: tuple[Dot, ...] = ()
        self.value = 0
        self._words = ""

    def show_dots(self, dots: Iterable[Dot], value: int, across: str, beside: Iterable[Dot] = ()) -> None:
        """Draw these points; the line stands at `value`. `beside`: a second curve, faint, to compare with."""
        self.dots, self.value, self._words, self.beside = tuple(dots), value, across, tuple(beside)
        self._redraw = self._draw
        self._draw()

    def picked_at(self, x: float, y: float) -> None:
        """The value that is nearest."""
        nearest = min((dot.value for dot in self.dots), key=lambda one: abs(one - x), default=None)
        if nearest is not None:
            self.picked.emit(nearest)

    def _draw(self) -> None:
        self.begin(self._words, "")
        known, others = _counted(self.dots), _counted(self.beside)
        least, most = (self.dots[0].value, self.dots[-1].value) if self.dots else (self.value, self.value)
        top = max((height for _, height, _ in (*known, *others)), default=0.0) or 1.0
        self.show_range((least - 0.6, most + 0.6), (-0.06 * top, 1.2 * top))
        ticks = spaced(range(least, most + 1), self.wide_as(most - least + 1))
        self.ticks("bottom", [(value, str(value)) for _, value in ticks])
        if not known:
            return
        if others:
            self.curve([(value, height) for value, height, _ in others], [self.theme.muted] * len(others))
        inks = [self.theme.selected if value == self.value else self.theme.block for value, _, _ in known]
        self.curve([(value, height) for value, height, _ in known], inks)
        self.upright(self.value)
        for value, height, count in known:
            if value == self.value or len(short(count)) * _LETTER <= self.wide_as(1):
                self.write(short(count), value, height + top / 40, self.theme.text, self.theme.field)


def _counted(dots: Iterable[Dot]) -> list[tuple[int, float, int]]:
    """Value, height and count of those that are counted."""
    return [(dot.value, height_of(dot.count), dot.count) for dot in dots if dot.count is not None]
