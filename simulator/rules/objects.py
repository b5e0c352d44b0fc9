"""Players and permanents as frozen values: what stands on the table, with figures as they are now."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from simulator.rules.effects import Filter
from simulator.rules.keywords import Ability, AbilityWord, Keyword, KeywordWord

LocalText: TypeAlias = tuple[tuple[str, str], ...]
"""A text by language, such as (("en", "Bear"), ("ja", "熊")); the language "" is for every language."""


class CardType(StrEnum):
    """The card types that a scenario may name."""

    CREATURE = "creature"
    PLANESWALKER = "planeswalker"
    BATTLE = "battle"
    ARTIFACT = "artifact"
    ENCHANTMENT = "enchantment"
    LAND = "land"


class Color(StrEnum):
    """The five colours."""

    WHITE = "white"
    BLUE = "blue"
    BLACK = "black"
    RED = "red"
    GREEN = "green"


class TriggerWhen(StrEnum):
    """The events that a trigger of a scenario may wait for."""

    ATTACKS = "attacks"
    ATTACKS_A_PLAYER = "attacks a player"
    ATTACKS_AND_ISNT_BLOCKED = "attacks and isn't blocked"
    BLOCKS = "blocks"
    BECOMES_BLOCKED = "becomes blocked"
    BECOMES_BLOCKED_BY_A_CREATURE = "becomes blocked by a creature"
    DEALS_COMBAT_DAMAGE = "deals combat damage"
    DEALS_COMBAT_DAMAGE_TO_A_PLAYER = "deals combat damage to a player"
    IS_DEALT_DAMAGE = "is dealt damage"
    IS_DEALT_EXCESS_DAMAGE = "is dealt excess damage"
    GAINS_LIFE = "gains life"
    LAST_DEFENSE_COUNTER_REMOVED = "last defense counter removed"
    DIES = "dies"


@dataclass(frozen=True, slots=True)
class Trigger:
    """A triggered ability: listed each time it triggers, never resolved by the program."""

    when: TriggerWhen
    text: LocalText = ()
    condition: Filter | None = None


@dataclass(frozen=True, slots=True)
class Player:
    """One player. `life` and `poison` of team members are the team's.

    `out`: has left the game; `lost`: by losing it, in this combat.
    """

    id: str
    name: LocalText = ()
    life: int = 20
    poison: int = 0
    commander_damage: tuple[tuple[str, int], ...] = ()
    keywords: tuple[KeywordWord, ...] = ()
    team: str | None = None
    controlled_by: str | None = None
    out: bool = False
    lost: bool = False

    def protected_from(self) -> tuple[str, ...]:
        """The qualities that the player has protection from."""
        return _qualities(self.keywords, Keyword.PROTECTION)

    def is_opponent_of(self, other: "Player") -> bool:
        """Whether two players are opponents: not the same, and not of one team."""
        return self.id != other.id and (self.team is None or self.team != other.team)


@dataclass(frozen=True, slots=True)
class Permanent:
    """One permanent, with figures as they are now, counters included.

    `power`, `toughness`: None for what is no creature. `damage`: marked damage points. `regeneration_shields`,
    `dealt_deathtouch` (since state-based actions were last checked) and `phased_out` change during combat.
    """

    id: str
    controller: str
    types: frozenset[CardType]
    name: LocalText = ()
    owner: str | None = None
    supertypes: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    power: int | None = None
    toughness: int | None = None
    damage: int = 0
    loyalty: int | None = None
    defense: int | None = None
    protector: str | None = None
    keywords: tuple[KeywordWord, ...] = ()
    abilities: tuple[AbilityWord, ...] = ()
    counters: tuple[tuple[str, int], ...] = ()
    colors: frozenset[Color] = frozenset()
    tapped: bool = False
    commander: bool = False
    token: bool = False
    attacked_this_turn: bool = False
    summoning_sick: bool = False
    goaded_by: tuple[str, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    regeneration_shields: int = 0
    dealt_deathtouch: bool = False
    phased_out: bool = False

    @property
    def is_creature(self) -> bool:
        """Whether it is a creature now."""
        return CardType.CREATURE in self.types

    @property
    def is_planeswalker(self) -> bool:
        """Whether it is a planeswalker now."""
        return CardType.PLANESWALKER in self.types

    @property
    def is_battle(self) -> bool:
        """Whether it is a battle now."""
        return CardType.BATTLE in self.types

    @property
    def is_siege(self) -> bool:
        """Whether it is a battle of the type Siege."""
        return self.is_battle and any(subtype.casefold() == "siege" for subtype in self.subtypes)

    def has(self, keyword: Keyword) -> bool:
        """Whether it has the keyword, once or more."""
        # A plain loop: this is asked hundreds of thousands of times, and most creatures have few keywords.
        for word in self.keywords:  # noqa: SIM110
            if word.keyword is keyword:
                return True
        return False

    def total(self, keyword: Keyword) -> int:
        """The sum of the numbers of a keyword, such as the total toxic value. Rule: CR 702.164."""
        return sum(word.number for word in self.keywords if word.keyword is keyword)

    def qualities(self, keyword: Keyword) -> tuple[str, ...]:
        """The qualities that a keyword names: protection from, bands with other, landwalk."""
        return _qualities(self.keywords, keyword)

    def can(self, ability: Ability) -> bool:
        """Whether it has the ability."""
        for word in self.abilities:  # noqa: SIM110
            if word.ability is ability:
                return True
        return False


def _qualities(keywords: tuple[KeywordWord, ...], keyword: Keyword) -> tuple[str, ...]:
    return tuple(quality for word in keywords if word.keyword is keyword for quality in word.qualities)
