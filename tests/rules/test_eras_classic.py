"""The first rules: damage accumulates on blockers, and trample's surplus moves on as it is dealt (rulings of 1994)."""

from collections.abc import Iterable

import pytest

from simulator.rules.combat import Combat
from simulator.rules.effects import DamageEffect, EffectKind, Filter
from simulator.rules.events import DamageDealt
from simulator.rules.objects import Color, Permanent
from simulator.rules.scenario import Scenario
from tests.boards import creature, do, gone, played, said, scenario
from tests.rules.era_boards import divisions, first_step

DOUBLE = DamageEffect(EffectKind.MULTIPLY, id="double", factor=2)


def blocker(id: str, toughness: int, *words: str, power: int = 0, damage: int = 0) -> Permanent:
    return creature(id, power, toughness, *words, controller="P2", damage=damage)


def trampler(
    power: int, *blockers: Permanent, effects: Iterable[DamageEffect] = (), words: tuple[str, ...] = ("trample",)
) -> Scenario:
    attacker = creature("A", power, 9, *words, colors=frozenset({Color.GREEN}))
    block = {one.id: "A" for one in blockers}
    return scenario(attacker, *blockers, attack={"A": "P2"}, block=block, effects=effects, rules="classic")


def rows(combat: Combat) -> list[tuple[str, str, int, int, str | None]]:
    dealt = [row for event in combat.log if isinstance(event, DamageDealt) for row in event.rows]
    return [(row.source, row.recipient, row.assigned, row.dealt, row.assigned_to) for row in dealt]


def life(combat: Combat) -> int:
    return combat.player("P2").life


def test_1994_all_damage_is_put_on_the_blockers_in_any_division() -> None:
    found = divisions(trampler(3, blocker("B", 1), blocker("C", 5)), "A")
    assert found == [(3, 0), (2, 1), (1, 2), (0, 3)]


def test_1994_the_weakest_blocker_may_take_all_and_the_surplus_runs_through() -> None:
    combat = played(trampler(5, blocker("B", 1), blocker("C", 5)), {"A": {"B": 5}})
    assert (life(combat), gone(combat)) == (16, {"B"})


def test_1994_surplus_is_told_as_redirected() -> None:
    combat = played(trampler(3, blocker("B", 1)))
    assert rows(combat) == [("A", "B", 3, 1, None), ("A", "P2", 2, 2, "B")]
    assert "702.19" in said(combat)


def test_1994_a_doubler_doubles_the_surplus_again() -> None:
    combat = played(trampler(4, blocker("B", 1), effects=[DOUBLE]))
    assert rows(combat) == [("A", "B", 4, 1, None), ("A", "P2", 7, 14, "B")]


def test_1994_unblocked_it_is_doubled_once() -> None:
    assert life(played(trampler(4, effects=[DOUBLE]))) == 12


def test_1994_what_protection_stops_leaves_no_surplus() -> None:
    assert life(played(trampler(6, blocker("B", 2, "protection from green")))) == 20


def test_1994_what_a_shield_prevents_on_the_blocker_leaves_less_surplus() -> None:
    shield = DamageEffect(EffectKind.PREVENT, amount=3, shield=True, recipient=Filter(ids=("B",)))
    assert life(played(trampler(6, blocker("B", 2), effects=[shield]))) == 19


def test_1994_the_moved_points_can_be_prevented_at_the_player() -> None:
    shield = DamageEffect(EffectKind.PREVENT, amount=3, shield=True, recipient=Filter(ids=("P2",)))
    assert life(played(trampler(6, blocker("B", 2), effects=[shield]))) == 19


def test_1994_earlier_damage_counts() -> None:
    assert life(played(trampler(4, blocker("B", 3, damage=2)))) == 17


@pytest.mark.parametrize("order", [("A", "C"), ("C", "A")])
def test_1994_other_damage_destroys_first_and_gives_trample_the_best_chance(order: tuple[str, str]) -> None:
    creatures = {"A": creature("A", 3, 3, "trample"), "C": creature("C", 2, 2)}
    board = scenario(
        *(creatures[id] for id in order),
        blocker("B", 3, "can block 1 more"),
        attack={"A": "P2", "C": "P2"},
        block={"B": ["A", "C"]},
        rules="classic",
    )
    assert life(played(board)) == 18


def test_1994_two_tramplers_share_what_destroys_the_blocker() -> None:
    board = scenario(
        creature("A", 3, 3, "trample"),
        creature("C", 3, 3, "trample"),
        blocker("B", 4, "can block 1 more"),
        attack={"A": "P2", "C": "P2"},
        block={"B": ["A", "C"]},
        rules="classic",
    )
    assert life(played(board)) == 18


def test_1994_a_trampler_whose_blockers_are_gone_deals_all_to_the_player() -> None:
    board = scenario(
        creature("A", 3, 3, "trample"),
        creature("C", 2, 2),
        blocker("B", 1),
        blocker("D", 1),
        attack={"A": "P2", "C": "P2"},
        block={"B": "A", "D": "C"},
        timeline=[do("declare blockers", "leave battlefield", id) for id in ("B", "D")],
        rules="classic",
    )
    assert life(played(board)) == 17


def test_1994_trample_does_nothing_while_blocking() -> None:
    board = scenario(
        creature("A", 1, 1), blocker("B", 3, "trample", power=4), attack={"A": "P2"}, block={"B": "A"}, rules="classic"
    )
    assert played(board).player("P1").life == 20


def test_1994_the_defending_player_divides_against_banding_and_surplus_still_passes() -> None:
    board = trampler(5, blocker("B", 1, "banding"), blocker("C", 9))
    assert first_step(board).source_of["A"].announcer == "P2"
    assert life(played(board, {"A": {"B": 4, "C": 1}})) == 17


def test_1994_a_blocker_with_first_strike_that_destroys_a_trampler_stops_it() -> None:
    board = scenario(
        creature("A", 5, 2, "trample"),
        blocker("B", 1, "first strike", power=2),
        attack={"A": "P2"},
        block={"B": "A"},
        rules="classic",
    )
    assert life(played(board)) == 20


def test_1994_a_regenerating_blocker_keeps_what_destroys_it_and_no_more() -> None:
    board = trampler(4, blocker("B", 1))
    shielded = scenario(
        *board.permanents,
        attack={"A": "P2"},
        block={"B": "A"},
        timeline=[do("declare blockers", "regenerate", "B")],
        rules="classic",
    )
    combat = played(shielded)
    assert (life(combat), gone(combat)) == (17, set())
