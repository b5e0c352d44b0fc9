"""What charts draw, as values: bars, cells and points with their words. Counts of any size, never as floats."""

from dataclasses import dataclass

from simulator.view.look.digits import digits, grouped, rounded

_LONGEST = 7
_PARTS = 1_000_000


@dataclass(frozen=True, slots=True)
class Bar:
    """How many assignments have one amount. `here`: the present one is among them."""

    amount: int
    count: int
    here: bool


@dataclass(frozen=True, slots=True)
class Square:
    """How many assignments have one pair of figures."""

    across: int
    up: int
    count: int
    here: bool


@dataclass(frozen=True, slots=True)
class Point:
    """How many assignments have one pair of figures. `is_best`: no other pair is at least equal in both."""

    pair: tuple[int, int]
    count: int
    here: bool
    is_best: bool


@dataclass(frozen=True, slots=True)
class Dot:
    """How many assignments one value of a figure has. `count` None: too many to count, or the board cannot be so."""

    value: int
    count: int | None


def share_of(count: int, whole: int) -> float:
    """A count as a share of a whole, from 0 to 1: cut in whole numbers first, since counts can exceed any float."""
    return count * _PARTS // whole / _PARTS if whole else 0.0


def percent(count: int, whole: int) -> str:
    """A share in words: two figures, and never 0 % of something."""
    tenths = count * 1000 // whole if whole else 0
    if count and not tenths:
        return "<0.1 %"
    return f"{tenths // 10}.{tenths % 10} %" if tenths < 1000 else "100 %"


def short(count: int) -> str:
    """A count in a chart: exact while it is short, else as a power of ten."""
    return grouped(count).replace("\u200b", "") if len(digits(count)) <= _LONGEST else rounded(count)


def height_of(count: int) -> float:
    """How high a count stands on a scale of powers of ten: its number of digits, the last one in tenths."""
    if count <= 0:
        return 0.0
    written = digits(count)
    return len(written) - 1 + int(written[0]) / 10
