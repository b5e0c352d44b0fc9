"""Which rules are in force: an era is data, chosen by id or by date.

Rule functions ask an `Era` what holds and never compare era ids. An id means the era's last text, a day the text
of that day: where the rules changed within an era, `_STAGES` has a line for each text.
"""

from dataclasses import dataclass, replace
from datetime import date, timedelta
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


class SecondStep(StrEnum):
    """What keeps a creature without double strike out of the second of two combat damage steps."""

    HAD_EITHER = "had first or double strike when the first began"
    HAD_FIRST_STRIKE = "had first strike when the first began"
    ASSIGNED = "assigned damage in the first"


@dataclass(frozen=True, slots=True)
class Era:
    """The rules of one stage.

    `in_force_from`: the first day of the era. `damage_assignment_order`: several blockers are dealt with
    in an announced order. `protector_change_removes`: a battle with a new protector is removed from combat
    (506.4). `attacked_must_be_theirs`: a creature enters attacking a planeswalker or battle only while that
    belongs to a defending player (508.4a). `second_step`: who is kept out of it. `damage_on_the_stack`: players
    act between assigning and dealing. `damage_keywords_trigger`: deathtouch and lifelink are triggers.
    `marked_damage_counts`: damage that is marked already counts towards lethal damage when assigning.
    `skips_undamageable`: trample reckons without blockers that cannot be dealt combat damage. `surplus_moves`:
    trample redirects damage as it is dealt. `tapped_blockers_deal`: combat damage.
    """

    id: EraId
    in_force_from: date
    damage_assignment_order: bool
    deathtouch: Deathtouch
    protector_change_removes: bool
    attacked_must_be_theirs: bool
    second_step: SecondStep = SecondStep.HAD_EITHER
    damage_on_the_stack: bool = False
    damage_keywords_trigger: bool = False
    marked_damage_counts: bool = True
    skips_undamageable: bool = False
    surplus_moves: bool = False
    tapped_blockers_deal: bool = True


# First days: the rules texts that came with Foundations, Magic 2011, Magic 2010, Classic Sixth Edition,
# Urza's Saga and the first printing.
_FOUNDATIONS = Era(EraId.FOUNDATIONS, date(2024, 11, 8), False, Deathtouch.ANY_DAMAGE_IS_LETHAL, True, True)
_M11 = Era(EraId.M11, date(2010, 7, 16), True, Deathtouch.ANY_DAMAGE_IS_LETHAL, False, False)
_M10 = Era(EraId.M10, date(2009, 7, 11), True, Deathtouch.DIVIDES_FREELY, False, False)
_SIXTH = Era(
    EraId.SIXTH,
    date(1999, 6, 1),
    False,
    Deathtouch.NO_INFLUENCE,
    False,
    False,
    second_step=SecondStep.ASSIGNED,
    damage_on_the_stack=True,
    damage_keywords_trigger=True,
)
# The rules text with Champions of Kamigawa keeps out of the second step who assigned in the first; before, it was
# who had first or double strike. Double strike itself came with Legions, whose text is the first one that is known
# to count marked damage towards lethal damage. Other creatures' damage of the same step is counted from the beginning:
# older texts only say that it may be arranged in trample's favour, so that is inferred.
_LEGIONS = replace(_SIXTH, second_step=SecondStep.HAD_EITHER)
_ODYSSEY = replace(_LEGIONS, marked_damage_counts=False)
# The text of July 2001, with Apocalypse, is the first to say that trample looks at the toughness of every blocker.
_INVASION = replace(_ODYSSEY, skips_undamageable=True)
# That tapped blockers dealt no damage until Sixth Edition is sourced for the first rules and inferred for Urza's Saga.
_URZA = Era(
    EraId.URZA,
    date(1998, 10, 12),
    False,
    Deathtouch.NO_INFLUENCE,
    False,
    False,
    damage_keywords_trigger=True,
    marked_damage_counts=False,
    skips_undamageable=True,
    tapped_blockers_deal=False,
)
_CLASSIC = Era(
    EraId.CLASSIC,
    date(1993, 8, 5),
    False,
    Deathtouch.NO_INFLUENCE,
    False,
    False,
    damage_keywords_trigger=True,
    surplus_moves=True,
    tapped_blockers_deal=False,
)

ERAS = (_FOUNDATIONS, _M11, _M10, _SIXTH, _URZA, _CLASSIC)
"""The eras, newest first, each with its last text."""

_STAGES: tuple[tuple[date, Era], ...] = (
    # The first text known to remove a battle from combat when its protector changes; that of April 2026 does not.
    (date(2026, 9, 25), _FOUNDATIONS),
    (_FOUNDATIONS.in_force_from, replace(_FOUNDATIONS, protector_change_removes=False)),
    (_M11.in_force_from, _M11),
    # Rules text with Zendikar: double strike when the first step began keeps out of the second too.
    (date(2009, 10, 2), _M10),
    (_M10.in_force_from, replace(_M10, second_step=SecondStep.HAD_FIRST_STRIKE)),
    (date(2004, 10, 1), _SIXTH),
    (date(2003, 2, 3), _LEGIONS),
    (date(2001, 7, 1), _ODYSSEY),
    (_SIXTH.in_force_from, _INVASION),
    (_URZA.in_force_from, _URZA),
    (_CLASSIC.in_force_from, _CLASSIC),
)
"""Every text that differs for combat damage, newest first, with the first day on which it was in force."""


DAYS = tuple(since for since, _ in _STAGES)
"""The first day of every text that differs for combat damage, newest first."""


class UnknownRulesError(ValueError):
    """`rules` names no era and no day since 1993-08-05."""


def era_of(rules: str) -> Era:
    """The rules that `rules` names: "current", an era id, or an ISO date.

    Raises `UnknownRulesError`.
    """
    day = day_of(rules)
    for since, era in _STAGES:
        if day >= since:
            return era
    raise UnknownRulesError(rules)


def day_of(rules: str) -> date:
    """The day whose text `rules` means: of an era its last day, and for today's rules the end of time.

    Raises `UnknownRulesError`.
    """
    word = rules.strip().lower()
    last = date.max
    for era in ERAS:
        if word == era.id.value or word == CURRENT:
            return last
        last = era.in_force_from - timedelta(days=1)
    try:
        return date.fromisoformat(word)
    except ValueError:
        raise UnknownRulesError(rules) from None
