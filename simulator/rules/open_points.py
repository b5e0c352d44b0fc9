"""The points that the rules leave open, or say in words that do not fit together, and by which rules they arise.

How each of them is read here is a catalogue text `open-point.<id>`.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from simulator.rules.citation import Rule


@dataclass(frozen=True, slots=True)
class OpenPoint:
    """One point. `rules`: those that leave it open."""

    id: str
    rules: tuple[Rule, ...]


def _point(id: str, *numbers: str) -> OpenPoint:
    return OpenPoint(id, tuple(map(Rule, numbers)))


EXCESS_OF_DEATHTOUCH = _point("excess-of-deathtouch", "120.10", "120.4a", "702.2c")
UNBLOCKED_BEFORE_A_BATTLE = _point("unblocked-before-a-battle", "702.19d")
ASSIGNED_NOT_DEALT = _point("assigned-not-dealt", "702.19e")
ENTERED_BETWEEN_THE_STEPS = _point("entered-between-the-steps", "510.4", "508.4")
OVER_PLANESWALKERS_ALONE = _point("over-planeswalkers-alone", "702.19c")
BANDED_AMONG_BLOCKERS = _point("banded-among-blockers", "702.22j")
ATTACKED_PLAYER_LEFT = _point("attacked-player-left", "800.4e", "506.4")
OWN_SIDE_ONLY = _point("own-side-only", "510.1e")
STILL_BLOCKED_ONES = _point("still-blocked-ones", "510.1d")
LETHAL_BY_NO_POWER = _point("lethal-by-no-power", "120.6")
EXCESS_OF_SEVERAL = _point("excess-of-several", "120.10", "120.4a")
ALL_OR_NOTHING_TO_NOBODY = _point("all-or-nothing-to-nobody", "510.1c")
LATE_AND_UNBLOCKED = _point("late-and-unblocked", "508.4d")
TOGETHER_BEFORE_2011 = _point("together-before-2011", "510.1e")
DEFENDING_TEAM = _point("defending-team", "702.22j", "810.11")
LAST_DEFENDING_PLAYER = _point("last-defending-player", "702.19e", "508.5")
TWO_ANNOUNCERS = _point("two-announcers", "702.22j", "702.22k")
ITS_OWN_SIDE_NOW = _point("its-own-side-now", "508.4a")
UNBLOCKED_BY_AN_EFFECT = _point("unblocked-by-an-effect", "509.1h")

OPEN_POINTS = (
    EXCESS_OF_DEATHTOUCH,
    UNBLOCKED_BEFORE_A_BATTLE,
    ASSIGNED_NOT_DEALT,
    ENTERED_BETWEEN_THE_STEPS,
    OVER_PLANESWALKERS_ALONE,
    BANDED_AMONG_BLOCKERS,
    ATTACKED_PLAYER_LEFT,
    OWN_SIDE_ONLY,
    STILL_BLOCKED_ONES,
    LETHAL_BY_NO_POWER,
    EXCESS_OF_SEVERAL,
    ALL_OR_NOTHING_TO_NOBODY,
    LATE_AND_UNBLOCKED,
    TOGETHER_BEFORE_2011,
    DEFENDING_TEAM,
    LAST_DEFENDING_PLAYER,
    TWO_ANNOUNCERS,
    ITS_OWN_SIDE_NOW,
    UNBLOCKED_BY_AN_EFFECT,
)


def open_points_of(rule: Rule) -> Iterable[OpenPoint]:
    """The points that a rule leaves open."""
    return (point for point in OPEN_POINTS if rule in point.rules)
