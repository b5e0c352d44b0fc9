"""How much of a report goes on one sheet: how large its words can be, how wide its columns are, how many rows remain.

A browser lays the sheet out; here its lines are only foreseen, from the same fonts, and rather too many than too few.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtGui import QFontMetricsF

from simulator.view.look.style import Fonts

WIDTH = 703
"""Of an A4 sheet without its margins, in px."""
HEIGHT = 1031
PICTURE = 397
"""The height of the table's picture with its frame, in px."""
_SIZES = (12, 11, 10, 9, 8)
"""Heights of the words that are tried, in px: the largest first."""
_LINE = 1.45
_HEADINGS = 9
"""What a title of two lines, two headings and the line of numbers take, in lines."""
_BETWEEN = 60
"""What lies between all parts, in px."""
_BULLET = 26
"""What a reason's bullet and the gap between the two columns of reasons take from its line, in px."""
_PADDING = 13
"""What a cell and a row take besides their words, in px."""
_RULE = 5
_ASIDE = 1.1
"""Other fonts are wider, and words are not broken: so much more than the words' own width is reckoned with."""
_BOLD = 1.1
"""So much wider are the words of heads."""
_MOST_OF_A_NUMBER = 0.24


_PARTS = re.compile(r"[\u2e80-\uffef]|[^\s\u2e80-\uffef]+\s*|\s+")
"""What is not broken: a word, or a character of those that are written without spaces."""


@dataclass(frozen=True, slots=True)
class SheetLayout:
    """`size`: of the words, in px. `reasons` and `rows`: how many there is room for. `columns`: widths in px."""

    size: int
    reasons: int
    rows: int
    columns: tuple[int, ...]


def laid_out(fonts: Fonts, reasons: Sequence[str], heads: Sequence[str], rows: Sequence[Sequence[str]]) -> SheetLayout:
    """The layout with the largest words in which there is room for all, else that of as much as there is room for.

    The first and last columns of `rows` are words, all others are numbers.
    """
    sheets = [_Sheet(fonts, size, heads, rows) for size in _SIZES]
    for sheet in sheets:
        if sheet.reasons_height(reasons) + sheet.rows_height(rows) <= sheet.room:
            return SheetLayout(sheet.size, len(reasons), len(rows), sheet.columns)
    return _cut(sheets[-1], reasons, rows)


def _cut(sheet: "_Sheet", reasons: Sequence[str], rows: Sequence[Sequence[str]]) -> SheetLayout:
    """Reasons give way to the first third of the rows, then the other rows to them."""
    kept_rows = rows[: ceil(len(rows) / 3)]
    kept = len(reasons)
    while kept and sheet.reasons_height(reasons[:kept]) + sheet.rows_height(kept_rows) > sheet.room:
        kept -= 1
    height = sheet.reasons_height(reasons[:kept])
    fitting = len(rows)
    while fitting and height + sheet.rows_height(rows[:fitting]) > sheet.room:
        fitting -= 1
    return SheetLayout(sheet.size, kept, fitting, sheet.columns)


class _Sheet:
    """The sheet with words of one size."""

    def __init__(self, fonts: Fonts, size: int, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        self.size = size
        self._metrics = QFontMetricsF(fonts.font(size))
        self._heads = heads
        self.columns = tuple(self._widths(heads, rows)) if rows else ()
        self.room = HEIGHT - PICTURE - _BETWEEN - _HEADINGS * size * _LINE

    def reasons_height(self, reasons: Sequence[str]) -> float:
        """Of the reasons in two columns; one that is longer is not parted between them."""
        lines = [self._lines(reason, WIDTH / 2 - _BULLET) for reason in reasons]
        return (ceil(sum(lines) / 2) + max(lines, default=1) - 1) * self.size * _LINE

    def rows_height(self, rows: Sequence[Sequence[str]]) -> float:
        """Of the table with these rows and its head."""
        return sum(map(self._row_height, [self._heads, *rows])) if rows else 0.0

    def _row_height(self, row: Sequence[str]) -> float:
        lines = (self._lines(cell, width - _PADDING) for cell, width in zip(row, self.columns, strict=True))
        return max(lines) * self.size * _LINE + _RULE

    def _lines(self, words: str, width: float) -> int:
        """How many lines the words take, broken between them, and within one only where it is wider than a line."""
        lines, used = 1, 0.0
        for part in _PARTS.findall(words):
            wide = self._width(part) * _ASIDE
            if used + self._width(part.rstrip()) * _ASIDE <= width:
                used += wide
                continue
            lines += (used > 0) + ceil(wide / width) - 1
            used = wide % width
        return lines

    def _width(self, words: str) -> float:
        return self._metrics.horizontalAdvance(words)

    def _widths(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[int]:
        """Numbers have what they need, within bounds; the words at both ends share the rest by what they would like."""
        liked = [max(map(self._width, column)) * _ASIDE + _PADDING for column in zip(*rows, strict=True)]
        most = WIDTH * _MOST_OF_A_NUMBER
        words = [min(max(map(self._width, head.split())) * _BOLD * _ASIDE, 6 * self.size) + _PADDING for head in heads]
        numbers = [min(most, max(pair)) for pair in zip(liked[1:-1], words[1:-1], strict=True)]
        shrunk = min(1.0, 0.6 * WIDTH / sum(numbers)) if numbers else 1.0
        numbers = [one * shrunk for one in numbers]
        left = WIDTH - sum(numbers)
        first = min(max(liked[0] / (liked[0] + liked[-1]), 0.12), 0.6) * left
        return [int(one) for one in (first, *numbers, left - first)]
