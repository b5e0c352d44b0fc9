"""What the face of a card shows, as a value: equal looks share one picture."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from simulator.controller.board_state import CardKind, CardView, Seat
from simulator.rules.events import Figure
from simulator.rules.objects import Color

_WEAKENING = "-1/-1"
# No card is wide enough for more, and to measure ten thousand letters takes long.
_LONGEST_NAME = 80
_INITIALS = {color: color.value[0].upper() for color in Color} | {Color.BLUE: "U"}


@dataclass(frozen=True, slots=True)
class CardLook:
    """Everything on a face besides its size and colours. `badges`: letters and hue. `counters`: text of each kind.

    `attacking_side`: a card without a colour shows at whose side it lies.
    """

    name: str
    kind: CardKind
    strength: str
    damage: int
    loyalty: int | None
    defense: int | None
    badges: tuple[tuple[str, int], ...]
    counters: tuple[str, ...]
    colors: tuple[str, ...]
    tapped: bool
    token: bool
    attacking_side: bool

    def face(self) -> "CardLook":
        """The look without its figures: they change often, and are painted over a face that does not."""
        return replace(self, strength="", damage=0, loyalty=None, defense=None, counters=())


def look_of(card: CardView, name: str, figures: Mapping[Figure, int]) -> CardLook:
    """The look of a card. `figures`: shown in place of its own, while they count."""
    counters = dict(card.counters)
    weaker = figures.get(Figure.COUNTERS, counters.get(_WEAKENING, 0)) - counters.get(_WEAKENING, 0)
    if weaker:
        counters[_WEAKENING] = counters.get(_WEAKENING, 0) + weaker
    return CardLook(
        name=name[:_LONGEST_NAME],
        kind=card.kind,
        strength=_strength(card, weaker),
        damage=figures.get(Figure.DAMAGE, card.damage),
        loyalty=None if card.loyalty is None else figures.get(Figure.LOYALTY, card.loyalty),
        defense=None if card.defense is None else figures.get(Figure.DEFENSE, card.defense),
        badges=tuple((badge.letters, badge.hue) for badge in card.badges),
        counters=tuple(kind if times == 1 else f"{kind} ×{times}" for kind, times in counters.items() if times),
        colors=card.colors,
        tapped=card.tapped,
        token=card.token,
        attacking_side=card.seat is Seat.NEAR,
    )


def _strength(card: CardView, weaker: int) -> str:
    """Power and toughness as they are printed; less what counters take while they count."""
    if card.power is None or card.toughness is None:
        return ""
    return f"{card.power - weaker}/{card.toughness - weaker}"


def initials(colors: tuple[str, ...]) -> str:
    """The colours of a card as letters, so that a hue never speaks alone: W, U, B, R, G."""
    return "".join(_INITIALS[color] for color in Color if color.value in colors)
