"""Divisions one after the other, in bulk: equal ends of rows are made once and copied behind every beginning."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, compress
from math import prod
from typing import Protocol, TypeAlias

Row: TypeAlias = tuple[int, ...]
"""Damage points of some slots, one after the other."""

LONGEST_BLOCK = 1 << 14
"""Rows of one block at most."""

MOST_KEPT = 3_000_000
"""Amounts kept in blocks at most: beyond, they are made anew. Keeps memory bounded on any number of rows."""


@dataclass(frozen=True, slots=True)
class Selection:
    """Some of listed rows. `chosen`: a byte for each of `rows`, 1 where it is among them, else 0."""

    rows: list[Row]
    chosen: bytes

    def chosen_rows(self) -> list[Row]:
        """Those that are among them."""
        return list(compress(self.rows, self.chosen))


def every_one(rows: list[Row]) -> Selection:
    """All of some rows."""
    return Selection(rows, b"\1" * len(rows))


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

    def selection(self) -> Selection:
        """What can follow, at once; often chosen from the same list each time."""


class Ended:
    """Behind all shares of a component."""

    name: Hashable = "ended"
    completions = 1

    def continued(self, place: int) -> tuple[int, Iterator[tuple[Row, "Ended"]]]:
        """Nothing goes on."""
        return place, iter(())

    def selection(self) -> Selection:
        """Nothing goes on."""
        return every_one([])


ENDED = Ended()


@dataclass(frozen=True, slots=True)
class Listing:
    """A component for going through all its divisions in bulk.

    `start`: before all of them; `stops`: the slots at which it goes on, one after the other.
    """

    start: Standing
    stops: tuple[int, ...]


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
    """The divisions of several components, some sources, one source or a share at a time.

    `columns`: where in a row it goes on, one place after the other; `owners`: which component goes on there.
    """

    def __init__(self, starts: Standings, columns: Sequence[int], owners: Sequence[int]) -> None:
        self.columns = columns
        self._starts = starts
        self._owners = owners

    def leaves(self, skipped: int, longest: int) -> Iterator[Leaf]:
        """The rows in canonical order, without the first so many, in leaves of at most `longest` rows.

        A leaf is longer only where all its rows stand in one list.
        """
        pending: list[Iterator[tuple[int, Row, Standings]]] = [iter([(0, (), self._starts)])]
        while pending:
            at, prefix, standings = next(pending[-1], (0, (), None))
            if standings is None:
                pending.pop()
                continue
            number = prod([standing.completions for standing in standings])
            if skipped >= number:
                skipped -= number
            elif number <= longest or self.is_last(at):
                yield Leaf(prefix, at, standings, number, skipped)
                skipped = 0
            else:
                others = number // standings[self._owners[at]].completions
                before, following = self._following(at, standings, skipped // others)
                skipped -= others * before
                pending.append(_prefixed(at, prefix, following))

    def is_last(self, at: int) -> bool:
        """Whether nothing follows what comes next."""
        return at == len(self._owners) - 1

    def choices(self, at: int, standings: Standings) -> list[tuple[Row, Standings]]:
        """What the next source or share can be; nothing behind the last one."""
        return list(self._following(at, standings, 0)[1]) if at < len(self._owners) else []

    def beyond_forced(self, at: int, standings: Standings) -> tuple[list[Row], int, list[tuple[Row, Standings]]]:
        """What comes next without a choice, then where there is one, and its choices; none behind the last.

        Passed over in a loop, so that whoever goes on from choice to choice goes no deeper than there are choices.
        """
        forced: list[Row] = []
        choices = self.choices(at, standings)
        while len(choices) == 1:
            row, standings = choices[0]
            forced.append(row)
            at += 1
            choices = self.choices(at, standings)
        return forced, at, choices

    def selection(self, at: int, standings: Standings) -> Selection:
        """What comes last can be."""
        return standings[self._owners[at]].selection()

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

    def chunks(self, skipped: int) -> Iterator[Iterator[Row]]:
        """The rows in canonical order, many at a time, without the first so many."""
        for leaf in self._tree.leaves(skipped, LONGEST_BLOCK):
            ends = self._block(leaf.at, leaf.standings)
            yield map(leaf.prefix.__add__, ends[leaf.skipped :] if leaf.skipped else ends)

    def _block(self, at: int, standings: Standings) -> list[Row]:
        """All ends of rows from one source or share on."""
        name = (at, *[standing.name for standing in standings])
        block = self._blocks.get(name)
        if block is None:
            block = self._made(at, standings)
            self._keep(name, block)
        return block

    def _made(self, at: int, standings: Standings) -> list[Row]:
        if self._tree.is_last(at):
            return self._tree.selection(at, standings).chosen_rows()
        passed, at, choices = self._tree.beyond_forced(at, standings)
        forced = tuple(chain.from_iterable(passed))
        block = [] if choices else [forced]
        for row, after in choices:
            block += map((forced + row).__add__, self._block(at + 1, after))
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
