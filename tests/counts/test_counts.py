"""Published, closed and worked out numbers of legal assignments, each reached by every route that can reach it.

Like the perft tables of chess programs: `counts.json` holds an id, where the number comes from, a board (notation, or a
scenario as its file holds it where the notation can't say it), what the first damage step counts, in all and by player,
and what the whole combat counts, over all steps that are left. Arithmetic answers every entry, the enumeration those up
to `LISTED`, the brute force those up to `TRIED`.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from simulator.formats.notation import parse
from simulator.formats.scenario_file import read
from simulator.rules.assignment import Assignment
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep, Source
from simulator.rules.division.assigning import damage_step
from simulator.rules.flow.steps import begin, deal, to_damage
from simulator.rules.legal.enumeration.enumeration import assignments
from simulator.rules.legal.legal_assignments import LegalAssignments
from simulator.rules.timeline import Moment
from tests.brute_force import legal_assignments
from tests.strategies import ways_to_divide

LISTED = 20_000
TRIED = 300
TABLE: list[dict[str, Any]] = json.loads((Path(__file__).parent / "counts.json").read_text(encoding="utf-8"))


def combat_of(entry: dict[str, Any]) -> Combat:
    board = entry["board"]
    scenario = parse(board) if isinstance(board, str) else read(json.dumps(board)).document.scenario
    return to_damage(begin(replace(scenario, rules=entry["rules"])))


def step_of(entry: dict[str, Any]) -> DamageStep:
    step = damage_step(combat_of(entry))
    assert step is not None
    return step


def entries(of: str = "count", most: int | None = None) -> list[Any]:
    chosen = [entry for entry in TABLE if most is None or entry[of] <= most]
    return [pytest.param(entry, id=entry["id"]) for entry in chosen]


def divided(step: DamageStep) -> str:
    """What a mismatch prints: the count for each division of the first source that has a choice."""
    source = next((source for source in step.sources if ways_to_divide(source) > 1), None)
    if source is None:
        return "no source has a choice"
    return "\n".join(f"{source.id}: {given} {number}" for given, number in per_division(step, source))


def per_division(step: DamageStep, source: Source) -> Iterator[tuple[tuple[int, ...], int]]:
    alone = LegalAssignments(replace(step, sources=(replace(source, ways=tuple(map(freely, source.ways))),)))
    for assignment in alone[:200]:
        draft = dict(zip(assignment.slots, assignment.amounts, strict=True))
        yield assignment.amounts, LegalAssignments(step).extending(draft).count()


def freely(way: Any) -> Any:
    """The same recipients without conditions."""
    return replace(way, foes=way.recipients(), in_order=False, excess=None, beyond=None)


def test_ids_are_unique() -> None:
    assert len({entry["id"] for entry in TABLE}) == len(TABLE)


@pytest.mark.parametrize("entry", entries())
def test_arithmetic(entry: dict[str, Any]) -> None:
    step = step_of(entry)
    legal = LegalAssignments(step)
    assert step.moment == entry["step"]
    assert legal.count() == entry["count"], divided(step)
    assert {player: legal.announcements(player).count() for player in step.players} == entry["players"]


@pytest.mark.parametrize("entry", entries(most=LISTED))
def test_enumeration(entry: dict[str, Any]) -> None:
    step = step_of(entry)
    assert sum(1 for _ in assignments(step)) == entry["count"], divided(step)


@pytest.mark.parametrize("entry", entries(most=TRIED))
def test_brute_force(entry: dict[str, Any]) -> None:
    step = step_of(entry)
    assert len(legal_assignments(step)) == entry["count"], divided(step)


@pytest.mark.parametrize("entry", entries())
def test_arithmetic_of_whole_combats(entry: dict[str, Any]) -> None:
    assert whole_combats(combat_of(entry)) == entry["combat"], divided(step_of(entry))


@pytest.mark.parametrize("entry", entries("combat", TRIED))
def test_whole_combats_by_enumeration_and_brute_force(entry: dict[str, Any]) -> None:
    assert played(combat_of(entry), assignments) == entry["combat"], divided(step_of(entry))
    assert played(combat_of(entry), tried) == entry["combat"], divided(step_of(entry))


def whole_combats(combat: Combat) -> int:
    """In how many ways the damage of all steps that are left can be assigned; the last one is counted by arithmetic."""
    step = damage_step(combat)
    if step is None:
        return 1
    legal = LegalAssignments(step)
    if step.moment is Moment.COMBAT_DAMAGE:
        return legal.count()
    return sum(whole_combats(to_damage(deal(combat, assignment))) for assignment in legal)


def played(combat: Combat, listing: Callable[[DamageStep], Iterable[Assignment]]) -> int:
    """The same, every assignment of every step dealt."""
    step = damage_step(combat)
    if step is None:
        return 1
    return sum(played(to_damage(deal(combat, assignment)), listing) for assignment in listing(step))


def tried(step: DamageStep) -> Iterator[Assignment]:
    return (Assignment(step.slots, amounts) for amounts in legal_assignments(step))


def test_a_mismatch_names_the_count_of_every_division_of_the_first_source() -> None:
    (entry,) = (entry for entry in TABLE if entry["id"] == "joint-trample")
    assert divided(step_of(entry)) == "C: (3, 0) 3\nC: (2, 1) 3\nC: (1, 2) 3\nC: (0, 3) 0"
