"""The way of a combat through its steps: which come, in what order, and where a scenario stands."""

import pytest

from simulator.rules.assignment import Assignment
from simulator.rules.division.assigning import damage_step
from simulator.rules.events import StepBegan
from simulator.rules.flow.steps import (
    DamageIsDueError,
    NoDamageIsDueError,
    advance,
    begin,
    deal,
    next_moment,
    to_damage,
)
from simulator.rules.legal.legality import IllegalAssignmentError
from simulator.rules.problems import ScenarioError
from simulator.rules.scenario import Scenario
from simulator.rules.timeline import Moment
from tests.boards import (
    THREE_PLAYERS,
    creature,
    do,
    gone,
    happened,
    planeswalker,
    played,
    scenario,
    siege,
    triggers,
    warnings,
    why_left,
)


def steps_of(board: Scenario) -> list[str]:
    return [event.moment.value for event in played(board).log if isinstance(event, StepBegan)]


def test_506_1_the_five_steps_in_order() -> None:
    board = scenario(creature("A", 2, 2), attack={"A": "P2"})
    assert steps_of(board) == [
        "beginning of combat",
        "declare attackers",
        "declare blockers",
        "combat damage",
        "end of combat",
    ]


def test_508_8_nobody_attacks_so_blockers_and_damage_are_skipped() -> None:
    assert steps_of(scenario(creature("A", 2, 2))) == ["beginning of combat", "declare attackers", "end of combat"]


def test_508_8_a_creature_put_attacking_counts() -> None:
    board = scenario(creature("T", 3, 3), timeline=[do("declare attackers", "put attacking", "T")])
    assert "combat damage" in steps_of(board)
    assert played(board).player("P2").life == 17


def test_508_8_an_attacker_that_has_left_still_attacked() -> None:
    board = scenario(
        creature("A", 2, 2), attack={"A": "P2"}, timeline=[do("declare attackers", "leave battlefield", "A")]
    )
    assert steps_of(board)[2:] == ["declare blockers", "combat damage", "end of combat"]


def test_508_8_nobody_attacks_in_a_scenario_that_stands_after_blocks() -> None:
    combat = begin(scenario(creature("A", 2, 2), after="declare blockers"))
    assert damage_step(combat) is None
    assert next_moment(combat) is Moment.END


def test_510_4_two_steps_with_first_strike_and_three_with_triple() -> None:
    assert "first combat damage" in steps_of(scenario(creature("A", 2, 2, "first strike"), attack={"A": "P2"}))
    thrice = scenario(creature("A", 2, 2, "triple strike"), attack={"A": "P2"})
    assert steps_of(thrice)[3:] == ["first combat damage", "combat damage", "last combat damage", "end of combat"]
    assert played(thrice).player("P2").life == 14


def test_702_7c_who_struck_first_is_history() -> None:
    lost = scenario(
        creature("A", 2, 2, "first strike"),
        attack={"A": "P2"},
        timeline=[do("first combat damage", "lose", "A", keywords=["first strike"])],
    )
    assert played(lost).player("P2").life == 18


def test_104_2a_no_later_step_when_one_player_is_left() -> None:
    board = scenario(
        creature("A", 20, 20, "first strike"),
        creature("C", 1, 1),
        attack={"A": "P2", "C": "P2"},
        timeline=[do("combat damage", "tap", "C")],
    )
    combat = played(board)
    assert combat.moment is Moment.END
    assert combat.steps_taken == (Moment.FIRST_COMBAT_DAMAGE,)
    assert combat.player("P2").lost
    assert warnings(combat) == ["warning.step-never-came"]


def test_a_step_that_wants_an_assignment_is_not_passed_over() -> None:
    combat = to_damage(begin(scenario(creature("A", 2, 2), attack={"A": "P2"})))
    with pytest.raises(DamageIsDueError):
        advance(combat)


def test_510_1_an_illegal_assignment_is_refused_with_its_violations() -> None:
    combat = to_damage(begin(scenario(creature("A", 2, 2), attack={"A": "P2"})))
    with pytest.raises(IllegalAssignmentError) as refused:
        deal(combat, Assignment.of({"A": {"P2": 1}}))
    assert refused.value.violations


