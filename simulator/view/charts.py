"""Charts of the legal set, drawn by pyqtgraph. The only module that imports it: import this one when it is needed."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import TypeAlias

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QFont, QFontMetricsF
from PySide6.QtWidgets import QWidget

from simulator.view.look.style import Style, Theme, color

_LETTERS_PX = 11
_NARROWEST_PX = 30.0
UprightLine: TypeAlias = pg.InfiniteLine
"""A line from top to bottom that may be dragged."""

STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_Up: 1}
"""Which way arrow keys step."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A spot on a place of the chart. `size`: px across; `edge`: the colour of its outline, if any."""

    across: float
    up: float
    ink: str
    edge: str | None
    size: float
    is_diamond: bool = False


class Chart(pg.PlotWidget):  # type: ignore[misc]
    """A plot in the colours of the theme that stands still; what is clicked is told by the charts below."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent, enableMenu=False)
        self.style_of_table = style
        self.setMenuEnabled(False)
        # It is made all the same, and would be a window of its own.
        menu = self.getPlotItem().ctrlMenu
        menu.setParent(self, menu.windowFlags())
        self.hideButtons()
        self.setMouseEnabled(x=False, y=False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumHeight(180)
        self.scene().sigMouseClicked.connect(self._clicked)
        self._redraw: Callable[[], None] = self.clear

    @property
    def theme(self) -> Theme:
        """The colours to draw in."""
        return self.style_of_table.theme

    def set_style(self, style: Style) -> None:
        """Draw in other colours."""
        self.style_of_table = style
        self.setBackground(color(self.theme.field))
        self._redraw()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the keyboard's cursor is."""
        super().focusInEvent(event)
        self._redraw()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard's cursor is elsewhere now."""
        super().focusOutEvent(event)
        self._redraw()

    def letters(self) -> QFont:
        """The font of figures and ticks."""
        return self.style_of_table.fonts.font(_LETTERS_PX)

    def point_of(self, x: float, y: float) -> QPointF:
        """Where a place of the chart lies, in px of the viewport."""
        return QPointF(self.mapFromScene(self.getViewBox().mapViewToScene(QPointF(x, y))))

    def picked_at(self, x: float, y: float) -> None:
        """Something at this place of the chart was clicked."""

    def begin(self, across: str, up: str) -> None:
        """Wipe everything and name the axes; without a name an axis is not shown."""
        self.clear()
        self.setBackground(color(self.theme.field))
        for side, words in (("bottom", across), ("left", up)):
            axis = self.getAxis(side)
            self.showAxis(side, bool(words))
            axis.setTickFont(self.letters())
            axis.setPen(color(self.theme.line))
            axis.setTextPen(color(self.theme.muted))
            # Ours are counts and points, never thousandths of them.
            axis.enableAutoSIPrefix(False)
            axis.setLabel(words, **{"color": self.theme.muted, "font-size": f"{_LETTERS_PX}px"})
            # It puts a name in the middle only when it is resized, not when the name is another.
            axis.resizeEvent()

    def write(self, words: str, x: float, y: float, ink: str, ground: str | None = None) -> None:
        """Write a few signs: over a place of the chart on a ground of their own, or without one in its middle."""
        anchor = (0.5, 1.0) if ground else (0.5, 0.5)
        fill = color(ground) if ground else None
        item = pg.TextItem(words, color=QColor(ink), anchor=anchor, fill=fill)
        item.setFont(self.letters())
        item.setZValue(20)
        self.addItem(item, ignoreBounds=True)
        item.setPos(x, y)

    def blocks(self, rects: Sequence[QRectF], ground: str, edge: str | None, width: float = 1.5) -> None:
        """Fill rectangles of the chart in one colour; `edge`: their outline of `width` px, if any."""
        pen = pg.mkPen(color(edge), width=width) if edge else pg.mkPen(None)
        across, up = [rect.center().x() for rect in rects], [rect.y() for rect in rects]
        wide, high = [rect.width() for rect in rects], [rect.height() for rect in rects]
        self.addItem(pg.BarGraphItem(x=across, y0=up, width=wide, height=high, brush=color(ground), pen=pen))

    def upright(self, at: float) -> UprightLine:
        """A dashed line from top to bottom."""
        pen = pg.mkPen(color(self.theme.link), width=1.5, style=Qt.PenStyle.DashLine)
        line = pg.InfiniteLine(pos=at, angle=90, pen=pen)
        line.setHoverPen(pg.mkPen(color(self.theme.link), width=3))
        self.addItem(line, ignoreBounds=True)
        return line

    def curve(self, points: Sequence[tuple[float, float]], inks: Sequence[str]) -> None:
        """A line through points with a dot on each, in its own ink."""
        across, up = zip(*points, strict=True)
        line, brushes = pg.mkPen(color(inks[0]), width=2), [color(ink) for ink in inks]
        self.plot(across, up, pen=line, symbol="o", symbolSize=8, symbolBrush=brushes, symbolPen=None)

    def joined(self, points: Sequence[tuple[float, float]], ink: str) -> None:
        """A line through points."""
        if points:
            across, up = zip(*points, strict=True)
            self.plot(across, up, pen=pg.mkPen(color(ink), width=2))

    def spots(self, spots: Sequence[Spot]) -> None:
        """Round spots, or diamonds, each in its own ink; later ones lie above."""
        item = pg.ScatterPlotItem(pxMode=True)
        item.setData(
            [
                {
                    "pos": (spot.across, spot.up),
                    "size": spot.size,
                    "symbol": "d" if spot.is_diamond else "o",
                    "brush": color(spot.ink),
                    "pen": pg.mkPen(color(spot.edge), width=2) if spot.edge else pg.mkPen(None),
                }
                for spot in spots
            ]
        )
        item.setZValue(10)
        self.addItem(item)

    def show_range(self, across: tuple[float, float], up: tuple[float, float]) -> None:
        """What part of the plane is seen."""
        self.setRange(xRange=across, yRange=up, padding=0)

    def ticks(self, side: str, labels: Sequence[tuple[float, str]]) -> None:
        """What stands along an axis, "bottom" or "left"."""
        axis, letters = self.getAxis(side), QFontMetricsF(self.letters())
        # Left to itself it learns only in painting how much room it needs, and everything moves the next time.
        widest = max((letters.horizontalAdvance(words) for _, words in labels), default=0.0)
        axis.setStyle(autoExpandTextSpace=False, tickTextWidth=ceil(widest), tickTextHeight=ceil(letters.height()))
        axis.setTicks([labels])

    def wide_as(self, units: float) -> float:
        """How many px so many units across are wide."""
        left, right = self.getViewBox().viewRange()[0]
        return float(units / (right - left) * self.getViewBox().width()) if right > left else 0.0

    def _clicked(self, event: "pg.GraphicsScene.mouseEvents.MouseClickEvent") -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            at = self.getViewBox().mapSceneToView(event.scenePos())
            self.picked_at(at.x(), at.y())


def spaced(values: Sequence[int], room: float) -> list[tuple[int, int]]:
    """So many of the values, each with its place among them, that labels do not touch in `room` px."""
    step = max(1, -(-len(values) * _NARROWEST_PX // max(room, 1.0)))
    return [(at, value) for at, value in enumerate(values) if at % int(step) == 0]
