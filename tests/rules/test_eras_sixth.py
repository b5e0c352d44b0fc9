"""Sixth Edition to Alara Reborn: free division, and damage on the stack while players act."""

from typing import Any

import pytest

from simulator.rules.effects import DamageEffect, EffectKind, Filter
from simulator.rules.events import DamageDealt, DamageRow
from simulator.rules.flow.steps import begin, deal, to_damage
from simulator.rules.keywords import keyword_word
from simulator.rules.objects import Player
from simulator.rules.scenario import Scenario
from simulator.rules.timeline import TimelineEntry
from tests.boards import creature, do, gone, only_way, planeswalker, played, scenario, warnings, why_left
from tests.rules.era_boards import divisions, first_step, next_step


def rows(board: Scenario, *choices: dict[str, dict[str, int]]) -> list[tuple[str, str, int]]:
    log = played(board, *choices).log
    dealt: list[DamageRow] = [row for event in log if isinstance(event, DamageDealt) for row in event.rows]
    return [(row.source, row.recipient, row.dealt) for row in dealt]


def duel(
    *timeline: TimelineEntry, attacker: tuple[str, ...] = (), blocker: tuple[str, ...] = (), **more: Any
) -> Scenario:
    creatures = (creature("A", 2, 2, *attacker), creature("B", 2, 2, *blocker, controller="P2"))
    return scenario(*creatures, attack={"A": "P2"}, block={"B": "A"}, timeline=timeline, **{"rules": "sixth", **more})


def test_310_1_1999_damage_is_divided_freely_among_blockers() -> None:
    blockers = [creature(id, 0, 3, controller="P2") for id in ("B", "C")]
    board = scenario(creature("A", 3, 3), *blockers, attack={"A": "P2"}, block={"B": "A", "C": "A"}, rules="sixth")
    assert len(divisions(board, "A")) == 4


def test_502_9b_trample_needs_lethal_damage_to_all_blockers() -> None:
    blockers = [creature(id, 0, 2, controller="P2") for id in ("B", "C")]
    attacker = creature("A", 5, 5, "trample")
    board = scenario(attacker, *blockers, attack={"A": "P2"}, block={"B": "A", "C": "A"}, rules="sixth")
    assert [one for one in divisions(board, "A") if one[2]] == [(2, 2, 1)]


def test_502_9b_deathtouch_has_no_influence_on_trample() -> None:
    board = duel(attacker=("trample", "deathtouch"))
    assert divisions(board, "A") == [(2, 0)]


def test_310_4_damage_of_a_source_that_was_sacrificed_is_dealt_as_assigned() -> None:
    combat = played(duel(do("combat damage", "sacrifice", "A")))
    assert gone(combat) == {"A", "B"}
    assert why_left(combat) == {"A": None, "B": "704.5g"}


def test_310_4_nothing_is_dealt_to_what_has_left() -> None:
    assert rows(duel(do("combat damage", "sacrifice", "A"))) == [("A", "B", 2)]


def test_310_4_nothing_is_dealt_to_what_came_back_as_a_new_object() -> None:
    there_and_back = (do("combat damage", "leave battlefield", "B"), do("combat damage", "return", "B"))
    assert rows(duel(*there_and_back)) == [("B", "A", 2)]


THERE_AND_BACK = (
    do("combat damage", "leave battlefield", "A"),
    do("combat damage", "return", "A"),
)


def test_310_4_a_source_that_came_back_has_lifelink_as_it_last_was() -> None:
    gained = do("declare blockers", "gain", "A", keywords=["lifelink"])
    assert played(duel(gained, *THERE_AND_BACK)).player("P1").life == 22


def test_310_4_a_source_that_came_back_has_deathtouch_as_it_last_was() -> None:
    gained = do("declare blockers", "gain", "A", keywords=["deathtouch"])
    board = duel(gained, do("declare blockers", "set", "B", toughness=9), *THERE_AND_BACK)
    assert why_left(played(board))["B"] == "702.2b"


def test_310_4_what_the_new_object_gains_is_not_the_sources() -> None:
    gained = do("combat damage", "gain", "A", keywords=["lifelink"])
    assert played(duel(*THERE_AND_BACK, gained)).player("P1").life == 20


def test_310_4_a_source_that_left_twice_is_as_it_was_when_it_first_did() -> None:
    gained = do("declare blockers", "gain", "A", keywords=["lifelink"])
    assert played(duel(gained, *THERE_AND_BACK, *THERE_AND_BACK)).player("P1").life == 22


def test_310_4_effects_and_protection_look_at_the_source_as_it_last_was() -> None:
    wither = do("declare blockers", "gain", "A", keywords=["wither"])
    only_wither = DamageEffect(
        EffectKind.MULTIPLY, factor=2, source=Filter(keywords=(keyword_word("wither"),)), recipient=Filter(("B",))
    )
    combat = played(duel(wither, *THERE_AND_BACK, effects=[only_wither]))
    assert dict(combat.permanent("B").counters) == {"-1/-1": 4}


def test_310_4_a_stolen_source_deals_damage_as_its_last_controllers() -> None:
    creatures = (creature("A", 2, 2, "lifelink", owner="P2"), creature("B", 2, 2, controller="P2"))
    board = scenario(*creatures, attack={"A": "P2"}, block={"B": "A"}, timeline=THERE_AND_BACK, rules="sixth")
    combat = played(board)
    assert combat.permanent("A").controller == "P2"
    assert [combat.player(id).life for id in ("P1", "P2")] == [22, 20]