def test_nothing_can_be_dealt_before_a_damage_step_is_due() -> None:
    with pytest.raises(NoDamageIsDueError):
        deal(begin(scenario(creature("A", 2, 2), attack={"A": "P2"})), Assignment((), ()))


def test_at_the_end_of_combat_nothing_comes_after() -> None:
    combat = played(scenario(creature("A", 2, 2)))
    assert next_moment(combat) is None
    assert advance(combat) is combat


def test_a_scenario_with_errors_does_not_begin() -> None:
    with pytest.raises(ScenarioError) as refused:
        begin(scenario(creature("A", 2, 2), attack={"A": "P9"}))
    assert [problem.path for problem in refused.value.problems] == [("combat", "attacks", 0, "attacking")]


def test_an_entry_at_a_step_that_never_comes_is_a_warning() -> None:
    board = scenario(
        creature("A", 3, 3),
        attack={"A": "P2"},
        timeline=[do("first combat damage", "modify", "A", power=5), do("last combat damage", "tap", "A")],
    )
    combat = played(board)
    assert combat.player("P2").life == 17
    assert warnings(combat) == ["warning.step-never-came"] * 2


def test_104_2a_what_is_left_when_the_game_ends_in_the_last_step_never_comes() -> None:
    board = scenario(
        creature("A", 1, 1),
        attack={"A": "P2"},
        timeline=[do("end of combat", "player leaves", player="P2"), do("end of combat", "tap", "A")],
    )
    combat = played(board)
    assert combat.timeline == ()
    assert warnings(combat) == ["warning.step-never-came"]


def test_511_3_entries_at_the_end_come_before_creatures_leave_combat() -> None:
    board = scenario(
        creature("A", 2, 2), attack={"A": "P2"}, timeline=[do("end of combat", "modify", "A", power=1, toughness=1)]
    )
    combat = played(board)
    assert combat.permanent("A").power == 3
    assert combat.attacker("A") is not None


def test_entries_of_one_step_are_carried_out_in_their_order() -> None:
    raised_then_set = [do("declare blockers", "modify", "A", power=3), do("declare blockers", "set", "A", power=1)]
    board = scenario(creature("A", 2, 2), attack={"A": "P2"}, timeline=raised_then_set)
    assert played(board).player("P2").life == 19
    backwards = scenario(creature("A", 2, 2), attack={"A": "P2"}, timeline=raised_then_set[::-1])
    assert played(backwards).player("P2").life == 16


def test_704_3_state_based_actions_follow_every_entry() -> None:
    board = scenario(
        creature("A", 2, 2),
        attack={"A": "P2"},
        timeline=[
            do("declare blockers", "modify", "A", power=0, toughness=-2),
            do("declare blockers", "modify", "A", power=0, toughness=2),
        ],
    )
    combat = played(board)
    assert why_left(combat) == {"A": "704.5f"}
    assert warnings(combat) == ["warning.not-on-battlefield"]


class TestWhereAScenarioStands:
    def test_after_blocks_entries_up_to_there_count_as_done(self) -> None:
        board = scenario(
            creature("A", 2, 2),
            attack={"A": "P2"},
            after="declare blockers",
            timeline=[do("declare blockers", "modify", "A", power=5), do("combat damage", "tap", "A")],
        )
        combat = begin(board)
        assert combat.permanent("A").power == 2
        assert [entry.at for entry in combat.timeline] == [Moment.COMBAT_DAMAGE]

    def test_what_has_happened_does_not_trigger_again(self) -> None:
        board = scenario(
            creature("A", 2, 2, triggers=triggers("attacks", "becomes blocked")),
            creature("B", 2, 2, controller="P2"),
            attack={"A": "P2"},
            block={"B": "A"},
            after="declare blockers",
        )
        combat = played(board)
        assert happened(combat, "A", "attacks") == happened(combat, "A", "becomes blocked") == 0
        assert combat.permanent("A").attacked_this_turn

    def test_after_attackers_blocks_are_still_to_come(self) -> None:
        combat = begin(scenario(creature("A", 2, 2), attack={"A": "P2"}, after="declare attackers"))
        assert next_moment(combat) is Moment.DECLARE_BLOCKERS

    def test_702_7c_between_the_steps_who_had_first_strike_is_told(self) -> None:
        creatures = creature("A", 2, 2), creature("C", 3, 3)
        told = scenario(*creatures, attack={"A": "P2", "C": "P2"}, after="first combat damage", had_first_strike=["A"])
        assert played(told).player("P2").life == 17

    def test_702_7c_untold_it_is_who_has_it_now(self) -> None:
        creatures = creature("A", 2, 2, "first strike"), creature("C", 3, 3)
        untold = scenario(*creatures, attack={"A": "P2", "C": "P2"}, after="first combat damage")
        assert played(untold).player("P2").life == 17


