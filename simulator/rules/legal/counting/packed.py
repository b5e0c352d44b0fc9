"""Tables of numbers packed into one integer, so that a shift or an addition works on all cells at once.

A cell has a fixed number of bits; its place is a number with one digit for each threshold, the points so far. This
is Kronecker substitution: a polynomial in several variables written as one big number.
"""

from collections.abc import Callable, Sequence


class Layout:
    """Where the cells of a table lie. `width`: bits of a cell; `digits`: (threshold, values), lowest digit first."""

    def __init__(self, digits: Sequence[tuple[int, int]], width: int) -> None:
        self.digits = tuple(digits)
        self.width = width
        self.strides: dict[int, int] = {}
        self._known: dict[int, tuple[int, int]] = {}
        stride = width
        for threshold, values in self.digits:
            self.strides[threshold] = stride
            stride *= values
        self.bits = stride

    @property
    def cells(self) -> int:
        """How many cells a table has."""
        return self.bits // self.width

    def _masks(self, threshold: int) -> tuple[int, int]:
        """The bits of the cells where the threshold is reached, and of the others."""
        if threshold not in self._known:
            stride, values = self.strides[threshold], dict(self.digits)[threshold]
            block = stride * values
            full = repeated(((1 << stride) - 1) << (block - stride), block, self.bits // block)
            self._known[threshold] = full, ((1 << self.bits) - 1) ^ full
        return self._known[threshold]

    def step(self, table: int, threshold: int) -> int:
        """One more point given: every cell moves one point up, the last one stays."""
        full, below = self._masks(threshold)
        return (table & below) << self.strides[threshold] | (table & full)

    def up(self, table: int, digit: int) -> int:
        """Every cell moves one up in a digit, out of the table from the last one."""
        return (table & self._masks(digit)[1]) << self.strides[digit]

    def down(self, table: int, digit: int) -> int:
        """Every cell moves one down in a digit, out of the table from the first one."""
        return (table >> self.strides[digit]) & self._masks(digit)[1]

    def running(self, table: int, digit: int, plus: Callable[[int, int], int]) -> int:
        """Every cell's sum with all those below it in a digit, in doubling strides."""
        stride, values = self.strides[digit], dict(self.digits)[digit]
        far = 1
        while far < values:
            block = stride * values
            mask = repeated((1 << block - far * stride) - 1, block, self.bits // block)
            table = plus(table, (table & mask) << far * stride)
            far *= 2
        return table

    def settle(self, table: int, threshold: int) -> int:
        """The threshold reached at once: every cell moves to the last one. For cells of one bit."""
        for _ in range(dict(self.digits)[threshold] - 1):
            table |= self.step(table, threshold)
        return table & self._masks(threshold)[0]

    def step_back(self, table: int, threshold: int) -> int:
        """What each cell becomes when one more point is given: the next cell's number, the last cell keeps its own."""
        full, below = self._masks(threshold)
        return (table >> self.strides[threshold] & below) | (table & full)

    def settle_back(self, table: int, threshold: int) -> int:
        """What each cell becomes when the threshold is reached at once: the last cell's number."""
        values = dict(self.digits)[threshold]
        spread, have = table & self._masks(threshold)[0], 1
        while have < values:
            more = min(have, values - have)
            spread |= spread >> more * self.strides[threshold]
            have += more
        return spread

    def offset(self, points: Sequence[int]) -> int:
        """The bit where a cell begins, by the points of `digits`."""
        return sum(self.strides[digit[0]] * value for digit, value in zip(self.digits, points, strict=True))

    def reversed(self, table: int) -> int:
        """The same numbers, the last cell first. Cells must be whole bytes."""
        size = self.width // 8
        data = table.to_bytes(self.bits // 8, "little")
        return int.from_bytes(b"".join([data[at : at + size] for at in range(len(data) - size, -1, -size)]), "little")

    def matched(self, backwards: int, table: int) -> int:
        """The sum of the products of two tables' cells; one is `reversed`. Cells must have room for all such sums.

        It is one coefficient of a product of polynomials.
        """
        return backwards * table >> (self.bits - self.width) & ((1 << self.width) - 1)

    def nonzero(self, table: int) -> int:
        """The table with 1 where a cell is not zero. The top bit of every cell must be free."""
        ones = repeated(1, self.width, self.cells)
        top = ones << (self.width - 1)
        return ((table + (top - ones)) & top) >> (self.width - 1)


def repeated(block: int, bits: int, times: int) -> int:
    """A block of so many bits, so many times one above the other."""
    result, at = 0, 0
    while times:
        if times & 1:
            result |= block << at
            at += bits
        times >>= 1
        if times:
            block |= block << bits
            bits *= 2
    return result


def first_blocks(table: int, block: int, kept: int, times: int) -> int:
    """Of every block of so many bits only the lowest `kept`, closed up. Bits are multiples of 8, or few blocks."""
    if times == 1:
        return table & ((1 << kept) - 1)
    if block % 8 == 0 and kept % 8 == 0:
        size, part = block // 8, kept // 8
        data = table.to_bytes(size * times, "little")
        return int.from_bytes(b"".join([data[at : at + part] for at in range(0, size * times, size)]), "little")
    mask, result = (1 << kept) - 1, 0
    for number in range(times):
        result |= (table >> number * block & mask) << number * kept
    return result


def spread_blocks(table: int, kept: int, block: int, times: int) -> int:
    """Blocks of `kept` bits, moved apart so that each begins a block of so many bits."""
    mask, result = (1 << kept) - 1, 0
    for number in range(times):
        result |= (table >> number * kept & mask) << number * block
    return result


def resized(table: int, cells: int, old: int, new: int) -> int:
    """The same numbers in cells of another width; both widths multiples of 8."""
    if old == new or cells == 1:
        return table
    if new < old:
        return first_blocks(table, old, new, cells)
    size = old // 8
    data = table.to_bytes(size * cells, "little")
    parts = [data[at : at + size] for at in range(0, size * cells, size)]
    return int.from_bytes(bytes((new - old) // 8).join(parts), "little")
