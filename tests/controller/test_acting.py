"""Actions at the table: carried out now, refused with a reason, listed for a card, taken back."""

import pytest

from simulator.controller.board_state import Row
from simulator.controller.controller import Controller
from simulator.controller.cues import CardLeaves
from simulator.controller.intents import Act, Assign, Block, CarryOut, Confirm, GoTo, TakeBack, Undo
from simulator.controller.offers import ActionView
from simulator.rules.timeline import ActionKind, Moment, Parameter
from tests.boards import action, creature, scenario
from tests.controller.tables import card, done, drafted, player, refused, rules, said, table, table_with

BLOCKED = "A: 5/5 trample > P2; C: 2/2 > P2; N: 2/1 ninjutsu; B: 2/2 x A"


def offered(controller: Controller, subject: str) -> dict[ActionKind, ActionView]:
    return {view.kind: view for view in controller.actions(subject)}


def test_an_action_happens_at_the_present_moment() -> None:
    controller = done(table(BLOCKED), Act(action("modify", "B", power=0, toughness=3)))
    assert card(controller, "B").toughness == 5
    (entry,) = controller.state.entries
    assert (entry.at, entry.done) == (Moment.DECLARE_BLOCKERS, True)
    assert said(entry.sentence.message) == "B: Change power and toughness (power: +0 and toughness: +3)"
    assert controller.state.undo is not None
    assert said(controller.state.undo) == said(entry.sentence.message)


def test_506_4_what_is_destroyed_after_blocks_leaves_its_attacker_blocked() -> None:
    controller = done(table(BLOCKED), Act(action("destroy", "B")))
    note = card(controller, "A").note
    assert note is not None
    assert said(note) == "blocked, no blocker left"
    assert drafted(controller)["A"] == {"P2": 5}
    assert [cue.id for cue in controller.cue_sheet.cues if isinstance(cue, CardLeaves)] == ["B"]
    assert [one.id for one in controller.state.gone] == ["B"]


def test_702_49_ninjutsu_by_a_card_that_was_laid_ready() -> None:
    controller = done(table(BLOCKED), Act(action("ninjutsu", "N", returned="C")))
    assert (card(controller, "N").row, card(controller, "N").tapped) == (Row.ATTACKERS, True)
    assert drafted(controller)["N"] == {"P2": 2}
    done(controller, Undo())
    assert card(controller, "N").row is Row.NEAR_HOME


def test_702_49a_an_action_that_would_do_nothing_is_refused_with_its_rule() -> None:
    assert rules(refused(table(BLOCKED), Act(action("ninjutsu", "N", returned="A")))) == {"702.49a"}
    refused(table(BLOCKED), Act(action("tap", "X")))


def test_a_missing_choice_is_asked_for() -> None:
    board = scenario(
        creature("A", 3, 3), creature("C", 3, 3), creature("B", 2, 2, controller="P2"), attack={"A": "P2", "C": "P2"}
    )
    refusal = refused(done(table_with(board), Confirm()), Act(action("put blocking", "B")))
    assert refusal.sentences


def test_declaring_goes_on_after_an_action() -> None:
    controller = table("A: 3/3 > P2; B: 2/2 @P2; C: 1/1 @P2")
    done(controller, Act(action("modify", "A", power=2)), Block("B", "A"), Act(action("heal", "B", amount=1)))
    assert drafted(controller)["A"] == {"B": 5}
    assert [entry.at for entry in controller.state.entries] == [Moment.DECLARE_ATTACKERS, Moment.DECLARE_BLOCKERS]


def test_actions_between_the_damage_steps() -> None:
    controller = done(table("A: 3/3 double strike > P2; B: 2/5 x A"), Confirm(), Act(action("heal", "B", amount=3)))
    assert card(controller, "B").damage == 0
    done(controller, Confirm())
    assert card(controller, "B").damage == 3


def test_an_entry_can_be_taken_back_out_of_order() -> None:
    controller = done(
        table("A: 3/3 > P2; B: 2/2 x A"), Act(action("modify", "A", power=2)), Act(action("modify", "B", power=1))
    )
    done(controller, TakeBack(0))
    assert (card(controller, "A").power, card(controller, "B").power) == (3, 3)
    refused(controller, TakeBack(1))


def test_what_dealt_damage_hangs_on_is_not_taken_back() -> None:
    controller = done(table("A: 3/3 > P2; B: 2/9 x A"), Act(action("modify", "A", power=2)), Confirm())
    assert rules(refused(controller, TakeBack(0))) == {"510.1a"}


