"""What is wrong, or odd, with an input: every problem at once, each with its place and remedy."""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from simulator.rules.messages import Message

Path: TypeAlias = tuple[str | int, ...]
"""Where in a scenario: keys and list positions, outermost first, such as ("permanents", 2, "power")."""


class Severity(Enum):
    """An error refuses the input; a warning goes along with it."""

    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong. The message says what would be right."""

    path: Path
    message: Message
    severity: Severity = Severity.ERROR


class ScenarioError(Exception):
    """A scenario that cannot stand. Carries every problem, warnings included."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__(f"{len(problems)} problems")
        self.problems = problems


def errors(problems: tuple[Problem, ...]) -> tuple[Problem, ...]:
    """Those problems that refuse the input."""
    return tuple(problem for problem in problems if problem.severity is Severity.ERROR)
