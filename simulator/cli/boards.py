"""The board that a command is given, its warnings, and the combat damage step that is asked about."""

from dataclasses import dataclass

from simulator.cli.status import CommandError, ExitStatus
from simulator.formats.document import Reading
from simulator.formats.findings import Finding, warning
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.division.assigning import damage_step
from simulator.rules.events import Warned
from simulator.rules.flow.steps import begin, to_damage
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
    """The step that `--step` names, else the next one.

    Raises `CommandError` for a word that names no step.
    """
    combat = to_damage(begin(reading.document.scenario))
    step = damage_step(combat)
    if word is not None:
        moment = _moment(word)
        step = damage_step(combat, moment) if step is not None else None
    return Asked(combat, step, all_warnings(reading, combat))


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
