"""The board as it is drawn: seats, lanes, notes, needs, reasons, log, warnings."""

import pytest

from simulator.controller.board_state import CardRole, Row, Seat
from simulator.controller.controller import Controller
from simulator.controller.intents import Act, Assign, Attack, Block, Confirm
from simulator.formats.language import Language
from tests.boards import action, creature, do, scenario
from tests.controller.tables import card, done, player, said, share, table, table_with


def why(controller: Controller) -> list[tuple[str, str]]:
    return [(said(one.message), str(one.rule)) for one in controller.state.why]


def note(controller: Controller, id: str) -> str | None:
    shown = card(controller, id).note
    return None if shown is None else said(shown)


def test_the_members_of_a_band_stand_next_to_one_another() -> None:
    controller = table("A: 1/1 banding > P2; C: 2/2 > P2; D: 3/3 > P2; band A, D")
    assert [(id, card(controller, id).lane, card(controller, id).band) for id in ("A", "D", "C")] == [
        ("A", 0, 0),
        ("D", 1, 0),
        ("C", 2, None),
    ]


def test_a_blocker_of_several_stands_before_the_first() -> None:
    controller = table("A: 1/1 > P2; C: 2/2 > P2; B: 2/2 can block any number x C, A; D: 1/1 x C")
    assert (card(controller, "B").lane, card(controller, "B").index) == (0, 0)
    assert (card(controller, "D").lane, card(controller, "D").row) == (1, Row.BLOCKERS)


def test_once_damage_has_been_dealt_the_board_tells_what_has_come_of_the_combat() -> None:
    controller = table("A: 3/3 double strike, lifelink > P2; D: 2/2 > W; B: 1/1 x D; W: loyalty 3")
    assert controller.state.came_to == ()
    done(controller, Confirm())
    assert [said(one) for one in controller.state.came_to] == ["P1: life 20 → 23", "P2: life 20 → 17"]
    done(controller, Confirm())
    assert [said(one) for one in controller.state.came_to] == ["B leaves", "P1: life 20 → 26", "P2: life 20 → 14"]


@pytest.mark.parametrize(
    ("notation", "id", "expected"),
    [
        ("A: 1/1 > P2; after declare blockers", "A", "unblocked"),
        ("A: 1/1 > nothing", "A", "attacks nothing"),
        ("A: 1/1 > P2 blocked; after declare blockers", "A", "blocked, no blocker left"),
        ("B: 1/1 @P2 x nothing; A: 1/1 > P2", "B", "blocks nothing any more"),
        ("A: 1/1 > P2", "A", None),
    ],
)
def test_a_short_note_under_the_card(notation: str, id: str, expected: str | None) -> None:
    assert note(table(notation), id) == expected


def test_what_waits_to_come_and_what_is_phased_out_is_shown_so() -> None:
    board = scenario(
        creature("A", 3, 3),
        creature("N", 2, 2),
        attack={"A": "P2"},
        timeline=[do("combat damage", "put attacking", "N")],
    )
    controller = table_with(board)
    assert (card(controller, "N").in_play, note(controller, "N")) == (False, "not on the battlefield yet")
    done(controller, Act(action("phase out", "A")))
    assert (card(controller, "A").phased_out, note(controller, "A")) == (True, "phased out")


def test_702_22j_the_defending_player_divides_what_banding_blocks() -> None:
    controller = table("A: 3/3 > P2; B: 1/1 banding x A; D: 2/2 x A")
    assert card(controller, "A").announcer == "P2"
    assert [one.id for one in controller.state.players if one.announces] == ["P2"]
    assert ("P2 divides the damage of A.", "702.22j") in why(controller)


def test_who_divides_is_not_said_where_it_goes_without_saying() -> None:
    controller = table(
        "P1: life 30 team n; P2: life 30 team s; P3: life 30 team n; P4: life 30 team s; A: 3/3 @P3 > P2"
    )
    assert card(controller, "A").announcer is None


def test_702_2c_deathtouch_is_a_reason() -> None:
    controller = done(table("A: 3/3 trample, deathtouch > P2; B: 4/4 x A"), Assign("A", "B", 1))
    assert ("A may assign damage to P2: B: 1 with deathtouch is lethal.", "702.19b") in why(controller)
    need = card(controller, "B").need
    assert need is not None
    assert (need.is_lethal, need.would_leave) == (True, True)


def test_an_indestructible_creature_has_lethal_damage_and_stays() -> None:
    controller = table("A: 3/3 > P2; B: 1/1 indestructible x A")
    need = card(controller, "B").need
    assert need is not None
    assert (need.is_lethal, need.would_leave) == (True, False)


def test_prevented_damage_is_lethal_when_assigned_and_destroys_nobody() -> None:
    controller = table("A: 3/3 red > P2; B: 2/2 protection from red x A")
    need = card(controller, "B").need
    assert need is not None
    assert (need.assigned, need.is_lethal, need.would_leave) == (3, True, False)


