"""Boards with a known verdict on what was declared."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from simulator.formats.scenario_file import read
from simulator.rules.declaring.declare import nearest_declaration, violations_of_declaration
from simulator.rules.scenario import Attack, Block, Declared

HERE = Path(__file__).parent


def cases() -> Iterator[Any]:
    for file in ("reports.json", "more.json"):
        for record in json.loads((HERE / file).read_text(encoding="utf-8")):
            for number, check in enumerate(record["checks"]):
                if check["run"] == "check":
                    yield pytest.param(check.get("board", record["board"]), check, id=f"{record['id']}-{number}")


def by_creature(declared: Declared) -> dict[str, Attack | Block]:
    attacks = {one.attacker: replace(one, was_attacking=None) for one in declared.attacks}
    return {**attacks, **{one.blocker: one for one in declared.blocks}}


def test_all_records_are_there() -> None:
    assert len(list(cases())) == 16


@pytest.mark.parametrize(("board", "check"), list(cases()))
def test_the_verdict_and_the_nearest(board: dict[str, Any], check: dict[str, Any]) -> None:
    scenario = read(json.dumps(board)).document.scenario
    broken = violations_of_declaration(scenario)
    nearest = nearest_declaration(scenario)
    if check["legal"]:
        assert (broken, nearest) == ((), None)
        return
    assert {str(one.rule) for one in broken} & set(check["rules_any"])
    assert nearest is not None
    assert not violations_of_declaration(replace(scenario, declared=nearest))
    if "changes" in check:
        old, new = by_creature(scenario.declared), by_creature(nearest)
        assert sum(old.get(id) != new.get(id) for id in old.keys() | new.keys()) == check["changes"]
