"""Going on and back through the steps, first strike, the next combat, and what was planned in a file."""

from dataclasses import replace

import pytest

from simulator.controller.controller import Controller
from simulator.controller.cues import CueSheet, StepTitle
from simulator.controller.intents import Act, Assign, Attack, Block, Confirm, GoTo, NextCombat, Redo, Undo
from simulator.controller.step_view import StepStatus
from simulator.rules.timeline import Moment
from tests.boards import action, creature, do, scenario
from tests.controller.tables import card, done, drafted, player, refused, said, table, table_with, words

STRIKERS = "A: 3/3 first strike > P2; C: 2/2 double strike > P2; D: 4/4 > P2; B: 2/5 x D"


def steps(controller: Controller) -> list[tuple[str, str]]:
    return [(step.moment.value, step.status.value) for step in controller.state.steps]


def test_going_on_from_step_to_step_without_attacks_ends_the_combat() -> None:
    controller = done(table("A: 3/3"), Confirm())
    assert controller.state.moment is Moment.DECLARE_ATTACKERS
    done(controller, Confirm())
    assert controller.state.moment is Moment.END
    assert controller.state.ended


def test_going_on_without_blocks_deals_the_damage() -> None:
    controller = done(table("A: 3/3"), Attack("A", "P2"), Confirm())
    assert controller.state.moment is Moment.DECLARE_BLOCKERS
    done(controller, Confirm())
    assert player(controller, "P2").life == 17


def test_510_4_two_damage_steps_are_two_stops() -> None:
    controller = table(STRIKERS)
    assert [step for step, _ in steps(controller)] == [
        "declare attackers",
        "declare blockers",
        "first combat damage",
        "combat damage",
        "end of combat",
    ]
    assert {one.source for one in controller.state.shares} == {"A", "C"}
    done(controller, Confirm())
    assert (controller.state.moment, player(controller, "P2").life) == (Moment.FIRST_COMBAT_DAMAGE, 15)
    assert {one.source for one in controller.state.shares} == {"C", "D", "B"}
    done(controller, Confirm())
    assert (controller.state.moment, player(controller, "P2").life) == (Moment.COMBAT_DAMAGE, 13)
    done(controller, Confirm())
    assert controller.state.ended
    assert {status for _, status in steps(controller)[:-1]} == {StepStatus.DONE.value}


def test_702_7c_what_is_done_between_the_steps_counts_for_the_second() -> None:
    controller = done(table(STRIKERS), Confirm(), Act(action("gain", "A", keywords=["double strike"])))
    assert {one.source for one in controller.state.shares} == {"A", "C", "D", "B"}


def test_the_button_says_what_it_does() -> None:
    controller = done(table("A: 3/3 first strike"), Attack("A", "P2"))
    labels = []
    while controller.state.confirm_label is not None:
        labels.append(said(controller.state.confirm_label))
        done(controller, Confirm())
    assert labels == ["On to declare blockers", "Deal first combat damage", "Deal combat damage", "End combat"]


def test_going_back_keeps_what_is_declared_and_drops_what_was_dealt() -> None:
    controller = done(table(STRIKERS), Confirm(), Confirm(), GoTo(Moment.DECLARE_BLOCKERS))
    assert controller.state.moment is Moment.DECLARE_BLOCKERS
    assert player(controller, "P2").life == 20
    assert card(controller, "B").lane == card(controller, "D").lane
    done(controller, Undo())
    assert player(controller, "P2").life == 13


def test_going_back_to_between_the_steps() -> None:
    controller = done(table(STRIKERS), Confirm(), Confirm(), Confirm(), GoTo(Moment.FIRST_COMBAT_DAMAGE))
    assert (controller.state.moment, player(controller, "P2").life) == (Moment.FIRST_COMBAT_DAMAGE, 15)


