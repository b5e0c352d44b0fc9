"""What else is wrong with a text of which some parts could not be read: everything but what follows from those parts.

A slip in one place must neither hide the problems of other places nor bring false ones along.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from simulator.rules.messages import Message, Name, Value
from simulator.rules.problems import Path, Problem


@dataclass(frozen=True, slots=True)
class Broken:
    """The parts that could not be read: their paths, and the ids of players and permanents among them."""

    paths: frozenset[Path] = frozenset()
    ids: frozenset[str] = frozenset()

    def unrelated(self, problems: Iterable[Problem]) -> Iterator[Problem]:
        """Those problems that neither lie in a broken part nor speak of one."""
        for problem in problems:
            lies_in = any(problem.path[:length] in self.paths for length in range(1, len(problem.path) + 1))
            if not lies_in and self.ids.isdisjoint(_mentioned(problem.message)):
                yield problem


def _mentioned(value: Value) -> Iterator[str]:
    match value:
        case Name(id):
            yield id
        case str():
            yield value
        case Message():
            for _, one in value.values:
                yield from _mentioned(one)
        case tuple():
            for part in value:
                yield from _mentioned(part)
