"""What was worked out for the parts of a step, kept while drafts are tried: a draft leaves most parts alone."""

from collections.abc import Callable, Hashable, Mapping
from functools import cached_property
from typing import TypeAlias, TypeVar

from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.budget import Budget
from simulator.rules.legal.counting.bounds import PartBounds, bounds_of
from simulator.rules.legal.counting.components import components, tidied
from simulator.rules.legal.counting.counting import count_of, is_possible
from simulator.rules.legal.counting.division import Division, division_of
from simulator.rules.legal.counting.draft import completing

Answer = TypeVar("Answer")
Question = TypeVar("Question", bound=Hashable)

Given: TypeAlias = tuple[tuple[int, int], ...]
"""Slots with the damage points that they are given."""

MOST_KEPT = 2000
"""Answers of one kind that are kept at most."""


class KnownParts:
    """Answers about parts of one step's division, each worked out once. All raise `BeyondBudgetError`, if any do."""

    def __init__(self, step: DamageStep, budget: Budget) -> None:
        self._step = step
        self._budget = budget
        self._left: dict[tuple[int, Given], tuple[Division, ...] | None] = {}
        self._counts: dict[Division, int] = {}
        self._possible: dict[Division, bool] = {}
        self._bounds: dict[Division, PartBounds] = {}

    def left_by(self, given: Mapping[int, int]) -> tuple[Division, ...] | None:
        """What shares that are given (damage points by slot) leave to divide, in parts; None where nothing fits."""
        if self._parts is None:
            return None
        left: list[Division] = []
        for number, (part, slots) in enumerate(self._parts):
            own = tuple((slot, given[slot]) for slot in slots if slot in given)
            rest = self._left_of(number, part, own) if own else (part,)
            if rest is None:
                return None
            left += rest
        return tuple(left)

    def _left_of(self, number: int, part: Division, own: Given) -> tuple[Division, ...] | None:
        return _kept(self._left, (number, own), lambda: _parts_of(completing(part, dict(own))))

    @cached_property
    def _parts(self) -> list[tuple[Division, tuple[int, ...]]] | None:
        """The parts of the whole step, each with its slots."""
        parts = _parts_of(division_of(self._step))
        return None if parts is None else [(part, _slots(part)) for part in parts]

    def count(self, part: Division) -> int:
        """How many divisions a part has."""
        return _kept(self._counts, part, lambda: count_of(part, self._budget))

    def is_possible(self, part: Division) -> bool:
        """Whether a part has a division."""
        return _kept(self._possible, part, lambda: is_possible(part, self._budget))

    def bounds(self, part: Division) -> PartBounds:
        """The bounds of a part's shares."""
        return _kept(self._bounds, part, lambda: bounds_of(part, self._budget))


def _slots(part: Division) -> tuple[int, ...]:
    return tuple(share.slot for divider in part.dividers for share in divider.shares)


def _parts_of(division: Division | None) -> tuple[Division, ...] | None:
    tidy = None if division is None else tidied(division)
    return None if tidy is None else components(tidy)


def _kept(answers: dict[Question, Answer], question: Question, work_out: Callable[[], Answer]) -> Answer:
    if question not in answers:
        if len(answers) >= MOST_KEPT:
            answers.clear()
        answers[question] = work_out()
    return answers[question]
