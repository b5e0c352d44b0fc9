"""What the rules of an earlier day don't know yet is refused with the day on which it came, or played as a what-if."""

from dataclasses import replace

import pytest

from simulator.rules.checks.checking import problems
from simulator.rules.flow.steps import begin
from simulator.rules.objects import Permanent
from simulator.rules.problems import ScenarioError, Severity
from simulator.rules.scenario import Scenario
from tests.boards import creature, do, planeswalker, played, scenario, siege

FIRST_DAYS = [
    (planeswalker("X", 3), "2007-10-12"),
    (siege("X", 3), "2023-04-21"),
    (creature("X", 1, 1, "double strike"), "2003-02-03"),
    (creature("X", 1, 1, "deathtouch"), "2007-05-04"),
    (creature("X", 1, 1, "lifelink"), "2007-05-04"),
    (creature("X", 1, 1, "wither"), "2008-05-02"),
    (creature("X", 1, 1, "infect"), "2010-10-01"),
    (creature("X", 1, 1, "trample over planeswalkers"), "2021-06-18"),
    (creature("X", 1, 1, "toxic 2"), "2023-02-10"),
]


def on(rules: str, *permanents: Permanent) -> Scenario:
    return scenario(creature("A", 1, 1), *permanents, attack={"A": "P2"}, rules=rules)


@pytest.mark.parametrize(("newcomer", "since"), FIRST_DAYS)
def test_from_its_first_day_on_it_is_played(newcomer: Permanent, since: str) -> None:
    assert played(on(since, newcomer)).player("P2").life == 19


@pytest.mark.parametrize(("newcomer", "since"), FIRST_DAYS)
def test_before_that_day_it_is_refused_and_the_day_named(newcomer: Permanent, since: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        begin(on("classic", newcomer))
    [problem] = caught.value.problems
    assert dict(problem.message.values)["since"] == since
    assert problem.path[:2] == ("permanents", 1)


@pytest.mark.parametrize("rules", ["m11", "foundations", "current"])
def test_the_last_text_of_an_era_knows_all_that_came_during_it(rules: str) -> None:
    board = on(rules, *(replace(one, id=f"X{number}") for number, (one, _) in enumerate(FIRST_DAYS)))
    assert played(board).player("P2").life == 19


def test_what_comes_on_the_timeline_is_refused_too() -> None:
    board = on("sixth")
    entries = (
        do("declare blockers", "gain", "A", keywords=["trample over planeswalkers"]),
        do("declare blockers", "change types", "A", types=("creature", "battle")),
    )
    with pytest.raises(ScenarioError) as caught:
        begin(replace(board, timeline=entries))
    assert [problem.path for problem in caught.value.problems] == [
        ("timeline", 0, "keywords", 0),
        ("timeline", 1, "types"),
    ]


def test_as_a_what_if_it_is_played_with_a_warning() -> None:
    board = replace(on("classic", planeswalker("X", 3)), what_if=True)
    assert [problem.severity for problem in problems(board)] == [Severity.WARNING]
    assert played(board).player("P2").life == 19
