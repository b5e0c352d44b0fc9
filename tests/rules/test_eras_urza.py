"""Urza's Saga: trample assigns, and skips blockers that cannot be dealt combat damage (rulings of October 1998)."""

import pytest

from simulator.rules.effects import DamageEffect, EffectKind, Filter
from simulator.rules.objects import Color, Permanent
from simulator.rules.scenario import Scenario
from tests.boards import creature, do, gone, played, scenario
from tests.rules.era_boards import divisions, first_step

GASEOUS_FORM = DamageEffect(EffectKind.PREVENT, recipient=Filter(ids=("B",)))
SHIELD = DamageEffect(EffectKind.PREVENT, recipient=Filter(ids=("B",)), shield=True)


def trampler(*blockers: Permanent, rules: str = "urza", effects: tuple[DamageEffect, ...] = ()) -> Scenario:
    attacker = creature("A", 4, 4, "trample", colors=frozenset({Color.GREEN}))
    block = {one.id: "A" for one in blockers}
    return scenario(attacker, *blockers, attack={"A": "P2"}, block=block, effects=effects, rules=rules)


def blocker(id: str, toughness: int, *words: str, power: int = 0, damage: int = 0) -> Permanent:
    return creature(id, power, toughness, *words, controller="P2", damage=damage)


def test_1998_the_rest_is_divided_between_one_blocker_and_the_player_at_will() -> None:
    assert divisions(trampler(blocker("B", 3)), "A") == [(4, 0), (3, 1)]


def test_1998_all_blockers_have_lethal_damage_before_the_player_is_given_any() -> None:
    found = divisions(trampler(blocker("B", 2), blocker("C", 1)), "A")
    assert [one for one in found if one[2]] == [(2, 1, 1)]


def test_1998_the_only_blocker_cannot_be_dealt_damage_so_all_goes_to_the_player() -> None:
    assert divisions(trampler(blocker("B", 3), effects=(GASEOUS_FORM,)), "A") == [(4,)]


def test_1998_such_a_blocker_among_others_is_ignored() -> None:
    step = first_step(trampler(blocker("B", 3), blocker("C", 1), effects=(GASEOUS_FORM,)))
    assert step.source_of["A"].recipients == ("C", "P2")


def test_1998_protection_makes_one_that_cannot_be_dealt_damage() -> None:
    assert divisions(trampler(blocker("B", 3, "protection from green")), "A") == [(4,)]
    assert divisions(trampler(blocker("B", 3, "protection from red")), "A") == [(4, 0), (3, 1)]


def test_1998_a_shield_is_no_lasting_prevention() -> None:
    assert divisions(trampler(blocker("B", 3), effects=(SHIELD,)), "A") == [(4, 0), (3, 1)]


def test_1998_what_cannot_be_prevented_is_dealt() -> None:
    unpreventable = DamageEffect(EffectKind.CANT_BE_PREVENTED)
    assert divisions(trampler(blocker("B", 3), effects=(GASEOUS_FORM, unpreventable)), "A") == [(4, 0), (3, 1)]


def test_1998_without_trample_it_still_assigns_to_such_a_blocker() -> None:
    board = scenario(
        creature("A", 4, 4), blocker("B", 3), attack={"A": "P2"}, block={"B": "A"}, effects=[GASEOUS_FORM], rules="urza"
    )
    assert divisions(board, "A") == [(4,)]


@pytest.mark.parametrize(
    ("rules", "ways"), [("urza", 1), ("1999-06-01", 1), ("2001-06-30", 1), ("2001-07-01", 2), ("sixth", 2)]
)
def test_502_9d_until_july_2001_they_are_skipped(rules: str, ways: int) -> None:
    assert len(divisions(trampler(blocker("B", 3), effects=(GASEOUS_FORM,), rules=rules), "A")) == ways


def test_1998_marked_damage_does_not_lower_what_is_needed() -> None:
    assert divisions(trampler(blocker("B", 3, damage=2)), "A") == [(4, 0), (3, 1)]


@pytest.mark.parametrize(("rules", "dead"), [("urza", set()), ("1999-06-01", {"A"})])
def test_506_4b_before_sixth_edition_a_tapped_blocker_deals_no_damage(rules: str, dead: set[str]) -> None:
    board = scenario(
        creature("A", 2, 2),
        blocker("B", 3, power=2),
        attack={"A": "P2"},
        block={"B": "A"},
        timeline=[do("declare blockers", "tap", "B")],
        rules=rules,
    )
    assert gone(played(board)) == dead
