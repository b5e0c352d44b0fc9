"""Which ids a scenario knows, and what is wrong with one that it does not."""

import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from simulator.rules.messages import message
from simulator.rules.problems import Path, Problem
from simulator.rules.scenario import Scenario


@dataclass(frozen=True, slots=True)
class KnownIds:
    """The players and permanents of a scenario, by id."""

    players: frozenset[str]
    permanents: frozenset[str]

    def player(self, id: str | None, *path: str | int) -> Iterator[Problem]:
        """A problem where the id is given and names no player."""
        if id is not None and id not in self.players:
            yield self._unfit(id, path, "problem.not-a-player")

    def permanent(self, id: str | None, *path: str | int) -> Iterator[Problem]:
        """A problem where the id is given and names no permanent."""
        if id is not None and id not in self.permanents:
            yield self._unfit(id, path, "problem.not-a-permanent")

    def either(self, id: str | None, *path: str | int) -> Iterator[Problem]:
        """A problem where the id is given and names neither player nor permanent."""
        if id is not None and id not in self.players and id not in self.permanents:
            yield self._unfit(id, path, "problem.unknown-id")

    def permanent_each(self, ids: Iterable[str], *path: str | int) -> Iterator[Problem]:
        """As `permanent`, for every place of a list."""
        for place, id in enumerate(ids):
            yield from self.permanent(id, *path, place)

    def either_each(self, ids: Iterable[str], *path: str | int) -> Iterator[Problem]:
        """As `either`, for every place of a list."""
        for place, id in enumerate(ids):
            yield from self.either(id, *path, place)

    def _unfit(self, id: str, path: Path, key: str) -> Problem:
        known = id in self.players or id in self.permanents
        return Problem(path, message(key if known else "problem.unknown-id", id=id))


def known_ids(scenario: Scenario) -> KnownIds:
    """The ids of a scenario."""
    return KnownIds(
        frozenset(player.id for player in scenario.players),
        frozenset(permanent.id for permanent in scenario.permanents),
    )


def id_problems(scenario: Scenario) -> Iterator[Problem]:
    """Ids that stand twice or cannot be ids, over players and permanents together."""
    seen: set[str] = set()
    places = [("players", place, player.id) for place, player in enumerate(scenario.players)]
    places += [("permanents", place, permanent.id) for place, permanent in enumerate(scenario.permanents)]
    for owner, place, id in places:
        if id in seen:
            yield Problem((owner, place, "id"), message("problem.id-twice", id=id))
        seen.add(id)
        if not _is_well_formed(id):
            yield Problem((owner, place, "id"), message("problem.id-form", id=id.encode("unicode_escape").decode()))


def _is_well_formed(id: str) -> bool:
    printable = not any(unicodedata.category(letter) == "Cc" for letter in id)
    return bool(id.strip()) and printable and unicodedata.is_normalized("NFC", id)
