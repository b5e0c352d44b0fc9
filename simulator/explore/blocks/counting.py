"""How many legal declarations of blockers there are, exactly, without listing them.

Goes creature by creature; of the attackers only those that restrictions or requirements look at are told apart.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb, prod
from typing import TypeAlias

from simulator.rules.declaring.block_problem import BlockProblem, MayBeBlocked, MayBlock

_State: TypeAlias = tuple[tuple[int, ...], int, int]
"""How many block each watched attacker, as far as it matters; requirements obeyed; who blocks at all."""

_NOBODY, _ONE_ALONE, _ENOUGH = range(3)
"""Nobody blocks yet; one creature does that can't block alone; one that can, or several."""


@dataclass(frozen=True, slots=True)
class LegalBlocks:
    """`count`: of the legal declarations. `obeyed`: requirements that each of them obeys. Rule: CR 509.1c."""

    count: int
    obeyed: int


@dataclass(frozen=True, slots=True)
class _Way:
    """What one creature may block: which watched attackers, whether anybody; so many blocks are like that."""

    blocked: tuple[int, ...]
    blocks: bool
    number: int


def legal_blocks(problem: BlockProblem) -> LegalBlocks:
    """How many there are: those that break no restriction and obey the most requirements. Rule: CR 509.1a–c."""
    watched = _watched(problem)
    states: dict[_State, int] = {((0,) * len(watched), 0, _NOBODY): 1}
    for blocker in problem.blockers:
        ways = tuple(_ways(blocker, watched))
        further: dict[_State, int] = {}
        for state, number in states.items():
            for way in ways:
                after = _after(state, blocker, way, watched)
                further[after] = further.get(after, 0) + number * way.number
        states = further
    return _most_obeyed(states, watched)


def states_gone_through(problem: BlockProblem) -> int:
    """About how many states and ways it takes to count."""
    watched = _watched(problem)
    states = prod(_cap(one) + 1 for one in watched)
    return states * sum(_number_of_ways(blocker, watched) for blocker in problem.blockers)


def _watched(problem: BlockProblem) -> tuple[MayBeBlocked, ...]:
    """The attackers that some restriction or requirement looks at."""
    return tuple(
        one for one in problem.attackers if one.least > 1 or one.most is not None or one.must_be_blocked or one.by_all
    )


def _cap(attacker: MayBeBlocked) -> int:
    """Beyond so many blockers it makes no difference how many they are."""
    return max(attacker.least, 0 if attacker.most is None else attacker.most + 1)


def _ways(blocker: MayBlock, watched: Sequence[MayBeBlocked]) -> Iterator[_Way]:
    seen = [place for place, one in enumerate(watched) if one.id in blocker.able]
    others = len(blocker.able) - len(seen)
    for size in range(min(blocker.most, len(seen)) + 1):
        more = sum(comb(others, number) for number in range(1, min(blocker.most - size, others) + 1))
        for blocked in combinations(seen, size):
            yield _Way(blocked, size > 0, 1)
            if more:
                yield _Way(blocked, True, more)


def _number_of_ways(blocker: MayBlock, watched: Sequence[MayBeBlocked]) -> int:
    seen = sum(one.id in blocker.able for one in watched)
    return sum(2 * comb(seen, size) for size in range(min(blocker.most, seen) + 1))


def _after(state: _State, blocker: MayBlock, way: _Way, watched: Sequence[MayBeBlocked]) -> _State:
    if not way.blocks:
        return state
    blocked, obeyed, who = state
    numbers = list(blocked)
    obeyed += blocker.must_block
    for place in way.blocked:
        attacker = watched[place]
        obeyed += attacker.by_all + (attacker.must_be_blocked and not numbers[place])
        numbers[place] = min(_cap(attacker), numbers[place] + 1)
    alone = who == _NOBODY and blocker.not_alone
    return tuple(numbers), obeyed, _ONE_ALONE if alone else _ENOUGH


def _most_obeyed(states: dict[_State, int], watched: Sequence[MayBeBlocked]) -> LegalBlocks:
    by_obeyed: dict[int, int] = {}
    for (blocked, obeyed, who), number in states.items():
        if who != _ONE_ALONE and all(one.allows(count) for one, count in zip(watched, blocked, strict=True)):
            by_obeyed[obeyed] = by_obeyed.get(obeyed, 0) + number
    most = max(by_obeyed)
    return LegalBlocks(by_obeyed[most], most)
