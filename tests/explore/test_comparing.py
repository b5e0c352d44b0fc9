"""One combat under several eras: numbers, results, and the rules that make the difference."""

from collections.abc import Iterable

import pytest

from simulator.explore.comparing import Played, UnderRules, compare
from simulator.rules.effects import DamageEffect, EffectKind, Filter
from simulator.rules.era import ERAS, UnknownRulesError
from simulator.rules.scenario import Scenario
from simulator.rules.timeline import TimelineEntry
from tests.boards import creature, do, scenario

ALL = [era.id.value for era in ERAS]


def blocked_by_two(*words: str, rules: str = "current", what_if: bool = False) -> Scenario:
    return scenario(
        creature("A", 5, 5, *words),
        creature("B", 0, 2, controller="P2"),
        creature("C", 0, 4, controller="P2"),
        attack={"A": "P2"},
        block={"B": "A", "C": "A"},
        rules=rules,
        what_if=what_if,
    )


def duel(*timeline: TimelineEntry, effects: Iterable[DamageEffect] = ()) -> Scenario:
    return scenario(
        creature("A", 2, 2, "trample"),
        creature("B", 2, 2, controller="P2"),
        attack={"A": "P2"},
        block={"B": "A"},
        timeline=timeline,
        effects=effects,
    )


def by_rules(found: tuple[UnderRules, ...]) -> dict[str, UnderRules]:
    return {one.rules: one for one in found}


def played(one: UnderRules) -> Played:
    assert one.played is not None
    return one.played


def topics(one: UnderRules) -> list[str]:
    return [each.message.key for each in played(one).differences]


def life_at_least(one: UnderRules) -> int:
    through = played(one).most_through
    assert through is not None
    return {of[0]: amount for of, amount in through.result.figures}.get("P2", 20)


def test_the_number_of_legal_assignments_under_each_era() -> None:
    found = compare(blocked_by_two(), ALL)
    assert [played(one).count for one in found] == [6, 4, 4, 6, 6, 6]


def test_what_makes_the_difference_is_told_from_the_boards_own_rules() -> None:
    found = by_rules(compare(blocked_by_two(), ALL))
    assert topics(found["m11"]) == ["changed.order.yes"]
    assert topics(found["foundations"]) == topics(found["sixth"]) == []
    assert topics(by_rules(compare(blocked_by_two(rules="m11"), ALL))["foundations"]) == ["changed.order.no"]


def test_the_same_assignments_and_results_are_the_same() -> None:
    found = by_rules(compare(blocked_by_two(), ALL))
    assert [rules for rules, one in found.items() if one.is_same] == ["foundations", "sixth", "urza", "classic"]


def test_before_urza_the_weakest_takes_all_and_the_surplus_goes_through() -> None:
    found = by_rules(compare(blocked_by_two("trample"), ALL))
    assert (life_at_least(found["classic"]), life_at_least(found["foundations"])) == (17, 20)
    assert topics(found["classic"]) == ["changed.surplus.yes"]


def test_doubling_twice_is_marked_as_inferred() -> None:
    board = duel(effects=[DamageEffect(EffectKind.MULTIPLY, factor=2)])
    [difference] = played(by_rules(compare(board, ALL))["classic"]).differences
    assert difference.is_inferred


def test_deathtouch_with_trample_through_the_eras() -> None:
    found = by_rules(compare(blocked_by_two("trample", "deathtouch"), ALL))
    lives = {rules: life_at_least(one) for rules, one in found.items() if one.played is not None}
    assert lives == {"foundations": 17, "m11": 17, "m10": 20, "sixth": 20}
    assert "changed.deathtouch.free" in topics(found["m10"])
    assert [bool(found[rules].problems) for rules in ("urza", "classic")] == [True, True]


def test_as_a_what_if_every_era_plays_it() -> None:
    found = compare(blocked_by_two("trample", "deathtouch", what_if=True), ALL)
    assert all(one.played is not None for one in found)


def test_with_damage_on_the_stack_an_action_changes_the_result() -> None:
    found = by_rules(compare(duel(do("combat damage", "modify", "B", toughness=1)), ["sixth", "m10"]))
    assert topics(found["sixth"]) == ["changed.stack.yes"]
    assert not found["sixth"].is_same
    assert found["m10"].is_same


def test_a_blocker_that_cannot_be_hurt_is_skipped() -> None:
    board = duel(effects=[DamageEffect(EffectKind.PREVENT, recipient=Filter(ids=("B",)))])
    found = by_rules(compare(board, ["urza", "sixth", "2000-01-01"]))
    assert topics(found["urza"]) == topics(found["2000-01-01"]) == ["changed.skips.yes"]
    assert topics(found["sixth"]) == []


@pytest.mark.parametrize(("rules", "topic"), [("urza", "changed.tapped.no"), ("sixth", None)])
def test_a_tapped_blocker(rules: str, topic: str | None) -> None:
    [one] = compare(duel(do("declare blockers", "tap", "B")), [rules])
    assert topics(one) == ([topic] if topic else [])


def test_with_too_many_results_assignments_are_only_counted() -> None:
    [one] = compare(blocked_by_two("trample"), ["m11"], most_listed=0)
    assert (played(one).count, played(one).outcomes) == (4, None)


def test_a_combat_without_a_damage_step() -> None:
    [one] = compare(scenario(creature("A", 1, 1)), ["sixth"])
    assert (played(one).step, played(one).count, one.is_same) == (None, 0, True)


def test_rules_that_nobody_knows() -> None:
    with pytest.raises(UnknownRulesError):
        compare(duel(), ["zendikar"])


def test_of_too_many_the_most_through_is_chosen_by_policy() -> None:
    one, first = compare(blocked_by_two("trample"), ["foundations", "classic"], most_listed=2)
    assert played(one).most_through == played(compare(blocked_by_two("trample"), ["foundations"])[0]).most_through
    assert played(first).most_through is None
