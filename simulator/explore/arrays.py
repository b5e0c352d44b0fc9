"""Legal assignments as rows of an array, in canonical order and in bulk: blocks of equal ends are copied."""

from collections.abc import Hashable, Iterator
from functools import partial
from itertools import chain
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from simulator.rules.legal.legal_assignments import LegalAssignments
from simulator.rules.legal.ranked_rows import Row, Selection, Standings, Tree

Amounts: TypeAlias = NDArray[np.unsignedinteger]
"""Damage points: a row for each assignment, a column for each slot of the step."""

LONGEST_BLOCK = 1 << 15
"""Rows of one block at most."""

MOST_KEPT = 64 * 2**20
"""Bytes of blocks kept at most."""


class WrongBufferError(ValueError):
    """An array that can't take the rows: other columns than slots, or numbers too small for the damage points."""


def to_array(legal: LegalAssignments, start: int = 0, limit: int | None = None, out: Amounts | None = None) -> Amounts:
    """Legal assignments from a place on, at most `limit` of them, in the smallest unsigned integers that do.

    `out`: an array to fill instead of a new one, from its first row on; the rows that were filled are given back.
    Raises `WrongBufferError`, and `BeyondBudgetError` before any work.
    """
    most = max(0, legal.count() - start)
    number = min(most, most if limit is None else limit, most if out is None else len(out))
    largest = max((source.amount for source in legal.step.sources), default=0)
    rows = np.empty((number, len(legal.slots)), _smallest(largest)) if out is None else out[:number]
    if rows.shape[1] != len(legal.slots) or np.iinfo(rows.dtype).max < largest:
        raise WrongBufferError(f"{rows.shape[1]} columns of {rows.dtype}")
    tree = legal.tree()
    if tree is not None and number:
        for place, amount in legal.given.items():
            rows[:, place] = amount
        _fill(rows, tree, start, [place for place in range(len(legal.slots)) if place not in legal.given])
    return rows


def array_chunks(legal: LegalAssignments, start: int = 0, rows: int = 1 << 18) -> Iterator[Amounts]:
    """Legal assignments from a place on in arrays of so many rows, so that memory stays bounded."""
    for at in range(start, legal.count(), rows):
        yield to_array(legal, at, rows)


def _smallest(largest: int) -> np.dtype[np.unsignedinteger]:
    return np.dtype(np.min_scalar_type(largest))


def _fill(rows: Amounts, tree: Tree, start: int, columns: list[int]) -> None:
    blocks = _Blocks(tree, rows.dtype, len(columns))
    write = _Joiner(rows).write if columns == list(range(rows.shape[1])) else partial(_write_apart, columns)
    filled = 0
    for leaf in tree.leaves(start, LONGEST_BLOCK):
        block = blocks.of(leaf.at, leaf.standings)[leaf.skipped :][: len(rows) - filled]
        write(rows[filled : filled + len(block)], leaf.prefix, block)
        filled += len(block)
        if filled == len(rows):
            return


def _write_apart(columns: list[int], part: Amounts, prefix: Row, block: Amounts) -> None:
    """Rows of a common beginning and different ends, in columns that are not all of the array."""
    part[:, columns[: len(prefix)]] = prefix
    part[:, columns[len(prefix) :]] = block


class _Joiner:
    """Writes rows of a common beginning and different ends. Both count as one number each: bytes are copied in runs."""

    def __init__(self, rows: Amounts) -> None:
        self._is_plain = rows.flags.c_contiguous
        self._size = rows.itemsize
        self._dtype = rows.dtype
        self._halves: dict[tuple[int, int], np.dtype[np.void]] = {}

    def write(self, part: Amounts, prefix: Row, block: Amounts) -> None:
        """Fill a part of the array."""
        width = len(prefix)
        if not (self._is_plain and width and block.shape[1] and len(part)):
            part[:, :width] = prefix
            part[:, width:] = block
            return
        halves = self._halves_of(width, block.shape[1])
        joined = part.view(halves)[:, 0]
        joined["beginning"] = np.array(prefix, self._dtype).view(halves["beginning"])
        joined["end"] = block.view(halves["end"])[:, 0]

    def _halves_of(self, beginning: int, end: int) -> np.dtype[np.void]:
        halves = self._halves.get((beginning, end))
        if halves is None:
            sizes = (("beginning", beginning), ("end", end))
            halves = np.dtype([(name, f"V{columns * self._size}") for name, columns in sizes])
            self._halves[beginning, end] = halves
        return halves


class _Blocks:
    """Ends of rows as arrays; those that are the same are kept."""

    def __init__(self, tree: Tree, dtype: np.dtype[np.unsignedinteger], columns: int) -> None:
        self._tree = tree
        self._dtype = dtype
        self._columns = columns
        self._blocks: dict[Hashable, Amounts] = {}
        self._kept = 0
        self._listed: list[Row] = []
        self._matrix: Amounts = np.empty((0, 0), dtype)

    def of(self, at: int, standings: Standings) -> Amounts:
        """All ends of rows from one source or share on."""
        name = (at, *[standing.name for standing in standings])
        block = self._blocks.get(name)
        if block is None:
            block = self._made(at, standings)
            self._kept += block.nbytes
            if self._kept > MOST_KEPT:
                self._blocks.clear()
                self._kept = block.nbytes
            self._blocks[name] = block
        return block

    def _made(self, at: int, standings: Standings) -> Amounts:
        if self._tree.is_last(at):
            return self._selected(self._tree.selection(at, standings))
        passed, at, choices = self._tree.beyond_forced(at, standings)
        forced = tuple(chain.from_iterable(passed))
        if not choices:
            return np.array([forced], self._dtype)
        ends = [self.of(at + 1, after) for _, after in choices]
        own = len(choices[0][0])
        block = np.empty((sum(map(len, ends)), len(forced) + own + ends[0].shape[1]), self._dtype)
        block[:, : len(forced)] = forced
        middle = np.repeat(np.array([row for row, _ in choices], self._dtype), [len(end) for end in ends], axis=0)
        block[:, len(forced) : len(forced) + own] = middle
        np.concatenate(ends, out=block[:, len(forced) + own :])
        return block

    def _selected(self, selection: Selection) -> Amounts:
        """What comes last; the list that it is chosen from is mostly the same."""
        if selection.rows is not self._listed:
            self._listed = selection.rows
            shape = len(selection.rows), len(selection.rows[0])
            amounts = np.fromiter(chain.from_iterable(selection.rows), self._dtype, shape[0] * shape[1])
            self._matrix = amounts.reshape(shape)
        return self._matrix.compress(np.frombuffer(selection.chosen, np.bool_), axis=0)
