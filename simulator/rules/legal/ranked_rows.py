"""Divisions one after the other, in bulk: equal ends of rows are made once and copied behind every beginning."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from math import prod
from typing import Protocol, TypeAlias

Row: TypeAlias = tuple[int, ...]
"""Damage points of some slots, one after the other."""

LONGEST_BLOCK = 4096
"""Rows of one block at most."""

MOST_KEPT = 3_000_000
"""Amounts kept in blocks at most: beyond, they are made anew. Keeps memory bounded on any number of rows."""


class Standing(Protocol):
    """How far a component has come, a source or a share at a time, as far as its completions depend on it."""

    @property
    def name(self) -> Hashable:
        """The same for standings of a component with the same completions."""

    @property
    def completions(self) -> int:
        """The number of legal divisions from here on."""

    def continued(self, place: int) -> tuple[int, Iterator[tuple[Row, "Standing"]]]:
        """What can follow, in canonical order, from the one on that holds a place; and how many are before it."""


Standings: TypeAlias = tuple[Standing, ...]


@dataclass(frozen=True, slots=True)
class Leaf:
    """All rows that begin with `prefix`; what follows belongs to `standings`, from the owner at `at` on.

    `skipped`: of its rows the first so many are left out.
    """

    prefix: Row
    at: int
    standings: Standings
    number: int
    skipped: int


class Tree:
    """The divisions of several components, a source or a share at a time; `owners`: which of them goes on next."""

    def __init__(self, starts: Standings, owners: Sequence[int]) -> None:
        self._starts = starts
        self._owners = owners

    @property
    def stops(self) -> int:
        """How many sources and shares there are to go on from."""
        return len(self._owners)

    def leaves(self, skipped: int, longest: int) -> Iterator[Leaf]:
        """The rows in canonical order, without the first so many, in leaves of at most `longest` rows."""
        pending: list[Iterator[tuple[int, Row, Standings]]] = [iter([(0, (), self._starts)])]
        while pending:
            at, prefix, standings = next(pending[-1], (0, (), None))
            if standings is None:
                pending.pop()
                continue
            number = prod(standing.completions for standing in standings)
            if skipped >= number:
                skipped -= number
            elif number <= longest:
                yield Leaf(prefix, at, standings, number, skipped)
                skipped = 0
            else:
                others = number // standings[self._owners[at]].completions
                before, following = self._following(at, standings, skipped // others)
                skipped -= others * before
                pending.append(_prefixed(at, prefix, following))

    def choices(self, at: int, standings: Standings) -> list[tuple[Row, Standings]]:
        """What the next source or share can be; nothing behind the last one."""
        return list(self._following(at, standings, 0)[1]) if at < len(self._owners) else []

    def _following(self, at: int, standings: Standings, place: int) -> tuple[int, Iterator[tuple[Row, Standings]]]:
        owner = self._owners[at]
        before, continued = standings[owner].continued(place)
        return before, ((row, (*standings[:owner], after, *standings[owner + 1 :])) for row, after in continued)


class Rows:
    """Rows of a tree in bulk; ends of rows that are the same are kept."""

    def __init__(self, tree: Tree) -> None:
        self._tree = tree
        self._blocks: dict[Hashable, list[Row]] = {}
        self._kept = 0

    def chunks(self, skipped: int) -> Iterator[list[Row]]:
        """The rows in canonical order, in lists of any length, without the first so many."""
        for leaf in self._tree.leaves(skipped, LONGEST_BLOCK):
            block, prefix = self._block(leaf.at, leaf.standings), leaf.prefix
            yield [prefix + end for end in (block[leaf.skipped :] if leaf.skipped else block)]

    def _block(self, at: int, standings: Standings) -> list[Row]:
        """All ends of rows from one source or share on."""
        name = (at, *(standing.name for standing in standings))
        block = self._blocks.get(name)
        if block is None:
            forced: Row = ()
            choices = self._tree.choices(at, standings)
            # What has no choice is passed over in a loop, so that recursion is no deeper than a block has choices.
            while len(choices) == 1:
                row, standings = choices[0]
                forced += row
                at += 1
                choices = self._tree.choices(at, standings)
            block = [forced + row + end for row, after in choices for end in self._block(at + 1, after)]
            if not choices:
                block = [forced]
            self._keep(name, block)
        return block

    def _keep(self, name: Hashable, block: list[Row]) -> None:
        amounts = len(block) * len(block[0])
        self._kept += amounts
        if self._kept > MOST_KEPT:
            self._blocks.clear()
            self._kept = amounts
        self._blocks[name] = block


def _prefixed(at: int, prefix: Row, following: Iterator[tuple[Row, Standings]]) -> Iterator[tuple[int, Row, Standings]]:
    return ((at + 1, prefix + row, standings) for row, standings in following)
