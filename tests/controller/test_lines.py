"""The lines ahead of the table: branches and best lines in words, and what puts them on the table."""

from simulator.controller.controller import Controller
from simulator.controller.exploring_intents import PutLine
from simulator.controller.intents import Assign, Confirm
from simulator.controller.lines import LinesAhead, place_of, rows_of
from simulator.controller.lines_view import BestLineView
from simulator.explore.goals import Goal
from simulator.formats.language import Language
from simulator.rules.assignment import Assignment
from simulator.rules.messages import Name
from simulator.rules.timeline import Moment
from tests.controller.tables import done, drafted, refused, rules, said, table

ANSWERED = "A: 3/3 double strike, trample >; D: 2/2 first strike >; B: 4/4 can block any number x A, D; C: 2/2 x A"
STRIKES_FIRST = "A: 2/2 first strike >; C: 0/2 x A; B: 4/2 x A"


def ahead_of(controller: Controller) -> LinesAhead:
    ahead = controller.lines_ahead()
    assert ahead is not None
    return ahead


def best_of(controller: Controller, player: str) -> dict[Goal, BestLineView]:
    return {one.goal: one for one in ahead_of(controller).best_lines(player)}


def test_510_4_the_tree_is_looked_into_step_by_step() -> None:
    ahead = ahead_of(table(ANSWERED))
    assert (ahead.first.moment, ahead.first.assignments) == (Moment.FIRST_COMBAT_DAMAGE, 4)
    rows = rows_of(ahead.first).rows
    assert [(said(row.words), row.number, row.lines) for row in rows] == [
        ("B leaves", 1, 2),
        ("B leaves; marked damage: 1 on C", 1, 3),
        ("C leaves; marked damage: 3 on B", 1, 15),
        ("C leaves; marked damage: 2 on B", 1, 10),
    ]
    then = rows[1].then
    assert then is not None
    assert (then.moment, then.assignments) == (Moment.COMBAT_DAMAGE, 3)
    assert [said(row.words) for row in rows_of(then).rows] == [
        "C leaves",
        "C leaves; P2 life 19",
        "C leaves; P2 life 18",
    ]


def test_101_4b_who_announces_first_and_who_answers_is_told_with_its_rules() -> None:
    ahead = ahead_of(table("A: 2/2 >; B: 1/1 x A"))
    assert [(said(one.message), str(one.rule)) for one in ahead.first.order] == [
        ("P1 announces first: A", "510.1"),
        ("P2 answers, knowing that: B", "101.4b"),
    ]
    assert said(ahead.first.order[0].message, language=Language.JA) == "先に宣言するのはP1:A"


def test_702_22j_whose_damage_another_player_divides_is_told() -> None:
    ahead = ahead_of(table("A: 2/2 >; B: 1/1 banding x A; C: 1/1 x A"))
    assert ("P2 divides the damage of A.", "702.22j") in [
        (said(one.message), str(one.rule)) for one in ahead.first.order
    ]


def test_a_branch_and_what_follows_it_are_put_on_the_table() -> None:
    controller = table(ANSWERED)
    branch = rows_of(ahead_of(controller).first).rows[1]
    assert branch.then is not None
    deeper = rows_of(branch.then).rows[2]
    done(controller, branch.intent)
    assert drafted(controller)["A"] == {"B": 2, "C": 1, "P2": 0}
    done(controller, deeper.intent, Confirm())
    assert drafted(controller)["A"] == {"C": 1, "P2": 2}
    assert not controller.state.choice_missing


def test_an_assignment_has_its_place_among_the_branches() -> None:
    controller = table(ANSWERED)
    first = ahead_of(controller).first
    seen = rows_of(first)
    for place, row in enumerate(seen.rows):
        assert place_of(row.intent.first, first, seen) == place
    assert place_of(Assignment.of({"A": {"P2": 3}}), first, seen) is None


def test_dividing_keeps_the_question_and_dealing_asks_another() -> None:
    controller = table(ANSWERED)
    before = ahead_of(controller)
    done(controller, Assign("A", "B", 3))
    assert controller.lines_ahead() is before
    done(controller, Confirm())
    assert ahead_of(controller).step.moment is Moment.COMBAT_DAMAGE


def test_the_best_line_of_each_goal_with_its_reasons() -> None:
    found = best_of(table(STRIKES_FIRST), "P1")
    assert list(found) == [Goal.MOST_DESTROYED, Goal.MOST_THROUGH, Goal.LEAST_LOST]
    best = found[Goal.MOST_DESTROYED]
    assert [said(value) for value in best.values] == [
        "Other players' creatures that leave: 1",
        "Damage points past creatures: 0",
        "Own creatures that leave: 0",
    ]
    assert [said(reason) for reason in best.reasons] == [
        "Of the 3 lines of P1 only this one reaches it.",
        "The best of each step by itself would come only to: Own creatures that leave: 1",
    ]
    assert [(leg.moment, [said(one) for one in leg.announced], said(leg.result)) for leg in best.legs] == [
        (Moment.FIRST_COMBAT_DAMAGE, ["P1 announces: A gives 2 to B"], "B leaves"),
        (Moment.COMBAT_DAMAGE, [], "nothing changes"),
    ]


def test_the_best_line_is_put_on_the_table_for_both_steps() -> None:
    controller = table(ANSWERED)
    best = best_of(controller, "P1")[Goal.MOST_THROUGH]
    assert best.intent is not None
    done(controller, best.intent, Confirm())
    assert controller.state.choice_missing is False
    done(controller, Confirm())
    life = next(player.life for player in controller.state.players if player.id == "P2")
    assert life == 18


def test_own_planeswalkers_are_a_goal_where_there_are_some() -> None:
    found = best_of(table("A: 3/3 double strike, trample >W; W: loyalty 3; B: 1/1 x A"), "P2")
    assert Goal.OWN_PLANESWALKER_ALIVE in found


def test_510_1e_a_line_that_begins_illegally_is_refused() -> None:
    refusal = refused(table(ANSWERED), PutLine(Assignment.of({"A": {"P2": 3}, "D": {"B": 2}})))
    assert "702.19b" in rules(refusal)


def test_the_order_names_everybody_it_speaks_of() -> None:
    first = ahead_of(table("A: 2/2 >; B: 1/1 x A")).first.order[0]
    assert set(first.about) == {"P1", "A"}
    assert Name("A") in dict(first.message.values)["creatures"]  # type: ignore[operator]


def test_without_damage_ahead_there_are_no_lines() -> None:
    assert table().lines_ahead() is None


def test_beyond_the_budget_the_estimate_is_told() -> None:
    lanes = "; ".join(f"A{n}: 9/9 double strike >; B{n}: 0/9 x A{n}; C{n}: 0/9 x A{n}" for n in range(1, 9))
    lanes += "; D: 1/1 can block any number x " + ", ".join(f"A{n}" for n in range(1, 9))
    ahead = ahead_of(table(lanes))
    rows = rows_of(ahead.first)
    assert rows.rows == ()
    assert rows.refused is not None
    assert "about" in said(rows.refused)
    assert all(one.refused is not None for one in ahead.best_lines("P1"))
