"""Sources listed together give the rows that going share by share gives, wherever the joining begins."""

from itertools import chain, pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from simulator.explore.arrays import to_array
from simulator.formats.notation import parse
from simulator.rules.damage_step import DamageStep
from simulator.rules.division.assigning import damage_step
from simulator.rules.flow.steps import begin, to_damage
from simulator.rules.legal.budget import Budget
from simulator.rules.legal.counting.components import components, tidied
from simulator.rules.legal.counting.counting import by_source, canonical_order
from simulator.rules.legal.counting.division import Division, division_of
from simulator.rules.legal.counting.table_walk import TableWalk
from simulator.rules.legal.counting.tables import Recipe, tables_of
from simulator.rules.legal.joint_listing import JointListing
from simulator.rules.legal.legal_assignments import LegalAssignments
from simulator.rules.legal.legality import Judge
from simulator.rules.legal.ranked_rows import Row, Rows, Standing, Tree
from simulator.rules.legal.share_standing import ShareStanding
from simulator.rules.legal.source_listing import SourceListing
from simulator.rules.legal.source_standing import SourceRoute
from tests.strategies import damage_steps

THREE = "A: 7/8 trample > ; C: 5/6 trample > ; D: 5/5 trample > ; B1..B3: 0/4 x A, C, D"
APART = "A: 3/8 trample > ; C: 9/6 trample > ; D: 8/5 trample > ; B1..B3: 0/8 x A, C, D"
IN_ORDER = "rules m11; A: 4/8 trample, deathtouch > ; C: 5/6 > ; D: 5/5 trample > ; B1..B3: 0/4 x A, C, D"
CROSSED = (
    "A: 9/8 trample > ; C: 9/6 trample > ; D: 9/5 trample > ; E: 9/5 trample > ; "
    "B1: 0/2 x A, D; B2: 0/3 x A, D; B3: 0/1 x C, E; B4: 0/2 x C, E"
)


def step_of(board: str) -> DamageStep:
    step = damage_step(to_damage(begin(parse(board))))
    assert step is not None
    return step


def rows_of(start: Standing, stops: int, first: int = 0) -> list[Row]:
    return list(chain.from_iterable(Rows(Tree((start,), range(stops), (0,) * stops)).chunks(first)))


@settings(max_examples=150, deadline=None)
@given(damage_steps(most_divisions=2000), st.data())
def test_joined_sources_are_listed_as_share_by_share(step: DamageStep, data: st.DataObject) -> None:
    tidy = tidied(division_of(step))
    assert tidy is not None
    for part in components(tidy):
        walk, earliest = table_walk(part), data.draw(st.integers(0, len(part.dividers) - 1))
        expected = rows_of(ShareStanding(walk.start), len(walk.slots))
        start = data.draw(st.integers(0, len(expected)))
        assert rows_of(*joined(part, earliest), start) == expected[start:]


def table_walk(part: Division) -> TableWalk:
    way = by_source(part, canonical_order(part), Budget())
    return TableWalk(way.route, tables_of(way.route, way.keys, Recipe(keep=True)))


def joined(part: Division, earliest: int) -> tuple[Standing, int]:
    """The start, and how often it goes on, where the sources from `earliest` on are joined."""
    way = by_source(part, canonical_order(part), Budget())
    sources = SourceListing(way.route)
    joint = JointListing(way.route, sources, earliest)
    assert joint.first == earliest
    tables = tables_of(way.route, way.keys, Recipe(keep=True))
    return SourceRoute(way.route, tables, sources, joint).start, earliest + 1


@pytest.mark.parametrize("board", [THREE, APART, IN_ORDER])
def test_510_1_all_rows_are_legal_different_and_as_many_as_are_counted(board: str) -> None:
    step = step_of(board)
    judge, rows = Judge(step), list(map(tuple, to_array(LegalAssignments(step)).tolist()))
    assert len(rows) == LegalAssignments(step).count() > 10_000
    assert all(map(judge.allows, rows))
    assert all(one > other for one, other in pairwise(rows))
    assert [one.amounts for one in LegalAssignments(step)] == rows


@pytest.mark.parametrize("board", [THREE, APART, IN_ORDER, CROSSED])
def test_rows_go_on_from_any_place(board: str) -> None:
    legal, chance = LegalAssignments(step_of(board)), Random(5)
    for _ in range(5):
        start = chance.randrange(legal.count())
        wanted = [legal[place].amounts for place in range(start, min(start + 40, legal.count()))]
        assert list(map(tuple, to_array(legal, start, 40).tolist())) == wanted
        assert [one.amounts for one, _ in zip(legal.iterate(start), wanted, strict=False)] == wanted
