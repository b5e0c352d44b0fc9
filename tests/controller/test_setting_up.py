"""Setting up the table: what is put there, edited, moved and taken off, and the rules that are played."""

from dataclasses import replace

import pytest

from simulator.controller.board_state import Row, Seat
from simulator.controller.effect_intents import TakeOffEffect
from simulator.controller.intents import (
    Act,
    Assign,
    Attack,
    Block,
    ChangeRules,
    Confirm,
    EditPermanent,
    EditPlayer,
    MakeActive,
    MoveBefore,
    PlayWhatIf,
    PutOnTable,
    Rename,
    SeatPlayer,
    TakeOff,
    Undo,
)
from simulator.rules.effects import DamageEffect, EffectKind, Filter
from simulator.rules.objects import Permanent, Player
from simulator.rules.timeline import Moment
from tests.boards import action, creature, do, planeswalker, scenario, siege
from tests.controller.tables import card, done, player, refused, said, table, table_with, words


def ids(controller: object) -> list[str]:
    return [one.id for one in controller.state.cards]  # type: ignore[attr-defined]


def test_new_cards_get_short_ids_by_their_side() -> None:
    bear = creature("", 2, 2)
    controller = done(table(), PutOnTable(bear), PutOnTable(bear), PutOnTable(replace(bear, controller="P2")))
    assert ids(controller) == ["A1", "A2", "B1"]
    assert [card(controller, id).seat for id in ("A1", "A2", "B1")] == [Seat.NEAR, Seat.NEAR, Seat.FAR]


def test_a_name_that_is_taken_gets_a_number() -> None:
    controller = done(table(), PutOnTable(creature("Bear", 2, 2)), PutOnTable(creature("Bear", 2, 2)))
    assert ids(controller) == ["Bear", "Bear2"]


def test_310_12_a_siege_is_protected_by_an_opponent_of_its_controller() -> None:
    near, far = siege("", 5, protector=None), siege("", 5, controller="P2", protector=None)  # type: ignore[arg-type]
    controller = done(table(), PutOnTable(near), PutOnTable(far))
    assert [(one.protector, one.row) for one in controller.state.cards] == [("P2", Row.FAR_HOME), ("P1", Row.NEAR_HOME)]


def test_a_card_that_cannot_be_is_refused_and_the_table_stays() -> None:
    refusal = refused(table(), PutOnTable(Permanent("X", "P9", creature("X", 1, 1).types, power=1, toughness=1)))
    assert refusal.sentences


def test_more_players_sit_on_the_far_side() -> None:
    controller = done(table(), SeatPlayer(Player("")), SeatPlayer(Player("Cid", life=15)))
    assert [(one.id, one.seat, one.index, one.of, one.life) for one in controller.state.players] == [
        ("P1", Seat.NEAR, 0, 1, 20),
        ("P2", Seat.FAR, 0, 3, 20),
        ("P3", Seat.FAR, 1, 3, 20),
        ("Cid", Seat.FAR, 2, 3, 15),
    ]


def test_805_a_team_sits_together() -> None:
    controller = table("P1: life 30 team n; P2: life 30 team s; P3: life 30 team n; P4: life 30 team s")
    seats = {one.id: (one.seat, one.index, one.of) for one in controller.state.players}
    assert seats == {"P1": (Seat.NEAR, 0, 2), "P3": (Seat.NEAR, 1, 2), "P2": (Seat.FAR, 0, 2), "P4": (Seat.FAR, 1, 2)}


def test_editing_replaces_figures_and_keeps_the_combat() -> None:
    controller = done(table("A: 3/3 > P2; B: 2/2 x A"), EditPermanent("A", creature("A", 5, 5, "trample")))
    assert (card(controller, "A").power, card(controller, "A").lane) == (5, 0)
    assert controller.state.legal is not None
    assert controller.state.legal.count == 4


def test_a_new_id_goes_everywhere() -> None:
    board = scenario(
        creature("A", 3, 3),
        creature("B", 2, 2, controller="P2"),
        attack={"A": "P2"},
        block={"B": "A"},
        timeline=[do("declare blockers", "modify", "A", power=2)],
    )
    controller = done(table_with(board), Assign("A", "B", 5), EditPermanent("A", creature("Wurm", 3, 3)))
    assert card(controller, "Wurm").power == 5
    assert [(one.source, one.recipient, one.amount) for one in controller.state.shares] == [
        ("Wurm", "B", 5),
        ("B", "Wurm", 2),
    ]
    refused(controller, EditPermanent("Wurm", creature("B", 3, 3)))


def test_810_9_editing_one_of_a_team_edits_the_life_of_all() -> None:
    controller = table("P1: life 30 team n; P2: life 30 team s; P3: life 30 team n; P4: life 30 team s")
    old = controller.document.scenario.players[0]
    done(controller, EditPlayer("P1", replace(old, life=12)))
    assert (player(controller, "P1").life, player(controller, "P3").life, player(controller, "P2").life) == (12, 12, 30)


@pytest.mark.parametrize(
    "intent", [EditPermanent("X", creature("X", 1, 1)), EditPlayer("X", Player("X")), TakeOff("X")]
)
def test_what_is_not_there_is_not_edited(intent: EditPermanent | EditPlayer | TakeOff) -> None:
    refused(table("A: 1/1"), intent)


