"""The Pareto front: so much harm against so many creatures destroyed, the best trades marked and joined."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from simulator.view.charts import STEPS, Chart, Spot, spaced
from simulator.view.explorer.chart_marks import Point, short
from simulator.view.look.style import Style, mixed

_LETTER = 6.5
_PALE = 0.35
_NEAR_PX = 18.0
_SMALL, _LARGE, _HERE = 9.0, 13.0, 17.0


class FrontChart(Chart):
    """Points of two figures that are both to be large. `picked`: the two figures of a point.

    Arrow keys walk along the points, Enter picks one.
    """

    picked = Signal(int, int)

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self.points: tuple[Point, ...] = ()
        self.cursor: tuple[int, int] | None = None
        self._words = ("", "")

    def show_points(self, points: Iterable[Point], across: str, up: str) -> None:
        """Draw these points, ascending."""
        self.points, self._words = tuple(points), (across, up)
        pairs = [point.pair for point in self.points]
        if self.cursor not in pairs:
            here = next((point.pair for point in self.points if point.here), None)
            self.cursor = here or next(iter(pairs), None)
        self._redraw = self._draw
        self._draw()

    def picked_at(self, x: float, y: float) -> None:
        """The nearest point, if one is near."""
        at = self.point_of(x, y)

        def distance(point: Point) -> float:
            away = self.point_of(*point.pair) - at
            return float(away.x() ** 2 + away.y() ** 2)

        nearest = min(self.points, key=distance, default=None)
        if nearest is not None and distance(nearest) <= _NEAR_PX**2:
            self._pick(nearest.pair)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and Enter."""
        pairs = [point.pair for point in self.points]
        by = STEPS.get(Qt.Key(event.key()))
        if by is not None and self.cursor in pairs:
            self.cursor = pairs[max(0, min(pairs.index(self.cursor) + by, len(pairs) - 1))]
            self._draw()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.cursor is not None:
            self._pick(self.cursor)
        else:
            event.ignore()

    def _pick(self, pair: tuple[int, int]) -> None:
        self.cursor = pair
        self.picked.emit(*pair)

    def _draw(self) -> None:
        self.begin(*self._words)
        if not self.points:
            return
        across, up = [point.pair[0] for point in self.points], [point.pair[1] for point in self.points]
        wide, high = max(1, max(across) - min(across)), max(1, max(up) - min(up))
        self.show_range(
            (min(across) - wide * 0.08 - 0.3, max(across) + wide * 0.08 + 0.3),
            (min(up) - high * 0.08 - 0.2, max(up) + high * 0.14 + 0.3),
        )
        self.ticks("bottom", _ticks(min(across), max(across), self.wide_as(wide + 1)))
        self.ticks("left", _ticks(min(up), max(up), self.getViewBox().height() * 1.6))
        best = [point for point in self.points if point.is_best]
        self.joined([point.pair for point in best], self.theme.accent)
        self.spots([self._spot(point) for point in self.points])
        for point in best:
            self.write(short(point.count), point.pair[0], point.pair[1] + high * 0.03 + 0.04, *self._inks)

    @property
    def _inks(self) -> tuple[str, str]:
        return self.theme.text, self.theme.field

    def _spot(self, point: Point) -> Spot:
        """Shapes tell as much as colours: best ones are large, the present one is a diamond with an outline."""
        pale = mixed(self.theme.muted, self.theme.field, _PALE)
        ink = self.theme.selected if point.here else self.theme.accent if point.is_best else pale
        size = _HERE if point.here else _LARGE if point.is_best else _SMALL
        cursor = self.hasFocus() and point.pair == self.cursor
        edge = self.theme.link if cursor else self.theme.text if point.here else None
        return Spot(*point.pair, ink, edge, size, is_diamond=point.here)


def _ticks(least: int, most: int, room: float) -> list[tuple[float, str]]:
    return [(value, str(value)) for _, value in spaced(range(least, most + 1), room)]
