"""Dragging a card: onto what it attacks or blocks, onto an attacker for a band, home again, along its row, or over to
the other side of the table."""

from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QPointF

from simulator.controller.board_state import CardRole, Row, Seat
from simulator.controller.intents import HandOver, Intent, MoveBefore
from simulator.controller.offers import DropView
from simulator.rules.messages import Name
from simulator.view.gestures.surface import Surface
from simulator.view.places.geometry import Point
from simulator.view.places.row_places import RowPlace, place_in_row
from simulator.view.places.side_places import SidePlace, place_at_side
from simulator.view.table.hits import seat_near, thing_at
from simulator.view.table.marks import Lit
from simulator.view.table.meaning import dropped_on, taken_home


@dataclass(frozen=True, slots=True)
class Home:
    """The home of a card that is away from it."""


_HOME = Home()
_MIDDLE = 0.3
_Aim: TypeAlias = DropView | Home | RowPlace | SidePlace | None


class DragCard:
    """One card in the hand."""

    def __init__(self, surface: Surface, id: str) -> None:
        self._surface = surface
        self._id = id
        self._drops = surface.drops(id)
        self._grip = QPointF()

    def start(self, at: QPointF) -> None:
        """Lift the card and light the places where it may be dropped."""
        scene = self._surface.scene
        scene.glide.arrive()
        self._grip = at - scene.cards[self._id].pos()
        scene.held.lift(scene.cards[self._id], self._grip)
        self.move(at)

    def move(self, at: QPointF) -> None:
        """Let the card follow, and say what a drop would do here."""
        self._surface.scene.held.carry(at - self._grip)
        aim = self._aim(at)
        target = aim.target if isinstance(aim, DropView) else None
        self._surface.light_drops(self._drops.values(), aimed=target)
        self._surface.scene.held.show_bar(aim.bar if isinstance(aim, RowPlace) else None)
        self._surface.welcome(aim.area if isinstance(aim, SidePlace) else None)
        self._surface.expect(None if isinstance(aim, DropView) and not aim.allowed else self._intent(aim))
        self._announce(aim, at)

    def end(self, at: QPointF) -> None:
        """Drop the card."""
        aim = self._aim(at)
        self.cancel()
        if isinstance(aim, DropView) and not aim.allowed:
            self._surface.refuse(aim, at)
            return
        intent = self._intent(aim)
        if intent is not None:
            self._surface.do(intent, at)

    def cancel(self) -> None:
        """Put the card back where it lay."""
        self._surface.light({})
        self._surface.welcome(None)
        self._surface.hush()
        self._surface.expect(None)
        self._surface.scene.held.put_down()

    def _aim(self, at: QPointF) -> _Aim:
        """What a drop would hit: a place that takes the card, its home, a place in its row, or one that refuses it."""
        # Beside a seat a hand means the player.
        thing = thing_at(self._surface.scene, at, besides=self._id) or seat_near(self._surface.scene, at)
        drop = None if thing is None else self._drops.get(thing)
        if drop is not None and drop.allowed:
            return drop
        if self._is_home(at):
            return _HOME
        if drop is not None and self._means_a_band(drop.target, at):
            return drop
        state, layout, point = self._surface.state, self._surface.scene.layout_shown, Point(at.x(), at.y())
        return place_in_row(state, layout, self._id, point) or drop or place_at_side(state, layout, self._id, point)

    def _means_a_band(self, target: str, at: QPointF) -> bool:
        """Whether an attacker is held over the middle of another: at its edge it would stand beside it."""
        state, box = self._surface.state, self._surface.scene.layout_shown.cards.get(target)
        card, other = state.card(self._id), state.card(target)
        if box is None or card is None or other is None or other.row is not Row.ATTACKERS:
            return False
        return card.row is Row.ATTACKERS and abs(at.x() - box.middle.x) < box.width * _MIDDLE

    def _intent(self, aim: _Aim) -> Intent | None:
        match aim:
            case DropView(target=target):
                return dropped_on(self._surface.state, self._id, target)
            case Home():
                return taken_home(self._surface.state, self._id)
            case RowPlace(before=before):
                return MoveBefore(self._id, before)
            case SidePlace(player=player):
                return HandOver(self._id, player)
            case None:
                return None

    def _is_home(self, at: QPointF) -> bool:
        """Whether a point is at the home of a card that is away from it."""
        scene, card = self._surface.scene, self._surface.state.card(self._id)
        if card is None or card.role is CardRole.IDLE:
            return False
        zones = scene.layout_shown.zones
        zone = zones.near if card.seat is Seat.NEAR else zones.far
        return zone.grown(scene.layout_shown.measures.gap).holds(Point(at.x(), at.y()))

    def _announce(self, aim: _Aim, at: QPointF) -> None:
        match aim:
            case DropView(allowed=allowed, reason=reason):
                self._surface.tell((reason,), Lit.ALLOWED if allowed else Lit.REFUSED, at)
            case Home():
                self._surface.say("board.drop.home", Lit.ALLOWED, at, creature=Name(self._id))
            case RowPlace(before=before) if before is not None:
                self._surface.say("board.drop.move", None, at, creature=Name(self._id), other=Name(before))
            case SidePlace(player=player):
                names = {"creature": Name(self._id), "player": Name(player)}
                self._surface.say("board.drop.hand-over", Lit.ALLOWED, at, **names)
            case _:
                self._surface.hush()