def test_310_4_damage_stays_as_assigned_when_power_changes() -> None:
    assert rows(duel(do("combat damage", "modify", "A", power=3))) == [("A", "B", 2), ("B", "A", 2)]


def test_310_4_what_is_removed_from_combat_deals_and_is_dealt_damage() -> None:
    assert rows(duel(do("combat damage", "remove from combat", "B"))) == [("A", "B", 2), ("B", "A", 2)]


def test_310_4_a_recipient_that_is_no_creature_any_more_is_dealt_none() -> None:
    assert rows(duel(do("combat damage", "change types", "B", types=("artifact",)))) == [("B", "A", 2)]


def test_310_4_a_toughness_that_grows_in_time_saves() -> None:
    assert gone(played(duel(do("combat damage", "modify", "B", toughness=1)))) == {"A"}


def test_502_2_first_strike_gained_with_the_first_damage_on_the_stack_changes_nothing() -> None:
    board = duel(do("first combat damage", "gain", "B", keywords=["first strike"]), attacker=("first strike",))
    assert rows(board) == [("A", "B", 2)]


def test_502_2_players_act_again_when_the_first_damage_has_resolved() -> None:
    board = scenario(
        creature("A", 2, 2, "first strike"),
        creature("B", 1, 5, controller="P2"),
        attack={"A": "P2"},
        block={"B": "A"},
        timeline=[do("after first combat damage", "modify", "B", power=5)],
        rules="sixth",
    )
    assert rows(board) == [("A", "B", 2), ("B", "A", 6)]


def test_a_board_that_stands_after_the_first_step_goes_on_when_that_has_resolved() -> None:
    board = duel(
        do("after first combat damage", "modify", "B", power=5),
        attacker=("first strike",),
        after="first combat damage",
    )
    combat = played(board)
    assert warnings(combat) == []
    assert [row.dealt for event in combat.log if isinstance(event, DamageDealt) for row in event.rows] == [7]


@pytest.mark.parametrize(("rules", "again"), [("2004-09-30", False), ("2004-10-01", True), ("sixth", True)])
def test_502_2_2004_who_assigned_nothing_in_the_first_step_assigns_in_the_second(rules: str, again: bool) -> None:
    board = scenario(
        creature("A", 0, 2, "first strike"),
        attack={"A": "P2"},
        timeline=[do("after first combat damage", "modify", "A", power=3)],
        rules=rules,
    )
    combat = to_damage(begin(board))
    combat = to_damage(deal(combat, only_way(next_step(combat))))
    assert [source.id for source in next_step(combat).sources] == (["A"] if again else [])


def test_502_28_2004_double_strike_lost_is_no_second_assignment() -> None:
    lost = do("after first combat damage", "lose", "A", keywords=["double strike"])
    board = scenario(creature("A", 2, 2, "double strike"), attack={"A": "P2"}, timeline=[lost], rules="sixth")
    assert rows(board) == [("A", "P2", 2)]


@pytest.mark.parametrize(("rules", "needed"), [("2003-02-02", 3), ("2003-02-03", 1), ("sixth", 1)])
def test_502_9b_2003_marked_damage_counts_towards_lethal_damage(rules: str, needed: int) -> None:
    blocker = creature("B", 0, 3, controller="P2", damage=2)
    board = scenario(creature("A", 4, 4, "trample"), blocker, attack={"A": "P2"}, block={"B": "A"}, rules=rules)
    assert divisions(board, "A")[-1] == (needed, 4 - needed)


def test_502_39_2007_deathtouch_triggers_and_wants_a_shield_of_its_own() -> None:
    shield = do("declare blockers", "regenerate", "B")
    once, twice = (duel(*(shield,) * n, attacker=("deathtouch",)) for n in (1, 2))
    assert why_left(played(once)) == {"A": "704.5g", "B": "702.2b"}
    assert gone(played(twice)) == {"A"}
    assert gone(played(duel(shield, attacker=("deathtouch",), rules="m11"))) == {"A"}


@pytest.mark.parametrize(("rules", "life"), [("sixth", 0), ("m10", 2)])
def test_502_32_2007_lifelink_comes_too_late_for_who_is_at_0(rules: str, life: int) -> None:
    board = duel(blocker=("lifelink",), players=(Player("P1"), Player("P2", life=2)), rules=rules)
    other = scenario(
        *board.permanents,
        creature("C", 2, 2),
        attack={"A": "P2", "C": "P2"},
        block={"B": "A"},
        players=board.players,
        rules=rules,
    )
    assert played(other).player("P2").life == life


def test_306_an_unblocked_creature_damages_the_planeswalker_that_it_attacks_and_nothing_if_that_left() -> None:
    board = scenario(creature("A", 3, 3), planeswalker("W", 3), attack={"A": "W"}, rules="sixth")
    assert first_step(board).source_of["A"].recipients == ("W",)
    left = do("combat damage", "leave battlefield", "W")
    board = scenario(creature("A", 3, 3), planeswalker("W", 3), attack={"A": "W"}, timeline=[left], rules="sixth")
    assert rows(board) == []