def test_what_is_taken_off_goes_with_everything_that_names_it() -> None:
    board = scenario(
        creature("A", 3, 3),
        creature("C", 3, 3, "banding"),
        creature("B", 2, 2, controller="P2"),
        planeswalker("W", 3),
        attack={"A": "W", "C": "P2"},
        block={"B": "A"},
        timeline=[do("declare blockers", "modify", "A", power=2)],
        effects=[DamageEffect(EffectKind.PREVENT, recipient=Filter(ids=("A",)))],
    )
    controller = done(table_with(board), TakeOff("A"))
    left = controller.document.scenario
    assert [one.attacker for one in left.declared.attacks] == ["C"]
    assert (left.declared.blocks, left.timeline, left.effects) == ((), (), ())
    done(controller, Undo(), TakeOff("W"))
    assert [one.attacker for one in controller.document.scenario.declared.attacks] == ["C"]
    assert controller.document.scenario.declared.blocks == ()


def test_a_player_who_leaves_the_table_takes_everything_along() -> None:
    controller = table("P1: life 20; P2: life 20; P3: life 20; A: 3/3 > P3; B: 2/2 @P3; C: 2/2 @P2")
    done(controller, TakeOff("P3"))
    assert [one.id for one in controller.state.players] == ["P1", "P2"]
    assert [(one.id, one.role) for one in controller.state.cards] == [("A", "idle"), ("C", "idle")]
    refused(controller, TakeOff("P2"))


def test_cards_are_moved_in_their_rows() -> None:
    controller = done(table("A: 1/1; B: 1/1 @P2; C: 1/1; D: 1/1"), MoveBefore("D", "A"))
    assert [(one.id, one.index) for one in controller.state.cards if one.seat is Seat.NEAR] == [
        ("D", 0),
        ("A", 1),
        ("C", 2),
    ]
    done(controller, MoveBefore("D", None))
    assert [one.id for one in controller.state.cards] == ["A", "B", "C", "D"]


def test_attackers_change_lanes_and_blockers_places() -> None:
    controller = table("A: 1/1 > P2; C: 1/1 > P2; B: 1/1 x A; D: 1/1 x A")
    done(controller, MoveBefore("C", "A"), MoveBefore("D", "B"))
    assert [card(controller, id).lane for id in ("C", "A")] == [0, 1]
    assert [card(controller, id).index for id in ("D", "B")] == [0, 1]


def test_510_1c_moving_a_blocker_announces_the_order_where_there_is_one() -> None:
    controller = done(table("rules m11; A: 5/5 > P2; B: 1/1 x A; D: 1/1 x A"), MoveBefore("D", "B"))
    orders = {arrow.origin: arrow.order for arrow in controller.state.arrows if arrow.kind == "block"}
    assert orders == {"D": 1, "B": 2}


def test_other_rules_on_the_open_board() -> None:
    notation = "A: 5/5 > P2; B: 3/3 x A; D: 1/1 x A"
    controller = table(notation)
    assert controller.state.legal is not None
    assert controller.state.legal.count == 6
    done(controller, ChangeRules("M11"))
    assert controller.state.rules == "m11"
    assert controller.state.legal.count == 3
    assert controller.state.undo is not None
    assert said(controller.state.undo) == "play under the rules: m11"


def test_other_rules_take_dealt_damage_back_and_keep_what_was_chosen() -> None:
    controller = done(table("A: 5/5 > P2; B: 3/3 x A; D: 1/1 x A"), Assign("A", "B", 4), Confirm(), ChangeRules("m11"))
    assert controller.state.moment is Moment.DECLARE_BLOCKERS
    assert {one.recipient: one.amount for one in controller.state.shares if one.source == "A"} == {"B": 4, "D": 1}


def test_rules_that_cannot_be_played_are_refused() -> None:
    refused(table("A: 5/5 > P2"), ChangeRules("second edition"))


def test_what_the_rules_do_not_know_yet_is_played_as_a_what_if() -> None:
    controller = table("A: 5/5 deathtouch, trample > P2; B: 3/3 x A")
    refused(controller, ChangeRules("urza"))
    done(controller, PlayWhatIf(True), ChangeRules("urza"))
    assert controller.state.what_if
    assert controller.state.legal is not None
    assert controller.state.legal.count == 3
    assert any(one.message.key == "problem.not-yet" for one in controller.state.warnings)
    refused(controller, PlayWhatIf(False))


def test_another_player_s_turn_before_anything_is_declared() -> None:
    controller = done(table("A: 3/3; B: 2/2 @P2"), MakeActive("P2"), Attack("B", "P1"))
    assert [one.id for one in controller.state.players] == ["P2", "P1"]
    refused(controller, MakeActive("P1"))


def test_a_title_for_the_table() -> None:
    controller = done(table(), Rename("Over the wall"))
    assert controller.state.title == (("", "Over the wall"),)
    assert controller.state.unsaved


def test_nothing_is_edited_once_damage_has_been_dealt() -> None:
    controller = done(table("A: 3/3 > P2; B: 2/2 @P2"), Confirm(), Confirm())
    for intent in (
        EditPermanent("A", creature("A", 9, 9)),
        EditPlayer("P2", Player("P2", life=1)),
        TakeOff("B"),
        SeatPlayer(Player("P3")),
        TakeOffEffect(0),
    ):
        refused(controller, intent)
    assert words(refused(controller, TakeOff("B")))[0].startswith("B cannot be changed like this")


def test_a_card_can_be_put_on_the_table_between_the_steps() -> None:
    controller = done(table("A: 3/3 first strike > P2; B: 2/2 x A"), Confirm(), PutOnTable(creature("", 1, 1)))
    assert controller.state.moment is Moment.FIRST_COMBAT_DAMAGE
    done(controller, Act(action("put attacking", "A1")))
    assert card(controller, "A1").row is Row.ATTACKERS


def test_a_blocked_attacker_stays_where_it_is_when_others_are_set_up() -> None:
    controller = done(table("A: 3/3 > P2; B: 2/2 x A"), PutOnTable(creature("", 1, 1)), Block("B", "A"))
    assert card(controller, "A").lane == card(controller, "B").lane == 0
