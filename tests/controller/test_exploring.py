"""The explorer's figures equal the brute force; the present assignment is marked; what is asked for is drafted."""

from collections import Counter

import pytest

from simulator.controller.controller import Controller
from simulator.controller.exploring_intents import PutGiving
from simulator.controller.intents import Assign, Confirm, PutDraft, TakeOff
from simulator.explore.measures import DEFENDING_DESTROYED, DESTROYED, Measure, MeasureKind
from simulator.explore.settings import FigureSetting, Varied
from simulator.rules.assignment import Assignment
from simulator.rules.events import Left
from simulator.rules.flow.steps import dealt
from tests.brute_force import legal_assignments
from tests.controller.tables import done, drafted, refused, table, words

BOARDS = (
    "A: 5/5 trample > P2; B: 2/2 x A; D: 1/1 x A",
    "A: 7/7 trample over planeswalkers > W; C: 1/1 > W; W: loyalty 3",
    "A: 4/4 deathtouch > P2; B: 3/3 x A; D: 2/2 indestructible x A; L: 2/2 lifelink > P2",
    "A: 3/3 infect > P2; C: 2/2 trample > P2; B: 1/1 x C",
)
LIFE = Measure(MeasureKind.LIFE, "P2")


@pytest.mark.parametrize("board", BOARDS)
def test_rows_and_cells_equal_the_brute_force(board: str) -> None:
    controller = table(board)
    explored = controller.explored()
    assert explored is not None
    assert explored.rows is not None
    scene = controller._session.scene
    ahead, step = scene.position.ahead, scene.position.step
    assert ahead is not None
    assert step is not None
    expected: Counter[tuple[int, int]] = Counter()
    results: set[object] = set()
    for amounts in legal_assignments(step):
        after = dealt(ahead, step, Assignment(step.slots, amounts))
        left = [event.id for event in after.log[len(ahead.log) :] if isinstance(event, Left)]
        creatures = sum(ahead.permanent(id).is_creature for id in left)
        expected[after.player("P2").life, creatures] += 1
        figures = tuple((one.id, one.life, one.poison) for one in after.players)
        loyalty = tuple((one.id, one.loyalty, one.counters) for one in after.permanents if one.id not in left)
        results.add((frozenset(left), figures, loyalty))
    assert explored.count == sum(expected.values())
    assert len(explored.rows) == len(results)
    if LIFE in explored.measures:
        cells = {(cell.across, cell.up): cell.count for cell in explored.cells(LIFE, DESTROYED)}
        assert cells == dict(expected)
    ups = {cell.up: cell.count for cell in explored.cells(DESTROYED, DESTROYED)}
    assert sum(ups.values()) == explored.count


def test_nothing_is_marked_while_the_draft_is_open_and_one_row_once_it_is_whole() -> None:
    controller = table(BOARDS[0])
    assert marked(controller) == []
    explored = controller.explored()
    assert explored is not None
    assert explored.rows is not None
    for row in explored.rows:
        done(controller, PutDraft(row.example))
        assert [one.words for one in marked(controller)] == [row.words]


def marked(controller: Controller):  # type: ignore[no-untyped-def]
    explored = controller.explored()
    assert explored is not None
    return [row for row in explored.rows or () if row.here]


def test_what_is_asked_for_is_drafted() -> None:
    controller = done(table(BOARDS[0]), PutGiving("P2", 2))
    assert drafted(controller)["A"] == {"B": 2, "D": 1, "P2": 2}
    refusal = refused(controller, PutGiving("P2", 3))
    assert "exactly 3" in words(refusal)[0]


def test_dividing_keeps_what_is_known_and_dealing_asks_afresh() -> None:
    controller = table("A: 3/3 double strike, trample > P2; B: 2/2 x A")
    first = controller.explored()
    done(controller, Assign("A", "B", 2))
    assert first is not None
    again = controller.explored()
    assert again is not None
    assert [row.count for row in again.rows or ()] == [row.count for row in first.rows or ()]
    done(controller, Confirm())
    second = controller.explored()
    assert second is not None
    assert second.count == 1


def test_without_damage_ahead_there_is_nothing_to_explore() -> None:
    assert table().explored() is None


