"""Where everything on the table lies: a pure function from a board and the size of the table to boxes in px.

The cards are as large as the table allows; nothing overlaps and nothing is cut, however many there are.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

from simulator.controller.board_state import BoardState
from simulator.view.places.combat_layout import CombatPlan, Rank, Ranks
from simulator.view.places.galloping import first_yes
from simulator.view.places.geometry import Box
from simulator.view.places.groups import Groups, groups
from simulator.view.places.home_layout import Home, HomePlan
from simulator.view.places.measures import Measures

# A ladder of sizes, each a little smaller: with few sizes, a card more or less seldom changes the size of all.
_CARD_WIDTHS = tuple(244 * 0.955**step for step in range(72))
_TALLEST = 0.25
_MARGIN = 14.0


@dataclass(frozen=True, slots=True)
class Zones:
    """The three parts of the table, from top to bottom."""

    far: Box
    combat: Box
    near: Box


@dataclass(frozen=True)
class Layout:
    """The boxes of players (`seats`) and cards by id, the zones, and the ranks of lanes from top to bottom.

    `step`: the place of the cards' size on the ladder of sizes.
    """

    step: int
    measures: Measures
    zones: Zones
    seats: Mapping[str, Box]
    cards: Mapping[str, Box]
    ranks: tuple[Rank, ...] = ()

    def box_of(self, id: str) -> Box | None:
        """The box of a player or card; None for what is not on the table."""
        return self.seats.get(id) or self.cards.get(id)

    def holding(self, present: Collection[str], entering: Mapping[str, Box]) -> "Layout":
        """The same places with only those who are still present, and with cards that have come in, in these boxes."""
        seats = {id: box for id, box in self.seats.items() if id in present}
        cards = {id: box for id, box in self.cards.items() if id in present}
        return replace(self, seats=seats, cards={**cards, **entering})


@dataclass(frozen=True, slots=True)
class _Trial:
    """The three parts of the table as planned with cards of one size."""

    step: int
    measures: Measures
    far: Home
    near: Home
    ranks: Ranks
    far_plan: HomePlan
    near_plan: HomePlan
    combat_plan: CombatPlan

    @property
    def above(self) -> float:
        """The room between the far side and the combat: arrows turn to what they attack there."""
        return self.measures.card_width * 0.4 if self.combat_plan.ranks else self.measures.gap

    @property
    def below(self) -> float:
        """The room between the combat and the near side."""
        return self.measures.gap

    @property
    def combat_height(self) -> float:
        """What the combat needs; without one there is room for one to begin."""
        return max(self.combat_plan.height, self.measures.card_height * 0.75)

    @property
    def height(self) -> float:
        """What everything needs."""
        return self.far_plan.height + self.combat_height + self.near_plan.height + self.above + self.below

    def fits(self, table: Box) -> bool:
        """Whether the table is large enough."""
        width = max(self.far_plan.width, self.near_plan.width, self.combat_plan.width)
        modest = self.measures.card_height <= table.height * _TALLEST
        return modest and width <= table.width and self.height <= table.height


def lay_out(state: BoardState, width: float, height: float, former: Layout | None = None) -> Layout:
    """The layout of a board on a table of this size; of a former one, the size is tried first, which saves time."""
    grouped = groups(state)
    table = Box(_MARGIN, _MARGIN, max(1.0, width - 2 * _MARGIN), max(1.0, height - 2 * _MARGIN))
    trial = _largest(grouped, table, former.step if former else len(_CARD_WIDTHS) // 2)
    return _placed(trial, table)


def _largest(grouped: Groups, table: Box, guess: int) -> _Trial:
    """The largest cards with which everything fits; on a table too small for anything, the smallest."""
    trials: dict[int, _Trial] = {}

    def fits(step: int) -> bool:
        if step not in trials:
            trials[step] = _trial(grouped, table, step)
        return trials[step].fits(table)

    step = first_yes(fits, guess, len(_CARD_WIDTHS) - 1)
    return trials.get(step) or _trial(grouped, table, step)


def _trial(grouped: Groups, table: Box, step: int) -> _Trial:
    measures = Measures(_CARD_WIDTHS[step])
    far = Home(grouped.far, grouped.written, measures)
    near = Home(grouped.near, grouped.written, measures)
    ranks = Ranks(grouped.lanes, measures)
    plans = far.plan(table.width), near.plan(table.width), ranks.plan(table.width)
    return _Trial(step, measures, far, near, ranks, *plans)


def _placed(trial: _Trial, table: Box) -> Layout:
    """The boxes of a plan: the seats at the edges, the combat in what is left between them."""
    zones = _zones(trial, table)
    boxes = dict(trial.far.place(trial.far_plan, zones.far, combat_below=True))
    boxes |= dict(trial.near.place(trial.near_plan, zones.near, combat_below=False))
    ranks: list[Rank] = []
    for plan, area in trial.ranks.place(trial.combat_plan, zones.combat):
        cards, rank = trial.ranks.place_rank(plan, area, trial.combat_plan.columns)
        boxes |= cards
        ranks.append(rank)
    seats = trial.far.players | trial.near.players
    return Layout(
        trial.step,
        trial.measures,
        zones,
        {id: _on_pixels(box) for id, box in boxes.items() if id in seats},
        {id: _on_pixels(box) for id, box in boxes.items() if id not in seats},
        tuple(ranks),
    )


def _on_pixels(box: Box) -> Box:
    """The box with its corner on whole px, so that what is painted once stays sharp wherever it lies."""
    return Box(round(box.x), round(box.y), box.width, box.height)


def _zones(trial: _Trial, table: Box) -> Zones:
    far, near = trial.far_plan.height, trial.near_plan.height
    top = table.y + far + trial.above
    bottom = table.bottom - near - trial.below
    return Zones(
        Box(table.x, table.y, table.width, far),
        Box(table.x, top, table.width, bottom - top),
        Box(table.x, table.bottom - near, table.width, near),
    )
