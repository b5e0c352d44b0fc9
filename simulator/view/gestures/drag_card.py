"""Dragging a card: onto what it attacks or blocks, onto an attacker for a band, home again, or along its row."""

from PySide6.QtCore import QPointF

from simulator.controller.board_state import CardRole, Seat
from simulator.controller.intents import Intent, MoveBefore
from simulator.controller.offers import DropView
from simulator.rules.messages import Name
from simulator.view.geometry import Point
from simulator.view.gestures.surface import Surface
from simulator.view.hits import thing_at
from simulator.view.marks import Lit
from simulator.view.meaning import dropped_on, moved_among_blockers, taken_home
from simulator.view.row_places import RowPlace, place_in_row


class DragCard:
    """One card in the hand."""

    def __init__(self, surface: Surface, id: str) -> None:
        self._surface = surface
        self._id = id
        self._drops = surface.drops(id)
        self._grip = QPointF()

    def start(self, at: QPointF) -> None:
        """Lift the card and light the places where it may be dropped, and those where it may not."""
        scene = self._surface.scene
        self._grip = at - scene.cards[self._id].pos()
        scene.held.lift(scene.cards[self._id], self._grip)
        lit = {target: Lit.ALLOWED if drop.allowed else Lit.REFUSED for target, drop in self._drops.items()}
        self._surface.light(lit)
        self.move(at)

    def move(self, at: QPointF) -> None:
        """Let the card follow, and say what a drop would do here."""
        self._surface.scene.held.carry(at - self._grip)
        target = self._target(at)
        self._surface.aim(target.target if target else None)
        place = None if target else self._row_place(at)
        self._surface.scene.held.show_bar(place.bar if place else None)
        self._announce(target, place, at)

    def end(self, at: QPointF) -> None:
        """Drop the card."""
        target = self._target(at)
        place = self._row_place(at)
        goes_home = self._is_home(at)
        self.cancel()
        if target is not None and not target.allowed:
            self._surface.refuse(target, at)
            return
        intent = self._intent(target, place, goes_home=goes_home)
        if intent is not None:
            self._surface.do(intent, at)

    def cancel(self) -> None:
        """Put the card back where it lay."""
        self._surface.light({})
        self._surface.hush()
        self._surface.scene.held.put_down()

    def _intent(self, target: DropView | None, place: RowPlace | None, *, goes_home: bool) -> Intent | None:
        state = self._surface.state
        if target is not None:
            return dropped_on(state, self._id, target.target)
        if goes_home:
            return taken_home(state, self._id)
        if place is not None:
            return moved_among_blockers(state, self._id, place.before) or MoveBefore(self._id, place.before)
        return None

    def _target(self, at: QPointF) -> DropView | None:
        """The place under a point where the card may be dropped, or where it is refused."""
        thing = thing_at(self._surface.scene, at, besides=self._id)
        return None if thing is None else self._drops.get(thing)

    def _row_place(self, at: QPointF) -> RowPlace | None:
        scene = self._surface.scene
        place = place_in_row(scene.state, scene.layout_shown, self._id, Point(at.x(), at.y()))
        return None if place is None or self._is_home(at) else place

    def _is_home(self, at: QPointF) -> bool:
        """Whether a point is at the home of a card that is away from it."""
        scene, card = self._surface.scene, self._surface.state.card(self._id)
        if card is None or card.role is CardRole.IDLE:
            return False
        zones = scene.layout_shown.zones
        zone = zones.near if card.seat is Seat.NEAR else zones.far
        return zone.grown(scene.layout_shown.measures.gap).holds(Point(at.x(), at.y()))

    def _announce(self, target: DropView | None, place: RowPlace | None, at: QPointF) -> None:
        if target is not None:
            self._surface.tell((target.reason,), Lit.ALLOWED if target.allowed else Lit.REFUSED, at)
        elif self._is_home(at):
            self._surface.say("board.drop.home", Lit.ALLOWED, at, creature=Name(self._id))
        elif place is not None and place.before is not None:
            other = Name(place.before)
            self._surface.say("board.drop.move", Lit.ALLOWED, at, creature=Name(self._id), other=other)
        else:
            self._surface.hush()