def test_players_gain_and_lose_life() -> None:
    controller = done(
        table("A: 3/3 > P2"),
        Act(action("lose life", player="P2", amount=4)),
        Act(action("poison", player="P2", amount=2)),
    )
    assert (player(controller, "P2").life, player(controller, "P2").poison) == (16, 2)


def test_every_action_that_is_offered_without_a_reason_against_it_can_be_done() -> None:
    controller = table(BLOCKED)
    for id in ("A", "B", "C", "N"):
        for view in controller.actions(id):
            if view.refusal is None and not view.asks:
                done(controller, Act(action(view.kind.value, id)), Undo())


def test_what_is_offered_fits_where_the_card_is() -> None:
    controller = table(BLOCKED)
    assert ActionKind.BECOMES_UNBLOCKED in offered(controller, "A")
    assert ActionKind.BECOMES_BLOCKED in offered(controller, "C")
    assert ActionKind.NINJUTSU in offered(controller, "N")
    assert ActionKind.NINJUTSU not in offered(controller, "A")
    assert ActionKind.CHANGE_PROTECTOR not in offered(controller, "A")
    assert offered(controller, "B")[ActionKind.MODIFY].asks == (Parameter.POWER, Parameter.TOUGHNESS)
    assert offered(controller, "A")[ActionKind.DAMAGE].asks == (
        Parameter.SOURCE,
        Parameter.AMOUNT,
        Parameter.EXCESS_TO_CONTROLLER,
    )


def test_what_cannot_be_done_now_says_why() -> None:
    controller = done(table(BLOCKED), GoTo(Moment.DECLARE_ATTACKERS))
    refusal = offered(controller, "N")[ActionKind.NINJUTSU].refusal
    assert refusal is not None
    assert str(refusal.rule) == "702.49a"


def test_what_has_left_can_come_back_and_phase_in() -> None:
    controller = done(table(BLOCKED), Act(action("destroy", "B")))
    assert set(offered(controller, "B")) == {ActionKind.RETURN}
    done(controller, Act(action("return", "B")))
    assert card(controller, "B").row is Row.FAR_HOME
    done(controller, Act(action("phase out", "C")))
    assert card(controller, "C").phased_out
    assert set(offered(controller, "C")) == {ActionKind.PHASE_IN}
    done(controller, Act(action("phase in", "C")))


def test_players_are_offered_life_poison_and_leaving() -> None:
    assert set(offered(table(BLOCKED), "P2")) == {
        ActionKind.GAIN_LIFE,
        ActionKind.LOSE_LIFE,
        ActionKind.POISON,
        ActionKind.DAMAGE,
        ActionKind.PLAYER_LEAVES,
    }
    assert table(BLOCKED).actions("nobody") == ()


def test_an_action_may_leave_a_choice_open_again() -> None:
    controller = table("A: 5/5 trample > P2; B: 2/2 x A; D: 1/1 x A")
    done(controller, Assign("A", "P2", 2), Act(action("modify", "D", power=0, toughness=1)))
    assert drafted(controller)["A"] == {"B": None, "D": None, "P2": None}


@pytest.mark.parametrize(
    "kind", ["regenerate", "untap", "sacrifice", "phase out", "becomes unblocked", "remove from combat"]
)
def test_actions_are_undone_without_a_trace(kind: str) -> None:
    controller = table(BLOCKED)
    before = controller.state
    done(controller, Act(action(kind, "A")), Undo())
    assert controller.state.cards == before.cards
    assert controller.state.shares == before.shares


def test_702_45_what_a_keyword_does_is_offered_and_carried_out_as_one_action() -> None:
    controller = table("A: 3/3 > P2; B: 2/2 bushido 2 x A")
    (triggered,) = controller.state.triggered
    assert (str(triggered.sentence.rule), triggered.done) == ("702.45", False)
    done(controller, CarryOut(0))
    assert (card(controller, "B").power, card(controller, "B").toughness) == (4, 4)
    assert [one.done for one in controller.state.triggered] == [True]
    done(controller, Undo())
    assert card(controller, "B").power == 2
    refused(controller, CarryOut(1))


def test_702_83_the_same_done_twice_is_counted() -> None:
    controller = table("A: 3/3 exalted > P2; C: 1/1 exalted")
    assert [one.done for one in controller.state.triggered] == [False, False]
    done(controller, CarryOut(1))
    assert [one.done for one in controller.state.triggered] == [True, False]
    done(controller, CarryOut(1))
    assert [one.done for one in controller.state.triggered] == [True, True]
    assert card(controller, "A").power == 5
