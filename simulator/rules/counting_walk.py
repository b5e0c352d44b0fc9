"""A component's divisions slot by slot: where a beginning leads, and how many completions it has."""

from dataclasses import dataclass
from typing import TypeAlias

from simulator.rules.counting_division import Divider, Division, Manner, places


@dataclass(frozen=True, slots=True)
class Thread:
    """A beginning of a division, as far as its completions depend on it.

    `slot`: the place of the next share within the component. `manner`: of the source there, None at its start.
    `left`: its damage points still to divide. `some`: the manner's `some_of` is answered. `required`: thresholds
    that must be reached. `totals`: damage points so far by threshold, no more than reach it.
    """

    slot: int
    manner: Manner | None
    left: int
    some: bool
    required: int
    totals: tuple[int, ...]


State: TypeAlias = tuple[Thread, ...]
"""What a beginning may have been: one thread for each manner that it still fits."""


class Walk:
    """Counts completions by looking at every share in turn; what was counted once is remembered."""

    def __init__(self, division: Division) -> None:
        self._division = division
        self._owners = tuple((divider, place) for divider in division.dividers for place in range(len(divider.shares)))
        self._known: dict[Thread, int] = {}
        self.slots = tuple(divider.shares[place].slot for divider, place in self._owners)

    def start(self) -> State:
        """Before the first share."""
        return (Thread(0, None, 0, True, self._division.required, (0,) * len(self._division.points)),)

    def completions(self, state: State) -> int:
        """The number of legal divisions that begin so."""
        return sum(self._count(thread) for thread in state)

    def most(self, state: State) -> int:
        """The most damage points that the next share can be."""
        return max((thread.left for thread in self._opened(state)), default=0)

    def after(self, state: State, amount: int) -> State:
        """After the next share; without threads when no division goes on so."""
        following = (self._give(thread, amount) for thread in self._opened(state))
        return tuple(thread for thread in following if thread is not None)

    def _opened(self, state: State) -> list[Thread]:
        opened = []
        for thread in state:
            if thread.manner is not None:
                opened.append(thread)
                continue
            divider, _ = self._owners[thread.slot]
            opened += [_in_manner(thread, manner) for manner in divider.manners]
        return opened

    def _give(self, thread: Thread, amount: int) -> Thread | None:
        divider, place = self._owners[thread.slot]
        manner = thread.manner
        assert manner is not None
        required, some, totals = thread.required, thread.some, thread.totals
        if amount:
            requires = manner.requires[place]
            if requires is None or amount > thread.left:
                return None
            required |= requires
            some = some or bool((manner.some_of or 0) >> place & 1)
            totals = self._fed(totals, divider, place, amount)
        left = thread.left - amount
        if place + 1 < len(divider.shares):
            return Thread(thread.slot + 1, manner, left, some, required, totals)
        return Thread(thread.slot + 1, None, 0, True, required, totals) if some and not left else None

    def _fed(self, totals: tuple[int, ...], divider: Divider, place: int, amount: int) -> tuple[int, ...]:
        share = divider.shares[place]
        fed = list(totals)
        for threshold in places(share.feeds):
            full = self._division.points[threshold]
            fed[threshold] = full if share.settles >> threshold & 1 else min(fed[threshold] + amount, full)
        return tuple(fed)

    def _count(self, thread: Thread) -> int:
        if thread.slot == len(self._owners):
            return self._all_reached(thread)
        if thread not in self._known:
            state = (thread,)
            self._known[thread] = sum(
                self.completions(self.after(state, amount)) for amount in range(self.most(state) + 1)
            )
        return self._known[thread]

    def _all_reached(self, thread: Thread) -> bool:
        points = self._division.points
        return all(thread.totals[place] == points[place] for place in places(thread.required))


def _in_manner(thread: Thread, manner: Manner) -> Thread:
    return Thread(
        thread.slot, manner, manner.total, manner.some_of is None, thread.required | manner.anyway, thread.totals
    )
