"""The board that a command is given, its warnings, and the combat damage step that is asked about."""

from collections.abc import Iterator
from dataclasses import dataclass

from simulator.cli.status import CommandError, ExitStatus
from simulator.formats.document import Reading
from simulator.formats.findings import Finding, warning
from simulator.rules.combat import Attacker, Blocker, Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.division.assigning import damage_step, next_damage_moment
from simulator.rules.events import Warned
from simulator.rules.flow.steps import begin, to_damage
from simulator.rules.keywords import Keyword
from simulator.rules.messages import message
from simulator.rules.timeline import Moment

STEP_WORDS = {
    "first": Moment.FIRST_COMBAT_DAMAGE,
    "regular": Moment.COMBAT_DAMAGE,
    Moment.FIRST_COMBAT_DAMAGE.value: Moment.FIRST_COMBAT_DAMAGE,
    Moment.COMBAT_DAMAGE.value: Moment.COMBAT_DAMAGE,
    Moment.LAST_COMBAT_DAMAGE.value: Moment.LAST_COMBAT_DAMAGE,
}


@dataclass(frozen=True, slots=True)
class Asked:
    """The combat before the step that is asked about, and the step; None where none is left or nobody attacked.

    `warnings`: those of the file, and of what happened on the way to the step.
    """

    combat: Combat
    step: DamageStep | None
    warnings: tuple[Finding, ...]


def asked_step(reading: Reading, word: str | None) -> Asked:
    """The step that `--step` names, else the next one; None also for one that has passed or will not come.

    Raises `CommandError` for a word that names no step.
    """
    combat = to_damage(begin(reading.document.scenario))
    moment = asked_moment(word)
    step = damage_step(combat, moment) if moment in (None, *_still_to_come(combat)) else None
    return Asked(combat, step, all_warnings(reading, combat))


def _still_to_come(combat: Combat) -> Iterator[Moment]:
    """The combat damage steps from the one that is due on, as the creatures are now. Rule: CR 510.4."""
    due = next_damage_moment(combat)
    if due is not None:
        yield due
    if due is Moment.FIRST_COMBAT_DAMAGE:
        yield Moment.COMBAT_DAMAGE
    if due is not None and any(combat.permanent(one.id).has(Keyword.TRIPLE_STRIKE) for one in _fighters(combat)):
        yield Moment.LAST_COMBAT_DAMAGE


def _fighters(combat: Combat) -> Iterator[Attacker | Blocker]:
    yield from combat.attackers
    yield from combat.blockers


def all_warnings(reading: Reading, combat: Combat) -> tuple[Finding, ...]:
    """What is odd about the file, and about what happened while the combat was played."""
    return reading.warnings + tuple(warning((), event.message) for event in combat.log if isinstance(event, Warned))


def asked_moment(word: str | None) -> Moment | None:
    """The step that `--step` names; None for the next one. Raises `CommandError` for a word that names no step."""
    return None if word is None else _moment(word)


def _moment(word: str) -> Moment:
    moment = STEP_WORDS.get(word.casefold())
    if moment is None:
        raise CommandError(ExitStatus.WRONG_CALL, message("call.step", given=word, choices=tuple(STEP_WORDS)))
    return moment
