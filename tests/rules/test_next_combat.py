"""The board to go on from after a combat."""

from simulator.rules.checks.checking import problems
from simulator.rules.effects import DamageEffect, EffectKind, Filter
from simulator.rules.flow.steps import next_combat
from simulator.rules.scenario import Declared, Scenario
from tests.boards import creature, do, planeswalker, played, scenario, triggers


def after(board: Scenario) -> Scenario:
    return next_combat(board, played(board))


def test_511_3_nothing_is_declared_and_what_is_gone_is_not_there() -> None:
    board = scenario(
        creature("A", 2, 2),
        creature("B", 2, 3, controller="P2"),
        planeswalker("W", 3),
        attack={"A": "P2"},
        block={"B": "A"},
    )
    left = after(board)
    assert left.declared == Declared()
    assert [one.id for one in left.permanents] == ["B", "W"]
    assert left.timeline == ()


def test_120_6_damage_stays_marked_and_attackers_stay_tapped() -> None:
    board = scenario(
        creature("A", 2, 4, "vigilance"),
        creature("C", 1, 1),
        creature("B", 3, 3, controller="P2"),
        attack={"A": "P2", "C": "P2"},
        block={"B": "A"},
    )
    left = {one.id: one for one in after(board).permanents}
    assert left["A"].damage == 3
    assert left["B"].damage == 2
    assert (left["A"].tapped, left["C"].tapped) == (False, True)
    assert left["A"].attacked_this_turn
    assert after(board).players[1].life == 19


def test_what_came_late_is_on_the_board_and_what_never_came_is_not() -> None:
    board = scenario(
        creature("A", 2, 2),
        creature("T", 1, 1),
        creature("U", 1, 1),
        attack={"A": "P2"},
        timeline=[do("declare attackers", "put attacking", "T"), do("first combat damage", "put attacking", "U")],
    )
    left = {one.id: one for one in after(board).permanents}
    assert set(left) == {"A", "T"}
    assert left["T"].summoning_sick


def test_701_19a_a_shield_that_is_left_waits_in_the_next_combat() -> None:
    board = scenario(
        creature("A", 2, 2),
        attack={"A": "P2"},
        timeline=[do("declare blockers", "regenerate", "A"), do("end of combat", "destroy", "A")] * 2
        + [do("end of combat", "regenerate", "A")],
    )
    following = after(board)
    assert following.timeline == (do("beginning of combat", "regenerate", "A"),)
    assert played(following).permanent("A").regeneration_shields == 1


def test_702_26_what_is_phased_out_stays_so() -> None:
    board = scenario(creature("A", 2, 2), timeline=[do("declare attackers", "phase out", "A")])
    assert after(board).timeline == (do("beginning of combat", "phase out", "A"),)
    assert played(after(board)).permanent("A").phased_out


def test_615_7_a_shield_keeps_what_is_left_of_it() -> None:
    shield = DamageEffect(EffectKind.PREVENT, amount=5, recipient=Filter(("P2",)), shield=True)
    board = scenario(creature("A", 2, 2), attack={"A": "P2"}, effects=[shield])
    assert [effect.amount for effect in after(board).effects] == [3]


def test_effects_and_triggers_about_the_gone_are_forgotten() -> None:
    board = scenario(
        creature("A", 2, 2, triggers=triggers("attacks")),
        creature("B", 3, 3, controller="P2"),
        creature("C", 1, 1),
        attack={"A": "P2"},
        block={"B": "A"},
        effects=[
            DamageEffect(EffectKind.MULTIPLY, factor=2, source=Filter(("A",))),
            DamageEffect(EffectKind.ADD, amount=1, source=Filter(("A", "C"))),
            DamageEffect(EffectKind.REDIRECT, to="A", recipient=Filter(("P1",))),
        ],
    )
    following = after(board)
    assert [effect.source for effect in following.effects] == [Filter(("C",))]
    assert problems(following) == ()
