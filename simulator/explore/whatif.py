"""What if something were otherwise: the same board with a figure, a keyword or the rules set so, and its numbers."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from simulator.explore.due_step import Due, due_step
from simulator.explore.numbers import count_within_budget, distinct_within_budget
from simulator.explore.settings import Setting, set_so
from simulator.rules.legal.budget import Budget
from simulator.rules.legal.legal_assignments import USUAL_BUDGET, LegalAssignments
from simulator.rules.messages import Message
from simulator.rules.scenario import Scenario
from simulator.rules.timeline import Moment

Settings: TypeAlias = tuple[Setting, ...]


@dataclass(frozen=True, slots=True)
class WhatIf:
    """What a board comes to with these settings.

    `step`: the damage step that is then due, None where none is. `count`: its legal assignments, None beyond the
    budget. `distinct`: their distinct results, None where telling them apart would go beyond the budget. `why`: why
    the board cannot be so; then there is neither step nor number.
    """

    settings: Settings
    step: Moment | None
    count: int | None
    distinct: int | None
    why: tuple[Message, ...] = ()

    @property
    def stands(self) -> bool:
        """Whether the board can be so."""
        return not self.why


def what_if(
    scenario: Scenario,
    many: Iterable[Settings],
    moment: Moment | None = None,
    most_listed: int | None = None,
    budget: Budget = USUAL_BUDGET,
) -> Iterator[WhatIf]:
    """What the board comes to with each of these settings, one after the other.

    `moment`: in the step of this moment, else in the next one due. `most_listed`: beyond so many assignments results
    are not told apart; None: however many there are. `budget`: what counting those of one board may take.
    Raises `KeyError` for what is not there to be set.
    """
    return (_answer(settings, due_step(set_so(scenario, *settings), moment), most_listed, budget) for settings in many)


TOLD_WITHIN = Budget(milliseconds=2_000)
"""What telling the results of one board apart may take: there may be many boards. Numbers of assignments take less."""


def _answer(settings: Settings, due: Due, most_listed: int | None, budget: Budget) -> WhatIf:
    if due.why:
        return WhatIf(settings, None, None, None, due.why)
    if due.combat is None or due.step is None:
        return WhatIf(settings, None, 0, 0)
    count = count_within_budget(LegalAssignments(due.step, budget=budget))
    told = count is not None and (most_listed is None or count <= most_listed)
    distinct = distinct_within_budget(due.combat, due.step, TOLD_WITHIN) if told else None
    return WhatIf(settings, due.step.moment, count, distinct)
