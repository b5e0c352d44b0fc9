"""Badges: the keywords and abilities of a card in two or three letters, with a hue, their words and rule."""

from collections.abc import Mapping
from types import MappingProxyType

from simulator.controller.board_state import Badge
from simulator.rules.citation import Rule
from simulator.rules.keywords import Ability, AbilityWord, Keyword, KeywordWord
from simulator.rules.messages import Message, message
from simulator.rules.objects import CardType, Color, Permanent

# Hues by what a badge is about: how damage is divided, when it is dealt, what it results in, who may block, the rest.
_DIVIDING, _STRIKING, _RESULTS, _EVASION, _OTHER = 2, 4, 5, 1, 6

_KEYWORDS: Mapping[Keyword, tuple[str, int, str | None]] = MappingProxyType(
    {
        Keyword.TRAMPLE: ("TR", _DIVIDING, "702.19"),
        Keyword.TRAMPLE_OVER_PLANESWALKERS: ("T→P", _DIVIDING, "702.19c"),
        Keyword.DEATHTOUCH: ("DT", _DIVIDING, "702.2"),
        Keyword.BANDING: ("BA", _DIVIDING, "702.22"),
        Keyword.BANDS_WITH_OTHER: ("BO", _DIVIDING, "702.22"),
        Keyword.FIRST_STRIKE: ("FS", _STRIKING, "702.7"),
        Keyword.DOUBLE_STRIKE: ("DS", _STRIKING, "702.4"),
        Keyword.TRIPLE_STRIKE: ("TS", _STRIKING, None),
        Keyword.LIFELINK: ("LL", _RESULTS, "702.15"),
        Keyword.INFECT: ("IN", _RESULTS, "702.90"),
        Keyword.WITHER: ("WI", _RESULTS, "702.80"),
        Keyword.TOXIC: ("TX", _RESULTS, "702.164"),
        Keyword.INDESTRUCTIBLE: ("ID", _RESULTS, "702.12"),
        Keyword.PROTECTION: ("PR", _RESULTS, "702.16"),
        Keyword.ABSORB: ("AB", _RESULTS, "702.64"),
        Keyword.FLYING: ("FL", _EVASION, "702.9"),
        Keyword.REACH: ("RE", _EVASION, "702.17"),
        Keyword.MENACE: ("ME", _EVASION, "702.111"),
        Keyword.SHADOW: ("SH", _EVASION, "702.28b"),
        Keyword.FEAR: ("FE", _EVASION, "702.36b"),
        Keyword.INTIMIDATE: ("IT", _EVASION, "702.13b"),
        Keyword.SKULK: ("SK", _EVASION, "702.118b"),
        Keyword.HORSEMANSHIP: ("HO", _EVASION, "702.31b"),
        Keyword.LANDWALK: ("LW", _EVASION, "702.14"),
        Keyword.VIGILANCE: ("VI", _OTHER, "702.20"),
        Keyword.HASTE: ("HA", _OTHER, "702.10b"),
        Keyword.DEFENDER: ("DE", _OTHER, "702.3b"),
        Keyword.NINJUTSU: ("NI", _OTHER, "702.49"),
        Keyword.COMMANDER_NINJUTSU: ("CN", _OTHER, "702.49"),
        Keyword.SNEAK: ("SN", _OTHER, "702.190"),
        Keyword.MYRIAD: ("MY", _OTHER, "702.116a"),
    }
)

_ABILITIES: Mapping[Ability, tuple[str, int]] = MappingProxyType(
    {
        Ability.AS_THOUGH_UNBLOCKED: ("UB", _DIVIDING),
        Ability.ASSIGN_TOUGHNESS: ("TO", _DIVIDING),
        Ability.ASSIGN_NOTHING: ("NO", _DIVIDING),
        Ability.DIVIDE_AMONG_DEFENDERS: ("DA", _DIVIDING),
        Ability.LETHAL_BY_POWER: ("LP", _DIVIDING),
        Ability.DEFENDER_DIVIDES: ("DD", _DIVIDING),
        Ability.BLOCK_ANY_NUMBER: ("B∞", _OTHER),
        Ability.BLOCK_MORE: ("B+", _OTHER),
    }
)

_COLORS = frozenset(color.value for color in Color)
_CARD_TYPES = frozenset(type.value for type in CardType)


def badges_of(permanent: Permanent) -> tuple[Badge, ...]:
    """The badges of a permanent, keywords first, in the order in which they are printed; each once."""
    keywords = (_of_keyword(word) for word in permanent.keywords)
    abilities = (_of_ability(word) for word in permanent.abilities)
    return tuple(dict.fromkeys((*keywords, *abilities)))


def _of_keyword(word: KeywordWord) -> Badge:
    if word.keyword is None:
        return _printed(word.text)
    letters, hue, number = _KEYWORDS.get(word.keyword, (_initials(word.keyword.value), _OTHER, None))
    if word.keyword in (Keyword.TOXIC, Keyword.ABSORB):
        letters += str(word.number)
    return Badge(letters, hue, keyword_words(word), Rule(number) if number else None)


def _of_ability(word: AbilityWord) -> Badge:
    if word.ability is None:
        return _printed(word.text)
    letters, hue = _ABILITIES.get(word.ability, (_initials(word.ability.value), _EVASION))
    return Badge(letters, hue, ability_words(word), None)


def _printed(text: str) -> Badge:
    # The question mark: a misspelt keyword must not look like the keyword.
    return Badge(f"{_initials(text)[:2]}?", _OTHER, message("word.printed", text=text), None)


def _initials(text: str) -> str:
    words = text.replace("'", "").split()
    letters = "".join(word[0] for word in words[:3]) if len(words) > 1 else text[:2]
    return letters.upper()


def keyword_words(word: KeywordWord) -> Message:
    """A keyword in words, with its number and qualities where it has them."""
    if word.keyword is None:
        return message("word.printed", text=word.text)
    said = message(f"keyword.{word.keyword.value}")
    if word.qualities:
        qualities = tuple(_quality(quality) for quality in word.qualities)
        return message(f"word.{word.keyword.value}", qualities=qualities)
    return message("word.numbered", word=said, number=str(word.number)) if _numbered(word) else said


def ability_words(word: AbilityWord) -> Message:
    """An ability in words, with its number or quality where it has one."""
    if word.ability is None:
        return message("word.printed", text=word.text)
    return message(f"ability.{word.ability.value}", number=str(word.number), quality=_quality(word.quality))


def _numbered(word: KeywordWord) -> bool:
    return any(character.isdigit() for character in word.text)


def _quality(quality: str) -> Message:
    if quality in _COLORS:
        return message(f"color.{quality}")
    if quality.removesuffix("s") in _CARD_TYPES:
        return message(f"card-type.{quality.removesuffix('s')}")
    return message("word.printed", text=quality)
