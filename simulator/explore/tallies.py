"""Goes through a knot share by share and counts, by key, by label and by what lies on open piles."""

from collections.abc import Iterator
from functools import cached_property
from itertools import accumulate

import numpy as np
from numpy.typing import NDArray

from simulator.explore.asking import Asking
from simulator.explore.beginnings import Axis, State, Table, Tables, joined, level_numbers, parts_of_labels
from simulator.explore.giving import Giving
from simulator.explore.passage import ONE_LANE, Key, Step
from simulator.explore.passage_keys import closed_key
from simulator.explore.piles import Lot

PAYLOAD = 32
"""Bits in a lane once numbers have been carried on: half of them, so that there is room for sums of any table."""


class Tally:
    """The numbers of one knot, by what is asked."""

    def __init__(self, asked: Asking) -> None:
        self.asked = asked
        self.passage = asked.passage
        self.algebra = asked.algebra

    def states(self) -> Iterator[State]:
        """The beginnings before the first share and after each."""
        state = self._start
        yield state
        for number in range(len(self.passage.steps)):
            state = self._after(state, number)
            yield state

    def ends(self) -> Iterator[State]:
        """What there is after the last share; in several parts, each with other labels, where the labels are many."""
        open_states = [(0, self._start)]
        while open_states:
            number, state = open_states.pop()
            if number == len(self.passage.steps):
                yield state
                continue
            parts = parts_of_labels(state)
            open_states += [(number, part) for part in parts[1:]]
            open_states.append((number + 1, self._after(parts[0], number)))

    @property
    def _start(self) -> State:
        return State((), {self.passage.start: (np.zeros(1, np.int64), self.algebra.one())})

    @cached_property
    def _plan(self) -> list[tuple[int, bool]]:
        """For each share how many lanes its numbers need, and whether what is beyond a payload is carried on before."""
        plan, peak = [], 1
        for number, step in enumerate(self.passage.steps):
            bits, growth = self.passage.divisions_before(number).bit_length(), self.passage.growth(step)
            if bits <= ONE_LANE or not self.algebra.counts:
                plan.append((1, False))
                peak = bits
            else:
                carries = peak + growth > ONE_LANE
                peak = (self.algebra.payload if carries else peak) + growth
                plan.append((-(-bits // self.algebra.payload) + 1, carries))
        return plan

    def _after(self, state: State, number: int) -> State:
        step, (lanes, carries) = self.passage.steps[number], self._plan[number]
        giving = Giving(self.asked, step, state.axes, lanes, carries)
        tables = giving.given(state.tables)
        axes = giving.axes
        for lot in step.closing:
            tables, axes = self._closed(tables, axes, lot, step)
        return State(axes, self._looked_at(tables, number) if self.asked.labels else tables)

    def _looked_at(self, tables: Tables, number: int) -> Tables:
        """Without the labels that are not looked at."""
        wanted, left = self.asked.labels[self._decided[number]], {}
        for key, (labels, cells) in tables.items():
            there = np.isin(labels, wanted, assume_unique=True)
            if there.any():
                left[key] = labels[there], cells[:, there]
        return left

    @cached_property
    def _decided(self) -> list[int]:
        """After each share how many lots with several fates are decided."""
        decided = ([len(lot.fates) > 1 for lot in (*step.alone, *step.closing)] for step in self.passage.steps)
        return list(accumulate(map(sum, decided)))

    def _closed(self, tables: Tables, axes: tuple[Axis, ...], lot: Lot, step: Step) -> tuple[Tables, tuple[Axis, ...]]:
        """Decides a lot: for each of its levels the cells at that level together."""
        own = [2 + axes.index(("pile", pile)) for pile in lot.piles]
        found: dict[Key, list[Table]] = {}
        for key, (labels, cells) in tables.items():
            numbers = level_numbers(self.passage, lot, [cells.shape[axis] for axis in own])
            flat = np.moveaxis(cells, own, range(-len(own), 0))
            flat = flat.reshape((*flat.shape[: -len(own)], -1))
            for number, level in enumerate(lot.kinds):
                to = closed_key(self.passage, key, lot, level, step)
                at = np.flatnonzero(numbers == number)
                if to is not None and len(at):
                    together = self.algebra.total(
                        flat[..., at[0] : at[-1] + 1] if _is_run(at) else flat[..., at], flat.ndim - 1
                    )
                    found.setdefault(to, []).append(self.asked.labelled(labels, together, lot, level))
        left = tuple(axis for axis in axes if axis[0] != "pile" or axis[1] not in lot.piles)
        return {key: joined(self.algebra, ones) for key, ones in found.items()}, left


def _is_run(numbers: NDArray[np.intp]) -> bool:
    return int(numbers[-1] - numbers[0]) + 1 == len(numbers)
