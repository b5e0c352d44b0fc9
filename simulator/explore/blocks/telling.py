"""What one block comes to when both sides choose as well as they can, creature by creature."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import add, sub

from simulator.explore.blocks.goals import LIFE, NOTHING, POISON, STEPS, BlockGoal, Figures, Stakes
from simulator.explore.blocks.group_game import GroupGame
from simulator.explore.blocks.groups import groups
from simulator.explore.blocks.question import BlockQuestion
from simulator.explore.blocks.trees import Tree, changed, joined, outcome
from simulator.rules.assignment import Assignment
from simulator.rules.citation import Rule
from simulator.rules.combat import Combat
from simulator.rules.declaring.block_problem import Blocks
from simulator.rules.events import Announced, DamageDealt, Event, Left, StepBegan
from simulator.rules.timeline import Moment

DAMAGE_STEPS = (Moment.FIRST_COMBAT_DAMAGE, Moment.COMBAT_DAMAGE, Moment.LAST_COMBAT_DAMAGE)


@dataclass(frozen=True, slots=True)
class BlockResult:
    """What a block comes to.

    `lost_in`: the damage step in which the side loses the game; None where it survives. `values`: what each goal
    counts; None where the side loses and it does not count any more. `life` and `poison`: of the side in the end.
    `left`: the permanents that leave, each with the rule that says so, None for an action. `through`: by attacking
    creature the damage points that it deals to players of the side. `assignments`: by damage step, those of both sides.
    """

    lost_in: Moment | None
    values: tuple[tuple[BlockGoal, int | None], ...]
    life: int
    poison: int
    left: tuple[tuple[str, Rule | None], ...]
    through: tuple[tuple[str, int], ...]
    assignments: tuple[tuple[Moment, Assignment], ...]

    @property
    def is_loss(self) -> bool:
        """Whether the side loses the game in this combat."""
        return self.lost_in is not None


def told(question: BlockQuestion, stakes: Stakes, blocks: Blocks) -> BlockResult:
    """What the block comes to. Raises `TooManyWaysError` where one of its groups is too large to be played out."""
    shared = {id: blocked for id, blocked in blocks.items() if len(blocked) > 1}
    parts = [_Part(question, stakes, group, blocks) for group in groups(question, shared)]
    whole: Tree = NOTHING
    for part in parts:
        whole = joined(whole, part.tree)
    figures = outcome(whole, stakes.worth)
    lasted = stakes.worth(figures)[0]
    line = _Line(DAMAGE_STEPS[: lasted + 1])
    for combat in _combats(figures, [part.ends for part in parts]):
        line.follow(combat)
    return BlockResult(
        DAMAGE_STEPS[lasted] if lasted < STEPS else None,
        tuple((goal, _value(stakes, goal, figures, lasted)) for goal in stakes.goals),
        _life(stakes, figures, lasted),
        stakes.poison - sum(figures[step] for step in POISON[: lasted + 1]),
        tuple((one.id, line.left[one.id]) for one in question.combat.permanents if one.id in line.left),
        tuple((id, line.through(id, question.side)) for id in question.attackers),
        tuple((moment, Assignment.of(line.shares[moment])) for moment in DAMAGE_STEPS if moment in line.shares),
    )


def _value(stakes: Stakes, goal: BlockGoal, figures: Figures, lasted: int) -> int | None:
    """What a goal counts; of a side that loses only how much life it has in the end."""
    if goal is BlockGoal.MOST_LIFE:
        return _life(stakes, figures, lasted)
    return stakes.value(goal, figures) if lasted == STEPS or goal is BlockGoal.SURVIVE else None


def _life(stakes: Stakes, figures: Figures, lasted: int) -> int:
    """The life of the side in the end: after the step in which it loses nothing more is dealt."""
    return stakes.life + sum(figures[step] for step in LIFE[: lasted + 1])


class _Part:
    """One group: what both sides make of it, and by figures a combat that ends so."""

    def __init__(self, question: BlockQuestion, stakes: Stakes, group: Sequence[str], blocks: Blocks) -> None:
        self.ends: dict[Figures, Combat] = {}
        self._stakes = stakes
        theirs = {id: blocked for id, blocked in blocks.items() if not blocked.isdisjoint(group)}
        tree = GroupGame(question, self._keep).tree(group, question.declared(theirs))
        self.tree = changed(tree, stakes.told_apart)

    def _keep(self, figures: Figures, combat: Combat) -> None:
        self.ends.setdefault(self._stakes.told_apart(figures), combat)


def _combats(figures: Figures, parts: Sequence[Mapping[Figures, Combat]]) -> list[Combat]:
    """For each part a combat, so that together they come to these figures."""
    sums: list[dict[Figures, Figures]] = [{NOTHING: NOTHING}]
    for ends in parts:
        sums.append({tuple(map(add, before, end)): end for before in sums[-1] for end in ends})
    chosen: list[Combat] = []
    for ends, reached in zip(reversed(parts), reversed(sums), strict=False):
        chosen.append(ends[reached[figures]])
        figures = tuple(map(sub, figures, reached[figures]))
    return chosen


class _Line:
    """What happens in the damage steps that are still dealt, in all groups together.

    `shares`: by step and source the damage points of each recipient. `left`: the permanents that leave, and why.
    """

    def __init__(self, steps: Sequence[Moment]) -> None:
        self._steps = steps
        self._dealt: dict[tuple[str, str], int] = {}
        self.left: dict[str, Rule | None] = {}
        self.shares: dict[Moment, dict[str, dict[str, int]]] = {}

    def follow(self, combat: Combat) -> None:
        """Take in what happens in a group's combat."""
        moment: Moment | None = None
        for event in combat.log:
            if isinstance(event, StepBegan):
                moment = event.moment
            elif moment not in DAMAGE_STEPS or moment in self._steps:
                self._take(event, moment)

    def through(self, source: str, players: Sequence[str]) -> int:
        """The damage points that a creature deals to some players."""
        return sum(self._dealt.get((source, player), 0) for player in players)

    def _take(self, event: Event, moment: Moment | None) -> None:
        match event:
            case Left(id, rule):
                self.left[id] = rule
            case Announced(assignment) if moment is not None and assignment.nested():
                self.shares.setdefault(moment, {}).update(assignment.nested())
            case DamageDealt(rows):
                for row in rows:
                    name = row.source, row.recipient
                    self._dealt[name] = self._dealt.get(name, 0) + row.dealt
