"""The tests' own opinion on lines: deal every legal assignment of every step, one after the other."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hypothesis import assume
from hypothesis import strategies as st

from simulator.explore.goals import Goal
from simulator.explore.results import figures_of
from simulator.rules.assignment import Assignment
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.division.assigning import damage_step
from simulator.rules.flow.steps import deal, dealt
from simulator.rules.keywords import Keyword
from simulator.rules.scenario import Scenario
from simulator.rules.timeline import Moment
from tests.boards import creature, planeswalker, scenario
from tests.brute_force import Amounts, legal_assignments
from tests.explore.listed_best import announced, wanted

MOST_LINES = 600
Played = tuple[tuple[Assignment, ...], tuple[Combat, ...]]
"""A line, and the combats before its steps and after the last one."""

STRIKES = ("double strike", "double strike", "first strike")
WORDS = ("trample", "trample", "trample over planeswalkers", "deathtouch", "lifelink", "wither", "banding")
BLOCKING = ("deathtouch", "lifelink", "first strike", "double strike", "indestructible", "banding", "absorb 1")


@st.composite
def boards(draw: st.DrawFn) -> Scenario:
    """Small boards with a first-strike step: two attackers on a player or planeswalker, up to three blockers."""
    attackers = [
        creature(
            id,
            draw(st.integers(1, 4)),
            draw(st.integers(1, 4)),
            *draw(st.lists(st.sampled_from(WORDS), unique=True, max_size=2)),
            *draw(st.lists(st.sampled_from(STRIKES), max_size=1)),
        )
        for id in ("A", "C")
    ]
    blockers = [
        creature(
            f"B{number}",
            draw(st.integers(0, 3)),
            draw(st.integers(1, 4)),
            "can block any number",
            *draw(st.lists(st.sampled_from(BLOCKING), unique=True, max_size=2)),
            controller="P2",
        )
        for number in range(draw(st.integers(1, 3)))
    ]
    blocks = st.lists(st.sampled_from(("A", "C")), unique=True, min_size=1, max_size=2)
    return scenario(
        *attackers,
        *blockers,
        planeswalker("W", draw(st.integers(1, 4))),
        planeswalker("V", draw(st.integers(1, 4)), controller="P1"),
        attack={id: draw(st.sampled_from(("P2", "W"))) for id in ("A", "C")},
        block={one.id: draw(blocks) for one in blockers},
        rules=draw(st.sampled_from(("current", "current", "current", "m11", "sixth"))),
        what_if=True,
    )


def first_step(combat: Combat) -> DamageStep:
    """The first-strike step of a board; draws another one where there is none, or too many lines."""
    step = damage_step(combat)
    assume(step is not None and step.moment is Moment.FIRST_COMBAT_DAMAGE)
    assert step is not None
    return step


def played(combat: Combat) -> list[Played]:
    """Every line with its combats, in canonical order; draws another board where there are too many."""
    lines: list[Played] = []
    for line in _played(combat):
        lines.append(line)
        assume(len(lines) <= MOST_LINES)
    return lines


def _played(combat: Combat) -> Iterator[Played]:
    step = damage_step(combat)
    if step is None:
        yield (), (combat,)
        return
    for amounts in sorted(legal_assignments(step), reverse=True):
        assignment = Assignment(step.slots, amounts)
        if goes_on(combat, step):
            for following, combats in _played(deal(combat, assignment)):
                yield (assignment, *following), (combat, *combats)
        else:
            yield (assignment,), (combat, dealt(combat, step, assignment))


def goes_on(combat: Combat, step: DamageStep) -> bool:
    """Whether another step may follow."""
    third = step.moment is Moment.COMBAT_DAMAGE and any(one.has(Keyword.TRIPLE_STRIKE) for one in combat.permanents)
    return step.moment is Moment.FIRST_COMBAT_DAMAGE or third


def whole_result(combats: Sequence[Combat]) -> tuple[frozenset[str], frozenset[object]]:
    """Who left, and every figure that changed, of players and of permanents that stay; of others a 0 of theirs."""
    before, after = combats[0], combats[-1]
    left = {one.id for combat in combats for one in combat.present() if not after.on_battlefield(one.id)}
    changed: set[object] = set()
    for id in [one.id for one in before.players] + [one.id for one in before.permanents]:
        was, now = figures_of(before, id), figures_of(after, id)
        for figure in was.keys() | now.keys():
            amount = now.get(figure, 0)
            ran_out = figure[1].value in ("loyalty", "defense") and amount == 0
            if amount != was.get(figure, 0) and (id not in left or ran_out):
                changed.add((figure, amount))
    return frozenset(left), frozenset(changed)


def counted_results(lines: Sequence[Played]) -> Counter[tuple[frozenset[str], frozenset[object]]]:
    """How many lines come to each result of the whole combat."""
    return Counter(whole_result(combats) for _, combats in lines)


@dataclass(frozen=True)
class Reached:
    """A line, how good it is for each player by goal, and of the player's own lines how many reach it, and all."""

    line: tuple[Assignment, ...]
    gains: dict[str, list[int]]
    number: int
    count: int


@dataclass(frozen=True)
class ListedLines:
    """Finds the best line when every player answers those before with what is best over all steps to come."""

    player: str
    goals: Sequence[Goal]

    def reached(self, combat: Combat) -> Reached:
        step = damage_step(combat)
        if step is None:
            return Reached((), {one.id: [0] * len(self.goals) for one in combat.players}, 1, 1)
        listed = sorted(legal_assignments(step), reverse=True)
        return self._answered(combat, step, listed, list(step.players))

    def _answered(self, combat: Combat, step: DamageStep, listed: list[Amounts], order: list[str]) -> Reached:
        if not order:
            return self._dealt(combat, step, Assignment(step.slots, listed[0]))
        own = dict.fromkeys(announced(step, amounts, order[0]) for amounts in listed)
        answers = [
            self._answered(combat, step, [one for one in listed if announced(step, one, order[0]) == way], order[1:])
            for way in own
        ]
        most = max(one.gains[order[0]] for one in answers)
        best = [one for one in answers if one.gains[order[0]] == most]
        first = max(best, key=lambda one: one.line[0].amounts)
        if order[0] != self.player:
            return first
        return Reached(first.line, first.gains, sum(one.number for one in best), sum(one.count for one in answers))

    def _dealt(self, combat: Combat, step: DamageStep, assignment: Assignment) -> Reached:
        further = goes_on(combat, step)
        after = deal(combat, assignment) if further else dealt(combat, step, assignment)
        rest = self.reached(after) if further else Reached((), {}, 1, 1)
        gains = {}
        for one in combat.players:
            later = rest.gains.get(one.id, [0] * len(self.goals))
            gains[one.id] = [
                self._gain(combat, after, step, assignment.amounts, one.id, goal) + more
                for goal, more in zip(self.goals, later, strict=True)
            ]
        return Reached((assignment, *rest.line), gains, rest.number, rest.count)

    def _gain(self, combat: Combat, after: Combat, step: DamageStep, amounts: Amounts, player: str, goal: Goal) -> int:
        gain = wanted(combat, after, step, amounts, player, goal)
        if goal is not Goal.OWN_PLANESWALKER_ALIVE:
            return gain
        return gain - sum(one.is_planeswalker and one.controller == player for one in combat.present())
