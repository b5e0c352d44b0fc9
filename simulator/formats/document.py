"""A scenario with what its file says about it: title, notes, what it must come to, and fields unknown here."""

from dataclasses import dataclass, field
from typing import TypeAlias

from simulator.formats.findings import Finding
from simulator.rules.objects import LocalText
from simulator.rules.problems import Path
from simulator.rules.scenario import Scenario

JSON: TypeAlias = "bool | int | float | str | list[JSON] | dict[str, JSON] | None"
"""A value of a JSON file."""


@dataclass(frozen=True, slots=True)
class Document:
    """What a scenario file holds.

    `expect`: a part of what `resolve` must come to. `unknown`: the fields that the program does not know, by
    path; an item of a list that has an id stands in the path by that id.
    """

    scenario: Scenario
    title: LocalText = ()
    notes: LocalText = ()
    expect: dict[str, JSON] = field(default_factory=dict, hash=False)
    unknown: tuple[tuple[Path, JSON], ...] = field(default=(), hash=False)


@dataclass(frozen=True, slots=True)
class Reading:
    """A document that has been opened, and the warnings that go along with it."""

    document: Document
    warnings: tuple[Finding, ...] = ()
