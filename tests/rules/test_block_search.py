"""The best legal blocks, against every way to block on small boards."""

from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from simulator.rules.declaring.block_problem import NO_BLOCK, BlockProblem, Blocks, MayBeBlocked, MayBlock, counts
from simulator.rules.declaring.block_search import TooManyPartsError, best_blocks

ATTACKERS = ("A", "C", "D")


def _ways(blocker: MayBlock) -> list[frozenset[str]]:
    sizes = range(min(blocker.most, len(blocker.able)) + 1)
    return [frozenset(way) for size in sizes for way in combinations(blocker.able, size)]


def _is_legal(problem: BlockProblem, blocks: Blocks) -> bool:
    blocked = counts(blocks)
    for attacker in problem.attackers:
        count = blocked.get(attacker.id, 0)
        if 0 < count < attacker.least or (attacker.most is not None and count > attacker.most):
            return False
    return not any(one.not_alone and set(blocks) == {one.id} for one in problem.blockers)


def _worth(problem: BlockProblem, blocks: Blocks, keeping: bool) -> tuple[int, int]:
    return len(problem.obeyed(blocks)), problem.kept(blocks) if keeping else 0


def _best_worth(problem: BlockProblem, keeping: bool) -> tuple[int, int]:
    ids = [blocker.id for blocker in problem.blockers]
    every = (
        {id: way for id, way in zip(ids, ways, strict=True) if way} for ways in product(*map(_ways, problem.blockers))
    )
    return max(_worth(problem, blocks, keeping) for blocks in every if _is_legal(problem, blocks))


@st.composite
def problems(draw: st.DrawFn) -> BlockProblem:
    attackers = tuple(
        MayBeBlocked(
            id,
            least=draw(st.sampled_from([1, 1, 2, 3])),
            most=draw(st.sampled_from([None, None, None, 3])),
            must_be_blocked=draw(st.booleans()),
            by_all=draw(st.sampled_from([False, False, True])),
        )
        for id in ATTACKERS[: draw(st.integers(1, 3))]
    )
    ids = [one.id for one in attackers]
    some = st.lists(st.sampled_from(ids), unique=True)
    blockers = tuple(
        MayBlock(
            f"B{number}",
            able=tuple(id for id in ids if id in draw(some)),
            most=draw(st.sampled_from([1, 1, 1, 2, 3])),
            declared=frozenset(draw(st.one_of(some, st.sampled_from([[], ids[:1]])))),
            must_block=draw(st.booleans()),
            not_alone=draw(st.booleans()),
        )
        for number in range(draw(st.integers(1, 4)))
    )
    return BlockProblem(blockers, attackers)


@settings(max_examples=300)
@given(problems(), st.booleans())
def test_509_1c_no_other_legal_blocks_are_better(problem: BlockProblem, keeping: bool) -> None:
    blocks = best_blocks(problem, keeping)
    assert all(blocks[one.id] in _ways(one) for one in problem.blockers if one.id in blocks)
    assert NO_BLOCK not in blocks.values()
    assert _is_legal(problem, blocks)
    assert _worth(problem, blocks, keeping) == _best_worth(problem, keeping)


def test_509_1c_the_printed_example_both_block() -> None:
    blockers = (MayBlock("B", ("A",), 1, must_block=True), MayBlock("C", ("A",), 1))
    problem = BlockProblem(blockers, (MayBeBlocked("A", least=2),))
    assert best_blocks(problem) == {"B": {"A"}, "C": {"A"}}


def test_a_large_board_is_answered_at_once() -> None:
    attackers = tuple(MayBeBlocked(f"A{n}", least=1 + n % 3, must_be_blocked=n % 2 == 0) for n in range(20))
    ids = tuple(one.id for one in attackers)
    blockers = tuple(MayBlock(f"B{n}", ids[n % 5 :], 1, must_block=n % 3 == 0) for n in range(30))
    problem = BlockProblem(blockers, attackers)
    assert _is_legal(problem, best_blocks(problem))


def test_what_would_take_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("simulator.rules.declaring.block_search.MOST_PARTS", 1)
    blockers = (MayBlock("B", ("A",), 1, must_block=True), MayBlock("C", ("A",), 1))
    with pytest.raises(TooManyPartsError):
        best_blocks(BlockProblem(blockers, (MayBeBlocked("A", least=2),)))
