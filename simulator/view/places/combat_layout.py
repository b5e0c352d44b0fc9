"""Where attackers and blockers stand: lanes side by side, in one rank or several. Plain arithmetic, in px."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil, inf

from simulator.view.places.geometry import Box
from simulator.view.places.groups import Company, Lane
from simulator.view.places.home_layout import strip_above, strip_below
from simulator.view.places.measures import Measures

_COLUMNS = (inf, 24, 16, 12, 10, 8, 6, 5, 4, 3, 2, 1)
_WIDEST_GAP = 2.2
_SPARE_FOR_LINKS = 0.4


@dataclass(frozen=True, slots=True)
class Rows:
    """The cards of one row in a rank: how many lie behind one another, and the strips above and below each."""

    count: int
    above: float
    below: float
    card_height: float

    @property
    def pitch(self) -> float:
        """From the upper edge of one card to that of the one behind it."""
        return self.above + self.card_height + self.below

    @property
    def height(self) -> float:
        """All of them together."""
        return self.count * self.pitch


@dataclass(frozen=True, slots=True)
class RankPlan:
    """Lanes side by side; their blockers in one row, their attackers in another, with `link` px between them."""

    lanes: tuple[Lane, ...]
    widths: tuple[float, ...]
    blockers: Rows
    link: float
    attackers: Rows

    @property
    def height(self) -> float:
        """The whole rank."""
        return self.blockers.height + self.link + self.attackers.height


@dataclass(frozen=True, slots=True)
class CombatPlan:
    """One way to stand: lanes at most `columns` cards wide, in these ranks. `width`: what the widest needs."""

    columns: float
    ranks: tuple[RankPlan, ...]
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Rank:
    """A rank as it lies on the table: where its cards begin and it ends, and the x of the gaps between its lanes."""

    top: float
    bottom: float
    gaps: tuple[float, ...]


class Ranks:
    """The lanes of a combat, with cards of one size."""

    def __init__(self, lanes: tuple[Lane, ...], measures: Measures) -> None:
        self._lanes = lanes
        self._measures = measures

    def plan(self, width: float) -> CombatPlan:
        """The lowest way that fits the width; the narrowest where none does."""
        largest = max((max(lane.attackers.size, lane.blockers.size) for lane in self._lanes), default=0)
        plans = [self._planned(columns, width) for columns in _COLUMNS if columns in (inf, 1) or columns < largest]
        fitting = [plan for plan in plans if plan.width <= width]
        return min(fitting, key=lambda plan: (plan.height, -plan.columns)) if fitting else plans[-1]

    def place(self, plan: CombatPlan, area: Box) -> Iterator[tuple[RankPlan, Box]]:
        """Each rank with its box; what height is over goes between foes and between the ranks."""
        spare = max(0.0, area.height - plan.height) / max(1, len(plan.ranks))
        wider = min(spare * _SPARE_FOR_LINKS, self._measures.link * 1.6)
        top = area.y + (spare - wider) / 2
        for planned in plan.ranks:
            rank = replace(planned, link=planned.link + wider) if planned.link else planned
            yield rank, Box(area.x, top, area.width, rank.height)
            top += planned.height + self._between_ranks + spare

    def place_rank(self, plan: RankPlan, area: Box, columns: float) -> tuple[dict[str, Box], Rank]:
        """The boxes of a rank's cards, and the rank."""
        spaces = len(plan.lanes) + 1
        gap = min((area.width - sum(plan.widths)) / spaces, self._measures.card_width * _WIDEST_GAP / 2)
        gap = max(gap, 0.0)
        left = area.x + (area.width - sum(plan.widths) - gap * (len(plan.lanes) - 1)) / 2
        boxes: dict[str, Box] = {}
        gaps = [left - gap / 2]
        for lane, width in zip(plan.lanes, plan.widths, strict=True):
            boxes.update(self._place_lane(lane, plan, Box(left, area.y, width, area.height), columns))
            left += width + gap
            gaps.append(left - gap / 2)
        top = area.y + (plan.blockers if plan.blockers.count else plan.attackers).above
        return boxes, Rank(top, area.bottom, tuple(gaps))

    @property
    def _between_ranks(self) -> float:
        return self._measures.gap * 2

    def _planned(self, columns: float, width: float) -> CombatPlan:
        widths = [self._width(lane, columns) for lane in self._lanes]
        widest = max(widths, default=0.0) + 2 * self._measures.lane_gap
        flowed = self._flowed(widths, width)
        ranks = tuple(self._rank(lanes, columns, keep_room=len(flowed) == 1) for lanes in flowed)
        between = self._between_ranks * max(0, len(ranks) - 1)
        return CombatPlan(columns, ranks, widest, sum(rank.height for rank in ranks) + between)

    def _flowed(self, widths: list[float], width: float) -> list[tuple[Lane, ...]]:
        """The lanes in ranks of about the same width, none wider than the table."""
        gap = self._measures.lane_gap
        fewest = len(_flow(widths, width - gap, gap))
        even = (sum(widths) + gap * len(widths)) / max(1, fewest)
        for share in (even, even * 1.1, even * 1.25, width - gap):
            ranks = _flow(widths, min(share, width - gap), gap)
            if len(ranks) == fewest:
                break
        return [tuple(self._lanes[number] for number in rank) for rank in ranks]

    def _rank(self, lanes: tuple[Lane, ...], columns: float, *, keep_room: bool) -> RankPlan:
        """A rank; with `keep_room` there is a row for blockers before anybody blocks, so that attackers stay put."""
        blockers = self._rows([lane.blockers for lane in lanes], columns)
        if keep_room and not blockers.count:
            blockers = replace(blockers, count=1)
        attackers = self._rows([lane.attackers for lane in lanes], columns)
        link = self._measures.link if blockers.count and attackers.count else 0.0
        return RankPlan(lanes, tuple(self._width(lane, columns) for lane in lanes), blockers, link, attackers)

    def _rows(self, companies: Sequence[Company], columns: float) -> Rows:
        m = self._measures
        count = max((ceil(one.size / _side_by_side(one.size, columns)) for one in companies), default=0)
        above = max((strip_above(one, m) for one in companies), default=0.0) or m.gap / 2
        below = max((strip_below(one, m) for one in companies), default=0.0)
        return Rows(count, above, below, m.card_height)

    def _width(self, lane: Lane, columns: float) -> float:
        widest = _side_by_side(max(lane.blockers.size, lane.attackers.size), columns)
        return widest * (self._measures.card_width + self._measures.gap) - self._measures.gap

    def _place_lane(self, lane: Lane, plan: RankPlan, area: Box, columns: float) -> Iterator[tuple[str, Box]]:
        middle = area.y + plan.blockers.height
        yield from self._place_group(lane.blockers, plan.blockers, area, middle, columns, upward=True)
        yield from self._place_group(lane.attackers, plan.attackers, area, middle + plan.link, columns, upward=False)

    def _place_group(
        self, company: Company, rows: Rows, area: Box, front: float, columns: float, *, upward: bool
    ) -> Iterator[tuple[str, Box]]:
        """Cards in rows from the front, where the foes are, backwards; each row in the middle of its lane."""
        m, cards, side_by_side = self._measures, company.cards, _side_by_side(company.size, columns)
        for start in range(0, len(cards), side_by_side):
            row = cards[start : start + side_by_side]
            behind = start // side_by_side
            top = front - (behind + 1) * rows.pitch if upward else front + behind * rows.pitch
            left = area.x + (area.width - len(row) * (m.card_width + m.gap) + m.gap) / 2
            for place, card in enumerate(row):
                yield card.id, Box(left + place * (m.card_width + m.gap), top + rows.above, m.card_width, m.card_height)


@lru_cache(maxsize=1024)
def _side_by_side(cards: int, columns: float) -> int:
    """How many cards of a lane lie side by side: as few as the same number of rows allows."""
    rows = ceil(cards / min(max(1, cards), columns))
    return max(1, ceil(cards / max(1, rows)))


def _flow(widths: list[float], width: float, gap: float) -> list[list[int]]:
    """Numbers of lanes, in ranks filled one after the other."""
    ranks: list[list[int]] = []
    used = inf
    for number, one in enumerate(widths):
        if used + one + gap > width:
            ranks.append([])
            used = gap
        ranks[-1].append(number)
        used += one + gap
    return ranks
