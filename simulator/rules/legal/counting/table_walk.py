"""A component's divisions share by share, their completions looked up in tables."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import cached_property

from simulator.rules.legal.counting.division import places
from simulator.rules.legal.counting.packed import Layout
from simulator.rules.legal.counting.route import Key, Route
from simulator.rules.legal.counting.tables import StageTables, free_divisions
from simulator.rules.legal.joint_listing import JointListing
from simulator.rules.legal.ranked_rows import Listing
from simulator.rules.legal.share_standing import ShareStanding
from simulator.rules.legal.source_listing import SourceListing
from simulator.rules.legal.source_standing import SourceRoute

MOST_LISTED = 20_000
"""A source with more divisions than these is gone through share by share."""


@dataclass(frozen=True, slots=True)
class Thread:
    """A beginning in one manner of the source that divides next.

    `turn`: the place of the next share; `left`: damage points still to divide; `points`: so far, by the digits of
    the source's layout.
    """

    manner: int
    turn: int
    key: Key
    left: int
    points: tuple[int, ...]


class TableBeginning:
    """The first shares of a component, as far as its completions depend on them."""

    def __init__(self, walk: "TableWalk", stage: int, threads: Sequence[Thread]) -> None:
        self._walk = walk
        self._stage = stage
        self._threads = threads

    @property
    def name(self) -> Hashable:
        """The same for beginnings with the same completions."""
        return (self._stage, *self._threads)

    @cached_property
    def completions(self) -> int:
        """The number of legal divisions that begin so."""
        return sum(self._walk.number(self._stage, thread) for thread in self._threads)

    @property
    def most(self) -> int:
        """The most damage points that the next share may be."""
        return max((thread.left for thread in self._threads), default=0)

    def larger(self, amount: int) -> int:
        """The number of completions whose next share is above `amount`."""
        return self._larger[amount] if amount < len(self._larger) else 0

    def after(self, amount: int) -> "TableBeginning":
        """The beginning with the next share added; without completions where nothing goes on so."""
        return self._walk.after(self._stage, self._threads, amount)

    @cached_property
    def _larger(self) -> list[int]:
        numbers = [0]
        for amount in range(self.most, 0, -1):
            numbers.append(numbers[-1] + self.after(amount).completions)
        return numbers[::-1]


class TableWalk:
    """All divisions of a component whose tables are kept; of the visible sources where some are not told apart."""

    def __init__(self, route: Route, tables: Sequence[StageTables], visible: int | None = None) -> None:
        self._route = route
        self._tables = tables
        self._stages = route.stages if visible is None else route.stages[:visible]
        self._ends = tables[visible] if visible is not None and visible < len(tables) else None
        self.slots = tuple(share.slot for stage in self._stages for share in stage.divider.shares)
        self.start = self._entered(0, route.start, {})
        self._listable = all(free_divisions(stage.divider) <= MOST_LISTED for stage in self._stages)

    def listing(self, undivided: int) -> Listing:
        """All divisions for going through them in bulk: source by source, the last sources together."""
        if not self._listable:
            return Listing(ShareStanding(self.start), self.slots)
        firsts = tuple(stage.divider.shares[0].slot for stage in self._stages)
        sources = SourceListing(self._route)
        joint: JointListing | None = None
        if len(self._stages) == len(self._route.stages):
            earliest = next((place for place, slot in enumerate(firsts) if slot >= undivided), len(firsts) - 1)
            joint = JointListing(self._route, sources, earliest)
            firsts = firsts[: joint.first + 1]
        return Listing(SourceRoute(self._route, self._tables, sources, joint).start, firsts)

    def number(self, stage: int, thread: Thread) -> int:
        """The completions of a beginning in one manner."""
        if stage == len(self._stages):
            return self._end_number(thread)
        made = self._tables[stage]
        return _cell(made.layout, made.manners[thread.manner][thread.turn][thread.key][thread.left], thread.points)

    def _end_number(self, thread: Thread) -> int:
        return 1 if self._ends is None else _cell(self._ends.outer, self._ends.before[thread.key], thread.points)

    def after(self, stage: int, threads: Sequence[Thread], amount: int) -> TableBeginning:
        """Where a share of so many points leads."""
        following = [self._given(stage, thread, amount) for thread in threads]
        alive = [thread for thread in following if thread is not None]
        if not alive or alive[0].turn < len(self._stages[stage].divider.shares):
            return TableBeginning(self, stage, alive)
        closed = (self._closed(stage, thread) for thread in alive if not thread.left)
        return next((beginning for beginning in closed if beginning is not None), TableBeginning(self, stage, ()))

    def _given(self, stage: int, thread: Thread, amount: int) -> Thread | None:
        turn = self._stages[stage].manners[thread.manner].turns[thread.turn]
        if amount > thread.left:
            return None
        if not amount:
            key, points = turn.without(thread.key), thread.points
        else:
            spans = (span for span in turn.spans(thread.key) if span.most is None or amount <= span.most)
            key = next((span.key for span in spans if span.least <= amount), None)
            points = self._fed(stage, thread, amount)
        return None if key is None else Thread(thread.manner, thread.turn + 1, key, thread.left - amount, points)

    def _fed(self, stage: int, thread: Thread, amount: int) -> tuple[int, ...]:
        turn = self._stages[stage].manners[thread.manner].turns[thread.turn]
        if not turn.fed:
            return thread.points
        fed = list(thread.points)
        for digit, (threshold, values) in enumerate(self._tables[stage].layout.digits):
            if threshold in turn.fed:
                fed[digit] = values - 1 if threshold in turn.settled else min(fed[digit] + amount, values - 1)
        return tuple(fed)

    def _closed(self, stage: int, thread: Thread) -> TableBeginning | None:
        """Before the next source, or None where a threshold is missed."""
        kept = zip(self._tables[stage].layout.digits, thread.points, strict=True)
        points = {threshold: value for (threshold, _), value in kept}
        done = self._stages[stage]
        reached = [points[places(one.bit)[0]] == one.points for one in done.closing]
        key = done.closed(thread.key, reached)
        return None if key is None else self._entered(stage + 1, key, points)

    def _entered(self, stage: int, key: Key, points: dict[int, int]) -> TableBeginning:
        """Before a source: one thread for each manner that the key allows."""
        if stage == len(self._stages):
            return TableBeginning(self, stage, self._ended(key, points))
        digits = tuple(points.get(threshold, 0) for threshold, _ in self._tables[stage].layout.digits)
        threads = []
        for number, manner in enumerate(self._stages[stage].manners):
            entered = manner.enter(key)
            if entered is not None:
                threads.append(Thread(number, 0, entered, manner.total, digits))
        return TableBeginning(self, stage, threads)

    def _ended(self, key: Key, points: dict[int, int]) -> list[Thread]:
        digits = () if self._ends is None else self._ends.outer.digits
        return [Thread(0, 0, key, 0, tuple(points[threshold] for threshold, _ in digits))]


def _cell(layout: Layout, table: int, points: tuple[int, ...]) -> int:
    return table >> layout.offset(points) & ((1 << layout.width) - 1)