def test_a_planeswalker_needs_its_loyalty_and_a_battle_its_defense() -> None:
    controller = table("A: 2/2 > W; C: 5/5 > S; W: loyalty 3; S: defense 5")
    needs = {id: card(controller, id).need for id in ("W", "S")}
    assert [(need.needed, need.assigned, need.is_lethal) for need in needs.values() if need] == [
        (3, 2, False),
        (5, 5, True),
    ]


def test_life_after_the_draft_counts_what_is_gained() -> None:
    controller = table("A: 3/3 lifelink > P2; B: 2/2 @P2")
    assert (player(controller, "P1").life_after, player(controller, "P2").life_after) == (23, 17)
    done(controller, Block("B", "A"))
    assert (player(controller, "P1").life_after, player(controller, "P2").life_after) == (23, None)


def test_120_3b_poison_after_the_draft() -> None:
    controller = table("A: 3/3 infect > P2")
    assert (player(controller, "P2").life_after, player(controller, "P2").poison_after) == (None, 3)


def test_510_1c_the_order_is_a_reason_where_there_is_one() -> None:
    controller = table("rules m11; A: 5/5 > P2; B: 2/2 x A; D: 1/4 x A")
    assert any("in this order" in sentence for sentence, _ in why(controller))


def test_as_though_it_weren_t_blocked_is_told() -> None:
    controller = table("A: 5/5 assign as though unblocked > P2; B: 2/2 x A")
    assert any("as though it weren't blocked" in sentence for sentence, _ in why(controller))


def test_reasons_name_whom_they_are_about() -> None:
    controller = table("A: 5/5 trample > P2; B: 2/2 x A")
    assert all("A" in one.about or "B" in one.about for one in controller.state.why)


def test_the_log_tells_what_was_assigned_dealt_and_destroyed() -> None:
    controller = done(table("A: 5/5 trample, lifelink > P2; B: 2/2 x A"), Assign("A", "B", 2), Confirm())
    log = [said(one.message) for one in controller.state.log]
    for line in ("A assigns 2 to B and 3 to P2.", "P2: life −3.", "P1: life +5.", "B is destroyed."):
        assert line in log
    assert log.index("B blocks A.") < log.index("A assigns 2 to B and 3 to P2.") < log.index("B is destroyed.")


def test_the_log_tells_when_less_is_dealt_than_assigned() -> None:
    controller = done(table("A: 3/3 red > P2; B: 2/2 protection from red x A"), Confirm())
    assert "A deals 0 to B; 3 had been assigned." in [said(one.message) for one in controller.state.log]


def test_every_sentence_can_be_read_in_both_languages() -> None:
    controller = done(
        table("A: 5/5 trample > P2; C: 2/2 first strike > W; W: loyalty 3; B: 2/2 x A"),
        Act(action("modify", "B", power=1, toughness=1)),
        Confirm(),
        Assign("A", "B", 4),
        Confirm(),
        Confirm(),
    )
    state = controller.state
    for language in Language:
        for one in (*state.log, *state.why, *state.warnings):
            assert said(one.message, controller, language)


def test_old_boards_never_change() -> None:
    controller = table("A: 5/5 trample > P2; B: 2/2 x A")
    old = controller.state
    picture = repr(old)
    done(controller, Assign("A", "B", 3), Confirm(), Confirm())
    assert repr(old) == picture


def test_listeners_are_told_of_the_old_and_the_new_board() -> None:
    controller = table("A: 3/3")
    told = []
    unsubscribe = controller.subscribe(lambda old, new: told.append((old, new)))
    before = controller.state
    done(controller, Attack("A", "P2"))
    assert told == [(before, controller.state)]
    controller.do(Attack("A", "P1"))
    assert len(told) == 1
    unsubscribe()
    unsubscribe()
    done(controller, Confirm())
    assert len(told) == 1


def test_the_prompt_says_what_to_do_next() -> None:
    controller = table()
    prompts = []

    def remember() -> None:
        assert controller.state.prompt is not None
        prompts.append(controller.state.prompt.key)

    remember()
    controller = table("A: 5/5 trample; B: 2/2 @P2")
    for intent in (Attack("A", "P2"), Block("B", "A"), Assign("A", "B", 2), Confirm(), Confirm()):
        remember()
        done(controller, intent)
    remember()
    assert prompts == [f"prompt.{key}" for key in ("empty", "attack", "block", "divide", "deal", "go-on", "ended")]


def test_arrows_stay_until_combat_ends() -> None:
    controller = done(table("A: 5/5 > P2; C: 1/1 > P2; B: 2/2 x A"), Confirm())
    assert [(arrow.origin, arrow.target) for arrow in controller.state.arrows] == [("A", "P2"), ("C", "P2")]
    assert card(controller, "A").role is CardRole.ATTACKING_BLOCKED


def test_six_players_sit_around() -> None:
    seats = "; ".join(f"P{number}: life 20" for number in range(1, 7))
    controller = table(f"{seats}; A: 3/3 > P4; W: loyalty 3 @P5")
    assert [one.seat for one in controller.state.players].count(Seat.FAR) == 5
    assert share(controller, "A", "P4").amount == 3
