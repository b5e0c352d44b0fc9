"""The words of a permanent that the notation can say: those that come back as they are."""

from collections.abc import Iterator

from simulator.formats.findings import Place
from simulator.formats.notation_cursor import Cursor, WrongItemError
from simulator.formats.notation_defaults import SIEGE
from simulator.formats.notation_items import Word
from simulator.formats.notation_permanent import MARKS, is_ability, is_keyword
from simulator.formats.notation_text import spelt_words
from simulator.formats.notation_tokens import Source, tokens_by_item
from simulator.formats.notation_words import read_words
from simulator.formats.words import folded
from simulator.rules.objects import Color, Permanent

_NOWHERE = Place(0, 0)


def sayable_words(permanent: Permanent) -> tuple[Word, ...]:
    """Its keywords, abilities, colours, marks and subtypes, each list in file order, as far as they can be said."""
    said: list[Word] = []
    for word in _words(permanent):
        if _read([*said, word]) == [*said, word]:
            said.append(word)
    return tuple(said)


def _words(permanent: Permanent) -> Iterator[Word]:
    for keyword in permanent.keywords:
        word = Word(keyword.text if keyword.keyword is None else folded(keyword.text), _NOWHERE)
        if is_keyword(word):
            yield word
    for ability in permanent.abilities:
        if is_ability(ability.text):
            yield Word(folded(ability.text), _NOWHERE)
    yield from (Word(color.value, _NOWHERE) for color in Color if color in permanent.colors)
    marks = {"tapped": permanent.tapped, "token": permanent.token, "commander": permanent.commander}
    yield from (Word(mark, _NOWHERE) for mark in MARKS if marks[mark])
    yield from (Word(subtype, _NOWHERE, quoted=True) for subtype in _subtypes(permanent))


def _subtypes(permanent: Permanent) -> tuple[str, ...]:
    """A battle is a Siege where nothing else is said."""
    subtypes = permanent.subtypes
    return () if permanent.is_battle and [one.casefold() for one in subtypes] == [SIEGE] else subtypes


def _read(words: list[Word]) -> list[Word]:
    """The words as they would be read again, without their places."""
    source = Source(spelt_words(words))
    items = list(tokens_by_item(source))
    if len(items) != 1:
        return []
    cursor = Cursor(source, items[0])
    try:
        found = read_words(cursor)
        cursor.end()
    except WrongItemError:
        return []
    return [Word(word.text, _NOWHERE, word.quoted) for word in found]
