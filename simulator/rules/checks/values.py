"""What is wrong or odd with the values of a scenario: all at once, each with its place and what would be right."""

from collections.abc import Iterator

from simulator.rules.checks.combat import combat_problems
from simulator.rules.checks.effects import all_effect_problems
from simulator.rules.checks.ids import id_problems, known_ids
from simulator.rules.checks.permanents import permanent_problems
from simulator.rules.checks.players import player_problems
from simulator.rules.checks.timeline import assignment_problems, timeline_problems
from simulator.rules.era import ERAS, UnknownRulesError, era_of
from simulator.rules.introductions import introduction_problems
from simulator.rules.messages import message
from simulator.rules.problems import Problem
from simulator.rules.scenario import Scenario


def wrong_values(scenario: Scenario) -> tuple[Problem, ...]:
    """The problems that single values have, without judging the declaration."""
    return tuple(_found(scenario))


def _found(scenario: Scenario) -> Iterator[Problem]:
    known = known_ids(scenario)
    yield from _rules_problems(scenario.rules)
    yield from introduction_problems(scenario)
    yield from id_problems(scenario)
    yield from player_problems(scenario, known)
    yield from permanent_problems(scenario, known)
    yield from combat_problems(scenario, known)
    yield from all_effect_problems(scenario, known)
    yield from timeline_problems(scenario, known)
    yield from assignment_problems(scenario, known)


def _rules_problems(rules: str) -> Iterator[Problem]:
    try:
        era_of(rules)
    except UnknownRulesError:
        known = tuple(era.id.value for era in ERAS)
        yield Problem(("rules",), message("problem.unknown-rules", rules=rules, known=known))
