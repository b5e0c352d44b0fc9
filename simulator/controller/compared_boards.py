"""Two boards side by side as the window shows them: numbers, examples with their reasons, results that come and go."""

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property

from simulator.controller.board_state import BoardState, Refusal, Sentence
from simulator.controller.refusals import sentences_of_violations
from simulator.controller.result_words import result_words
from simulator.controller.saving import opened
from simulator.controller.setting_words import setting_words
from simulator.controller.snapshot import snapshot
from simulator.explore.board_differences import other_differences, settings_between
from simulator.explore.outcomes import Outcome
from simulator.explore.result_changes import result_changes
from simulator.explore.settings import set_so
from simulator.explore.side_by_side import How, OneSided, SideBySide, side_by_side
from simulator.explore.whatif import Settings
from simulator.formats.document import Document
from simulator.rules.assignment import Assignment
from simulator.rules.legal.budget import Budget
from simulator.rules.messages import Message
from simulator.rules.scenario import Scenario

_BUDGET = Budget(memory=64 * 2**20, milliseconds=300)
"""Nobody turns a wheel and waits: what takes longer is walked through, or not told."""

_MOST_WALKED = 1_000

_MOST_COUNTED, _MOST_RESULTS = 2_000, 200
"""Beyond so many assignments somebody would wait for their results to be told apart."""


class Turned(StrEnum):
    """What the second board does to an assignment or result that is possible on one board only."""

    BECAME = "became"
    CEASED = "ceased"


@dataclass(frozen=True, slots=True)
class ExampleView:
    """An assignment that is legal on one board only: the shares of those who have a choice, and what it breaks."""

    assignment: Assignment
    shares: tuple[tuple[str, str, int], ...]
    reasons: tuple[Sentence, ...]


@dataclass(frozen=True, slots=True)
class ResultView:
    """A result that is possible on one board only, and an assignment that comes to it."""

    words: Message
    example: Assignment


@dataclass(frozen=True)
class ComparedBoards:
    """The question; everything is worked out once, when it is asked for."""

    first: Scenario
    second: Scenario

    @property
    def differences(self) -> tuple[Message, ...]:
        """In what the second board differs from the first."""
        settings = (setting_words(self.first, one) for one in settings_between(self.first, self.second))
        return (*settings, *other_differences(self.first, self.second))

    @property
    def counts(self) -> tuple[int | None, int | None]:
        """The legal assignments on each; None where they are too many to count at once."""
        return self._sides.counts

    @property
    def why(self) -> tuple[Message, ...]:
        """Why one of the boards cannot be so."""
        return tuple(dict.fromkeys((*self._sides.first.why, *self._sides.second.why)))

    @property
    def both(self) -> int | None:
        """How many are legal on both; None where that cannot be told at once."""
        return self._sides.both

    def number(self, turned: Turned) -> int:
        """How many became legal, or ceased to be."""
        return self._one_sided(turned).number

    def told(self, turned: Turned) -> int:
        """How many of them can be asked for by their places."""
        return self._one_sided(turned).told

    def is_exact(self, turned: Turned) -> bool:
        """Whether there are no more of them: False where only some could be judged."""
        return self._one_sided(turned).how is not How.AT_LEAST

    def example(self, turned: Turned, index: int) -> ExampleView:
        """The one at this place from 0 in canonical order. Raises `IndexError`."""
        found = self._one_sided(turned).example(index)
        named = {violation.source for violation in found.violations}
        told = named | self._choosing(turned)
        shares = tuple(found.assignment.shares())
        return ExampleView(
            found.assignment,
            tuple(share for share in shares if share[0] in told) or shares,
            sentences_of_violations(found.violations),
        )

    def results(self, turned: Turned) -> tuple[ResultView, ...] | None:
        """The results that became possible, or ceased to be; None where there are too many to tell apart at once."""
        if self._results is None:
            return None
        became, ceased = self._results
        return became if turned is Turned.BECAME else ceased

    def _choosing(self, turned: Turned) -> set[str]:
        """The sources with more than one recipient on the board where the assignment is legal."""
        step = (self._sides.second if turned is Turned.BECAME else self._sides.first).step
        return set() if step is None else {source.id for source in step.sources if len(source.recipients) > 1}

    def _one_sided(self, turned: Turned) -> OneSided:
        return self._sides.became if turned is Turned.BECAME else self._sides.ceased

    @cached_property
    def _sides(self) -> SideBySide:
        return side_by_side(self.first, self.second, budget=_BUDGET, most_walked=_MOST_WALKED)

    @cached_property
    def _results(self) -> tuple[tuple[ResultView, ...], tuple[ResultView, ...]] | None:
        if any(count is None or count > _MOST_COUNTED for count in self.counts):
            return None
        found = result_changes(self._sides.first, self._sides.second, _MOST_RESULTS)
        return None if found is None else (_views(found.became), _views(found.ceased))


def _views(outcomes: tuple[Outcome, ...]) -> tuple[ResultView, ...]:
    return tuple(ResultView(result_words(one.result), one.example) for one in outcomes)


def changed_board(document: Document, settings: Settings) -> BoardState | None:
    """The board of a document with these settings as it would be drawn; None where it cannot be so."""
    session = opened(replace(document, scenario=set_so(document.scenario, *settings)))
    return None if isinstance(session, Refusal) else snapshot(session)