class TestWhatTheBoardCallsFor:
    def test_704_3_before_the_first_step_with_a_warning_each(self) -> None:
        board = scenario(
            creature("A", 3, 3),
            creature("C", 4, 4),
            creature("B", 2, 2, controller="P2", damage=2),
            planeswalker("W", 0),
            attack={"A": "P2", "C": "W"},
            block={"B": "A"},
        )
        combat = begin(board)
        assert why_left(combat) == {"B": "704.5g", "W": "704.5i"}
        assert warnings(combat) == ["warning.board-calls-for"] * 2

    @pytest.mark.parametrize("after", [None, "declare attackers", "declare blockers", "first combat damage"])
    def test_509_1h_a_blocker_that_dies_leaves_its_attacker_blocked(self, after: str | None) -> None:
        dying = creature("B", 2, 2, controller="P2", damage=2)
        board = scenario(creature("A", 3, 3), dying, attack={"A": "P2"}, block={"B": "A"}, after=after)
        combat = played(board)
        assert combat.player("P2").life == 20
        assert combat.permanent("A").damage == 0

    def test_506_4c_who_attacked_what_has_left_attacks_nothing(self) -> None:
        over = creature("A", 3, 3, "trample over planeswalkers")
        combat = played(scenario(over, planeswalker("W", 0), attack={"A": "W"}))
        attacker = combat.attacker("A")
        assert attacker is not None
        assert attacker.attacking is None
        assert combat.player("P2").life == 17

    def test_702_22h_a_blocker_whose_attacker_dies_still_blocks_the_band(self) -> None:
        board = scenario(
            creature("A", 3, 3, "banding", damage=3),
            creature("C", 1, 1),
            creature("B", 0, 2, controller="P2"),
            attack={"A": "P2", "C": "P2"},
            bands=[["A", "C"]],
            block={"B": "A"},
            orders={"B": ["C", "A"]},
        )
        combat = played(board)
        assert combat.bands == ()
        assert combat.blockers[0].blocking == ("C",)
        assert combat.player("P2").life == 20

    def test_509_1g_a_blocker_whose_only_attacker_dies_is_a_blocking_creature(self) -> None:
        dying = creature("A", 3, 3, damage=3)
        board = scenario(dying, creature("B", 0, 2, controller="P2"), attack={"A": "P2"}, block={"B": "A"})
        assert [one.id for one in played(board).blockers] == ["B"]

    def test_702_22i_a_band_blocked_by_an_effect_stays_blocked(self) -> None:
        board = scenario(
            creature("A", 3, 3, "banding", damage=3),
            creature("C", 1, 1),
            attack={"A": "P2", "C": "P2"},
            bands=[["A", "C"]],
            blocked=["A"],
        )
        assert played(board).player("P2").life == 20

    def test_508_8_all_attackers_dying_have_attacked_all_the_same(self) -> None:
        assert "combat damage" in steps_of(scenario(creature("A", 3, 3, damage=3), attack={"A": "P2"}))

    def test_702_12b_an_indestructible_creature_stays(self) -> None:
        board = scenario(creature("D", 1, 1, "indestructible", damage=5), attack={"D": "P2"})
        assert gone(played(board)) == set()

    def test_704_5a_a_dead_player_is_out_before_it_begins(self) -> None:
        board = scenario(
            creature("A", 3, 3),
            attack={"A": "P3"},
            players=(THREE_PLAYERS[0], type(THREE_PLAYERS[1])("P2", life=0), THREE_PLAYERS[2]),
        )
        combat = played(board)
        assert combat.player("P2").lost
        assert combat.player("P3").life == 17

    def test_310_12_a_battle_without_defense_is_no_longer_attacked(self) -> None:
        combat = played(scenario(creature("A", 3, 3), siege("S", 0), attack={"A": "S"}))
        assert gone(combat) == {"S"}
        assert combat.player("P2").life == 20
