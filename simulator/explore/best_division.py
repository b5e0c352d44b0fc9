"""The best way to divide one part of a step, found without listing it.

For a guess of the thresholds that will have been reached, the shares that require no others are free. Tables then
hold the best value that the rest can have, from the last source to the first; read from the front, taking the largest
amount that keeps the best value, they give the first of the best in canonical order.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from simulator.explore.aims import AimedPart, AimedSource
from simulator.explore.value_tables import NO_WAY, WORTHLESS, Axes, Own, Totals, Values, WayTables, owns_of
from simulator.rules.legal.budget import Estimate

MOST_GUESSES = 4_096
"""Guesses that are looked at; where there are more, nothing is guessed."""

_PASSES = 2
"""How often the numbers of a table are gone through."""
_STEPS_PER_ROW = 30
"""What a row takes however few numbers it has, in steps of an estimate."""


def best_division(part: AimedPart, given: Mapping[int, int]) -> dict[int, int]:
    """Damage points by slot: of the best divisions with the `given` shares the first in canonical order.

    Raises `ValueError` where no division is legal.
    """
    best: int = WORTHLESS
    found: tuple[int, ...] = ()
    for ceiling, guess in _guesses(part):
        if ceiling < best:
            break
        tables = _Tables(part, guess, given)
        if tables.value > WORTHLESS and tables.value >= best:
            amounts = tables.amounts()
            found = amounts if tables.value > best else max(found, amounts)
            best = tables.value
    if best == WORTHLESS:
        raise ValueError("no division is legal")
    slots = (share.slot for source in part.sources for share in source.shares)
    return dict(zip(slots, found, strict=True))


def estimate_of_guesses(part: AimedPart, given: Mapping[int, int]) -> Estimate | None:
    """What it takes to look at all guesses; None where there are too many."""
    guesses = _masks(part)
    if guesses is None:
        return None
    cells, rows = _sizes(part, max(guesses, key=int.bit_count), given)
    return Estimate(8 * cells, 8 * cells * _PASSES * len(guesses), rows * _STEPS_PER_ROW * len(guesses))


def _masks(part: AimedPart) -> set[int] | None:
    """Sets of thresholds that will have been reached; None where there are too many."""
    guesses = {0}
    for mask in {mask for source in part.sources for way in source.ways for mask in way.requires if mask}:
        guesses |= {guess | mask for guess in guesses}
        if len(guesses) > MOST_GUESSES:
            return None
    return guesses


def _guesses(part: AimedPart) -> list[tuple[int, int]]:
    """Each guess with the most that it can be worth, most first."""
    return sorted(((_ceiling(part, guess), guess) for guess in _masks(part) or ()), reverse=True)


def _ceiling(part: AimedPart, guess: int) -> int:
    return sum(part.rewards) + sum(_most_worth(source, guess) for source in part.sources)


def _most_worth(source: AimedSource, guess: int) -> int:
    worths = (
        way.amount * share.worth
        for way in source.ways
        for share, mask in zip(source.shares, way.requires, strict=True)
        if mask is not None and not mask & ~guess
    )
    return max(worths, default=0)


@dataclass(frozen=True, slots=True)
class _Life:
    """A threshold that counts under a guess: the first and the last source that feed it, what its end is worth."""

    threshold: int
    first: int
    last: int
    end: Own


class _Tables:
    """The tables of one guess and what the best division is worth under it."""

    def __init__(self, part: AimedPart, guess: int, given: Mapping[int, int]) -> None:
        self._part = part
        self._lives, owns = _lives(part, guess)
        self._ways: list[tuple[WayTables, ...]] = []
        values = np.zeros((), np.int64)
        for place in range(len(part.sources) - 1, -1, -1):
            source, axes, ends = part.sources[place], self._axes(place), self._with_ends(values, place)
            ways = tuple(WayTables(ends, source, way, guess, given, axes, owns) for way in source.ways)
            self._ways.insert(0, ways)
            values = self._before(_best(ways), place)
        self.value = int(values)

    def amounts(self) -> tuple[int, ...]:
        """The damage points of all shares of the part, in canonical order."""
        totals: Totals = {}
        amounts: list[int] = []
        for place in range(len(self._part.sources)):
            own, totals = self._read(place, totals)
            amounts += own
        return tuple(amounts)

    def _read(self, place: int, totals: Totals) -> tuple[list[int], Totals]:
        axes = self._axes(place)
        best = _best(self._ways[place])[axes.place(totals)]
        live = [(way, way.amount) for way in self._ways[place]]
        live = [(way, left) for way, left in live if way.values(0, left)[axes.place(totals)] == best]
        amounts: list[int] = []
        for number, share in enumerate(self._part.sources[place].shares):
            largest = [way.largest(number, left, totals) for way, left in live]
            amounts.append(max(largest))
            live = [
                (way, left - amounts[-1])
                for (way, left), amount in zip(live, largest, strict=True)
                if amount == amounts[-1]
            ]
            totals = axes.after(totals, share, amounts[-1])
        return amounts, totals

    def _axes(self, place: int) -> Axes:
        return _axes_of(self._lives, place)

    def _with_ends(self, values: Values, place: int) -> Values:
        """The values after a source, with the totals of the thresholds that no later one feeds."""
        thresholds = self._axes(place).thresholds
        for life in self._lives:
            if life.last == place:
                axis = thresholds.index(life.threshold)
                shape = [1] * (values.ndim + 1)
                shape[axis] = life.end.points + 1
                ends = np.full(shape, life.end.short, np.int64)
                np.moveaxis(ends, axis, 0)[-1] = life.end.reward
                values = np.maximum(np.expand_dims(values, axis) + ends, NO_WAY)
        return values

    def _before(self, values: Values, place: int) -> Values:
        """The values before a source: nothing has been given yet to the thresholds that it is the first to feed."""
        first = [life.threshold for life in self._lives if life.first == place]
        index = tuple(0 if threshold in first else slice(None) for threshold in self._axes(place).thresholds)
        return np.asarray(values[index], np.int64)


def _best(ways: tuple[WayTables, ...]) -> Values:
    best = ways[0].values(0, ways[0].amount)
    for way in ways[1:]:
        best = np.maximum(best, way.values(0, way.amount))
    return best


def _axes_of(lives: Sequence[_Life], place: int) -> Axes:
    open_lives = [life for life in lives if life.first <= place <= life.last]
    return Axes(tuple(life.threshold for life in open_lives), tuple(life.end.points for life in open_lives))


def _lives(part: AimedPart, guess: int) -> tuple[tuple[_Life, ...], dict[int, Own]]:
    """The thresholds that several sources feed, and what the others are worth."""
    lives = tuple(_lives_of_all(part, guess))
    shared = tuple(life for life in lives if life.first != life.last)
    return shared, {life.threshold: life.end for life in lives if life.first == life.last}


def _lives_of_all(part: AimedPart, guess: int) -> Iterator[_Life]:
    for threshold, (points, reward) in enumerate(zip(part.points, part.rewards, strict=True)):
        required = bool(guess >> threshold & 1)
        if reward or required:
            feeding = [place for place, source in enumerate(part.sources) if _feeds(source, threshold)]
            end = Own(points, NO_WAY if required else 0, reward)
            yield _Life(threshold, feeding[0], feeding[-1], end)


def _feeds(source: AimedSource, threshold: int) -> bool:
    return any(fed == threshold for share in source.shares for fed, _ in share.feeds)


def _sizes(part: AimedPart, guess: int, given: Mapping[int, int]) -> tuple[int, int]:
    """How many numbers the tables of a guess hold, and in how many rows."""
    lives, owns = _lives(part, guess)
    cells = rows = 0
    for place, source in enumerate(part.sources):
        axes, used = _axes_of(lives, place), 0
        for share in source.shares:
            own = max((own.points for own in owns_of(share, owns)), default=0)
            used += given.get(share.slot, max(own, axes.useful(share)))
            rows += (used + 1) * len(source.ways)
            cells += (used + 1) * len(source.ways) * axes.width()
    return cells, rows
