"""The words of a permanent in the notation: keywords, abilities, colours, marks, and subtypes in quotes."""

import re

from simulator.formats.notation_cursor import Cursor, WrongItemError
from simulator.formats.notation_items import Word
from simulator.formats.notation_tokens import Token, TokenKind
from simulator.rules.keywords import Keyword, keyword_word
from simulator.rules.messages import message

_AFTER_A_WORD = (TokenKind.COMMA, TokenKind.AT, TokenKind.ATTACKS, TokenKind.ITEM_END)
_NEVER_IN_A_WORD = (TokenKind.COLON, TokenKind.RANGE, TokenKind.SLASH)
_FIGURE = re.compile(r"\b(loyalty|defense|damage) [+-]?[0-9]+\Z", re.IGNORECASE)


def read_words(cursor: Cursor) -> tuple[Word, ...]:
    """Reads the words between commas, up to a controller, a role or the end. Raises `WrongItemError`."""
    words: list[Word] = []
    if _at_end_of_word(cursor):
        return ()
    while True:
        word = _read_one(cursor)
        if words and _goes_on(words[-1], word):
            words[-1] = Word(f"{words[-1].text}, {word.text}", words[-1].place)
        else:
            words.append(word)
        if not cursor.take(TokenKind.COMMA):
            return tuple(words)


def _at_end_of_word(cursor: Cursor) -> bool:
    return cursor.at(*_AFTER_A_WORD) or cursor.at_word("x")


def _goes_on(before: Word, word: Word) -> bool:
    """Whether `from Y` goes on with `protection from X`."""
    protected = not before.quoted and keyword_word(before.text).keyword is Keyword.PROTECTION
    return protected and not word.quoted and word.text.casefold().startswith(("from ", "and from "))


def _read_one(cursor: Cursor) -> Word:
    if _at_end_of_word(cursor):
        raise cursor.wrong("notation.expected-keyword")
    first = last = cursor.peek()
    if cursor.take(TokenKind.QUOTED):
        return _quoted(cursor, first)
    while not _at_end_of_word(cursor):
        if cursor.at(*_NEVER_IN_A_WORD, TokenKind.QUOTED):
            raise cursor.wrong("notation.out-of-place")
        last = cursor.advance()
    text = cursor.written(first, last)
    if _FIGURE.search(text):
        raise WrongItemError(cursor.place(first), message("notation.figure-after-word", given=text))
    return Word(text, cursor.place(first))


def _quoted(cursor: Cursor, token: Token) -> Word:
    if not _at_end_of_word(cursor):
        raise cursor.wrong("notation.out-of-place")
    return Word(token.text, cursor.place(token), quoted=True)
