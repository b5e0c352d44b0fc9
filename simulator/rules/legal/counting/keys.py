"""The keys that can come up on a route, found without any table."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from simulator.rules.legal.counting.route import Key, Route, Stage, StagedManner


class TooManyKeysError(Exception):
    """The keys alone are too many to look at."""


@dataclass(frozen=True, slots=True)
class StageKeys:
    """The keys of one stage: before it, at its end, and for each manner before each share and after the last."""

    before: tuple[Key, ...]
    manners: tuple[tuple[tuple[Key, ...], ...], ...]
    end: tuple[Key, ...]

    @property
    def number(self) -> int:
        """How many there are, over all shares."""
        return sum(len(keys) for manner in self.manners for keys in manner)


def keys_of(route: Route, most: int) -> tuple[StageKeys, ...]:
    """The keys of every stage. Raises `TooManyKeysError` when there are more than `most` over all shares."""
    found: list[StageKeys] = []
    before: Sequence[Key] = (route.start,)
    for stage in route.stages:
        manners = tuple(_along(manner, before) for manner in stage.manners)
        end = tuple(dict.fromkeys(key for manner in manners for key in manner[-1]))
        found.append(StageKeys(tuple(before), manners, end))
        most -= found[-1].number
        if most < 0:
            raise TooManyKeysError
        before = _closed(stage, end)
    return tuple(found)


def _along(manner: StagedManner, before: Iterable[Key]) -> tuple[tuple[Key, ...], ...]:
    entered = (manner.enter(key) for key in before)
    keys = tuple(dict.fromkeys(key for key in entered if key is not None))
    along = [keys]
    for turn in manner.turns:
        following: dict[Key, None] = {}
        for key in along[-1]:
            without = turn.without(key)
            if without is not None:
                following[without] = None
            for span in turn.spans(key):
                following[span.key] = None
        along.append(tuple(following))
    return tuple(along)


def _closed(stage: Stage, end: Iterable[Key]) -> tuple[Key, ...]:
    """The keys before the next source: one closing threshold after the other is reached or missed."""
    keys = dict.fromkeys((required, forbidden & stage.later) for required, forbidden in end)
    for one in stage.closing:
        decided: dict[Key, None] = {}
        for required, forbidden in keys:
            decided[required & ~one.bit, forbidden] = None
            if not required & one.bit:
                decided[required, (forbidden | one.forbids) & stage.later] = None
        keys = decided
    return tuple(keys)
