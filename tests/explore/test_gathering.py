"""Assignments with the same result, and those that meet a question: held against a listing, on random boards."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings

from simulator.explore.gathering import Gathering, Question
from simulator.explore.members import AllMembers, Members, drawn
from simulator.explore.results import Result, result
from simulator.formats.notation import parse
from simulator.rules.assignment import Assignment
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.division.assigning import damage_step
from simulator.rules.effects import DamageEffect, EffectKind
from simulator.rules.events import Figure
from simulator.rules.flow.steps import begin, dealt, to_damage
from simulator.rules.legal.budget import BeyondBudgetError
from simulator.rules.legal.legal_assignments import LegalAssignments
from simulator.rules.scenario import Scenario
from tests.boards import creature, scenario
from tests.brute_force import legal_assignments
from tests.explore.test_outcomes import boards, damage

LIFE = ("P2", Figure.LIFE, "")


def everything(combat: Combat, step: DamageStep) -> Iterator[tuple[Assignment, Result]]:
    """Every legal assignment in canonical order with what it comes to."""
    for amounts in legal_assignments(step):
        assignment = Assignment(step.slots, amounts)
        yield assignment, result(combat, dealt(combat, step, assignment))


def hold_against(members: Members, expected: list[Assignment], everyone: list[Assignment]) -> None:
    """Count, order, places and membership are those of a listing."""
    assert members.count == len(expected)
    assert [members[at] for at in range(len(expected))] == expected
    for beyond in (-1, len(expected)):
        with pytest.raises(IndexError):
            members[beyond]
    before = 0
    for one in everyone:
        assert members.before(one) == before
        assert (one in members) is (one in expected)
        before += one in expected


@settings(max_examples=60)
@given(boards())
def test_those_with_the_same_result_are_those_of_a_listing(board: Scenario) -> None:
    combat, step = damage(board)
    gathering = Gathering(combat, step, LegalAssignments(step))
    told = list(everything(combat, step))
    everyone = [assignment for assignment, _ in told]
    for assignment, after in islice(told, 0, None, max(1, len(told) // 5)):
        alike = [one for one, other in told if other == after]
        hold_against(gathering.like(assignment), alike, everyone)


@settings(max_examples=60)
@given(boards())
def test_those_that_meet_a_question_are_those_of_a_listing(board: Scenario) -> None:
    combat, step = damage(board)
    gathering = Gathering(combat, step, LegalAssignments(step))
    told = list(everything(combat, step))
    life = combat.player("P2").life
    question = Question(("B0", LIFE), lambda changes: changes[0] == 1 or changes[1] <= -2)
    expected = [
        assignment
        for assignment, after in told
        if "B0" in after.left or dict(after.figures).get(LIFE, life) - life <= -2
    ]
    hold_against(gathering.meeting(question), expected, [assignment for assignment, _ in told])


def step_of(board: str) -> tuple[Combat, DamageStep]:
    combat = to_damage(begin(parse(board)))
    step = damage_step(combat)
    assert step is not None
    return combat, step


def test_drawing_takes_each_member_for_one_number_and_only_one() -> None:
    combat, step = step_of("A: 5/5 trample > P2; B: 2/2 x A; D: 1/1 x A")
    members = Gathering(combat, step, LegalAssignments(step)).meeting(Question(("B",), lambda changes: changes == (1,)))

    class Told(Random):
        """Says one number after the other."""

        def __init__(self) -> None:
            super().__init__()
            self.left = list(range(members.count))

        def randrange(self, *bounds: int) -> int:  # type: ignore[override]
            assert bounds == (members.count,)
            return self.left.pop()

    chance = Told()
    times = [drawn(members, chance) for _ in range(members.count)]
    assert len(set(times)) == members.count == 7
    assert all(one in members for one in times)


def test_of_nothing_nothing_is_drawn() -> None:
    combat, step = step_of("A: 5/5 trample > P2; B: 2/2 x A")
    nothing = Gathering(combat, step, LegalAssignments(step)).meeting(Question((), lambda _: False))
    assert nothing.count == 0
    with pytest.raises(IndexError):
        drawn(nothing, Random(1))


LANES = "; ".join(f"A{n}: 12/12 trample >; B{n}: 0/3 x A{n}; C{n}: 0/3 x A{n}" for n in range(14)) + "; P2: life 200"


def test_within_a_result_of_astronomical_size_every_place_is_exact() -> None:
    combat, step = step_of(LANES)
    legal = LegalAssignments(step)
    assert legal.count() > 10**20
    like = Gathering(combat, step, legal).like(legal[legal.count() // 3])
    assert like.count > 10**9
    for place in (0, 1, like.count // 7, like.count - 1):
        one = like[place]
        assert one in legal
        assert one in like
        assert like.before(one) == place
    assert legal.index(like[0]) < legal.index(like[1])


def test_every_result_and_every_question_add_up_to_the_whole() -> None:
    combat, step = step_of(LANES)
    legal = LegalAssignments(step)
    gathering = Gathering(combat, step, legal)
    least = gathering.meeting(Question((LIFE, "B0"), lambda changes: changes[0] <= -40 and changes[1] == 1))
    rest = gathering.meeting(Question((LIFE, "B0"), lambda changes: not (changes[0] <= -40 and changes[1] == 1)))
    assert least.count + rest.count == legal.count()
    assert least.count * rest.count > 0


def test_104_5_where_a_player_may_lose_while_others_play_on_each_is_dealt_by_itself() -> None:
    board = "A: 5/5 trample > P2; B: 2/2 x A; D: 1/1 x A; P2: life 2; P3: life 20"
    combat, step = step_of(board)
    combat = replace(combat, players=tuple(replace(one, life=2 if one.id == "P2" else 20) for one in combat.players))
    told = list(everything(combat, step))
    gathering = Gathering(combat, step, LegalAssignments(step))
    everyone = [assignment for assignment, _ in told]
    for assignment, after in told:
        hold_against(gathering.like(assignment), [one for one, other in told if other == after], everyone)


def test_with_an_effect_in_force_a_stated_number_is_dealt_and_no_more() -> None:
    attack = {f"A{n}": "P2" for n in range(9)}
    creatures = [creature(f"A{n}", 9, 9, "trample") for n in range(9)]
    blockers = [creature(f"B{n}", 0, 2, controller="P2") for n in range(9)]
    block = {f"B{n}": f"A{n}" for n in range(9)}
    effect = DamageEffect(EffectKind.MULTIPLY, factor=2)
    combat = to_damage(begin(scenario(*creatures, *blockers, attack=attack, block=block, effects=[effect])))
    step = damage_step(combat)
    assert step is not None
    legal = LegalAssignments(step)
    with pytest.raises(BeyondBudgetError):
        Gathering(combat, step, legal).like(legal[0])


def test_all_are_members_at_their_own_places() -> None:
    _, step = step_of("A: 5/5 trample > P2; B: 2/2 x A; D: 1/1 x A")
    legal = LegalAssignments(step)
    everyone = list(legal)
    hold_against(AllMembers(legal), everyone, everyone)
