"""The items of a notation as written: nothing is looked up yet, no default filled in."""

from dataclasses import dataclass, field
from typing import TypeAlias

from simulator.formats.findings import Place
from simulator.rules.objects import CardType
from simulator.rules.scenario import AttackedKind
from simulator.rules.timeline import Moment


@dataclass(frozen=True, slots=True)
class Named:
    """A name of a player or permanent, and where it stands."""

    id: str
    place: Place


@dataclass(frozen=True, slots=True)
class Word:
    """A keyword, ability, colour or mark of a permanent, and where it stands. `quoted`: it is a subtype."""

    text: str
    place: Place
    quoted: bool = False


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures and card types of a permanent; `places` tells where each stands, by its name in a file."""

    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    defense: int | None = None
    protector: Named | None = None
    damage: int | None = None
    types: frozenset[CardType] = frozenset()
    places: dict[str, Place] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Attacks:
    """`>`: attacks `target`, or where that is None the first defending player."""

    place: Place
    target: Named | None
    blocked: bool


@dataclass(frozen=True, slots=True)
class AttacksNothing:
    """`> nothing`: attacks nothing any more; `was`: what it attacked, and the defending player then."""

    place: Place
    was: tuple[AttackedKind, Named] | None
    blocked: bool


@dataclass(frozen=True, slots=True)
class Blocks:
    """`x`: blocks these attackers; none: they have left."""

    place: Place
    blocking: tuple[Named, ...]


Role: TypeAlias = Attacks | AttacksNothing | Blocks


@dataclass(frozen=True, slots=True)
class RulesItem:
    """`rules m11`."""

    rules: str
    place: Place


@dataclass(frozen=True, slots=True)
class ActiveItem:
    """`active P2`."""

    player: Named


@dataclass(frozen=True, slots=True)
class AfterItem:
    """`after declare blockers`."""

    moment: Moment
    place: Place


@dataclass(frozen=True, slots=True)
class HadFirstStrikeItem:
    """`had first strike A, B`."""

    creatures: tuple[Named, ...]
    place: Place


@dataclass(frozen=True, slots=True)
class PlayerItem:
    """`P2: life 7 poison 3 team T`."""

    name: Named
    life: int
    poison: int
    team: str | None


@dataclass(frozen=True, slots=True)
class BandItem:
    """`band A, C`."""

    members: tuple[Named, ...]
    place: Place


@dataclass(frozen=True, slots=True)
class OrderItem:
    """`order A: B1, B2`."""

    creature: Named
    foes: tuple[Named, ...]


@dataclass(frozen=True, slots=True)
class PermanentItem:
    """One permanent, or several equal ones. `names` is empty where it has none of its own."""

    names: tuple[str, ...]
    place: Place
    figures: Figures
    words: tuple[Word, ...]
    controller: Named | None
    role: Role | None


Item: TypeAlias = (
    RulesItem | ActiveItem | AfterItem | HadFirstStrikeItem | PlayerItem | BandItem | OrderItem | PermanentItem
)
