"""How items of the notation are spelt."""

from collections.abc import Iterable

from simulator.formats.notation_cursor import RESERVED
from simulator.formats.notation_items import (
    ActiveItem,
    AfterItem,
    Attacks,
    AttacksNothing,
    BandItem,
    Blocks,
    Figures,
    HadFirstStrikeItem,
    Item,
    Named,
    OrderItem,
    PermanentItem,
    PlayerItem,
    Role,
    RulesItem,
    Word,
)
from simulator.formats.notation_tokens import is_name_character
from simulator.rules.objects import CardType


def spelt_name(id: str) -> str:
    """A name, in quotes where it needs them."""
    if id and all(is_name_character(character) for character in id) and id.casefold() not in RESERVED:
        return id
    return quoted(id)


def quoted(text: str) -> str:
    """A text in quotes; a quote in it is doubled."""
    return '"' + text.replace('"', '""') + '"'


def spelt_words(words: Iterable[Word]) -> str:
    """Words between commas, subtypes in quotes."""
    return ", ".join(quoted(word.text) if word.quoted else word.text for word in words)


def spelt(item: Item) -> str:
    """An item of the notation."""
    match item:
        case RulesItem(rules):
            return f"rules {rules}"
        case ActiveItem(player):
            return f"active {spelt_name(player.id)}"
        case AfterItem(moment):
            return f"after {moment.value}"
        case HadFirstStrikeItem(creatures):
            return f"had first strike {_all(creatures)}"
        case BandItem(members):
            return f"band {_all(members)}"
        case OrderItem(creature, foes):
            return f"order {spelt_name(creature.id)}: {_all(foes)}"
        case PlayerItem():
            return _player(item)
        case PermanentItem():
            return _permanent(item)


def _player(item: PlayerItem) -> str:
    poison = f" poison {item.poison}" if item.poison else ""
    team = f" team {spelt_name(item.team)}" if item.team is not None else ""
    return f"{spelt_name(item.name.id)}: life {item.life}{poison}{team}"


def _permanent(item: PermanentItem) -> str:
    names = ", ".join(spelt_name(name) for name in item.names)
    words = spelt_words(item.words)
    controller = f"@{spelt_name(item.controller.id)}" if item.controller is not None else ""
    role = _role(item.role) if item.role is not None else ""
    parts = [f"{names}:", _figures(item.figures), words, controller, role]
    return " ".join(part for part in parts if part)


def _figures(figures: Figures) -> str:
    parts: list[str] = []
    if figures.power is not None:
        parts.append(f"{figures.power}/{figures.toughness}")
    if figures.loyalty is not None:
        parts.append(f"loyalty {figures.loyalty}")
    if figures.defense is not None:
        parts.append(f"defense {figures.defense}")
    if figures.protector is not None:
        parts.append(f"protector {spelt_name(figures.protector.id)}")
    if figures.damage is not None:
        parts.append(f"damage {figures.damage}")
    return " ".join(parts + _types(figures))


def _types(figures: Figures) -> list[str]:
    """The card types that the figures do not tell."""
    told = {
        CardType.CREATURE: figures.power,
        CardType.PLANESWALKER: figures.loyalty,
        CardType.BATTLE: figures.defense,
    }
    return [type.value for type in CardType if type in figures.types and told.get(type) is None]


def _role(role: Role) -> str:
    match role:
        case Attacks(_, target):
            attacked = "" if target is None else f" {spelt_name(target.id)}"
            return f">{attacked}{_blocked(role)}"
        case AttacksNothing(_, was):
            before = "" if was is None else f" was {was[0].value} of {spelt_name(was[1].id)}"
            return f"> nothing{before}{_blocked(role)}"
        case Blocks(_, blocking):
            return f"x {_all(blocking)}" if blocking else "x nothing"


def _all(names: Iterable[Named]) -> str:
    return ", ".join(spelt_name(name.id) for name in names)


def _blocked(role: Attacks | AttacksNothing) -> str:
    return " blocked" if role.blocked else ""
