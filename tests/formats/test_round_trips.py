"""Scenario files by chance: written and read again they are the same."""

import json
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from simulator.formats import scenario_file
from simulator.formats.catalogue import Catalogue, refuse_missing
from simulator.formats.document import JSON, Document
from simulator.formats.examples import Example, examples
from simulator.formats.findings import FormatError
from simulator.formats.language import Language
from simulator.formats.normal_form import normal
from simulator.rules.problems import Path
from simulator.rules.scenario import Scenario
from tests.formats.files import PAGE
from tests.formats.strategies import boards

CATALOGUE = Catalogue.load(refuse_missing)


@settings(max_examples=60)
@given(boards())
def test_a_board_written_and_read_again_is_the_same(board: Scenario) -> None:
    text = scenario_file.write(Document(board))
    again = scenario_file.read(text).document
    assert normal(again.scenario) == normal(board)
    assert scenario_file.write(again) == text


scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(["A", "P1", "creature"])
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3), max_leaves=8
)


@settings(max_examples=150)
@given(st.data())
def test_no_file_whatever_brings_more_than_a_list_of_problems(data: st.DataObject) -> None:
    made = json.loads(json.dumps(PAGE))
    holder: JSON = made
    while isinstance(holder, dict | list) and holder:
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        key = data.draw(st.sampled_from(keys))
        if data.draw(st.booleans()):
            holder[key] = data.draw(values)  # type: ignore[index,call-overload]
            break
        holder = holder[key]  # type: ignore[index,call-overload]
    text = json.dumps(made)
    try:
        document = scenario_file.read(text).document
    except FormatError as refused:
        for finding in refused.findings:
            CATALOGUE.text(finding.message, Language.EN).encode()
            finding.where.encode()
        return
    again = scenario_file.read(scenario_file.write(document)).document
    assert normal(again.scenario) == normal(document.scenario)
    assert replace(again, scenario=document.scenario) == document


FREE = ("assignments", "expect", "title", "notes", "name", "text", "orders", "commander_damage", "counters", "shield")
"""The fields whose keys are ids or languages, or mean something elsewhere."""
OWN: dict[str, JSON] = {"zzz": {"deep": [1, None, {"q": 1.5}]}, "x-own": 12345678901234567890}


def with_own_fields(value: JSON) -> JSON:
    """The same with fields of our own in every object."""
    if isinstance(value, list):
        return [with_own_fields(one) for one in value]
    if not isinstance(value, dict):
        return value
    return {key: one if key in FREE else with_own_fields(one) for key, one in value.items()} | OWN


def own_fields(value: JSON, path: Path = ()) -> list[Path]:
    """The paths of all objects that hold them."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    found = [one for key, part in inner for one in own_fields(part, (*path, key))]
    return [path, *found] if isinstance(value, dict) and all(value.get(key) == OWN[key] for key in OWN) else found


@pytest.mark.parametrize("example", examples(), ids=lambda one: one.name)
def test_fields_of_others_are_kept_in_every_object_of_a_file(example: Example) -> None:
    made = with_own_fields(json.loads(example.path.read_text("utf-8")))
    reading = scenario_file.read(json.dumps(made))
    written = json.loads(scenario_file.write(reading.document))
    assert sorted(own_fields(written), key=str) == sorted(own_fields(made), key=str)
    warned = {finding.problem.path[:-1] for finding in reading.warnings if finding.problem.path[-1:] == ("zzz",)}
    assert warned == set(own_fields(made))
    assert not [finding for finding in reading.warnings if finding.problem.path[-1:] == ("x-own",)]
