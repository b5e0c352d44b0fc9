"""Numbers by what lies on piles: arrays of cells, exact at any size, added and moved all at once.

An array's first axis holds what one cell is made of: lanes of an integer, lowest first, each in an int64 of its own
with room for sums; before them, where the best is sought, the best value. The second axis tells labels apart, the
others are points.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Cells: TypeAlias = NDArray[np.int64]

NO_WAY = -(2**61)
"""The value, about, where nothing is possible. Real values are far from it."""


@dataclass(frozen=True, slots=True)
class Algebra(ABC):
    """How cells are joined. `payload`: bits that a lane holds once what is beyond them has been carried on."""

    payload: int

    @property
    def counts(self) -> bool:
        """Whether there are numbers in the lanes."""
        return True

    @property
    @abstractmethod
    def leading(self) -> int:
        """How many places of the first axis come before the lanes."""

    @abstractmethod
    def plus(self, one: Cells, other: Cells) -> Cells:
        """Both cells together."""

    @abstractmethod
    def join_into(self, target: Cells, cells: Cells) -> None:
        """Adds cells to others in place."""

    @abstractmethod
    def total(self, cells: Cells, axis: int) -> Cells:
        """All cells along an axis together."""

    @abstractmethod
    def empty(self, shape: tuple[int, ...]) -> Cells:
        """Cells with nothing in them."""

    def one(self) -> Cells:
        """A single way."""
        cell = self.empty((self.leading + 1, 1))
        cell[: self.leading] = 0
        cell[self.leading] = 1
        return cell

    def with_lanes(self, cells: Cells, lanes: int) -> Cells:
        """The same numbers with room for so many lanes."""
        missing = self.leading + lanes - len(cells)
        if missing <= 0:
            return cells
        return np.concatenate([cells, np.zeros((missing, *cells.shape[1:]), cells.dtype)])

    def carried(self, cells: Cells) -> Cells:
        """The same numbers, no lane but the last beyond its payload."""
        mask = (1 << self.payload) - 1
        carried = cells.copy()
        for lane in range(self.leading, len(cells) - 1):
            carried[lane + 1] += carried[lane] >> self.payload
            carried[lane] &= mask
        return carried

    def together(self, one: Cells, other: Cells) -> Cells:
        """Both cells together; what one of them lacks at the end of an axis is empty."""
        if one.shape == other.shape:
            return self.plus(one, other)
        shape = tuple(map(max, one.shape, other.shape))
        whole = self.empty(shape)
        whole[_corner(one)] = one
        self.join_into(whole[_corner(other)], other)
        return whole

    def moved(self, cells: Cells, axis: int, points: int, height: int) -> Cells:
        """Every cell moved up an axis, no further than to a height."""
        if not points:
            return cells
        shape = list(cells.shape)
        shape[axis] = min(shape[axis] - 1 + points, height) + 1
        moved = self.empty(tuple(shape))
        self.move_into(moved, cells, axis, points)
        return moved

    def move_into(self, target: Cells, cells: Cells, axis: int, points: int) -> None:
        """Adds every cell moved up an axis, no further than to its end, in place."""
        size, top = cells.shape[axis], target.shape[axis] - 1
        inside = max(0, min(size, top + 1 - points))
        others = _corner(cells)
        before, after = others[:axis], others[axis + 1 :]
        if inside:
            self.join_into(target[(*before, slice(points, points + inside), *after)], cells[(*before, slice(inside))])
        for place in range(inside, size):
            at_the_end = target[(*before, slice(top, top + 1), *after)]
            self.join_into(at_the_end, cells[(*before, slice(place, place + 1))])

    def numbers(self, cells: Cells) -> list[int]:
        """The exact numbers of all cells, the last axis fastest."""
        lanes = cells[self.leading :].reshape(len(cells) - self.leading, -1)
        whole: list[int] = lanes[-1].tolist()
        for lane in lanes[-2::-1] if len(lanes) > 1 else ():
            whole = [(number << self.payload) + low for number, low in zip(whole, lane.tolist(), strict=True)]
        return whole


@dataclass(frozen=True, slots=True)
class Counting(Algebra):
    """Cells that hold how many ways there are."""

    @property
    def leading(self) -> int:
        return 0

    def plus(self, one: Cells, other: Cells) -> Cells:
        return np.asarray(one + other)

    def join_into(self, target: Cells, cells: Cells) -> None:
        target += cells

    def total(self, cells: Cells, axis: int) -> Cells:
        return np.asarray(cells.sum(axis))

    def empty(self, shape: tuple[int, ...]) -> Cells:
        return _zeros(shape)


@dataclass(frozen=True, slots=True)
class Possible(Algebra):
    """Cells that hold whether there is any way."""

    @property
    def counts(self) -> bool:
        return False

    @property
    def leading(self) -> int:
        return 0

    def plus(self, one: Cells, other: Cells) -> Cells:
        return np.asarray(one | other)

    def join_into(self, target: Cells, cells: Cells) -> None:
        target |= cells

    def total(self, cells: Cells, axis: int) -> Cells:
        return np.asarray(cells.any(axis))

    def empty(self, shape: tuple[int, ...]) -> Cells:
        return np.zeros(shape, np.bool_)


@dataclass(frozen=True, slots=True)
class FirstOfTheBest(Algebra):
    """Cells that hold the best value and the first division that has it, both as numbers of which more is better.

    The first axis begins with the value (`valued`: whether there is one) and goes on with the division, which takes
    `lanes`, the highest first; then how many divisions have the value, where that is asked (`numbered`).
    """

    lanes: int
    valued: bool = True
    numbered: bool = True

    @property
    def counts(self) -> bool:
        return self.numbered

    @property
    def leading(self) -> int:
        return self.valued + self.lanes

    def one(self) -> Cells:
        return np.array([[0]] * self.leading + [[1]] * self.numbered, np.int64)

    def with_lanes(self, cells: Cells, lanes: int) -> Cells:
        return Algebra.with_lanes(self, cells, lanes) if self.numbered else cells

    def join_into(self, target: Cells, cells: Cells) -> None:
        if self.numbered:
            known = target[self.leading :] * (target[0] >= cells[0])
            target[self.leading :] = known + cells[self.leading :] * (cells[0] >= target[0])
        np.copyto(target[: self.leading], cells[: self.leading], where=self._above(cells, target))

    def plus(self, one: Cells, other: Cells) -> Cells:
        joined = one.copy()
        self.join_into(joined, other)
        return joined

    def _above(self, cells: Cells, others: Cells) -> NDArray[np.bool_]:
        """Where cells are better than others, or as good and earlier."""
        above = cells[self.leading - 1] > others[self.leading - 1]
        for place in range(self.leading - 2, -1, -1):
            above &= cells[place] == others[place]
            above |= cells[place] > others[place]
        return np.asarray(above)

    def total(self, cells: Cells, axis: int) -> Cells:
        if cells.shape[axis] == 1:
            return np.asarray(np.squeeze(cells, axis))
        found = self.empty((*cells.shape[:axis], *cells.shape[axis + 1 :]))
        there = np.ones(cells.shape[1:], np.bool_)
        for place in range(self.leading):
            most = np.where(there, cells[place], NO_WAY).max(axis - 1, keepdims=True)
            there &= cells[place] == most
            found[place] = np.squeeze(most, axis - 1)
            if self.numbered and not place:
                found[self.leading :] = np.where(there, cells[self.leading :], 0).sum(axis)
        return found

    def empty(self, shape: tuple[int, ...]) -> Cells:
        cells = _zeros(shape)
        cells[0] = NO_WAY
        return cells


def _corner(cells: Cells) -> tuple[slice, ...]:
    return tuple(slice(size) for size in cells.shape)


def _zeros(shape: tuple[int, ...]) -> Cells:
    """Labels, where there are several, lie side by side in memory: they are all moved alike."""
    if shape[1] == 1:
        return np.zeros(shape, np.int64)
    return np.moveaxis(np.zeros((shape[0], *shape[2:], shape[1]), np.int64), -1, 1)