def test_a_knot_that_nobody_could_list_is_told_exactly() -> None:
    knot = "A1..A6: 12/12 trample >; B1..B4: 0/6 can block any number x A1, A2, A3, A4, A5, A6"
    controller = table(knot)
    explored = controller.explored()
    assert explored is not None
    assert (explored.count, explored.distinct) == (30_291_473_150_999_393_634, 63)
    assert sum(cell.count for cell in explored.cells(LIFE, DESTROYED)) == explored.count
    row = next(row for row in explored.rows or () if row.left == ("B2", "B4"))
    done(controller, PutDraft(row.example))
    assert [one.left for one in marked(controller)] == [("B2", "B4")]


def test_too_many_to_tell_apart_are_counted_all_the_same() -> None:
    knot = "A1..A6: 12/12 trample >; B1..B6: 0/6 can block any number x A1, A2, A3, A4, A5, A6"
    explored = table(knot).explored()
    assert explored is not None
    assert explored.rows is None
    assert explored.note is not None


def test_results_beyond_any_list_are_counted() -> None:
    lanes = "; ".join(f"A{at}: 12/12 trample >; B{at}: 0/1 x A{at}; D{at}: 0/1 x A{at}" for at in range(12))
    explored = table(lanes).explored()
    assert explored is not None
    assert explored.distinct is not None
    assert explored.distinct > 2000
    assert explored.rows is None


def test_what_if_leaves_the_table_alone() -> None:
    controller = table(BOARDS[0])
    before = controller.state
    asked = controller.what_if_asked()
    answers = asked.answers_at_once([(FigureSetting("A", Varied.POWER, power),) for power in (3, 4, 5)], 100)
    assert [answer.count for answer in answers] == [4, 6, 9]
    assert controller.state is before


def test_questions_stay_about_the_board_they_were_asked_of() -> None:
    controller = table(BOARDS[0])
    asked = controller.what_if_asked()
    done(controller, TakeOff("A"))
    assert controller.what_if_asked() != asked
    assert [answer.count for answer in asked.answers([(FigureSetting("A", Varied.POWER, 5),)])] == [9]


def test_figures_are_told_where_telling_results_apart_takes_too_long() -> None:
    controller = table("A1..A2: 20/20 trample >; B1..B16: 0/2 can block any number x A1, A2")
    explored = controller.explored()
    assert explored is not None
    assert (explored.rows, explored.distinct) == (None, None)
    cells = explored.cells(LIFE, DESTROYED)
    assert sum(cell.count for cell in cells) == explored.count == 10_549_149_343_609_725_019
    assert {cell.up for cell in cells} == set(range(1, 17))
    trade = next(trade for trade in explored.trades(LIFE) if (trade.through, trade.destroyed) == (8, 16))
    done(controller, PutDraft(trade.example))
    marked_now = controller.explored()
    assert marked_now is not None
    assert [(one.through, one.destroyed) for one in marked_now.trades(LIFE) if one.here] == [(8, 16)]


def test_each_pair_of_figures_says_for_itself_whether_it_takes_too_long() -> None:
    explored = table("A1..A6: 12/12 trample >; B1..B6: 0/6 can block any number x A1, A2, A3, A4, A5, A6").explored()
    assert explored is not None
    assert explored.refusal(LIFE, DESTROYED) is not None
    assert explored.cells(LIFE, DESTROYED) == ()
    assert explored.refusal(DESTROYED, DEFENDING_DESTROYED) is None
    told = explored.cells(DESTROYED, DEFENDING_DESTROYED)
    assert sum(cell.count for cell in told) == 13_856_886_633_174_342_901_906_220


def test_what_takes_longer_than_somebody_waits_for_is_counted_later() -> None:
    attackers, blocked = "A0..A5: 12/12 trample >", "B0..B5: 0/6 can block any number x A0, A1, A2, A3, A4, A5"
    asked = table(f"{attackers}; {blocked}").what_if_asked()
    (at_once,) = asked.answers_at_once([()], 0)
    assert (at_once.count, at_once.stands) == (None, True)
    (answer,) = asked.answers([()])
    assert answer.count == 13856886633174342901906220
