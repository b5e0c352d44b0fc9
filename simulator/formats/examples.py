"""The bundled scenarios, in the order in which they are best read."""

import json
from dataclasses import dataclass
from pathlib import Path

from simulator.formats import scenario_file
from simulator.formats.document import Document
from simulator.formats.resources import resources
from simulator.rules.messages import Message, message
from simulator.rules.objects import LocalText

SUFFIX = ".combat.json"


@dataclass(frozen=True, slots=True)
class Example:
    """A bundled scenario by its name, such as `double-strike`."""

    name: str

    @property
    def path(self) -> Path:
        """Its file."""
        return resources() / "scenarios" / f"{self.name}{SUFFIX}"

    def title_and_notes(self) -> tuple[LocalText, LocalText]:
        """What it is called and what it shows, without its board being read, which takes a hundred times as long."""
        file = json.loads(self.path.read_bytes())
        return tuple(file["title"].items()), tuple(file["notes"].items())

    def document(self) -> Document:
        """What its file holds."""
        return scenario_file.read(self.path.read_bytes()).document


@dataclass(frozen=True, slots=True)
class Chapter:
    """Examples that belong together."""

    title: Message
    examples: tuple[Example, ...]


def chapters() -> tuple[Chapter, ...]:
    """All bundled scenarios, chapter by chapter."""
    return (
        _chapter(message("example.trample"), _TRAMPLE),
        _chapter(message("example.division"), _DIVISION),
        _chapter(message("example.over-planeswalkers"), _OVER_PLANESWALKERS),
        _chapter(message("example.double-strike"), _DOUBLE_STRIKE),
        _chapter(message("example.enters-attacking"), _ENTERS_ATTACKING),
        _chapter(message("example.history"), _HISTORY),
    )


def examples() -> tuple[Example, ...]:
    """All bundled scenarios."""
    return tuple(example for chapter in chapters() for example in chapter.examples)


def _chapter(title: Message, names: str) -> Chapter:
    return Chapter(title, tuple(Example(name) for name in names.split()))


_TRAMPLE = """
    trample-over-a-blocker
    trample-chump-block
    trample-no-duty
    trample-marked-damage
    trample-healed-blocker
    trample-shared-blocker
    trample-blocker-gone
    trample-deathtouch
    trample-protection
    trample-indestructible
    trample-prevention
    trample-doubled-5
    trample-doubled-1
    trample-to-a-planeswalker
    trample-planeswalker-blocker-gone
    trample-stops-at-the-planeswalker
    trample-planeswalker-gone
    trample-to-a-battle
    trample-when-blocking
    trample-outside-combat-damage
    trample-twice
    excess-damage-to-the-controller
    looks-for-trample
    super-trample
"""

_DIVISION = """
    free-division
    order-of-blockers
    order-ends-with-the-player
    trample-band-most-through
    trample-band-all-alone
    banding-blocker-divides
"""

_OVER_PLANESWALKERS = """
    over-a-planeswalker
    over-a-planeswalker-together
    over-a-planeswalker-and-its-blocker
    over-a-planeswalker-no-duty
    over-a-planeswalker-no-blocker-left
    over-a-planeswalker-that-left
    over-nothing-left
    over-a-planeswalker-deathtouch
"""

_DOUBLE_STRIKE = """
    double-strike
    double-strike-hits-twice
    double-strike-who-deals-when
    double-strike-blocker-dies-first
    double-strike-trample
    double-strike-at-a-planeswalker
    double-strike-lifelink
    double-strike-pumped
    double-strike-gained-in-between
    double-strike-lost-in-between
    double-strike-is-no-first-strike
    first-strike-too-late
    first-strike-without-damage
    triple-strike
"""

_ENTERS_ATTACKING = """
    enters-attacking
    enters-attacking-a-planeswalker
    enters-attacking-a-battle
    ninjutsu
    commander-ninjutsu
    sneak
    leaves-at-end-of-combat
    myriad
    enters-tapped-with-vigilance
    enters-attacking-untapped
    enters-attacking-defender
    enters-for-another-player
    enters-attacking-noncreature
    enters-attacking-battle-creature
    enters-attacking-what-left
    enters-attacking-what-cannot-be-attacked
    enters-attacking-a-player-who-left
    enters-blocking-another-attack
    becomes-attacking
    becomes-attacking-what-left
    battle-never-becomes-attacking
"""

_HISTORY = """
    classic-trample
    classic-trample-protection
    classic-trample-doubled
    history-doubled-unblocked
    history-doubled-today
    urza-trample-skips-the-untouchable
    history-several-blockers-classic
    history-several-blockers-urza
    history-several-blockers-sixth
    history-several-blockers-m10
    history-several-blockers-m11
    history-several-blockers-foundations
    history-deathtouch-sixth
    history-deathtouch-m10
    history-deathtouch-m11
    history-deathtouch-foundations
    history-damage-on-the-stack
    history-no-stack-today
"""
