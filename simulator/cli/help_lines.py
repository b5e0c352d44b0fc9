"""Help texts in lines that fit a terminal, in Japanese too: by the cells that they take, words kept whole."""

import argparse
import re
from collections.abc import Iterable, Iterator

from rich.cells import cell_len

# A word of Latin letters with the signs that belong to it, one character of any other script, or blanks.
_PIECE = re.compile(r"[\x21-\x7e…]+|\s+|.", re.DOTALL)
_NEVER_FIRST = "、。)」』:;,.!?ー・"
_NEVER_LAST = "(「『"


class HelpLines(argparse.HelpFormatter):
    """argparse breaks lines between blanks only, and counts characters: Japanese would be cut within words."""

    def _format_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None,
    ) -> str:
        before = prefix or ""
        blank = " " * cell_len(before)
        return before + super()._format_usage(usage, actions, groups, blank).removeprefix(blank)

    def _split_lines(self, text: str, width: int) -> list[str]:
        return list(_lines(" ".join(text.split()), width))

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        lines = self._split_lines(text, width - len(indent))
        return "\n".join(indent + line for line in lines)


def _lines(text: str, width: int) -> Iterator[str]:
    line = ""
    for piece in _pieces(text):
        if line and cell_len(line + piece.rstrip()) > width:
            yield line.rstrip()
            line = ""
        line += piece if line else piece.lstrip()
    if line:
        yield line.rstrip()


def _pieces(text: str) -> Iterable[str]:
    """Where a line may end: behind each piece."""
    pieces: list[str] = []
    for piece in _PIECE.findall(text):
        if pieces and (piece[0] in _NEVER_FIRST or piece.isspace() or pieces[-1][-1] in _NEVER_LAST):
            pieces[-1] += piece
        else:
            pieces.append(piece)
    return pieces
