"""What one scenario holds and another does not: the parts that a conversion could not say."""

from collections.abc import Iterator
from dataclasses import fields

from simulator.formats.normal_form import normal
from simulator.rules.objects import Permanent, Player
from simulator.rules.problems import Path
from simulator.rules.scenario import Declared, Scenario

_WHOLE = ("rules", "active_player", "effects", "choices", "timeline", "assignments")


def left_out(scenario: Scenario, said: Scenario) -> Iterator[Path]:
    """The parts of a scenario that are not in what was said of it, by their paths in a scenario file."""
    whole, rest = normal(scenario), normal(said)
    yield from _players(whole, rest)
    for index, (one, other) in enumerate(zip(whole.permanents, rest.permanents, strict=True)):
        yield from (("permanents", index, name) for name in _differing(one, other))
    yield from (("combat", name) for name in _differing(whole.declared, rest.declared))
    yield from ((name,) for name in _WHOLE if getattr(whole, name) != getattr(rest, name))
    if whole.what_if:
        yield ("x-what-if",)


def _players(whole: Scenario, rest: Scenario) -> Iterator[Path]:
    if [player.id for player in whole.players] != [player.id for player in rest.players]:
        yield ("players",)
        return
    for index, (one, other) in enumerate(zip(whole.players, rest.players, strict=True)):
        yield from (("players", index, name) for name in _differing(one, other))


def _differing(one: Player | Permanent | Declared, other: Player | Permanent | Declared) -> Iterator[str]:
    for field in fields(one):
        if getattr(one, field.name) != getattr(other, field.name):
            yield field.name