def test_going_back_before_blocks_shows_none_until_going_on() -> None:
    controller = done(table(STRIKERS), GoTo(Moment.DECLARE_ATTACKERS))
    assert not [arrow for arrow in controller.state.arrows if arrow.kind == "block"]
    assert controller.state.legal is None
    done(controller, Confirm())
    assert [arrow.origin for arrow in controller.state.arrows if arrow.kind == "block"] == ["B"]


def test_what_was_chosen_is_still_chosen_after_going_back() -> None:
    controller = done(table("A: 5/5 > P2; B: 3/3 x A; D: 1/1 x A"), Assign("A", "B", 4), Confirm())
    done(controller, GoTo(Moment.DECLARE_BLOCKERS))
    assert drafted(controller)["A"] == {"B": 4, "D": 1}


def test_going_on_over_several_steps_where_nothing_is_to_be_chosen() -> None:
    controller = done(table(STRIKERS), GoTo(Moment.END))
    assert controller.state.ended
    titles = [cue.moment for cue in controller.cue_sheet.cues if isinstance(cue, StepTitle)]
    assert titles == [Moment.FIRST_COMBAT_DAMAGE, Moment.COMBAT_DAMAGE]
    done(controller, Undo())
    assert controller.state.moment is Moment.DECLARE_BLOCKERS


def test_going_on_stops_at_a_choice() -> None:
    controller = table("A: 5/5 > P2; B: 3/3 x A; D: 1/1 x A")
    assert words(refused(controller, GoTo(Moment.END))) == [
        "The 5 damage of A can be divided in several ways: choose one."
    ]


@pytest.mark.parametrize("moment", [Moment.FIRST_COMBAT_DAMAGE, Moment.LAST_COMBAT_DAMAGE])
def test_a_step_that_never_comes_cannot_be_gone_to(moment: Moment) -> None:
    refused(table("A: 3/3 > P2"), GoTo(moment))
    refused(done(table("A: 3/3 > P2"), GoTo(Moment.END)), GoTo(moment))


def test_going_where_one_is_changes_nothing() -> None:
    controller = table("A: 3/3 > P2")
    before = controller.state
    done(controller, GoTo(Moment.DECLARE_ATTACKERS))
    assert controller.state == before


def test_a_board_that_stands_later_does_not_go_back_further() -> None:
    controller = table("A: 3/3 > P2; B: 2/2 x A; after declare blockers")
    refused(controller, GoTo(Moment.DECLARE_ATTACKERS))
    done(controller, Confirm())
    assert controller.state.moment is Moment.COMBAT_DAMAGE
    done(controller, GoTo(Moment.DECLARE_BLOCKERS))


def test_a_board_between_the_steps_goes_on_with_the_second() -> None:
    controller = table("A: 3/3 > P2; C: 2/2 first strike > P2; after first combat damage")
    assert controller.state.moment is Moment.FIRST_COMBAT_DAMAGE
    assert drafted(controller) == {"A": {"P2": 3}}
    done(controller, Confirm(), GoTo(Moment.FIRST_COMBAT_DAMAGE))
    assert drafted(controller) == {"A": {"P2": 3}}


def test_assignments_of_a_file_are_chosen_step_by_step() -> None:
    board = scenario(
        creature("A", 4, 4, "double strike"),
        creature("B", 1, 6, controller="P2"),
        creature("D", 1, 6, controller="P2"),
        attack={"A": "P2"},
        block={"B": "A", "D": "A"},
    )
    chosen = ((("A", (("B", 3), ("D", 1))),), (("A", (("B", 0), ("D", 4))),))
    controller = table_with(replace(board, assignments=chosen))
    assert not controller.state.unsaved
    assert drafted(controller) == {"A": {"B": 3, "D": 1}}
    done(controller, Confirm())
    assert drafted(controller)["A"] == {"B": 0, "D": 4}
    done(controller, Confirm())
    assert [card(controller, id).damage for id in ("A", "B", "D")] == [2, 3, 5]


