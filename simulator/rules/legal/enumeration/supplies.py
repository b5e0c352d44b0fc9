"""Whether sources with damage left can give some targets what they ask for.

A later source that may divide in two ways makes a choice, and a creature that a source with deathtouch can reach has
lethal damage in two manners: touched, or by as many points as it lacks. Such choices are tried one after the other,
but only while the demands could still be covered if the open ones came out best.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

from simulator.rules.legal.enumeration.transport import Cut, uncovered

IMPOSSIBLE = -1
"""No amount will do."""


class _By(Enum):
    ANYONE = auto()
    TOUCHING = auto()
    NOT_TOUCHING = auto()


@dataclass(frozen=True, slots=True)
class Target:
    """A recipient, as a bit, with the points that it lacks for lethal damage and for its loyalty (0: none)."""

    bit: int
    lethal: int
    loyalty: int


@dataclass(frozen=True, slots=True)
class Choice:
    """The targets (bits) that a source reaches, and those that any of its damage touches."""

    reached: int
    touched: int


@dataclass(frozen=True, slots=True)
class Supply:
    """A source with damage points left, and its choices."""

    points: int
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class _Asking:
    """So many points for a target (bit), by certain sources."""

    target: int
    points: int
    by: _By


_Manners: TypeAlias = tuple[tuple[_Asking, ...], ...]
"""Each manner in which a target may get all that it lacks."""

_Choices: TypeAlias = tuple[Choice, ...]


class Supplies:
    """Sources with damage left, the first of them being the one that a walk has come to, and what targets ask for."""

    def __init__(self, targets: Sequence[Target], supplies: Sequence[Supply]) -> None:
        self._points = [supply.points for supply in supplies]
        self._at_best = [_at_best(target) for target in targets]
        wanted = sum(target.bit for target in targets)
        self._choices = [_worth_having(supply.choices, wanted) for supply in supplies]
        self._touched = _touched_by_any(self._choices)
        self._manners = [_manners(target, self._touched) for target in targets]

    def largest(self, amount: int, own_target: int) -> int:
        """`amount` if everything asked for can be given; else a bound on the smaller amounts above 0 with which
        it may, `IMPOSSIBLE` where with none.

        `amount` goes to `own_target` (a bit); every point less of it is a point more for the first source.
        """
        return self._largest(amount, own_target, self._manners, self._choices)

    def _largest(self, amount: int, own_target: int, manners: list[_Manners], choices: list[_Choices]) -> int:
        askings = [
            asking
            for each, at_best in zip(manners, self._at_best, strict=True)
            for asking in (each[0] if len(each) == 1 else (at_best,))
        ]
        reach = [_reach(each, askings) for each in choices]
        cut = uncovered([asking.points for asking in askings], self._points, reach)
        if cut is not None:
            return _bound(cut, askings, amount, own_target & ~self._touched)
        narrower = _narrower(manners, choices)
        best = IMPOSSIBLE if narrower else amount
        for fewer_manners, fewer_choices in narrower:
            best = max(best, self._largest(amount, own_target, fewer_manners, fewer_choices))
            if best == amount:
                break
        return best


def _manners(target: Target, touched: int) -> _Manners:
    """In which manners a target gets what it lacks, `touched` being the targets that can be touched at all."""
    enough = max(target.lethal, target.loyalty)
    if target.lethal <= max(1, target.loyalty) or not touched & target.bit:
        return ((_Asking(target.bit, enough, _By.ANYONE),),)
    touch = _Asking(target.bit, 1, _By.TOUCHING)
    rest = _Asking(target.bit, max(0, target.loyalty - 1), _By.ANYONE)
    return ((touch, rest), (_Asking(target.bit, enough, _By.NOT_TOUCHING),))


def _at_best(target: Target) -> _Asking:
    """The least that a target gets, whatever the manner."""
    return _Asking(target.bit, max(1, target.loyalty), _By.ANYONE)


def _worth_having(choices: _Choices, wanted: int) -> _Choices:
    """The choices as far as they matter for the wanted targets, without those that reach less than another."""
    cut_down = dict.fromkeys(Choice(one.reached & wanted, one.touched & wanted) for one in choices)
    return tuple(
        one for one in cut_down if not any(one != other and not one.reached & ~other.reached for other in cut_down)
    )


def _touched_by_any(choices: Sequence[_Choices]) -> int:
    touched = 0
    for each in choices:
        for choice in each:
            touched |= choice.touched
    return touched


def _reach(choices: _Choices, askings: Sequence[_Asking]) -> int:
    """The askings (bits) that a source can serve by any of its choices."""
    reach = 0
    for choice in choices:
        served = {
            _By.ANYONE: choice.reached,
            _By.TOUCHING: choice.touched,
            _By.NOT_TOUCHING: choice.reached & ~choice.touched,
        }
        for number, asking in enumerate(askings):
            if served[asking.by] & asking.target:
                reach |= 1 << number
    return reach


def _narrower(manners: list[_Manners], choices: list[_Choices]) -> list[tuple[list[_Manners], list[_Choices]]]:
    """The first open decision taken in each possible manner; nothing where none is open."""
    for number, each in enumerate(manners):
        if len(each) > 1:
            return [([*manners[:number], (manner,), *manners[number + 1 :]], choices) for manner in each]
    for number, open_choices in enumerate(choices):
        if len(open_choices) > 1:
            return [(manners, [*choices[:number], (choice,), *choices[number + 1 :]]) for choice in open_choices]
    return []


def _bound(cut: Cut, askings: Sequence[_Asking], amount: int, own_target: int) -> int:
    """How small the amount must be for what the cut shows to be covered.

    `own_target` is 0 where a touch may do for it: then it asks for no more when it is given less.
    """
    if not cut.supplies & 1:
        return IMPOSSIBLE
    for number, asking in enumerate(askings):
        # A point less for its own target is a point more to be given to it: nothing is won.
        if cut.demands >> number & 1 and asking.target == own_target and asking.by is not _By.TOUCHING:
            return IMPOSSIBLE
    bound = amount - cut.missing
    return bound if bound > 0 else IMPOSSIBLE
