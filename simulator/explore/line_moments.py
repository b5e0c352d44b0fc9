"""A combat between two of its damage steps, and what of it matters for the steps that follow.

Rule: CR 510.4.
"""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, replace

from simulator.explore.contributions import sums_decide
from simulator.rules.assignment import Assignment, Slot
from simulator.rules.citation import Rule
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.division.assigning import damage_step
from simulator.rules.era import SecondStep
from simulator.rules.events import Left
from simulator.rules.flow.steps import deal, dealt
from simulator.rules.keywords import Keyword
from simulator.rules.legal.legal_assignments import LegalAssignments
from simulator.rules.objects import Permanent, Player
from simulator.rules.timeline import Moment

_TAKEN_ALONG = Rule("800.4a")


@dataclass(frozen=True, slots=True)
class Between:
    """A combat after a damage step. `step`: the next one; None where none is left.

    `lost`: who left the battlefield since the step began, but for what a player took along who left the game.
    """

    combat: Combat
    step: DamageStep | None
    lost: tuple[str, ...]

    def name(self, *, with_players: bool) -> Hashable:
        """Equal for combats from which everything goes on alike; `with_players`: and whose players have the same."""
        step = self.step
        permanents = tuple(_what_matters(self.combat, step, one) for one in self.combat.permanents)
        players = self.combat.players
        if not with_players and (step is None or sums_decide(self.combat, step)):
            players = tuple(map(_without_figures, players))
        return replace(self.combat, permanents=permanents, players=players, log=()), self.lost


def between(combat: Combat, assignment: Assignment) -> Between:
    """The combat when the damage of the step that is due has been dealt and players have had priority.

    Raises as `deal` does.
    """
    after = deal(combat, assignment)
    return Between(after, damage_step(after), lost_by(combat, after))


def at_the_end(combat: Combat, step: DamageStep, assignment: Assignment) -> Between:
    """The combat right after the damage of its last step, as results tell it."""
    after = dealt(combat, step, assignment)
    return Between(after, None, lost_by(combat, after))


def lost_by(before: Combat, after: Combat) -> tuple[str, ...]:
    """Who has left, but for what players took along who left the game. Rule: CR 800.4a."""
    events = after.log[len(before.log) :]
    taken = {event.id for event in events if isinstance(event, Left) and event.rule == _TAKEN_ALONG}
    gone = (one.id for one in before.present() if not after.on_battlefield(one.id))
    return tuple(id for id in gone if id not in taken)


def marks_on(before: Combat, after: Between) -> tuple[tuple[str, int], ...]:
    """The damage points that the step has marked on survivors that may be dealt more, by id."""
    step = after.step
    still = (one for one in after.combat.present() if step is not None and one.id in step.need_of)
    return tuple((one.id, one.damage) for one in still if one.damage != before.permanent(one.id).damage)


def sums_tell(combat: Combat, step: DamageStep) -> bool:
    """Whether sums of shares tell what a step comes to, who may assign again included. Rule: CR 702.4c."""
    by_assigning = combat.era.second_step is SecondStep.ASSIGNED
    return sums_decide(combat, step) and not (by_assigning and any(one.may_assign_nothing for one in step.sources))


class Dealt:
    """The combats after the assignments of one step of a combat, each dealt once."""

    def __init__(self, combat: Combat) -> None:
        self.combat = combat
        self._after: dict[Assignment, Between] = {}

    def after(self, assignment: Assignment) -> Between:
        """The combat after one of them. Raises as `deal` does."""
        if assignment not in self._after:
            self._after[assignment] = between(self.combat, assignment)
        return self._after[assignment]


def players_matter(combat: Combat, step: DamageStep) -> bool:
    """Whether what a player has after a step may end the game for them before the last step."""
    triple = step.moment is Moment.FIRST_COMBAT_DAMAGE and _strikes_a_third_time(combat)
    return triple or somebody_may_lose(combat, step)


def somebody_may_lose(combat: Combat, step: DamageStep) -> bool:
    """Whether some player might lose the game, or be otherwise told apart, before the next step. Rule: CR 704.5a."""
    permanents = map(combat.permanent, step.source_of)
    by_other_figures = any(one.commander or one.has(Keyword.INFECT) or one.has(Keyword.TOXIC) for one in permanents)
    if combat.timeline or by_other_figures:
        return True
    most = _most_given(step)
    return any(player.life <= _most_damage(combat, most, player) for player in combat.players)


def _most_given(step: DamageStep) -> dict[Slot, int]:
    """The most damage points that each share can be."""
    bounds = LegalAssignments(step).all_bounds()
    return {slot: max((most for _, most in one.runs), default=0) for slot, one in bounds.items()}


def _most_damage(combat: Combat, most: Mapping[Slot, int], player: Player) -> int:
    """The most damage points that a player, with their team, can be given, and perhaps more than that."""
    side = {one.id for one in combat.players if not one.is_opponent_of(player)}
    return sum(points for (_, recipient), points in most.items() if recipient in side)


def another_may_follow(combat: Combat, step: DamageStep) -> bool:
    """Whether another damage step may follow this one. Rule: CR 510.4."""
    if step.moment is Moment.COMBAT_DAMAGE:
        return _strikes_a_third_time(combat)
    return step.moment is Moment.FIRST_COMBAT_DAMAGE


def _strikes_a_third_time(combat: Combat) -> bool:
    return any(one.has(Keyword.TRIPLE_STRIKE) for one in (*combat.permanents, *combat.originals))


def _what_matters(combat: Combat, step: DamageStep | None, permanent: Permanent) -> Permanent:
    """Marked damage matters on who may be dealt more; with effects or actions to come, on everyone still there.

    Of what has left, results tell only loyalty or defense.
    """
    if combat.on_battlefield(permanent.id):
        if step is None or not (combat.effects or combat.timeline or permanent.id in step.need_of):
            return replace(permanent, damage=0)
        return permanent
    return replace(permanent, power=None, toughness=None, damage=0, counters=(), dealt_deathtouch=False)


def _without_figures(player: Player) -> Player:
    return replace(player, life=0, poison=0, commander_damage=())
