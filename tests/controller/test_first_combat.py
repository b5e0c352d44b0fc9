"""One combat from an empty table to its end, by intents alone."""

from dataclasses import replace

from simulator.controller.board_state import CardRole, Refusal, Row, Seat
from simulator.controller.controller import Controller
from simulator.controller.cues import CardLeaves, NumberFlies
from simulator.controller.intents import Assign, Attack, Block, Confirm, NextCombat, PutOnTable, Redo, Undo
from simulator.controller.palette import typed_entry
from simulator.controller.step_view import StepStatus
from simulator.rules.objects import Permanent
from simulator.rules.timeline import Moment
from tests.controller.tables import card, done, drafted, player, refused, rules, said, table, words


def put(controller: Controller, line: str, player: str) -> str:
    """Put what a line says at a player's seat; its id."""
    entry = typed_entry(line)
    assert not isinstance(entry, Refusal)
    assert isinstance(entry.template, Permanent)
    before = {one.id for one in controller.state.cards}
    done(controller, PutOnTable(replace(entry.template, controller=player)))
    (id,) = {one.id for one in controller.state.cards} - before
    return id


def set_up() -> Controller:
    """The board of the sketch: a trampler over planeswalkers, two blockers, a planeswalker, a Siege."""
    controller = table()
    put(controller, "Great Wurm: 8/8 trample over planeswalkers", "P1")
    put(controller, "Cerberus: 4/4 trample", "P1")
    put(controller, "Bear: 2/2", "P2")
    put(controller, "Wall: 0/3 damage 2", "P2")
    put(controller, "Walker: loyalty 3", "P2")
    put(controller, "Siege: defense 5", "P1")
    return controller


def declared() -> Controller:
    return done(
        set_up(),
        Attack("Great Wurm", "Walker"),
        Attack("Cerberus", "Siege"),
        Block("Bear", "Great Wurm"),
        Block("Wall", "Great Wurm"),
    )


def test_an_empty_table_seats_two_players() -> None:
    state = table().state
    assert [(one.id, one.seat, one.life) for one in state.players] == [("P1", Seat.NEAR, 20), ("P2", Seat.FAR, 20)]
    assert state.players[0].attacking_side
    assert state.moment is Moment.BEGINNING
    assert state.undo is None
    assert not state.unsaved


def test_cards_lie_at_their_seats_and_a_siege_at_its_protector_s() -> None:
    controller = set_up()
    assert card(controller, "Great Wurm").row is Row.NEAR_HOME
    assert card(controller, "Bear").row is Row.FAR_HOME
    siege = card(controller, "Siege")
    assert (siege.row, siege.controller, siege.protector) == (Row.FAR_HOME, "P1", "P2")


def test_an_attacker_and_its_blockers_face_each_other_in_one_lane() -> None:
    controller = declared()
    assert (card(controller, "Great Wurm").row, card(controller, "Great Wurm").lane) == (Row.ATTACKERS, 0)
    assert [(card(controller, id).lane, card(controller, id).index) for id in ("Bear", "Wall")] == [(0, 0), (0, 1)]
    assert card(controller, "Great Wurm").role is CardRole.ATTACKING_BLOCKED
    assert card(controller, "Cerberus").role is CardRole.ATTACKING_UNBLOCKED
    assert [(arrow.origin, arrow.target) for arrow in controller.state.arrows] == [
        ("Great Wurm", "Walker"),
        ("Cerberus", "Siege"),
        ("Bear", "Great Wurm"),
        ("Wall", "Great Wurm"),
    ]


def test_the_moment_follows_what_is_declared() -> None:
    controller = set_up()
    done(controller, Attack("Great Wurm", "P2"))
    assert controller.state.moment is Moment.DECLARE_ATTACKERS
    done(controller, Block("Bear", "Great Wurm"))
    assert controller.state.moment is Moment.DECLARE_BLOCKERS
    current = [step.moment for step in controller.state.steps if step.status is StepStatus.CURRENT]
    assert current == [Moment.DECLARE_BLOCKERS]


def test_damage_is_divided_as_soon_as_there_are_attackers() -> None:
    controller = done(set_up(), Attack("Great Wurm", "Walker"))
    assert controller.state.moment is Moment.DECLARE_ATTACKERS
    assert controller.state.legal is not None
    assert controller.state.legal.count == 6


