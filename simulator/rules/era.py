"""Which rules are in force: an era is data, chosen by id or by date.

Rule functions ask an `Era` what holds and never compare era ids.
"""

from dataclasses import dataclass
from datetime import date
from enum import StrEnum

CURRENT = "current"
"""The word for today's rules; kept as such on save."""


class EraId(StrEnum):
    """The six stages of combat damage, newest first."""

    FOUNDATIONS = "foundations"
    M11 = "m11"
    M10 = "m10"
    SIXTH = "sixth"
    URZA = "urza"
    CLASSIC = "classic"


class Deathtouch(StrEnum):
    """What damage from a source with deathtouch does to the judging of an assignment."""

    ANY_DAMAGE_IS_LETHAL = "any damage is lethal"
    DIVIDES_FREELY = "divides freely"
    NO_INFLUENCE = "no influence"


@dataclass(frozen=True, slots=True)
class Era:
    """The rules of one stage.

    `in_force_from`: the first day of the stage. `damage_assignment_order`: several blockers are dealt with
    in an announced order. `protector_change_removes`: a battle with a new protector is removed from combat
    (506.4). `attacked_must_be_theirs`: a creature enters attacking a planeswalker or battle only while that
    belongs to a defending player (508.4a). `playable`: the program can play it.
    """

    id: EraId
    in_force_from: date
    damage_assignment_order: bool
    deathtouch: Deathtouch
    protector_change_removes: bool
    attacked_must_be_theirs: bool
    playable: bool = True


# First days: the rules texts that came with Foundations, Magic 2011, Magic 2010, Classic Sixth Edition,
# Urza's Saga and the first printing.
ERAS: tuple[Era, ...] = (
    Era(EraId.FOUNDATIONS, date(2024, 11, 8), False, Deathtouch.ANY_DAMAGE_IS_LETHAL, True, True),
    Era(EraId.M11, date(2010, 7, 16), True, Deathtouch.ANY_DAMAGE_IS_LETHAL, False, False),
    Era(EraId.M10, date(2009, 7, 11), True, Deathtouch.DIVIDES_FREELY, False, False, playable=False),
    Era(EraId.SIXTH, date(1999, 6, 1), False, Deathtouch.NO_INFLUENCE, False, False, playable=False),
    Era(EraId.URZA, date(1998, 10, 12), False, Deathtouch.NO_INFLUENCE, False, False, playable=False),
    Era(EraId.CLASSIC, date(1993, 8, 5), False, Deathtouch.NO_INFLUENCE, False, False, playable=False),
)


class UnknownRulesError(ValueError):
    """`rules` names no era and no day since 1993-08-05."""


def era_of(rules: str) -> Era:
    """The era that `rules` names: "current", an era id, or an ISO date.

    Raises `UnknownRulesError`.
    """
    word = rules.strip().lower()
    if word == CURRENT:
        return ERAS[0]
    for era in ERAS:
        if era.id.value == word:
            return era
    return _era_on(word)


def _era_on(day: str) -> Era:
    try:
        when = date.fromisoformat(day)
    except ValueError:
        raise UnknownRulesError(day) from None
    for era in ERAS:
        if when >= era.in_force_from:
            return era
    raise UnknownRulesError(day)
