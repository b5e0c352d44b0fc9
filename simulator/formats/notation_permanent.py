"""One permanent of the notation, its words told apart."""

from dataclasses import dataclass

from simulator.formats.notation_defaults import SIEGE
from simulator.formats.notation_items import PermanentItem, Word
from simulator.formats.words import folded
from simulator.rules.keywords import AbilityWord, KeywordWord, ability_word, keyword_word
from simulator.rules.objects import CardType, Color, Permanent

MARKS = ("tapped", "token", "commander")
_COLORS = {color.value: color for color in Color}


@dataclass(frozen=True, slots=True)
class SortedWords:
    """The words of a permanent by what they are."""

    keywords: tuple[KeywordWord, ...]
    abilities: tuple[AbilityWord, ...]
    colors: frozenset[Color]
    subtypes: tuple[str, ...]
    marks: frozenset[str]


def is_keyword(word: Word) -> bool:
    """Whether a word is a keyword: known or not, it is nothing else."""
    text = word.text.casefold()
    return not (word.quoted or text in MARKS or text in _COLORS or is_ability(word.text))


def sort_words(words: tuple[Word, ...]) -> SortedWords:
    """Tells words apart: marks and colours, then abilities; all others are keywords, known or not."""
    unquoted = [word.text for word in words if not word.quoted]
    in_small = frozenset(text.casefold() for text in unquoted)
    return SortedWords(
        keywords=tuple(_keyword(word.text) for word in words if is_keyword(word)),
        abilities=tuple(ability_word(folded(text)) for text in unquoted if is_ability(text)),
        colors=frozenset(color for text, color in _COLORS.items() if text in in_small),
        subtypes=tuple(word.text for word in words if word.quoted),
        marks=in_small.intersection(MARKS),
    )


def is_ability(text: str) -> bool:
    """Whether a word is an ability that the program knows."""
    return ability_word(text).ability is not None


def _keyword(text: str) -> KeywordWord:
    """A known keyword in small letters, as the canonical form has it; an unknown one as it is written."""
    word = keyword_word(text)
    return word if word.keyword is None else keyword_word(folded(text))


def permanent(id: str, item: PermanentItem, controller: str, protector: str | None) -> Permanent:
    """The permanent that an item says; a battle without a quoted subtype is a Siege."""
    figures = item.figures
    words = sort_words(item.words)
    siege = CardType.BATTLE in figures.types and not words.subtypes
    return Permanent(
        id=id,
        controller=controller,
        types=figures.types,
        subtypes=(SIEGE,) if siege else words.subtypes,
        power=figures.power,
        toughness=figures.toughness,
        damage=figures.damage or 0,
        loyalty=figures.loyalty,
        defense=figures.defense,
        protector=protector,
        keywords=words.keywords,
        abilities=words.abilities,
        colors=words.colors,
        tapped="tapped" in words.marks,
        commander="commander" in words.marks,
        token="token" in words.marks,
    )