def test_timeline_entries_happen_as_their_steps_come() -> None:
    board = scenario(
        creature("A", 3, 3),
        creature("B", 2, 2, controller="P2"),
        attack={"A": "P2"},
        timeline=[do("declare blockers", "put blocking", "B", blocking="A")],
    )
    controller = table_with(board)
    assert not card(controller, "B").in_play
    assert [(entry.at, entry.done) for entry in controller.state.entries] == [(Moment.DECLARE_BLOCKERS, False)]
    done(controller, Confirm())
    assert card(controller, "B").in_play
    assert controller.state.entries[0].done
    assert drafted(controller) == {"A": {"B": 3}, "B": {"A": 2}}


def test_500_10_the_next_combat_begins_with_what_is_left() -> None:
    controller = done(table("A: 3/3 vigilance > P2; B: 2/5 @P2; W: loyalty 3"), GoTo(Moment.END), NextCombat())
    assert controller.state.moment is Moment.BEGINNING
    assert controller.state.arrows == ()
    done(controller, Attack("A", "W"), Block("B", "A"), Confirm())
    assert (card(controller, "B").damage, player(controller, "P2").life) == (3, 17)


def test_the_next_combat_comes_after_the_end_of_this_one() -> None:
    refused(table("A: 3/3 > P2"), NextCombat())


def test_undone_steps_show_nothing_moving() -> None:
    controller = done(table("A: 3/3 > P2"), Confirm(), Confirm())
    assert controller.cue_sheet.duration_ms > 0
    done(controller, Undo())
    assert controller.cue_sheet == CueSheet()
    done(controller, Redo())
    assert controller.cue_sheet == CueSheet()


def test_a_player_who_loses_ends_the_combat() -> None:
    controller = done(table("P2: life 3; A: 3/3 double strike > P2"), Confirm(), Confirm())
    assert player(controller, "P2").out
    done(controller, Confirm())
    assert controller.state.ended


SACRIFICED = "rules sixth; A: 4/5 > P2; B: 2/2 x A; D: 2/2 x A"


def test_in_sixth_edition_damage_waits_on_the_stack_for_players_to_act() -> None:
    controller = done(table(SACRIFICED), Assign("A", "B", 2), Confirm())
    assert controller.state.moment is Moment.COMBAT_DAMAGE
    assert card(controller, "B").damage == 0
    assert controller.state.legal is None
    assert controller.state.can_confirm
    done(controller, Act(action("sacrifice", "B")), Confirm())
    assert card(controller, "A").damage == 4
    assert {one.id for one in controller.state.gone} == {"B", "D"}


def test_in_sixth_edition_nothing_is_declared_while_damage_is_on_the_stack() -> None:
    controller = done(table(SACRIFICED), Assign("A", "B", 2), Confirm())
    refused(controller, Attack("A", "P2"))
    refused(controller, Assign("A", "B", 3))
    done(controller, GoTo(Moment.DECLARE_BLOCKERS))
    assert drafted(controller)["A"] == {"B": 2, "D": 2}


def test_in_sixth_edition_nobody_acts_after_the_damage_of_the_same_step() -> None:
    controller = done(table("rules sixth; A: 1/4 > P2; B: 1/2 x A"), Confirm(), Confirm())
    assert card(controller, "B").damage == 1
    refused(controller, Act(action("sacrifice", "B")))
    done(controller, Confirm(), Act(action("sacrifice", "B")))


def test_in_sixth_edition_first_strike_damage_goes_on_the_stack_by_itself() -> None:
    controller = table("rules sixth; A: 2/2 first strike > P2; C: 3/3 > P2")
    moments = []
    while not controller.state.ended:
        done(controller, Confirm())
        moments.append((controller.state.moment.value, player(controller, "P2").life))
    assert moments == [
        ("declare blockers", 20),
        ("first combat damage", 20),
        ("after first combat damage", 18),
        ("combat damage", 18),
        ("combat damage", 15),
        ("end of combat", 15),
    ]
