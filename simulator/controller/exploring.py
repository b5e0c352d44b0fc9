"""The explorer's questions about the table: worked out once for a board, and only when somebody asks."""

from dataclasses import replace
from math import prod

from simulator.controller.drafting import Draft
from simulator.controller.explored import Explored, ResultRow
from simulator.controller.knots import Knot
from simulator.controller.playing import Position
from simulator.controller.result_words import result_words
from simulator.controller.session import Scene
from simulator.explore.crossing import Crossing
from simulator.explore.gathering import Gathering
from simulator.explore.measures import Measure, before_of, measured, measures_of
from simulator.explore.outcomes import Outcome, Outcomes
from simulator.explore.results import Result, result
from simulator.rules.combat import Combat
from simulator.rules.damage_step import Need
from simulator.rules.legal.budget import BeyondBudgetError, Budget
from simulator.rules.legal.legal_assignments import LegalAssignments
from simulator.rules.messages import message

MOST_ROWS = 2_000
"""Beyond so many distinct results they are counted, but not listed."""

_MOST_PILES = 60_000
"""Within results nobody walks beyond so many piles of damage: the steps of the walk are too many to be kept."""

_WAITED_FOR = Budget(memory=256 * 2**20, milliseconds=1_500)
"""What telling results apart may take while somebody waits for it."""


class Explorer:
    """Remembers the results of the board that was asked about last: dividing damage leaves them as they are."""

    def __init__(self) -> None:
        self._position: Position | None = None
        self._outcomes: Outcomes | None = None
        self._gathering: Gathering | None = None
        self._crossing: Crossing | None = None

    def explored(self, scene: Scene) -> Explored | None:
        """What the legal assignments of the step ahead come to; None where no damage is ahead."""
        ahead, draft = scene.position.ahead, scene.draft
        if ahead is None or draft is None:
            return None
        outcomes, gathering = self._known(scene.position, ahead, draft)
        try:
            explored = self._explored(scene, ahead, draft.count, outcomes)
        except BeyondBudgetError:
            return Explored(draft.count, note=message("explorer.too-large"))
        walked = gathering if sum(map(_piles, draft.knots)) <= _MOST_PILES else None
        return replace(explored, attacked=_attacked(draft, explored.measures), present=draft.whole, gathering=walked)

    def _known(self, position: Position, ahead: Combat, draft: Draft) -> tuple[Outcomes, Gathering]:
        if self._outcomes is None or self._gathering is None or position is not self._position:
            self._position, self._outcomes = position, Outcomes(ahead, draft.step, budget=_WAITED_FOR)
            self._crossing = None
            self._gathering = Gathering(ahead, draft.step, LegalAssignments(draft.step))
        return self._outcomes, self._gathering

    def _explored(self, scene: Scene, ahead: Combat, count: int | None, outcomes: Outcomes) -> Explored:
        """The results, or what is told of them. Raises `BeyondBudgetError`."""
        distinct = _distinct(ahead, outcomes)
        if distinct is not None and distinct <= MOST_ROWS:
            return _listed(scene, ahead, count, outcomes)
        if self._crossing is None:
            self._crossing = Crossing(ahead, outcomes)
        return _crossed(scene, ahead, count, distinct, self._crossing)


def _attacked(draft: Draft, measures: tuple[Measure, ...]) -> tuple[Measure, ...]:
    """The figures of those whom some source may give damage."""
    recipients = {recipient for _, recipient in draft.step.slots}
    return tuple(measure for measure in measures if measure.id in recipients)


def _listed(scene: Scene, ahead: Combat, count: int | None, outcomes: Outcomes) -> Explored:
    listed = tuple(outcomes)
    measures = measures_of(ahead, listed)
    here = _here(scene, ahead)
    before = tuple(measured(ahead, Result((), ()), measure) for measure in measures)
    rows = tuple(_row(ahead, one, measures, here) for one in listed)
    return Explored(count, len(listed), measures, before, rows)


def _distinct(ahead: Combat, outcomes: Outcomes) -> int | None:
    """How many results there are; None where telling them apart would take too long, but measures can be told."""
    try:
        return outcomes.distinct
    except BeyondBudgetError:
        if any(player.team for player in ahead.players) or len(ahead.players) > 2:
            raise  # who loses may take permanents along, which sums do not tell
        return None


def _crossed(scene: Scene, ahead: Combat, count: int | None, distinct: int | None, crossing: Crossing) -> Explored:
    """Of results that are too many to list, or take too long to be told apart, the measures."""
    many = message("explorer.too-many-results", most=MOST_ROWS)
    note = message("explorer.figures-all-the-same") if distinct is None else many
    measures, here = crossing.measures, _here(scene, ahead)
    before = tuple(before_of(ahead, measure) for measure in measures)
    present = None if here is None else tuple(measured(ahead, here, measure) for measure in measures)
    return Explored(count, distinct, measures, before, None, note, crossing, present)


def _piles(knot: Knot) -> int:
    """How many piles of damage can lie on the recipients of a knot, each no higher than matters, for every share."""
    total = sum(source.amount for source in knot.step.sources)
    needs = knot.step.need_of
    heights = (
        min(total, _need(needs[one])) if one in needs else total
        for one in dict.fromkeys(recipient for _, recipient in knot.step.slots)
    )
    return len(knot.step.slots) * prod(height + 1 for height in heights)


def _need(need: Need) -> int:
    return max(need.lethal or 0, need.loyalty or 0)


def _here(scene: Scene, ahead: Combat) -> Result | None:
    """What the present assignment comes to; None while it is open."""
    whole = scene.draft is not None and scene.draft.whole is not None
    return result(ahead, scene.preview.after) if whole and scene.preview is not None else None


def _row(ahead: Combat, outcome: Outcome, measures: tuple[Measure, ...], here: Result | None) -> ResultRow:
    return ResultRow(
        result_words(outcome.result),
        outcome.result.left,
        tuple(measured(ahead, outcome.result, measure) for measure in measures),
        outcome.count,
        outcome.result == here,
        outcome,
    )
