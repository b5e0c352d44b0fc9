"""Lines of a combat in several parts: as a listing of all lines gives them, and where nobody could list them."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from simulator.explore.goals import Goal
from simulator.explore.line_best import BestLines
from simulator.explore.line_parts import parts_of
from simulator.formats.notation import parse
from simulator.rules.division.assigning import damage_step
from simulator.rules.flow.steps import begin, to_damage
from simulator.rules.scenario import Scenario
from tests.boards import creature, planeswalker, scenario
from tests.explore.listed_lines import BLOCKING, STRIKES, WORDS
from tests.explore.test_line_best import GOALS, compare


@st.composite
def in_parts(draw: st.DrawFn) -> Scenario:
    """Boards of two or three attackers, each with blockers of its own, who attack players or planeswalkers."""
    permanents = [planeswalker("W", 2), planeswalker("V", 1, controller="P1")]
    attack: dict[str, str] = {}
    block: dict[str, str] = {}
    for part in range(draw(st.integers(2, 3))):
        words = draw(st.lists(st.sampled_from(WORDS), unique=True, max_size=1)) + draw(
            st.lists(st.sampled_from((*STRIKES, "triple strike")), max_size=1)
        )
        permanents.append(creature(f"A{part}", draw(st.integers(1, 3)), draw(st.integers(1, 3)), *words))
        attack[f"A{part}"] = draw(st.sampled_from(("P2", "P2", "W")))
        for blocker in range(draw(st.integers(0, 2))):
            words = draw(st.lists(st.sampled_from(BLOCKING), max_size=1))
            figures = draw(st.integers(0, 3)), draw(st.integers(1, 3))
            permanents.append(creature(f"B{part}{blocker}", *figures, *words, controller="P2"))
            block[f"B{part}{blocker}"] = f"A{part}"
    order = draw(st.permutations(permanents))
    rules = draw(st.sampled_from(("current", "current", "m11", "sixth")))
    board = scenario(*order, attack=attack, block=block, rules=rules, what_if=True)
    lives = draw(st.sampled_from((20, 20, 20, 6, 4)))
    return replace(board, players=tuple(replace(player, life=lives) for player in board.players))


@settings(max_examples=80)
@given(in_parts(), st.sampled_from(("P1", "P2")), GOALS)
def test_101_4_the_best_of_each_part_is_the_best_line_of_a_listing(
    board: Scenario, player: str, goals: list[Goal]
) -> None:
    compare(board, player, goals)


def number_of_parts(board: str) -> int:
    combat = to_damage(begin(parse(board)))
    step = damage_step(combat)
    assert step is not None
    return len(parts_of(combat, step))


TWO = "A: 3/3 double strike, trample > {0}; B: 0/2 x A; C: 3/3 double strike, trample > {1}; D: 0/2 x C"


@pytest.mark.parametrize(
    ("board", "parts"),
    [
        (TWO.format("P2", "P2"), 2),
        (TWO.format("P2", "P2") + "; P2: life 2", 1),
        (TWO.format("W", "W") + "; W: planeswalker loyalty 4 @P2", 1),
        (TWO.format("P2", "W") + "; W: planeswalker loyalty 4 @P2", 2),
        (TWO.format("P2", "P2") + "; E: 1/1 can block any number x A, C", 1),
    ],
)
def test_510_4_what_bears_on_one_another_in_some_step_is_one_part(board: str, parts: int) -> None:
    assert number_of_parts(board) == parts


def test_twelve_double_strikers_are_sought_one_by_one() -> None:
    board = "; ".join(f"A{n}: 4/4 double strike, trample >; B{n}: 1/2 x A{n}; C{n}: 1/3 x A{n}" for n in range(12))
    combat = to_damage(begin(parse(board)))
    step = damage_step(combat)
    assert step is not None
    found = BestLines(combat, step).of("P1", [Goal.MOST_DESTROYED, Goal.MOST_THROUGH])
    assert [value for _, value in found.values] == [24, 36]
    # Either blocker can be destroyed first. Of each attacker's 16 lines two are best.
    assert (found.number, found.count) == (2**12, 16**12)
