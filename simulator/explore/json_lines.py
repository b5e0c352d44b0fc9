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
        yield _lines(writer.texts[0][leaf.prefix], ends)
        left -= len(ends)
        if not left:
            return


def _holds_whole_sources(assignments: Arranged, tree: Tree) -> bool:
    """Whether every step through the tree is one source or several, with all their shares."""
    sources = [source for source, _ in assignments.slots]
    return not assignments.given and all(not slot or sources[slot - 1] != sources[slot] for slot in tree.columns)


def _lines(beginning: str, ends: list[str]) -> str:
    """Lines from a common beginning; pieces begin with a comma, which the first of a line does without."""
    if beginning:
        head = "{" + beginning[2:]
        return head + ("}\n" + head).join(ends) + "}\n"
    return "{" + "}\n{".join([end[2:] for end in ends]) + "}\n"


class _Texts(dict[Row, str]):
    """The texts of rows of whole sources from one slot on, a comma before each that gives anything."""

    def __init__(self, slots: tuple[Slot, ...]) -> None:
        super().__init__()
        self._slots = slots

    def __missing__(self, row: Row) -> str:
        nested = Assignment(self._slots[: len(row)], row).nested()
        text = "".join(
            f", {_quoted(source)}: {json.dumps(shares, ensure_ascii=False)}" for source, shares in nested.items()
        )
        if len(self) < _MOST_TEXTS:
            self[row] = text
        return text


class _Writer:
    """Writes rows of whole sources; ends of lines that are the same are kept."""

    def __init__(self, tree: Tree, slots: tuple[Slot, ...]) -> None:
        self._tree = tree
        self._blocks: dict[Hashable, list[str]] = {}
        self._kept = 0
        self.texts = {slot: _Texts(slots[slot:]) for slot in (0, *tree.columns)}

    def ends(self, at: int, standings: Standings, slot: int) -> list[str]:
        """All ends of lines from one source on, which begins at a slot."""
        name = (at, *[standing.name for standing in standings])
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
        if self._tree.is_last(at):
            return list(map(self.texts[slot].__getitem__, self._tree.selection(at, standings).chosen_rows()))
        forced = ""
        passed, at, choices = self._tree.beyond_forced(at, standings)
        for row in passed:
            forced += self.texts[slot][row]
            slot += len(row)
        if not choices:
            return [forced]
        block: list[str] = []
        for row, after in choices:
            piece = forced + self.texts[slot][row]
            block += map(piece.__add__, self.ends(at + 1, after, slot + len(row)))
        return block


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


_MOST_TEXTS = 1 << 15
