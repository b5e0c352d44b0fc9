"""Assignments as lines of JSON, in bulk and in constant memory: equal ends of lines are written once and copied."""

import json
from collections.abc import Hashable, Iterator
from itertools import islice

from simulator.rules.assignment import Assignment, Slot
from simulator.rules.legal.arranged import Arranged
from simulator.rules.legal.ranked_rows import Row, Standings, Tree

LONGEST_BLOCK = 4096
"""Lines of one block at most."""

MOST_KEPT = 32 * 2**20
"""Characters of ends of lines kept at most."""


def json_lines(assignments: Arranged, start: int = 0, limit: int | None = None) -> Iterator[str]:
    """One assignment a line from a place on, in canonical order, as texts of one line or many.

    Each line is an object by source, by recipient; zero shares are left out. Raises `BeyondBudgetError`.
    """
    left = max(0, assignments.count() - start)
    left = left if limit is None else min(left, limit)
    tree = assignments.tree()
    if tree is None or not _holds_whole_sources(assignments, tree):
        for assignment in islice(assignments.iterate(start), left):
            yield json.dumps(assignment.nested(), ensure_ascii=False) + "\n"
        return
    writer = _Writer(tree, assignments.slots)
    for leaf in tree.leaves(start, LONGEST_BLOCK) if left else ():
        ends = writer.ends(leaf.at, leaf.standings, len(leaf.prefix))
        if leaf.skipped or left < len(ends):
            ends = ends[leaf.skipped :][:left]
        yield _lines(writer.text(0, leaf.prefix), ends)
        left -= len(ends)
        if not left:
            return


def _holds_whole_sources(assignments: Arranged, tree: Tree) -> bool:
    """Whether every step through the tree is a source with all its shares."""
    return not assignments.given and tree.stops == len({source for source, _ in assignments.slots})


def _lines(beginning: str, ends: list[str]) -> str:
    """Lines from a common beginning; pieces begin with a comma, which the first of a line does without."""
    if beginning:
        head = "{" + beginning[2:]
        return head + ("}\n" + head).join(ends) + "}\n"
    return "{" + "}\n{".join([end[2:] for end in ends]) + "}\n"


class _Writer:
    """Writes rows of whole sources; ends of lines that are the same are kept."""

    def __init__(self, tree: Tree, slots: tuple[Slot, ...]) -> None:
        self._tree = tree
        self._slots = slots
        self._blocks: dict[Hashable, list[str]] = {}
        self._kept = 0
        self._texts: dict[tuple[int, Row], str] = {}

    def text(self, at: int, row: Row) -> str:
        """Whole sources from a slot on, a comma before each that gives anything."""
        known = self._texts.get((at, row))
        if known is None:
            known = self._written(at, row)
            if len(self._texts) < _MOST_TEXTS:
                self._texts[at, row] = known
        return known

    def _written(self, at: int, row: Row) -> str:
        nested = Assignment(self._slots[at : at + len(row)], row).nested()
        return "".join(
            f", {_quoted(source)}: {json.dumps(shares, ensure_ascii=False)}" for source, shares in nested.items()
        )

    def ends(self, at: int, standings: Standings, slot: int) -> list[str]:
        """All ends of lines from one source on, which begins at a slot."""
        name = (at, *(standing.name for standing in standings))
        block = self._blocks.get(name)
        if block is None:
            block = self._made(at, standings, slot)
            self._kept += sum(map(len, block))
            if self._kept > MOST_KEPT:
                self._blocks.clear()
                self._kept = sum(map(len, block))
            self._blocks[name] = block
        return block

    def _made(self, at: int, standings: Standings, slot: int) -> list[str]:
        forced = ""
        choices = self._tree.choices(at, standings)
        while len(choices) == 1:
            row, standings = choices[0]
            forced += self.text(slot, row)
            slot += len(row)
            at += 1
            choices = self._tree.choices(at, standings)
        if not choices:
            return [forced]
        block: list[str] = []
        for row, after in choices:
            piece = forced + self.text(slot, row)
            block += [piece + end for end in self.ends(at + 1, after, slot + len(row))]
        return block


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


_MOST_TEXTS = 100_000
