"""The boards of a sweep and everything that is varied on each: one question for every board of them all."""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from pathlib import Path

from simulator.cli.console import Json, json_text
from simulator.cli.status import CommandError
from simulator.cli.streams import standard_input
from simulator.cli.varying import Axis, Choice, Given, axis_of
from simulator.explore.goals import Goal
from simulator.explore.settings import set_so
from simulator.explore.sweeping import Question
from simulator.formats import scenario_file
from simulator.formats.board_folder import boards_in
from simulator.formats.board_source import read_source
from simulator.formats.document import Document
from simulator.formats.findings import FormatError
from simulator.rules.scenario import Scenario
from simulator.rules.timeline import Moment


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked of every board: the step, the goals of the best, and for whom."""

    moment: Moment | None
    goals: tuple[Goal, ...]
    player: str | None


@dataclass(frozen=True, slots=True)
class Swept:
    """One board as it was given, and what is varied on it: `words` as they were typed."""

    name: str
    scenario: Scenario
    words: tuple[str, ...]
    axes: tuple[Axis, ...]

    @property
    def number(self) -> int:
        """How many boards it comes to."""
        return prod(len(axis.choices) for axis in self.axes)

    def settings(self) -> Iterator[tuple[Choice, ...]]:
        """Every value of each axis with every value of the others, the last one turning fastest."""
        return product(*(axis.choices for axis in self.axes))


@dataclass(frozen=True, slots=True)
class Place:
    """Which board of a sweep a row is of."""

    board: str
    vary: tuple[tuple[str, Given], ...]


@dataclass(frozen=True, slots=True)
class Unread:
    """A board that cannot be swept, and the refusal."""

    name: str
    refusal: FormatError | CommandError


def names_of(sources: Sequence[str]) -> Iterator[str]:
    """The boards that are meant, each once: a folder stands for those in it."""
    every = (name for source in sources for name in _within(source))
    return iter(dict.fromkeys(every))


def _within(source: str) -> Iterator[str]:
    folder = Path(source)
    return map(str, boards_in(folder)) if folder.is_dir() else iter((source,))


def swept(name: str, words: Sequence[str], *, what_if: bool) -> Swept | Unread:
    """The board of this name, and the axes that the words of `--vary` mean on it."""
    try:
        scenario = read_source(name, standard_input(), what_if=what_if).document.scenario
        return Swept(name, scenario, tuple(words), tuple(axis_of(text, scenario) for text in words))
    except (FormatError, CommandError) as refusal:
        return Unread(name, refusal)


def questions(board: Swept, asked: Asked) -> Iterator[tuple[Place, Question]]:
    """All that is asked about one board."""
    subjects = tuple(words.rpartition("=")[0].strip() for words in board.words)
    for choices in board.settings():
        place = Place(board.name, tuple(zip(subjects, (choice.value for choice in choices), strict=True)))
        scenario = set_so(board.scenario, *(setting for choice in choices for setting in choice.settings))
        key = _key(place, scenario, asked)
        yield place, Question(key, scenario, asked.moment, asked.goals, asked.player)


def _key(place: Place, scenario: Scenario, asked: Asked) -> str:
    """The same for the same board of the same name with the same question, on every machine."""
    goals = [goal.value for goal in asked.goals]
    question: list[Json] = [place.board, dict(place.vary), asked.moment and asked.moment.value, goals, asked.player]
    text = json_text([*question, scenario_file.write(Document(scenario))])
    return hashlib.sha256(text.encode("utf-8")).hexdigest()[:32]
