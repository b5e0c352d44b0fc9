"""A small panel that asks what an action still leaves to choose."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from simulator.controller.board_state import BoardState
from simulator.controller.intents import Act
from simulator.controller.offers import ActionView
from simulator.rules.messages import Name, message
from simulator.rules.timeline import SHAPES, Action, ActionKind, Parameter
from simulator.view.look.texts import Texts
from simulator.view.panels.action_fields import ActionField, field_for
from simulator.view.panels.ask_form import Asked, AskForm


def base_action(offer: ActionView) -> Action:
    """The action with its subject, everything else still open."""
    if offer.kind is ActionKind.DAMAGE:
        return Action(offer.kind, to=offer.subject)
    if Parameter.PLAYER in SHAPES[offer.kind].required:
        return Action(offer.kind, player=offer.subject)
    return Action(offer.kind, permanent=offer.subject)


class ActionForm(AskForm):
    """Asks beside what the action is about. `wanted` tells the `Act` when everything is chosen."""

    def __init__(self, texts: Texts, parent: QWidget) -> None:
        super().__init__(texts, parent)
        self._offer: ActionView | None = None
        self.fields: tuple[ActionField, ...] = ()

    def open(self, offer: ActionView, state: BoardState, beside: QPoint) -> None:
        """Ask for what the offered action leaves open; `beside`: where, in px of the window."""
        self._offer = offer
        required = SHAPES[offer.kind].required
        self.fields = tuple(
            field_for(asked, offer.subject, state, self._texts, optional=asked not in required) for asked in offer.asks
        )
        heading = message(
            "window.action.heading", action=message(f"action.{offer.kind.value}"), who=Name(offer.subject)
        )
        rows = tuple(Asked(message(f"parameter.{field.parameter.value}"), field.widget) for field in self.fields)
        self.ask(heading, rows, state, beside)

    def answer(self) -> None:
        """Tell the action with all that was chosen."""
        if self._offer is None:
            return
        action = base_action(self._offer)
        for field in self.fields:
            action = field.put(action)
        self.wanted.emit(Act(action))
