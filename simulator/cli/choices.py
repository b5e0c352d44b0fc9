"""Choices that a person types or leaves to a policy."""

from random import Random

from simulator.cli.status import CommandError, ExitStatus
from simulator.explore.choosing import choose
from simulator.explore.goals import Goal
from simulator.explore.policy import Policy
from simulator.rules.assignment import Assignment
from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.legal_assignments import LegalAssignments
from simulator.rules.legal.partial_assignment import Open
from simulator.rules.messages import message, names

_RANDOM = "random:"


def missing_choice(found: Open) -> CommandError:
    """Several legal wholes extend what was typed: what is still to be chosen."""
    return CommandError(
        ExitStatus.CHOICE_MISSING, message("choice.missing", sources=names(found.sources), n=found.count)
    )


def goals_named(text: str) -> tuple[Goal, ...]:
    """The goals of `--goal`, the first before all others. Raises `CommandError` for a word that is none."""
    words = [word.strip().casefold() for word in text.split(",")]
    choices = tuple(goal.value for goal in Goal)
    wrong = [word for word in words if word not in choices]
    if wrong:
        raise CommandError(
            ExitStatus.WRONG_CALL, *(message("call.goal", given=word, choices=choices) for word in wrong)
        )
    return tuple(dict.fromkeys(map(Goal, words)))


class Chooser:
    """Chooses an assignment where none is typed, by the words of `--choose`.

    Raises `CommandError` for words that name no policy.
    """

    def __init__(self, words: str) -> None:
        self._chance: Random | None = None
        self._policy = Policy.FIRST
        policy = words.strip().casefold()
        if policy.startswith(_RANDOM):
            self._chance = Random(words.strip()[len(_RANDOM) :])
        elif policy in [one.value for one in Policy]:
            self._policy = Policy(policy)
        else:
            choices = (*(one.value for one in Policy), _RANDOM + "SEED")
            raise CommandError(ExitStatus.WRONG_CALL, message("call.choose", given=words, choices=choices))

    def choose(self, step: DamageStep) -> Assignment:
        """One of the legal assignments of the step."""
        legal = LegalAssignments(step)
        return legal.sample(self._chance) if self._chance is not None else choose(step, legal, self._policy)
