"""Badges for what a permanent is or has done, beside its keywords: what the turn left on it, and what it triggered."""

from collections import Counter
from collections.abc import Iterator, Mapping

from simulator.controller.board_state import Badge
from simulator.rules.citation import Rule
from simulator.rules.combat import Combat
from simulator.rules.events import KeywordTriggered, Triggered
from simulator.rules.messages import Message, message, names
from simulator.rules.objects import Permanent

_TRIGGER_HUE, _FLAG_HUE, _COMMANDER_HUE = 3, 7, 0
_TRIGGERED = "↯"


def triggered_badges(combat: Combat) -> Mapping[str, Badge]:
    """For each permanent of which anything triggered in this combat, a badge with the number of times."""
    times: dict[str, Counter[Message]] = {}
    for event in combat.log:
        if isinstance(event, Triggered):
            times.setdefault(event.id, Counter())[message(f"trigger.{event.when.value}")] += event.times
        elif isinstance(event, KeywordTriggered):
            times.setdefault(event.id, Counter())[event.message] += 1
    return {id: _badge(counted) for id, counted in times.items()}


def _badge(times: Counter[Message]) -> Badge:
    said = tuple(message("flag.trigger", when=when, times=str(n)) for when, n in times.items())
    return Badge(f"{_TRIGGERED}{times.total()}", _TRIGGER_HUE, message("flag.triggered", triggers=said), None)


def flags_of(combat: Combat, permanent: Permanent) -> Iterator[Badge]:
    """What the turn left on a permanent."""
    if permanent.commander:
        yield Badge("CO", _COMMANDER_HUE, message("flag.commander"), Rule("903.10a"))
    if permanent.summoning_sick and permanent.is_creature:
        yield Badge("SS", _FLAG_HUE, message("flag.summoning-sick"), Rule("302.6"))
    if permanent.attacked_this_turn and combat.attacker(permanent.id) is None:
        yield Badge("AT", _FLAG_HUE, message("flag.attacked"), Rule("508.1"))
    if permanent.goaded_by:
        yield Badge("GO", _FLAG_HUE, message("flag.goaded", players=names(permanent.goaded_by)), Rule("701.15"))
    if permanent.regeneration_shields:
        shields = str(permanent.regeneration_shields)
        yield Badge(f"RG{shields}", _FLAG_HUE, message("flag.regeneration", n=shields), Rule("701.19a"))
