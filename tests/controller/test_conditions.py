"""Questions about results, in either language, and what they leave."""

from collections.abc import Iterable

import pytest

from simulator.controller.asking import number_of, question_of, rows_with
from simulator.controller.conditions import Condition, ConditionError, Demand, Subjects, conditions_in, subjects_on
from simulator.controller.controller import Controller
from simulator.controller.explored import Explored
from simulator.formats.document import Document
from simulator.formats.language import Language
from simulator.rules.scenario import Scenario
from tests.boards import creature, scenario
from tests.controller.tables import CATALOGUE, opened, table

BOARD = "A: 5/5 trample > P2; B: 2/2 x A; D: 1/1 x A"


@pytest.fixture
def controller() -> Controller:
    return table(BOARD)


@pytest.fixture
def explored(controller: Controller) -> Explored:
    found = controller.explored()
    assert found is not None
    return found


@pytest.fixture
def subjects(controller: Controller) -> Subjects:
    return subjects_on(controller.state)


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("", 9),
        ("B destroyed", 7),
        ("b dies and d leaves", 6),
        ("Bが破壊、Dは残る", 1),
        ("Bが破壊される、Dが破壊される", 6),
        ("B destroyed, D destroyed, P2 >= 1", 3),
        ("P2 ≥ 2", 1),
        ("P2>=2", 1),
        ("P2 ≧ 2、B destroyed", 1),
        ("P2 at least 2", 1),
        ("P2 > 1", 1),
        ("P2 < 1", 6),
        ("P2に2点以上", 1),
        ("P2 1点以下", 8),
        ("P2 = 0; D survives", 1),
        ("P2 exactly 0; D survives", 1),
        ("B survives, P2 >= 1", 0),
        ("P2 <= 1", 8),
        ("P2 => 2", 1),
        ("P2 > = 2", 1),
        ("P2 =< 1", 8),
        ("B and D destroyed", 6),
        ("B and D both destroyed", 6),
        ("B, D destroyed, P2 >= 1", 3),
        ("B、Dが破壊された", 6),
    ],
)
def test_702_19b_conditions_leave_the_assignments_that_meet_them(
    explored: Explored, subjects: Subjects, text: str, count: int
) -> None:
    conditions = conditions_in(text, subjects)
    assert sum(row.count for row in rows_with(explored, conditions)) == count
    assert number_of(explored, conditions) == count
    assert explored.gathering is not None
    assert explored.gathering.meeting(question_of(conditions)).count == count


def problems(text: str, subjects: Subjects) -> list[tuple[str, object]]:
    """The keys of what is wrong, each with its place."""
    with pytest.raises(ConditionError) as raised:
        conditions_in(text, subjects)
    return [(problem.key, dict(problem.values)["place"]) for problem in raised.value.problems]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("B", [("explorer.condition.unread.near", 1)]),
        ("B on fire", [("explorer.condition.unread", 1)]),
        ("Xyzzy destroyed", [("explorer.condition.unknown", 1)]),
        ("B destroyed,  P22 >= 2", [("explorer.condition.unknown.near", 15)]),
        ("B >= 2", [("explorer.condition.creature", 1)]),
        ("D dies and P2 destroyed", [("explorer.condition.player", 12)]),
        ("B、 Xyzzy 破壊", [("explorer.condition.unknown", 4)]),
        ("B、 P2 >= 1", [("explorer.condition.unread.near", 1)]),
    ],
)
def test_what_cannot_be_read_says_where_and_every_problem(
    subjects: Subjects, text: str, expected: list[tuple[str, int]]
) -> None:
    assert problems(text, subjects) == expected


def test_each_problem_says_what_would_be_right(subjects: Subjects) -> None:
    with pytest.raises(ConditionError) as raised:
        conditions_in("B, P22 >= 2, Xyzzy dies, B >= 2, P2 dies", subjects)
    said = [CATALOGUE.text(problem, Language.EN) for problem in raised.value.problems]
    for words, remedy in zip(
        said,
        ("“B destroyed”", "Did you mean P2?", "P1, P2, A, B and D", "B destroyed", "P2 >= 3"),
        strict=True,
    ):
        assert remedy in words
    assert all(CATALOGUE.text(problem, Language.JA) for problem in raised.value.problems)


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("B destroied", "B destroyed"),
        ("B Survivs", "B survives"),
        ("destroyed B", "B destroyed"),
        ("P2 at leest 3", "P2 at least 3"),
        ("P2 at mots 3", "P2 at most 3"),
        ("P2", "P2 >= 1"),
        ("B", "B destroyed"),
    ],
)
def test_a_word_that_is_typed_nearly_right_is_offered(subjects: Subjects, text: str, near: str) -> None:
    with pytest.raises(ConditionError) as raised:
        conditions_in(text, subjects)
    (problem,) = raised.value.problems
    assert problem.key == "explorer.condition.unread.near"
    assert dict(problem.values)["near"] == near
    assert conditions_in(near, subjects)
    assert f"「{near}」のことですか" in CATALOGUE.text(problem, Language.JA)


def test_a_part_of_a_name_is_enough_to_be_offered_it() -> None:
    controller = table('"Wall of Stone": 1/3 > P2; "Great Wurm": 5/5 > P2')
    with pytest.raises(ConditionError) as raised:
        conditions_in("wall destroyed", subjects_on(controller.state))
    assert dict(raised.value.problems[0].values)["near"] == "Wall of Stone"


def named(names: Iterable[tuple[str, tuple[tuple[str, str], ...]]]) -> Scenario:
    attack = {id: "P2" for id, _ in names}
    return scenario(*(creature(id, 2, 2, name=name) for id, name in names), attack=attack)


def test_names_of_either_language_may_be_typed_where_only_one_has_them() -> None:
    controller = Controller()
    board = named((("A", (("en", "Bear"), ("ja", "熊"))), ("C", (("en", "Wall"),)), ("D", (("en", "Wall"),))))
    opened(controller, Document(board))
    subjects = subjects_on(controller.state)
    assert conditions_in("bear survives, 熊が残る", subjects) == (Condition("A", Demand.STAYS),) * 2
    assert problems("wall survives", subjects)[0][0].startswith("explorer.condition.unknown")


def test_702_15b_life_that_is_gained_is_not_lost() -> None:
    controller = table("A: 1/1 > P2; C: 5/5 > P2; L: 3/3 lifelink x C")
    explored = controller.explored()
    assert explored is not None
    conditions = conditions_in("P2 >= 1", subjects_on(controller.state))
    assert number_of(explored, conditions) == 0


def test_what_nobody_can_list_is_counted_as_well() -> None:
    lanes = "; ".join(f"A{at}: 5/5 trample >; B{at}: 0/1 x A{at}; D{at}: 0/1 x A{at}" for at in range(12))
    controller = table(lanes)
    explored = controller.explored()
    assert explored is not None
    assert explored.rows is None
    assert explored.count is not None
    subjects = subjects_on(controller.state)
    parts = [number_of(explored, conditions_in(text, subjects)) or 0 for text in ("P2 >= 9", "P2 < 9")]
    assert sum(parts) == explored.count
    assert all(parts)
