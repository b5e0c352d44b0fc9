"""All combat damage of a step is dealt at one time."""

from simulator.rules.assignment import Assignment
from simulator.rules.combat import Combat
from simulator.rules.effects import Filter
from simulator.rules.events import Announced, DamageDealt
from simulator.rules.keywords import keyword_word
from simulator.rules.objects import Trigger, TriggerWhen
from tests.boards import creature, permanent, siege, triggers
from tests.rules.damage_board import combat, dealt, points, triggered


def test_510_2_attackers_and_blockers_deal_at_one_time() -> None:
    board = combat(
        creature("A", 5, 5, "trample"), creature("B", 3, 2, controller="P2"), attack={"A": "P2"}, block={"B": "A"}
    )
    after = dealt(board, {"A": {"B": 2, "P2": 3}})
    assert points(after) == [("A", "B", 2, 2), ("A", "P2", 3, 3), ("B", "A", 3, 3)]
    assert [after.permanent(id).damage for id in "AB"] == [3, 2]
    assert after.player("P2").life == 17


def test_rows_are_in_canonical_order_whatever_the_order_of_the_assignment() -> None:
    board = combat(creature("A", 2, 2), creature("C", 1, 1), attack={"C": "P2", "A": "P2"})
    after = dealt(board, {"C": {"P2": 1}, "A": {"P2": 2}})
    assert [source for source, *_ in points(after)] == ["A", "C"]


def test_what_was_announced_is_logged_before_the_damage() -> None:
    announced, damage = dealt(combat(creature("A", 2, 2), attack={"A": "P2"})).log
    assert announced == Announced(Assignment.of({"A": {"P2": 2}}))
    assert isinstance(damage, DamageDealt)


def test_a_step_in_which_nobody_assigns_deals_nothing() -> None:
    board = combat(creature("A", 0, 2), attack={"A": "P2"})
    assert [type(event) for event in dealt(board).log] == [Announced]


def test_dealing_checks_no_state_based_action() -> None:
    assert dealt(_blocked()).on_battlefield("B")


def _blocked(*, power: int = 2) -> Combat:
    seen = triggers("deals combat damage", "deals combat damage to a player")
    return combat(
        creature("A", power, 2, triggers=seen),
        creature("B", 0, 1, controller="P2", triggers=triggers("is dealt damage", "is dealt excess damage")),
        attack={"A": "P2"},
        block={"B": "A"},
    )


def test_deals_combat_damage_triggers_once_for_each_source() -> None:
    seen = triggers("deals combat damage", "deals combat damage to a player")
    board = combat(
        creature("A", 3, 3, "trample", triggers=seen),
        creature("B", 0, 1, controller="P2"),
        attack={"A": "P2"},
        block={"B": "A"},
    )
    after = dealt(board, {"A": {"B": 1, "P2": 2}})
    assert triggered(after) == [("A", "deals combat damage", 1), ("A", "deals combat damage to a player", 1)]


def test_damage_to_a_creature_is_none_to_a_player() -> None:
    assert ("A", "deals combat damage to a player", 1) not in triggered(dealt(_blocked()))


def test_120_8_a_source_that_deals_nothing_triggers_nothing() -> None:
    assert triggered(dealt(_blocked(power=0))) == []


def test_120_10_is_dealt_damage_triggers_once_however_many_sources() -> None:
    seen = triggers("is dealt damage", "is dealt excess damage")
    board = combat(
        creature("A", 1, 1),
        creature("C", 2, 2),
        creature("B", 0, 2, controller="P2", triggers=seen),
        attack={"A": "P2", "C": "P2"},
        block={"B": ("A", "C")},
    )
    assert triggered(dealt(board)) == [("B", "is dealt damage", 1), ("B", "is dealt excess damage", 1)]


def test_702_15e_each_source_with_lifelink_is_a_gain_of_its_own() -> None:
    board = combat(
        creature("A", 2, 2, "lifelink"),
        creature("C", 3, 3, "lifelink", "trample"),
        creature("B", 0, 1, controller="P2"),
        permanent("Z", "enchantment", triggers=triggers("gains life")),
        attack={"A": "P2", "C": "P2"},
        block={"B": "C"},
    )
    after = dealt(board, {"C": {"B": 1, "P2": 2}})
    assert triggered(after) == [("Z", "gains life", 1), ("Z", "gains life", 1)]
    assert after.player("P1").life == 25


def test_310_12b_the_last_defense_counter_goes_once() -> None:
    attackers = (creature("A", 3, 3), creature("C", 3, 3))
    counted = siege("S", 4, triggers=triggers("last defense counter removed"))
    after = dealt(combat(*attackers, counted, attack={"A": "S", "C": "S"}))
    assert triggered(after) == [("S", "last defense counter removed", 1)]
    assert after.permanent("S").defense == 0


def test_310_12b_a_siege_without_counters_loses_none() -> None:
    empty = siege("S", 0, triggers=triggers("last defense counter removed"))
    assert triggered(dealt(combat(creature("A", 3, 3), empty, attack={"A": "S"}))) == []


def test_a_trigger_with_a_condition_asks_all_sources_of_one_event() -> None:
    tramplers_only = Filter(keywords=(keyword_word("trample"),))
    board = combat(
        creature("A", 1, 1),
        creature("C", 2, 2, "trample"),
        creature("D", 2, 2, "trample"),
        creature("B", 0, 9, controller="P2", triggers=(Trigger(TriggerWhen.IS_DEALT_DAMAGE, (), tramplers_only),)),
        attack={"A": "P2", "C": "P2", "D": "P2"},
        block={"B": ("A", "C", "D")},
    )
    assert triggered(dealt(board)) == [("B", "is dealt damage", 1)]
