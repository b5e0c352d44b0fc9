"""A division that comes to what is wanted: back from the last share to the first, the largest amount each time.

Where shares were gone through from the last in canonical order to the first, it is the first such division.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from simulator.explore.asking import Asking
from simulator.explore.beginnings import Axis, State, level_numbers
from simulator.explore.cells import NO_WAY, Cells
from simulator.explore.passage import Key, Run, Step
from simulator.explore.passage_keys import closed_key, entered_key, used_key
from simulator.explore.piles import Level, Lot

Wanted: TypeAlias = NDArray[np.int64]
"""By the points on open piles that are decided later: the value that is wanted there, else about `NO_WAY`."""


@dataclass(frozen=True, slots=True)
class _Place:
    """Where the way back stands: what is wanted by key, and what is certain: points left, and those on kept piles."""

    wanted: dict[Key, Wanted]
    left: dict[int, int]
    kept: dict[int, int]


class WalkBack:
    """The way back through the states of a tally, before the first share and after each."""

    def __init__(self, asked: Asking, states: Sequence[State]) -> None:
        self._asked = asked
        self._passage = asked.passage
        self._states = states

    def amounts(self, value: int, kept: dict[int, int]) -> dict[int, int] | None:
        """Damage points by slot of a division of this value with so much on kept piles; None where there is none."""
        (final,) = self._states[-1].tables or (None,)
        if final is None:
            return None
        place = _Place({final: np.array(value, np.int64)}, {}, kept)
        amounts: dict[int, int] = {}
        for number in range(len(self._passage.steps) - 1, -1, -1):
            step = self._passage.steps[number]
            found = self._before(step, self._states[number], self._states[number + 1], place)
            if found is None:
                return None
            amounts[step.slot], place = found
        return amounts

    def _before(self, step: Step, before: State, after: State, place: _Place) -> tuple[int, _Place] | None:
        """The largest amount for a share that leads where it should, and where that comes from."""
        left = 0 if step.closes else place.left[step.source]
        for run in reversed(step.runs):
            for amount in range(min(run.most, self._passage.totals[step.source] - left), run.least - 1, -1):
                wanted = self._wanted(step, run, amount, left + amount, before, place)
                if wanted:
                    lefts = {source: one for source, one in place.left.items() if source != step.source}
                    if not step.opens:
                        lefts[step.source] = left + amount
                    return amount, _Place(wanted, lefts, self._kept_before(step, amount, place))
        return None

    def _kept_before(self, step: Step, amount: int, place: _Place) -> dict[int, int]:
        moves = dict(step.fed)
        return {pile: on_it - (moves[pile].by(amount) if pile in moves else 0) for pile, on_it in place.kept.items()}

    def _wanted(self, step: Step, run: Run, amount: int, left: int, before: State, place: _Place) -> dict[Key, Wanted]:
        kept = self._kept_before(step, amount, place)
        lefts = place.left if step.opens else {**place.left, step.source: left}
        found: dict[Key, Wanted] = {}
        for key, (_, cells) in before.tables.items():
            have = self._have(cells, before.axes, lefts, kept)
            if have is None:
                continue
            for entered in self._entered(step, key, left):
                wanted = self._led_to(step, run, amount, entered, place.wanted)
                if wanted is not None:
                    met = self._met(step, amount, before.axes, have, wanted)
                    if met is not None:
                        found[key] = met if key not in found else np.maximum(found[key], met)
        return found

    def _entered(self, step: Step, key: Key, left: int) -> Iterator[Key]:
        if not step.opens:
            yield key
            return
        for number, manner in enumerate(self._passage.dividers[step.source].manners):
            entered = entered_key(self._passage, key, step.source, number, step.undecided)
            if entered is not None and manner.total == left:
                yield entered

    def _have(self, cells: Cells, axes: tuple[Axis, ...], left: dict[int, int], kept: dict[int, int]) -> Wanted | None:
        """The values in the cells by open piles that are decided later."""
        index: list[int | slice] = []
        for (kind, number), size in zip(axes, cells.shape[2:], strict=True):
            certain = left.get(number) if kind == "left" else kept.get(number)
            if certain is not None and not 0 <= certain < size:
                return None
            index.append(slice(None) if certain is None else certain)
        if any(on_it for pile, on_it in kept.items() if ("pile", pile) not in axes):
            return None
        values = cells[(0, 0, *index)]
        return np.asarray(np.where(values, 0, NO_WAY) if values.dtype == np.bool_ else values)

    def _led_to(self, step: Step, run: Run, amount: int, entered: Key, after: dict[Key, Wanted]) -> Wanted | None:
        """What is wanted of a share's cells, before its lots are decided; None where nothing is."""
        to = used_key(self._passage, entered, step, run)
        if to is None:
            return None
        worth = self._asked.each(step.slot) * amount
        for lot, level in zip(step.alone, run.levels, strict=True):
            if not self._asked.allows(lot, level):
                return None
            worth += self._worth(lot, level)
        axes = self._axes_after(step)
        wanted = self._unclosed(to, step, step.closing, axes, after)
        return None if wanted is None else wanted - worth

    def _worth(self, lot: Lot, level: Level) -> int:
        return 0 if self._asked.told else self._asked.worth(lot, level.fate)

    def _axes_after(self, step: Step) -> list[int]:
        """The piles in the axes after a share, before its lots are decided."""
        return [pile for pile in step.sizes if pile not in self._passage.heaps.kept]

    def _unclosed(
        self, key: Key, step: Step, lots: Sequence[Lot], axes: list[int], after: dict[Key, Wanted]
    ) -> Wanted | None:
        if not lots:
            return after.get(key)
        lot, others = lots[0], lots[1:]
        heights = [self._passage.heaps.piles[pile].height + 1 for pile in lot.piles]
        numbers = level_numbers(self._passage, lot, heights)
        left = [pile for pile in axes if pile not in lot.piles]
        whole = np.full((*self._shape(left), len(numbers)), NO_WAY, np.int64)
        for number, level in enumerate(lot.kinds):
            to = closed_key(self._passage, key, lot, level, step) if self._asked.allows(lot, level) else None
            wanted = None if to is None else self._unclosed(to, step, others, left, after)
            if wanted is not None:
                whole[..., numbers == number] = (wanted - self._worth(lot, level))[..., np.newaxis]
        whole = whole.reshape((*self._shape(left), *heights))
        return np.moveaxis(whole, range(-len(lot.piles), 0), [axes.index(pile) for pile in lot.piles])

    def _shape(self, piles: Sequence[int]) -> tuple[int, ...]:
        return tuple(self._passage.heaps.piles[pile].height + 1 for pile in piles)

    def _met(self, step: Step, amount: int, axes: tuple[Axis, ...], have: Wanted, wanted: Wanted) -> Wanted | None:
        """Where beginnings have what is wanted of them, at full heights; None where nowhere."""
        moves = dict(step.fed)
        after = self._axes_after(step)
        before = [number for kind, number in axes if kind == "pile" and number not in self._passage.heaps.kept]
        for axis, pile in reversed(list(enumerate(after))):
            height = self._passage.heaps.piles[pile].height
            by = moves[pile].by(amount) if pile in moves else 0
            if pile in before:
                wanted = np.take(wanted, np.minimum(np.arange(height + 1) + by, height), axis)
            else:
                wanted = np.take(wanted, min(by, height), axis)
        order = [pile for pile in after if pile in before]
        wanted = np.transpose(wanted, [order.index(pile) for pile in before])
        corner = wanted[tuple(map(slice, have.shape))]
        meets = (have == corner) & (corner > NO_WAY // 2)
        if not meets.any():
            return None
        found = np.full(self._shape(before), NO_WAY, np.int64)
        found[tuple(map(slice, have.shape))] = np.where(meets, have, NO_WAY)
        return np.transpose(found, [before.index(pile) for pile in order]) if before != order else found
