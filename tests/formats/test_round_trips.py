"""Scenario files by chance: written and read again they are the same."""

import json
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from simulator.formats import scenario_file
from simulator.formats.catalogue import Catalogue, refuse_missing
from simulator.formats.document import JSON, Document
from simulator.formats.findings import FormatError
from simulator.formats.language import Language
from simulator.formats.normal_form import normal
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
