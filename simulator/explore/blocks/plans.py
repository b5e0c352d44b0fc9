"""How creatures can be shared out among the attackers, alike ones told apart only by how many they are.

What creatures that may block several attackers do is settled first, one plan for each way; it decides which attackers
bear on one another. All others block one attacker, and are shared out group by group.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, combinations_with_replacement, product
from math import comb, factorial, prod
from typing import TypeAlias

from simulator.explore.blocks.alike import Alike, BlockerClass
from simulator.explore.blocks.groups import groups
from simulator.explore.blocks.question import BlockQuestion
from simulator.rules.declaring.block_problem import NO_BLOCK, Blocks, counts

Stock: TypeAlias = tuple[int, ...]
"""How many creatures of each class are meant."""


@dataclass(frozen=True, slots=True)
class Allotment:
    """Who blocks a group: for each of its attackers how many of each class.

    `used`: all of them together. `number`: so many declarations of the group's blocks are alike. `obeyed`: the
    requirements that they obey.
    """

    blockers: tuple[Stock, ...]
    used: Stock
    number: int
    obeyed: int


@dataclass(frozen=True)
class Plan:
    """What is settled of the creatures that may block several attackers. `number`: so many ways are alike."""

    question: BlockQuestion
    classes: tuple[BlockerClass, ...]
    shared: Blocks
    number: int

    @cached_property
    def groups(self) -> tuple[tuple[str, ...], ...]:
        """The attackers in groups that do not bear on one another."""
        return groups(self.question, self.shared)

    @property
    def stock(self) -> Stock:
        """All creatures that block one attacker at most."""
        return tuple(len(one.members) for one in self.classes)

    @cached_property
    def obeyed(self) -> int:
        """The requirements on the shared blockers themselves that are obeyed."""
        return sum(one.must_block and one.id in self.shared for one in self.question.problem.blockers)

    def allotments(self, group: Sequence[str], stock: Stock) -> Iterator[Allotment]:
        """Every way to have creatures of the stock block the group that no restriction on an attacker forbids."""
        if not group:
            yield Allotment((), (0,) * len(stock), 1, 0)
            return
        first, *others = group
        for one in self._of_attacker(first, stock):
            left = tuple(map(int.__sub__, stock, one.used))
            for rest in self.allotments(others, left):
                yield Allotment(
                    one.blockers + rest.blockers,
                    tuple(map(int.__add__, one.used, rest.used)),
                    one.number * rest.number,
                    one.obeyed + rest.obeyed,
                )

    def blocks(self, group: Sequence[str], blockers: Sequence[Stock], taken: list[int]) -> Blocks:
        """The blocks of an allotment, each class from its first member on that is not `taken`, with the shared ones."""
        made = {id: blocked for id, blocked in self.shared.items() if not blocked.isdisjoint(group)}
        for attacker, stock in zip(group, blockers, strict=True):
            for number, many in enumerate(stock):
                for _ in range(many):
                    made[self.classes[number].members[taken[number]]] = frozenset((attacker,))
                    taken[number] += 1
        return made

    def allows(self, left: Stock) -> bool:
        """Whether those who block by now do not block alone where they can't. Rule: CR 509.1b."""
        blocking = [one for one, many in zip(self.classes, left, strict=True) for _ in range(len(one.members) - many)]
        alone = [one.not_alone for one in blocking]
        alone += [one.not_alone for one in self.question.problem.blockers if one.id in self.shared]
        return alone != [True]

    def plays(self, group: Sequence[str]) -> int:
        """How many different allotments of the group there may be at most."""
        return prod(comb(many + len(group), len(group)) for many in self._able_stock(group))

    def steps(self, group: Sequence[str]) -> int:
        """How many times an allotment of the group meets what the groups before it have left, at most."""
        able = {number for number, one in enumerate(self.classes) if not set(one.able).isdisjoint(group)}
        return prod(
            comb(many + len(group) + 1, len(group) + 1) if number in able else many + 1
            for number, many in enumerate(self.stock)
        )

    def _able_stock(self, group: Sequence[str]) -> list[int]:
        return [len(one.members) for one in self.classes if not set(one.able).isdisjoint(group)]

    def _of_attacker(self, attacker: str, stock: Stock) -> Iterator[Allotment]:
        wanted = self.question.problem.attacker_of[attacker]
        already = counts(self.shared).get(attacker, 0)
        able = (many if attacker in one.able else 0 for one, many in zip(self.classes, stock, strict=True))
        for blockers in product(*(range(many + 1) for many in able)):
            number = sum(blockers) + already
            if wanted.allows(number):
                obeyed = wanted.must_be_blocked * (number > 0) + wanted.by_all * number
                obeyed += sum(many * one.must_block for one, many in zip(self.classes, blockers, strict=True))
                yield Allotment((blockers,), blockers, prod(map(comb, stock, blockers)), obeyed)


def plans(question: BlockQuestion, alike: Alike) -> Iterator[Plan]:
    """A plan for each way of blocking by the creatures that may block several attackers."""
    for choice in product(*(tuple(_shared(one)) for one in alike.several)):
        shared: dict[str, frozenset[str]] = {}
        for some, _ in choice:
            shared |= some
        yield Plan(question, alike.classes, shared, prod(number for _, number in choice))


def number_of_plans(alike: Alike) -> int:
    """How many plans there are."""
    return prod(comb(_number_of_ways(one) + len(one.members) - 1, len(one.members)) for one in alike.several)


def _shared(ones: BlockerClass) -> Iterator[tuple[Blocks, int]]:
    """What the members of a class may block, those that only swap members counted together."""
    ways = [frozenset(some) for size in range(ones.most + 1) for some in combinations(ones.able, size)]
    for chosen in combinations_with_replacement(ways, len(ones.members)):
        number = factorial(len(chosen)) // prod(map(factorial, Counter(chosen).values()))
        pairs: Iterable[tuple[str, frozenset[str]]] = zip(ones.members, chosen, strict=True)
        yield {id: blocked for id, blocked in pairs if blocked != NO_BLOCK}, number


def _number_of_ways(ones: BlockerClass) -> int:
    return sum(comb(len(ones.able), size) for size in range(min(ones.most, len(ones.able)) + 1))