def test_what_the_rules_leave_one_way_is_filled_in_and_nothing_else() -> None:
    controller = declared()
    state = controller.state
    assert state.legal is not None
    assert (state.legal.count, state.legal.remaining) == (28, 28)
    assert drafted(controller) == {
        "Great Wurm": {"Bear": None, "Wall": None, "Walker": None, "P2": None},
        "Cerberus": {"Siege": 4},
        "Bear": {"Great Wurm": 2},
    }
    assert state.choice_missing
    assert not state.can_confirm
    assert player(controller, "P1").announces


def test_510_1_a_step_with_several_ways_and_none_chosen_is_not_dealt() -> None:
    controller = declared()
    refusal = refused(controller, Confirm())
    assert words(refusal) == ["The 8 damage of Great Wurm can be divided in several ways: choose one."]


def test_the_last_share_that_is_open_is_filled_in() -> None:
    controller = done(declared(), Assign("Great Wurm", "P2", 2))
    assert drafted(controller)["Great Wurm"] == {"Bear": 2, "Wall": 1, "Walker": 3, "P2": 2}
    assert controller.state.can_confirm
    assert player(controller, "P2").life_after == 18
    need = card(controller, "Wall").need
    assert need is not None
    assert (need.needed, need.assigned, need.is_lethal, need.would_leave) == (1, 1, True, True)


def test_702_19c_the_reasons_stand_with_their_numbers() -> None:
    controller = done(declared(), Assign("Great Wurm", "P2", 2))
    why = [(said(one.message), str(one.rule)) for one in controller.state.why]
    allowed = "Great Wurm may assign damage to P2: Bear: 2 ≥ 2, Wall: 2 marked + 1 ≥ 3 and Walker: 3 ≥ 3."
    assert (allowed, "702.19c") in why


def test_an_amount_beyond_the_bounds_names_the_rule_and_offers_the_nearest() -> None:
    refusal = refused(declared(), Assign("Great Wurm", "P2", 3))
    assert rules(refusal) == {"702.19b", "702.19c"}
    assert refusal.nearest_index is not None
    assert refusal.nearest is not None


def test_dealt_damage_is_shown_and_what_is_destroyed_leaves() -> None:
    controller = done(declared(), Assign("Great Wurm", "P2", 2), Confirm())
    state = controller.state
    assert state.moment is Moment.COMBAT_DAMAGE
    assert player(controller, "P2").life == 18
    assert card(controller, "Siege").defense == 1
    assert {one.id for one in state.cards} == {"Great Wurm", "Cerberus", "Siege"}
    assert {one.id for one in state.gone} == {"Bear", "Wall", "Walker"}
    leaving = {cue.id for cue in controller.cue_sheet.cues if isinstance(cue, CardLeaves)}
    assert leaving == {"Bear", "Wall", "Walker"}
    assert len([cue for cue in controller.cue_sheet.cues if isinstance(cue, NumberFlies)]) == 6


def test_after_the_end_comes_the_next_combat_with_what_is_left() -> None:
    controller = done(declared(), Assign("Great Wurm", "P2", 2), Confirm(), Confirm())
    assert controller.state.ended
    refused(controller, Confirm())
    done(controller, NextCombat())
    assert controller.state.moment is Moment.BEGINNING
    wurm = card(controller, "Great Wurm")
    assert (wurm.damage, wurm.tapped, wurm.row) == (2, True, Row.NEAR_HOME)
    assert rules(refused(controller, Attack("Great Wurm", "P2"))) == {"508.1a"}


def test_everything_can_be_undone_and_done_again() -> None:
    controller = done(declared(), Assign("Great Wurm", "P2", 2), Confirm(), Confirm(), NextCombat())
    end = controller.state
    count = 0
    while controller.do(Undo()) is None:
        count += 1
    assert controller.state.cards == ()
    assert count == 14
    for _ in range(count):
        done(controller, Redo())
    assert controller.state == end


def test_undo_is_called_by_what_was_done() -> None:
    controller = declared()
    assert controller.state.undo is not None
    assert said(controller.state.undo) == "Wall blocks Great Wurm"
