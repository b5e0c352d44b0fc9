"""Dragging points from the coin of an attacker or blocker onto those among whom it divides them."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication

from simulator.controller.intents import Assign
from simulator.rules.messages import Name
from simulator.view.gestures.surface import Surface
from simulator.view.places.giving import dropped_points, share_of
from simulator.view.table.hits import recipient_at
from simulator.view.table.marks import Lit


class DragPoints:
    """The points of one source in the hand; with Shift, all of them go to one recipient."""

    def __init__(self, surface: Surface, source: str) -> None:
        self._surface = surface
        self._source = source

    def start(self, at: QPointF) -> None:
        """Choose the source, and light those who can still be given something."""
        self._surface.select(self._source)
        shares = [share for share in self._surface.state.shares if share.source == self._source]
        lit = {one.recipient: Lit.REFUSED if self._amount(one.recipient) is None else Lit.ALLOWED for one in shares}
        self._surface.light(lit)
        self.move(at)

    def move(self, at: QPointF) -> None:
        """Show how many points the recipient under the pointer would have."""
        recipient = self._recipient(at)
        self._surface.aim(recipient)
        amount = None if recipient is None else self._amount(recipient)
        self._surface.scene.held.carry_points(self._words(amount), at)
        if recipient is None:
            self._surface.hush()
        elif amount is None:
            self._say_impossible(recipient, at)
        else:
            names = {"source": Name(self._source), "recipient": Name(recipient)}
            self._surface.say("board.give", Lit.ALLOWED, at, amount=amount, **names)

    def end(self, at: QPointF) -> None:
        """Give the points."""
        recipient = self._recipient(at)
        amount = None if recipient is None else self._amount(recipient)
        self.cancel()
        if recipient is None:
            return
        if amount is None:
            self._say_impossible(recipient, at)
        else:
            self._surface.do(Assign(self._source, recipient, amount), at)

    def cancel(self) -> None:
        """Keep the points."""
        self._surface.light({})
        self._surface.hush()
        self._surface.scene.held.carry_points("", QPointF())

    def _recipient(self, at: QPointF) -> str | None:
        thing = recipient_at(self._surface.scene, at)
        return thing if thing is not None and share_of(self._surface.state, self._source, thing) else None

    def _amount(self, recipient: str) -> int | None:
        everything = bool(QApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier)
        return dropped_points(self._surface.state, self._source, recipient, everything=everything)

    def _words(self, amount: int | None) -> str:
        card = self._surface.state.card(self._source)
        left = card.to_assign - card.assigned if card else 0
        return str(left if amount is None else amount)

    def _say_impossible(self, recipient: str, at: QPointF) -> None:
        names = {"source": Name(self._source), "recipient": Name(recipient)}
        self._surface.say("board.give.impossible", Lit.REFUSED, at, **names)
