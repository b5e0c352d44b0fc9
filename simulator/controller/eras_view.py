"""The combat on the table under the eras side by side, as the window shows it; worked out only when somebody asks."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date

from simulator.controller.board_state import Sentence
from simulator.controller.refusals import about
from simulator.controller.result_words import result_words
from simulator.explore.comparing import Comparison, Played, UnderRules
from simulator.rules.actions.acting import MissingChoiceError
from simulator.rules.era import CURRENT, ERAS, Era, EraId, day_of, era_of
from simulator.rules.messages import Message
from simulator.rules.scenario import Scenario
from simulator.rules.timeline import Moment

_MOST_LISTED = 200
_MOST_COUNTED = 2_000
"""Beyond so many legal assignments somebody would wait for their results to be told apart."""


@dataclass(frozen=True, slots=True)
class EraDifference:
    """A rule that the era has otherwise than the rules on the board. `is_inferred`: no text of the time says so."""

    sentence: Sentence
    is_inferred: bool


@dataclass(frozen=True, slots=True)
class EraResults:
    """The first damage step of the combat under an era.

    `step`: None where no combat damage is dealt. `count`: legal assignments, None where they are too many to count.
    `distinct`: their results, None where they are too many to tell apart. `most_through`: what happens where
    the defending players have the least life; None where that cannot be told. `is_same`: as under the board's rules.
    """

    step: Moment | None
    count: int | None
    distinct: int | None
    most_through: Message | None
    is_same: bool
    differences: tuple[EraDifference, ...]


@dataclass(frozen=True, slots=True)
class EraView:
    """One row: an era and what the combat comes to in it.

    `rules`: what puts it on the board (the intent `ChangeRules`). `until`: its last day, None for today's rules.
    `day`: the day whose text the board names; None where it means the last text. `on_board`: it is in force there.
    `refused`: why it cannot play the board, and then `results` is None.
    """

    era: EraId
    rules: str
    since: date
    until: date | None
    day: str | None
    on_board: bool
    results: EraResults | None
    refused: tuple[Sentence, ...]


@dataclass(frozen=True, slots=True)
class EraComparison:
    """The question; equal ones have the same answer. Frozen, so it can be answered in another thread."""

    scenario: Scenario

    def views(self) -> Iterator[EraView]:
        """The eras, newest first, each worked out when it is asked for."""
        comparison = Comparison(self.scenario, _MOST_LISTED, _MOST_COUNTED)
        return (_view(comparison, era) for era in ERAS)


def era_comparison(scenario: Scenario) -> EraComparison:
    """The comparison of a board. What is assigned on it makes no difference: the eras tell what could be."""
    return EraComparison(replace(scenario, assignments=()))


def era_name(era: EraId) -> Message:
    """What an era is called, without its days."""
    return Message(f"eras.name.{era.value}")


def _view(comparison: Comparison, era: Era) -> EraView:
    board = comparison.scenario.rules
    on_board = era_of(board).id is era.id
    last = day_of(era.id.value)
    is_today = last == date.max
    rules = board if on_board else CURRENT if is_today else era.id.value
    results, refused = _answer(comparison, rules)
    return EraView(
        era=era.id,
        rules=rules,
        since=era.in_force_from,
        until=None if is_today else last,
        day=None if rules in (CURRENT, era.id.value) else rules,
        on_board=on_board,
        results=results,
        refused=refused,
    )


def _answer(comparison: Comparison, rules: str) -> tuple[EraResults | None, tuple[Sentence, ...]]:
    try:
        found = comparison.under(rules)
    except MissingChoiceError as error:
        return None, (about(error.message),)
    refused = tuple(dict.fromkeys(about(problem.message) for problem in found.problems))
    return (None if found.played is None else _results(found, found.played)), refused


def _results(found: UnderRules, played: Played) -> EraResults:
    through = played.most_through
    return EraResults(
        step=None if played.step is None else played.step.moment,
        count=played.count,
        distinct=None if played.outcomes is None else len(played.outcomes),
        most_through=None if through is None else result_words(through.result),
        is_same=found.is_same,
        differences=tuple(EraDifference(about(one.message, one.rule), one.is_inferred) for one in played.differences),
    )
