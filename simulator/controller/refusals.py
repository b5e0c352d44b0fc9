"""Refusals in sentences: from problems of a board, from violations of an assignment, from one reason."""

from collections.abc import Iterable

from simulator.controller.board_state import Refusal, Sentence
from simulator.rules.citation import Rule
from simulator.rules.legal.legality import Violation
from simulator.rules.messages import Message, Value, message, named_in
from simulator.rules.problems import Problem, errors


def refuse(key: str, rule: Rule | None = None, **values: Value) -> Refusal:
    """A refusal for one reason."""
    return Refusal((sentence(key, rule, **values),))


def sentence(key: str, rule: Rule | None = None, **values: Value) -> Sentence:
    """A sentence about everyone whom its values name."""
    return about(message(key, **values), rule)


def about(said: Message, rule: Rule | None = None) -> Sentence:
    """A message as a sentence about everyone whom it names."""
    return Sentence(said, rule, named_in(said))


def refusal_of_problems(problems: Iterable[Problem]) -> Refusal:
    """Every error of a board, each once."""
    return Refusal(tuple(dict.fromkeys(about(problem.message) for problem in errors(tuple(problems)))))


def sentences_of_violations(violations: Iterable[Violation]) -> tuple[Sentence, ...]:
    """Every rule that an assignment breaks, each once."""
    return tuple(dict.fromkeys(about(violation.message, violation.rule) for violation in violations))
