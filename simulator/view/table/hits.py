"""What lies under a point of the table."""

from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QPointF

from simulator.view.places.geometry import Point
from simulator.view.places.share_layout import Slot
from simulator.view.table.board_scene import BoardScene
from simulator.view.table.share_item import SharePart


@dataclass(frozen=True, slots=True)
class Nothing:
    """The bare table."""


@dataclass(frozen=True, slots=True)
class OnThing:
    """A card or a seat."""

    id: str


@dataclass(frozen=True, slots=True)
class OnCoin:
    """The coin with the points of a card."""

    id: str


@dataclass(frozen=True, slots=True)
class OnShare:
    """A part of a share."""

    slot: Slot
    part: SharePart


Hit: TypeAlias = Nothing | OnThing | OnCoin | OnShare


def hit(scene: BoardScene, at: QPointF) -> Hit:
    """What lies uppermost under a point."""
    for slot, share in scene.shares.items():
        if share.sceneBoundingRect().contains(at) and share.box.contains(at - share.pos()):
            return OnShare(slot, share.part_at(at.x() - share.pos().x()))
    for id, card in scene.cards.items():
        coin = card.coin
        if coin is not None and coin.contains(at - card.pos()):
            return OnCoin(id)
    thing = thing_at(scene, at)
    return Nothing() if thing is None else OnThing(thing)


def thing_at(scene: BoardScene, at: QPointF, besides: str | None = None) -> str | None:
    """The card or seat under a point, or None; `besides`: one that does not count, for it is being dragged."""
    boxes = {**scene.layout_shown.cards, **scene.layout_shown.seats}
    point = Point(at.x(), at.y())
    return next((id for id, box in boxes.items() if id != besides and box.holds(point)), None)


def seat_near(scene: BoardScene, at: QPointF) -> str | None:
    """The seat that a point lies in or just beside, or None."""
    layout, point = scene.layout_shown, Point(at.x(), at.y())
    gap = layout.measures.gap
    return next((id for id, box in layout.seats.items() if box.grown(gap).holds(point)), None)


def recipient_at(scene: BoardScene, at: QPointF) -> str | None:
    """The recipient under a point: a card or seat, or the one whose share lies there."""
    found = hit(scene, at)
    if isinstance(found, OnShare):
        return found.slot[1]
    return thing_at(scene, at)


def anchor_of(scene: BoardScene, id: str) -> QPointF:
    """The middle of a card or seat; of the table where there is no such thing."""
    box = scene.layout_shown.box_of(id)
    return scene.sceneRect().center() if box is None else QPointF(box.middle.x, box.middle.y)


def effect_at(scene: BoardScene, at: QPointF) -> int | None:
    """The place among the effects of the one whose chip lies under a point, or None."""
    chips = (key for key, chip in reversed(scene.effects.items()) if chip.sceneBoundingRect().contains(at))
    return next((place for place, _ in chips), None)
