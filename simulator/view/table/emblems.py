"""Simple pictures for cards, drawn by us: one for each colour, and for planeswalkers and battles."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import lru_cache
from math import cos, pi, sin
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from simulator.controller.board_state import CardKind
from simulator.rules.objects import Color
from simulator.view.table.painting import star_of

# Shapes are cut out of one another at this size: Qt breaks curves into straight pieces about a unit long.
_GRAIN = 100.0


class Emblem(StrEnum):
    """What can be pictured."""

    SUN = "sun"
    WAVES = "waves"
    MOON = "moon"
    FLAME = "flame"
    LEAF = "leaf"
    STAR = "star"
    GEM = "gem"
    COMPASS = "compass"
    BANNER = "banner"
    GEAR = "gear"


_OF_COLOR = {
    Color.WHITE.value: Emblem.SUN,
    Color.BLUE.value: Emblem.WAVES,
    Color.BLACK.value: Emblem.MOON,
    Color.RED.value: Emblem.FLAME,
    Color.GREEN.value: Emblem.LEAF,
}
_OF_KIND = {CardKind.PLANESWALKER: Emblem.COMPASS, CardKind.BATTLE: Emblem.BANNER, CardKind.OTHER: Emblem.GEAR}


def emblem_of(kind: CardKind, colors: tuple[str, ...]) -> Emblem:
    """What stands for a card: its kind, or for a creature its colour."""
    if kind in _OF_KIND:
        return _OF_KIND[kind]
    if len(colors) == 1:
        return _OF_COLOR.get(colors[0], Emblem.GEM)
    return Emblem.STAR if colors else Emblem.GEM


@lru_cache
def emblem_path(emblem: Emblem) -> QPainterPath:
    """The emblem within a circle of radius 1 round the origin."""
    return QTransform.fromScale(1 / _GRAIN, 1 / _GRAIN).map(_DRAWN[emblem]())


def _rays(points: int, outer: float, inner: float) -> QPainterPath:
    return _grained(star_of(points, outer, inner))


def _disc(radius: float, x: float = 0.0, y: float = 0.0) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return _grained(path)


def _grained(path: QPainterPath) -> QPainterPath:
    return QTransform.fromScale(_GRAIN, _GRAIN).map(path)


def _sun() -> QPainterPath:
    return _rays(12, 1.0, 0.66).subtracted(_disc(0.52)).united(_disc(0.42))


def _waves() -> QPainterPath:
    path = QPainterPath()
    for y in (-0.5, 0.05, 0.6):
        path.moveTo(-1.0, y)
        path.cubicTo(-0.65, y - 0.5, -0.35, y - 0.5, 0.0, y)
        path.cubicTo(0.35, y + 0.3, 0.65, y + 0.3, 1.0, y - 0.16)
        path.cubicTo(0.65, y + 0.55, 0.35, y + 0.55, 0.0, y + 0.22)
        path.cubicTo(-0.35, y - 0.22, -0.65, y - 0.22, -1.0, y)
    return _grained(path)


def _moon() -> QPainterPath:
    return _disc(0.95).subtracted(_disc(0.8, 0.42, -0.22))


def _flame() -> QPainterPath:
    path = QPainterPath(QPointF(0.1, -1.0))
    path.cubicTo(0.2, -0.5, 0.85, -0.2, 0.75, 0.4)
    path.cubicTo(0.68, 0.85, 0.3, 1.0, 0.0, 1.0)
    path.cubicTo(-0.4, 1.0, -0.78, 0.75, -0.74, 0.3)
    path.cubicTo(-0.7, 0.0, -0.45, -0.2, -0.4, -0.5)
    path.cubicTo(-0.2, -0.35, -0.1, -0.15, -0.1, 0.05)
    path.cubicTo(0.15, -0.25, 0.2, -0.6, 0.1, -1.0)
    inner = QPainterPath(QPointF(0.05, 0.25))
    inner.cubicTo(0.3, 0.45, 0.34, 0.82, 0.0, 0.84)
    inner.cubicTo(-0.32, 0.82, -0.25, 0.5, 0.05, 0.25)
    return _grained(path).subtracted(_grained(inner))


def _leaf() -> QPainterPath:
    path = QPainterPath(QPointF(0.8, -0.9))
    path.cubicTo(-0.4, -0.95, -1.0, -0.2, -0.62, 0.55)
    path.cubicTo(0.2, 0.85, 0.95, 0.2, 0.8, -0.9)
    vein = QPainterPath(QPointF(0.45, -0.55))
    vein.cubicTo(0.0, -0.25, -0.4, 0.2, -0.82, 0.95)
    vein.lineTo(-0.66, 1.0)
    vein.cubicTo(-0.3, 0.35, 0.05, -0.1, 0.45, -0.55)
    return _grained(path).subtracted(_grained(vein))


def _gem() -> QPainterPath:
    path = QPainterPath(QPointF(0.0, -0.95))
    for x, y in ((0.75, 0.0), (0.0, 0.95), (-0.75, 0.0)):
        path.lineTo(x, y)
    path.closeSubpath()
    facet = QPainterPath(QPointF(0.0, -0.55))
    for x, y in ((0.43, 0.0), (0.0, 0.55), (-0.43, 0.0)):
        facet.lineTo(x, y)
    facet.closeSubpath()
    return _grained(path).subtracted(_grained(facet))


def _compass() -> QPainterPath:
    ring = _disc(0.72).subtracted(_disc(0.6))
    return _rays(4, 1.0, 0.26).united(ring)


def _banner() -> QPainterPath:
    path = QPainterPath()
    path.addRect(QRectF(-0.72, -1.0, 0.14, 2.0))
    path.moveTo(-0.5, -0.92)
    path.cubicTo(-0.1, -1.1, 0.3, -0.7, 0.82, -0.88)
    path.lineTo(0.58, -0.42)
    path.lineTo(0.82, 0.08)
    path.cubicTo(0.3, 0.26, -0.1, -0.14, -0.5, 0.04)
    path.closeSubpath()
    return _grained(path)


def _gear() -> QPainterPath:
    teeth = QPainterPath()
    for number in range(8):
        angle = pi * number / 4
        teeth = teeth.united(_disc(0.2, 0.78 * cos(angle), 0.78 * sin(angle)))
    return teeth.united(_disc(0.74)).subtracted(_disc(0.34))


_DRAWN: Mapping[Emblem, Callable[[], QPainterPath]] = MappingProxyType(
    {
        Emblem.SUN: _sun,
        Emblem.WAVES: _waves,
        Emblem.MOON: _moon,
        Emblem.FLAME: _flame,
        Emblem.LEAF: _leaf,
        Emblem.STAR: lambda: _rays(5, 1.0, 0.42),
        Emblem.GEM: _gem,
        Emblem.COMPASS: _compass,
        Emblem.BANNER: _banner,
        Emblem.GEAR: _gear,
    }
)
