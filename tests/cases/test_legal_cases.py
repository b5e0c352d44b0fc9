"""Boards with known legal assignments: all three opinions come to the published counts and lists."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from simulator.formats.notation import parse
from simulator.rules.assignment import Assignment
from simulator.rules.damage_step import DamageStep, Side
from simulator.rules.division.assigning import damage_step
from simulator.rules.flow.steps import begin, to_damage
from simulator.rules.legal.enumeration.enumeration import assignments
from simulator.rules.legal.legal_assignments import LegalAssignments
from simulator.rules.legal.legality import Judge
from simulator.rules.legal.nearest.nearest import nearest
from tests.brute_force import all_divisions

RECORDS = json.loads((Path(__file__).parent / "legal.json").read_text(encoding="utf-8"))


def cases() -> Iterator[Any]:
    for record in RECORDS:
        for era, expected in record["eras"].items():
            yield pytest.param(record["board"], era, expected, id=f"{record['id']}-{era}")


every_case = pytest.mark.parametrize(("board", "era", "expected"), list(cases()))


def step_of(board: str, era: str) -> DamageStep:
    scenario = replace(parse(board), rules=era)
    step = damage_step(to_damage(begin(scenario)))
    assert step is not None
    return step


def of_side(step: DamageStep, side: Side) -> DamageStep:
    return replace(step, sources=tuple(source for source in step.sources if source.side is side))


def test_all_records_are_there() -> None:
    assert len(list(cases())) == 96


@every_case
def test_the_enumeration_lists_them(board: str, era: str, expected: dict[str, Any]) -> None:
    step = step_of(board, era)
    listed = list(assignments(step))
    assert step.moment == expected["step"]
    assert len(listed) == expected["count"]
    assert len(list(assignments(of_side(step, Side.ATTACKING)))) == expected["attacking_side"]
    assert len(list(assignments(of_side(step, Side.BLOCKING)))) == expected["defending_side"]
    if "assignments" in expected:
        assert {*listed} == {Assignment.of(shares) for shares in expected["assignments"]}


@every_case
def test_the_count_lists_nothing(board: str, era: str, expected: dict[str, Any]) -> None:
    step = step_of(board, era)
    legal = LegalAssignments(step)
    assert legal.count() == expected["count"]
    assert LegalAssignments(of_side(step, Side.ATTACKING)).count() == expected["attacking_side"]
    assert LegalAssignments(of_side(step, Side.BLOCKING)).count() == expected["defending_side"]
    assert list(legal) == list(assignments(step))


@every_case
def test_the_judge_allows_these_and_no_others(board: str, era: str, expected: dict[str, Any]) -> None:
    step = step_of(board, era)
    judge = Judge(step)
    allowed = [amounts for amounts in all_divisions(step) if judge.allows(amounts)]
    assert allowed == [assignment.amounts for assignment in assignments(step)]
    assert len(allowed) == expected["count"]


@every_case
def test_every_division_has_a_nearest_that_is_legal(board: str, era: str, expected: dict[str, Any]) -> None:
    step = step_of(board, era)
    judge = Judge(step)
    for amounts in list(all_divisions(step))[:: max(1, expected["count"] // 10)]:
        assert judge.allows(nearest(step, Assignment(step.slots, amounts)).amounts)
