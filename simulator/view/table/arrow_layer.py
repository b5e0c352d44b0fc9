"""All arrows as one thing on the table, so that what moves over them need not paint each of them anew."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from simulator.controller.board_state import ArrowView
from simulator.view.look.style import Style
from simulator.view.places.curve import Curve
from simulator.view.places.geometry import Point
from simulator.view.table.arrow_picture import ArrowPicture, ArrowSight, pictures_of
from simulator.view.table.table_item import Layer, TableItem

_MANY = 8

Place: TypeAlias = Callable[[str, Point], Point]
"""Where a place at a thing is now; the thing is told by its id, and the place as if the thing were where it belongs."""


@dataclass(frozen=True, slots=True)
class _Way:
    """An arrow on its way: its curve at a part of the way of all things."""

    curve: Curve
    since: float

    def at(self, goal: Curve, progress: float) -> Curve:
        """Its curve after a part of the way, from 0 to 1."""
        return self.curve.towards(goal, (progress - self.since) / (1.0 - self.since))


class ArrowLayer(TableItem):
    """The arrows. Qt keeps a picture of the layer; only where arrows differ is it painted again.

    While the things at their ends are on their way, arrows are too.
    """

    layer = Layer.ARROW

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self._sights: Mapping[ArrowView, ArrowSight] = {}
        self._awaited: Callable[[], None] = _nothing
        self._pictures: dict[ArrowView, ArrowPicture] = {}
        self._ways: dict[ArrowView, _Way] = {}
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self._keep(True)

    @property
    def sights(self) -> Mapping[ArrowView, ArrowSight]:
        """What is seen of each arrow when nothing is on its way any more."""
        self._work_out()
        return self._sights

    @property
    def shown(self) -> Mapping[ArrowView, ArrowSight]:
        """What is seen of each arrow now."""
        return {arrow: picture.sight for arrow, picture in self._pictures.items()}

    def picture(self, arrow: ArrowView) -> ArrowPicture | None:
        """The picture of an arrow that is shown now, or None."""
        return self._pictures.get(arrow)

    def see(self, sights: Mapping[ArrowView, ArrowSight], area: QRectF, now: Place, progress: float) -> None:
        """Show exactly these arrows on a table of this extent.

        `progress`: how much of their way all things have gone, 1 where nothing is on its way.
        """
        self.set_bounds(area)
        self._awaited = _nothing
        self._sights = sights
        gone = self._without_others()
        # What nothing has moved from yet is shown anew by the first step, not here and then again.
        shown = {arrow: sight for arrow, sight in sights.items() if progress or arrow not in self._pictures}
        curves = {arrow: self._curve_of(arrow, now) for arrow in shown} if progress < 1.0 else {}
        self._show({arrow: _with(sight, curves.get(arrow)) for arrow, sight in shown.items()}, gone)
        self._set_off(progress)

    def see_soon(self, first: Mapping[ArrowView, ArrowSight], later: Callable[[], None]) -> None:
        """Things are about to begin a way: show exactly these arrows so for now.

        `later` has the layer see where they go; it is called when things move, or when that is asked.
        """
        self._sights, self._ways, self._awaited = first, {}, later
        self._show(first, self._without_others())

    def set_off(self) -> None:
        """Things begin a way: arrows that are not where they belong go there with them."""
        self._work_out()
        self._set_off(0.0)

    def go_on(self, progress: float) -> None:
        """Things have gone on, to this part of their way."""
        self._work_out()
        ways, is_over = self._ways, progress >= 1.0
        if not ways:
            return
        if is_over:
            self._ways = {}
        self._keep(is_over)
        self._show(
            {
                arrow: sight if is_over else replace(sight, curve=ways[arrow].at(sight.curve, progress))
                for arrow, sight in self._sights.items()
                if arrow in ways
            }
        )

    def carry(self, id: str, now: Place) -> None:
        """A thing is carried about: let the arrows that begin or end at it follow, whatever lies between."""
        self._work_out()
        held = (arrow for arrow in self._sights if id in (arrow.origin, arrow.target))
        self._show({arrow: _with(self._sights[arrow], self._short(arrow, now)) for arrow in held})

    def draw(self, painter: QPainter) -> None:
        """Paint the arrows that reach into what is to be painted."""
        for picture in (self._pictures[arrow] for arrow in self._sights):
            if picture.bounds.intersects(self.exposed):
                picture.paint(painter, self._style)

    def _without_others(self) -> list[ArrowPicture]:
        """Forget the arrows that are not there any more; gives their pictures."""
        return [self._pictures.pop(arrow) for arrow in tuple(self._pictures) if arrow not in self._sights]

    def _work_out(self) -> None:
        """See where arrows go, if that has been left for later."""
        awaited, self._awaited = self._awaited, _nothing
        awaited()

    def _curve_of(self, arrow: ArrowView, now: Place) -> Curve:
        """As the arrow is shown; a new one between the places where its ends are now."""
        return self._pictures[arrow].sight.curve if arrow in self._pictures else self._bent(arrow, now)

    def _bent(self, arrow: ArrowView, now: Place) -> Curve:
        curve = self._sights[arrow].curve
        return curve.bent(now(arrow.origin, curve.start), now(arrow.target, curve.end))

    def _short(self, arrow: ArrowView, now: Place) -> Curve:
        curve = self._sights[arrow].curve
        return Curve(now(arrow.origin, curve.start), ()).rising_to(now(arrow.target, curve.end))

    def _set_off(self, progress: float) -> None:
        self._ways = {
            arrow: _Way(picture.sight.curve, progress)
            for arrow, picture in self._pictures.items()
            if progress < 1.0 and picture.sight != self._sights[arrow]
        }
        if not self._ways:
            self._keep(True)

    def _keep(self, kept: bool) -> None:
        """Have Qt keep a picture of the layer, or not: in flight it would be painted once and never again."""
        modes = QGraphicsItem.CacheMode
        mode = modes.DeviceCoordinateCache if kept else modes.NoCache
        if mode is not self.cacheMode():
            self.setCacheMode(mode)

    def _show(self, sights: Mapping[ArrowView, ArrowSight], gone: Iterable[ArrowPicture] = ()) -> None:
        """Show these arrows so from now on."""
        known = {arrow: self._pictures.get(arrow) for arrow in sights}
        others = [arrow for arrow, picture in known.items() if picture is None or picture.sight != sights[arrow]]
        painted = dict(zip(others, pictures_of(sights[arrow] for arrow in others), strict=True))
        self._pictures.update(painted)
        before = (known[arrow] for arrow in others)
        self._update([*gone, *painted.values(), *(picture for picture in before if picture is not None)])

    def _update(self, touched: list[ArrowPicture]) -> None:
        """Have the places of these arrows painted anew; of many, everything, which is then faster."""
        if len(touched) > _MANY:
            self.update()
            return
        for picture in touched:
            for area in picture.areas:
                self.update(area)


def _nothing() -> None:
    """Nothing is awaited."""


def _with(sight: ArrowSight, curve: Curve | None) -> ArrowSight:
    """The sight on another curve, where there is one."""
    return sight if curve is None or curve is sight.curve else replace(sight, curve=curve)
