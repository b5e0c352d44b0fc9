"""What is asked: the blocks of one defending player or team against the creatures that attack them."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import count

from simulator.explore.blocks.goals import BEST_BLOCK, BlockGoal, Stakes
from simulator.rules.combat import Combat
from simulator.rules.declaring.block_choices import block_problems, defending_sides, why_not_block
from simulator.rules.declaring.block_problem import BlockProblem, Blocks
from simulator.rules.flow.losing import losing
from simulator.rules.flow.steps import advance, begin
from simulator.rules.keywords import Ability, Keyword
from simulator.rules.messages import Message, message
from simulator.rules.scenario import Block, Scenario
from simulator.rules.timeline import Moment

MOST_WORK = 5_000
"""The limit: groups that are played out, a hundred combinations of them counting as one. Half a minute at most."""

_FAR_REACHING = (Ability.DIVIDE_AMONG_DEFENDERS, Ability.LETHAL_BY_POWER, Ability.DEFENDER_DIVIDES)
"""Abilities by which creatures bear on others that they neither block nor are blocked by."""


class NoQuestionError(Exception):
    """Nothing can be asked about blocks. Carries what is to be said."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message


@dataclass(frozen=True)
class BlockQuestion:
    """One defending player, with their team, and whom they may block.

    `combat`: as blockers are about to be declared. `side`: the player or the team. `idle`: their creatures that
    block nothing any more, and go on so.
    """

    combat: Combat
    side: tuple[str, ...]
    problem: BlockProblem
    idle: tuple[Block, ...]

    @property
    def player(self) -> str:
        """The player, or the first of the team that is in the game."""
        return next((id for id in self.side if not self.combat.player(id).out), self.side[0])

    @cached_property
    def attackers(self) -> tuple[str, ...]:
        """The creatures that attack the side, in the order of attackers."""
        return tuple(one.id for one in self.combat.attackers if one.defending_player in self.side)

    @cached_property
    def attacked(self) -> tuple[str, ...]:
        """The planeswalkers and battles that are attacked."""
        attacked = (one.attacking for one in self.combat.attackers if one.defending_player in self.side)
        return tuple(dict.fromkeys(id for id in attacked if id is not None and not self.combat.is_player(id)))

    @cached_property
    def falls_apart(self) -> bool:
        """Whether attackers and blockers bear on one another only by blocks, bands, and what they attack."""
        combat = self.combat
        able = {blocker.id for blocker in self.problem.blockers}
        return not (
            combat.effects
            or combat.timeline
            or combat.blockers
            or not able.isdisjoint(self.attacked)
            or any(one.can(ability) for one in combat.present() for ability in _FAR_REACHING)
            or (combat.era.damage_keywords_trigger and any(combat.permanent(id).has(Keyword.LIFELINK) for id in able))
        )

    @property
    def usual_goals(self) -> tuple[BlockGoal, ...]:
        """The goals where nobody says otherwise; planeswalkers and battles only where some are attacked."""
        return tuple(goal for goal in BEST_BLOCK if goal is not BlockGoal.MOST_KEPT or self.attacked)

    def stakes(self, goals: tuple[BlockGoal, ...]) -> Stakes:
        """Where the side stands, and what it wants."""
        player = self.combat.player(self.player)
        return Stakes(goals, player.life, player.poison, self.losing_poison, len(self.attacked))

    @cached_property
    def losing_poison(self) -> int:
        """As many poison counters lose the game, as the rules tell it of this player. Rule: CR 704.5c, 704.6b."""
        sound = replace(self.combat.player(self.player), life=1, commander_damage=())
        boards = ((n, self.combat.with_player(replace(sound, poison=n))) for n in count(1))
        return next(n for n, board in boards if self.player in losing(board))

    def declared(self, blocks: Blocks) -> tuple[Block, ...]:
        """The blocks as a declaration: creatures and their attackers in the order of the scenario."""
        ranks = {id: rank for rank, id in enumerate(self.attackers)}
        made = (
            Block(one.id, tuple(sorted(blocks[one.id], key=ranks.__getitem__)))
            for one in self.problem.blockers
            if blocks.get(one.id)
        )
        return (*made, *self.idle)


def block_questions(scenario: Scenario) -> tuple[BlockQuestion, ...]:
    """A question for every defending player or team that is attacked; blocks that were declared don't matter.

    Raises `NoQuestionError` once damage has been dealt and where nobody attacks; `ScenarioError`, `MissingChoiceError`.
    """
    if scenario.declared.after is Moment.FIRST_COMBAT_DAMAGE:
        raise NoQuestionError(message("blocks.too-late"))
    questions = questions_about(_before_blockers(_without_blocks(scenario)))
    if not questions:
        raise NoQuestionError(message("blocks.nobody-attacks"))
    return questions


def questions_about(combat: Combat) -> tuple[BlockQuestion, ...]:
    """The same where `combat` stands before blockers already; none where nobody attacks."""
    blocks = combat.declared.blocks
    idle = {one.blocker: one for one in blocks if not one.blocking and _may_block(combat, one.blocker)}
    sides = zip(defending_sides(combat), block_problems(combat, tuple(idle.values())), strict=True)
    return tuple(_question(combat, side, problem, idle) for side, problem in sides if problem.attackers)


def _question(combat: Combat, side: tuple[str, ...], problem: BlockProblem, idle: Mapping[str, Block]) -> BlockQuestion:
    theirs = tuple(block for id, block in idle.items() if combat.permanent(id).controller in side)
    able = tuple(one for one in problem.blockers if one.able)
    return BlockQuestion(combat, side, replace(problem, blockers=able), theirs)


def _without_blocks(scenario: Scenario) -> Scenario:
    """Without the blocks that were declared, but for creatures that block nothing any more."""
    idle = tuple(block for block in scenario.declared.blocks if not block.blocking)
    return replace(scenario, declared=replace(scenario.declared, blocks=idle, orders=()))


def _before_blockers(scenario: Scenario) -> Combat:
    """The combat in the declare attackers step; of a scenario that stands later, the board as it is."""
    after = scenario.declared.after
    if after is Moment.DECLARE_BLOCKERS:
        moments = list(Moment)
        to_come = tuple(one for one in scenario.timeline if moments.index(one.at) > moments.index(after))
        declared = replace(scenario.declared, after=Moment.DECLARE_ATTACKERS)
        scenario = replace(scenario, declared=declared, timeline=to_come)
    combat = begin(scenario)
    return advance(combat) if combat.moment is Moment.BEGINNING else combat


def _may_block(combat: Combat, id: str) -> bool:
    return why_not_block(combat, id) is None
