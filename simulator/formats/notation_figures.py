"""The figures of a permanent in the notation: `2/2`, `loyalty 3`, `defense 4 protector P2`, `damage 1`, `artifact`."""

from dataclasses import dataclass, field

from simulator.formats.findings import Place
from simulator.formats.notation_cursor import Cursor
from simulator.formats.notation_items import Figures, Named
from simulator.formats.notation_tokens import TokenKind
from simulator.rules.checks.figures import LIMIT
from simulator.rules.objects import CardType

_TYPES = {one.value: one for one in CardType}
_NAMED_FIGURES = ("loyalty", "defense", "damage")
_IMPLIED = {"power": CardType.CREATURE, "loyalty": CardType.PLANESWALKER, "defense": CardType.BATTLE}
"""The figures that make a permanent what it is."""


@dataclass
class _Found:
    """What has been read so far."""

    numbers: dict[str, int] = field(default_factory=dict)
    places: dict[str, Place] = field(default_factory=dict)
    types: set[CardType] = field(default_factory=set)
    protector: Named | None = None


def read_figures(cursor: Cursor) -> Figures:
    """Reads one figure or several. Raises `WrongItemError` for none, or for the same one twice."""
    found = _Found()
    if not _read_one(cursor, found):
        raise cursor.wrong("notation.expected-figure")
    while _read_one(cursor, found):
        pass
    found.types.update(type for name, type in _IMPLIED.items() if name in found.numbers)
    return Figures(
        power=found.numbers.get("power"),
        toughness=found.numbers.get("toughness"),
        loyalty=found.numbers.get("loyalty"),
        defense=found.numbers.get("defense"),
        protector=found.protector,
        damage=found.numbers.get("damage"),
        types=frozenset(found.types),
        places=found.places,
    )


def _read_one(cursor: Cursor, found: _Found) -> bool:
    if cursor.at(TokenKind.NUMBER) and cursor.peek(1).kind is TokenKind.SLASH:
        _read_power_and_toughness(cursor, found)
    elif cursor.at_word(*_NAMED_FIGURES):
        _read_named(cursor, found)
    elif cursor.at_word(*_TYPES):
        found.types.add(_TYPES[cursor.advance().text.casefold()])
    else:
        return False
    return True


def _read_power_and_toughness(cursor: Cursor, found: _Found) -> None:
    _read_number(cursor, found, "power", -LIMIT)
    cursor.advance()
    _read_number(cursor, found, "toughness", -LIMIT)


def _read_named(cursor: Cursor, found: _Found) -> None:
    name = cursor.peek().text.casefold()
    if name in found.numbers:
        raise cursor.wrong("notation.figure-twice")
    cursor.advance()
    _read_number(cursor, found, name, 0)
    if name == "defense" and cursor.take_word("protector"):
        found.protector = cursor.name()


def _read_number(cursor: Cursor, found: _Found, name: str, least: int) -> None:
    if name in found.numbers:
        raise cursor.wrong("notation.figure-twice")
    found.places[name] = cursor.place()
    found.numbers[name] = cursor.number(least)
