"""One share of a knot being given, from every beginning to what its amounts lead to."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np

from simulator.explore.asking import Asking
from simulator.explore.beginnings import Axis, Labels, Table, Tables, joined
from simulator.explore.cells import Cells
from simulator.explore.passage import Key, Run, Step
from simulator.explore.passage_keys import entered_key, used_key


@dataclass(slots=True)
class Giving:
    """One share being given, from every beginning."""

    asked: Asking
    step: Step
    before: tuple[Axis, ...]
    lanes: int
    carries: bool
    opened: tuple[Axis, ...] = field(init=False)

    def __post_init__(self) -> None:
        kept = self.asked.passage.heaps.kept
        axes = [axis for axis in self.before if axis != self._left]
        axes += [("pile", pile) for pile in self.step.opened]
        # What lasts longest comes last, so that what lies side by side in memory is moved together.
        self.opened = tuple(sorted(axes, key=lambda axis: (axis[0] == "pile", axis[1] in kept)))

    @property
    def _left(self) -> Axis:
        return "left", self.step.source

    @property
    def axes(self) -> tuple[Axis, ...]:
        """The axes after the share."""
        return self.opened if self.step.closes else (self._left, *self.opened)

    def given(self, before: Tables) -> Tables:
        """All that each amount leads to."""
        found: dict[Key, list[Table]] = {}
        for key, (labels, cells) in before.items():
            for entered, left in self._entered(key, self._fitted(cells)):
                if self._is_straight(entered):
                    to = used_key(self.asked.passage, entered, self.step, self.step.runs[0])
                    assert to is not None
                    found.setdefault(to, []).append((labels, self._straight(left)))
                    continue
                for run in self.step.runs:
                    to = used_key(self.asked.passage, entered, self.step, run)
                    if to is None:
                        continue
                    columns = self._column(left, run)
                    if all(one is None for one in columns):
                        continue
                    table = self._labelled(labels, self._stacked(columns), run)
                    found.setdefault(to, []).append(table)
        return {key: joined(self.asked.algebra, ones) for key, ones in found.items()}

    def _is_straight(self, key: Key) -> bool:
        """Whether all amounts lead to one key and move piles alike."""
        passage, step = self.asked.passage, self.step
        if len(step.runs) != 2 or step.runs[0].least or step.runs[1].most < passage.totals[step.source] or step.alone:
            return False
        if any(move.skip or move.once for _, move in step.fed):
            return False
        return used_key(passage, key, step, step.runs[0]) == used_key(passage, key, step, step.runs[1])

    def _straight(self, left: Sequence[Cells | None]) -> Cells:
        """One point more each time, in place: for each number of points left, what was there and what comes to it."""
        algebra, whole = self.asked.algebra, len(left) - 1
        shape = list(_largest([one.shape for one in left if one is not None]))
        for pile, move in self.step.fed:
            axis, height = self._axis(pile), self.asked.passage.heaps.piles[pile].height
            shape[axis] = min(shape[axis] + move.each * whole, height + 1)
        if self.step.closes:
            return self._at_last(left, tuple(shape))
        given = algebra.empty((*shape[:2], whole + 1, *shape[2:]))
        for after in range(whole, -1, -1):
            target, cells = given[:, :, after], left[after]
            if cells is not None:
                target[tuple(map(slice, cells.shape))] = cells
            if after < whole:
                self._move_into(target, given[:, :, after + 1])
        return given

    def _at_last(self, left: Sequence[Cells | None], shape: tuple[int, ...]) -> Cells:
        """The same where nothing is left afterwards."""
        algebra = self.asked.algebra
        given = algebra.empty(shape)
        for cells in reversed(left):
            target = algebra.empty(shape)
            if cells is not None:
                target[tuple(map(slice, cells.shape))] = cells
            self._move_into(target, given)
            given = target
        return given

    def _move_into(self, target: Cells, cells: Cells) -> None:
        """Adds what comes of one more point."""
        cells = self._worth(cells, 1)
        algebra, fed = self.asked.algebra, self.step.fed
        if not fed:
            algebra.join_into(target, cells)
            return
        for pile, move in fed[1:]:
            cells = self._up(cells, pile, move.each)[tuple(map(slice, target.shape))]
        pile, move = fed[0]
        algebra.move_into(target, cells, self._axis(pile), move.each)

    def _axis(self, pile: int) -> int:
        return 2 + self.opened.index(("pile", pile))

    def _fitted(self, cells: Cells) -> Cells:
        """With room for the share's numbers; the points that the source has left before all other axes."""
        cells = self.asked.algebra.with_lanes(cells, self.lanes)
        if self.carries:
            cells = self.asked.algebra.carried(cells)
        before = list(self.before)
        if not self.step.opens:
            cells = np.moveaxis(cells, 2 + before.index(self._left), 2)
            before.remove(self._left)
        first = 2 + (not self.step.opens)
        for pile in self.step.opened:
            at = self.opened.index(("pile", pile))
            cells = np.expand_dims(cells, first + at) if at <= len(before) else cells[..., np.newaxis]
            before.insert(at, ("pile", pile))
        assert tuple(before) == self.opened
        return cells

    def _entered(self, key: Key, cells: Cells) -> Iterator[tuple[Key, list[Cells | None]]]:
        """The cells by points left, in every manner that may be."""
        passage, source = self.asked.passage, self.step.source
        total = passage.totals[source]
        if not self.step.opens:
            yield key, [cells[:, :, left] for left in range(cells.shape[2])]
            return
        for number in range(len(passage.dividers[source].manners)):
            entered = entered_key(passage, key, source, number, self.step.undecided)
            if entered is not None:
                left: list[Cells | None] = [None] * (total + 1)
                left[passage.dividers[source].manners[number].total] = cells
                yield entered, left

    def _column(self, left: Sequence[Cells | None], run: Run) -> list[Cells | None]:
        """By points left afterwards, what the amounts of a run lead to."""
        whole = len(left) - 1
        columns: list[Cells | None] = [None] * (whole + 1)
        if run.most - run.least > 0 and run.most >= whole:
            return self._running(left, run.least)
        for amount in range(run.least, min(run.most, whole) + 1):
            for after in range(0 if self.step.closes else whole - amount, -1, -1):
                if after + amount > whole:
                    continue
                cells = left[after + amount]
                if cells is not None:
                    columns[after] = self._plus(columns[after], self._moved(cells, amount))
        return columns

    def _running(self, left: Sequence[Cells | None], least: int) -> list[Cells | None]:
        """For amounts from `least` on: one more point each time. Only the last where the source has none left then."""
        whole = len(left) - 1
        columns: list[Cells | None] = [None] * (whole + 1)
        running: Cells | None = None
        for after in range(whole - least, -1, -1):
            further = None if running is None else self._further(running)
            cells = left[after + least]
            running = self._plus(further, None if cells is None else self._moved(cells, least))
            if not self.step.closes or after == 0:
                columns[after] = running
        return columns

    def _plus(self, one: Cells | None, other: Cells | None) -> Cells | None:
        if one is None or other is None:
            return other if one is None else one
        return self.asked.algebra.together(one, other)

    def _moved(self, cells: Cells, amount: int) -> Cells:
        if not amount:
            return cells
        for pile, move in self.step.fed:
            cells = self._up(cells, pile, move.by(amount))
        return self._worth(cells, amount)

    def _further(self, cells: Cells) -> Cells:
        """After one more point."""
        for pile, move in self.step.fed:
            cells = self._up(cells, pile, move.each)
        return self._worth(cells, 1)

    def _up(self, cells: Cells, pile: int, points: int) -> Cells:
        height = self.asked.passage.heaps.piles[pile].height
        return self.asked.algebra.moved(cells, self._axis(pile), points, height)

    def _worth(self, cells: Cells, amount: int) -> Cells:
        each = self.asked.each(self.step.slot)
        if amount and any(each):
            cells = cells.copy()
            for place, worth in enumerate(each):
                cells[place] += worth * amount
        return cells

    def _stacked(self, columns: Sequence[Cells | None]) -> Cells:
        if self.step.closes:
            (cells, *_) = columns
            assert cells is not None
            return cells
        shape = _largest([one.shape for one in columns if one is not None])
        stacked = self.asked.algebra.empty((*shape[:2], len(columns), *shape[2:]))
        for left, cells in enumerate(columns):
            if cells is not None:
                corner: tuple[slice, ...] = (slice(None), slice(None), *(slice(size) for size in cells.shape[2:]))
                stacked[:, :, left][corner] = cells
        return stacked

    def _labelled(self, labels: Labels, cells: Cells, run: Run) -> Table:
        for lot, level in zip(self.step.alone, run.levels, strict=True):
            labels, cells = self.asked.labelled(labels, cells, lot, level)
        return labels, cells


def _largest(shapes: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(map(max, zip(*shapes, strict=True)))
