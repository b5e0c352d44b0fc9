"""Everything that is wrong, or odd, with a scenario: all at once, each with its place and what would be right."""

from simulator.rules.checking_values import wrong_values
from simulator.rules.problems import Problem
from simulator.rules.scenario import Scenario

__all__ = ["problems", "wrong_values"]


def problems(scenario: Scenario) -> tuple[Problem, ...]:
    """All problems, errors and warnings, in the order in which a file holds its parts.

    With an error the scenario cannot be played. What could not have been declared is only a warning.
    """
    return wrong_values(scenario)
