"""What every action needs: whom it is done to, and how to say that it does nothing or lacks a choice."""

from typing import TypeVar

from simulator.rules.citation import Rule
from simulator.rules.combat import Combat
from simulator.rules.messages import Message, Name, message
from simulator.rules.objects import Permanent, Player
from simulator.rules.timeline import Action

_Given = TypeVar("_Given")


class ActionRefusedError(Exception):
    """The rules don't allow the action: it does nothing. Carries why."""

    def __init__(self, message: Message, rule: Rule | None = None) -> None:
        super().__init__(message.key)
        self.message = message
        self.rule = rule


class MissingChoiceError(Exception):
    """An action leaves out a choice and there are several. Carries what is to be chosen."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message


def given(value: _Given | None) -> _Given:
    """A parameter that the shape of the action requires. Raises `ValueError` where it was left out."""
    if value is None:
        raise ValueError("an action without a parameter that it needs")
    return value


def permanent_of(combat: Combat, action: Action) -> Permanent:
    """The permanent that the action is done to. Raises `ActionRefusedError` where it is not on the battlefield."""
    return here(combat, given(action.permanent))


def here(combat: Combat, id: str) -> Permanent:
    """A permanent on the battlefield, phased in. Raises `ActionRefusedError`."""
    if not combat.on_battlefield(id):
        raise ActionRefusedError(message("warning.not-on-battlefield", permanent=Name(id)))
    return combat.permanent(id)


def player_of(combat: Combat, action: Action) -> Player:
    """The player that the action is done to. Raises `ActionRefusedError` where that player has left the game."""
    player = combat.player(given(action.player))
    if player.out:
        raise ActionRefusedError(message("warning.player-left", player=Name(player.id)))
    return player
