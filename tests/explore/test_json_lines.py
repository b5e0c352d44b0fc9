"""Assignments as lines of JSON: what writing one after the other gives, from any place on."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from simulator.explore.json_lines import json_lines
from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.legal_assignments import LegalAssignments
from tests.damage_steps import among, attacking, step
from tests.strategies import damage_steps


@settings(max_examples=100)
@given(damage_steps(), st.data())
def test_lines_are_the_assignments_in_canonical_order(damage_step: DamageStep, data: st.DataObject) -> None:
    legal = LegalAssignments(damage_step)
    expected = [json.dumps(assignment.nested(), ensure_ascii=False) for assignment in legal]
    start = data.draw(st.integers(0, len(expected)))
    limit = data.draw(st.none() | st.integers(0, len(expected) + 2))
    assert "".join(json_lines(legal, start, limit)).splitlines() == expected[start:][:limit]
    player = data.draw(st.sampled_from(damage_step.players))
    announcements = legal.announcements(player)
    told = [json.dumps(announcement.nested(), ensure_ascii=False) for announcement in announcements]
    assert "".join(json_lines(announcements)).splitlines() == told


def test_names_are_written_as_json_writes_them() -> None:
    legal = LegalAssignments(step(attacking('"灰', 1, among("熊", "\t"))))
    lines = "".join(json_lines(legal)).splitlines()
    assert [json.loads(line) for line in lines] == [{'"灰': {"熊": 1}}, {'"灰': {"\t": 1}}]


def test_a_draft_and_a_source_with_too_many_divisions_are_written_one_by_one() -> None:
    legal = LegalAssignments(step(attacking("A", 300, among("B1", "B2", "B3"))))
    assert next(json_lines(legal)) == '{"A": {"B1": 300}}\n'
    drafted = legal.extending({("A", "B1"): 299})
    assert list(json_lines(drafted)) == ['{"A": {"B1": 299, "B2": 1}}\n', '{"A": {"B1": 299, "B3": 1}}\n']
