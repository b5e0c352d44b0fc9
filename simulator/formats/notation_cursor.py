"""Reading one item of the notation token by token: names, numbers, and what stands where it should not."""

import re
import unicodedata

from simulator.formats.findings import Place
from simulator.formats.notation_items import Named
from simulator.formats.notation_tokens import Source, Token, TokenKind
from simulator.rules.checks.figures import LIMIT
from simulator.rules.messages import Message, message

RESERVED = frozenset(
    "rules active after had life poison team band order loyalty defense protector damage tapped token commander "
    "nothing was planeswalker battle player of blocked x".split()
)
"""The words of the notation; as a name each needs quotes, whatever its case."""

_PLAIN_NUMBER = re.compile(r"[0-9]+\Z")


class WrongItemError(Exception):
    """An item that cannot be read: what is wrong and where. Caught where the items are gone through."""

    def __init__(self, place: Place, said: Message) -> None:
        super().__init__(f"{place} {said.key}")
        self.place = place
        self.message = said


class Cursor:
    """The tokens of one item and how far they are read."""

    def __init__(self, source: Source, tokens: list[Token]) -> None:
        self._source = source
        self._tokens = tokens
        self._read = 0

    def peek(self, ahead: int = 0) -> Token:
        """The token to be read next, or one further on; the end of the item goes on for ever."""
        return self._tokens[min(self._read + ahead, len(self._tokens) - 1)]

    def advance(self) -> Token:
        """Reads one token."""
        token = self.peek()
        self._read += 1
        return token

    def place(self, token: Token | None = None) -> Place:
        """Where a token stands; without one, the token to be read next."""
        return self._source.place((token or self.peek()).start)

    def written(self, first: Token, last: Token) -> str:
        """What is written from one token to another."""
        return self._source.words(first, last)

    def at(self, *kinds: TokenKind) -> bool:
        """Whether the next token is of one of these kinds."""
        return self.peek().kind in kinds

    def at_word(self, *words: str) -> bool:
        """Whether the next token is one of these words, in any case, without quotes."""
        return self.at(TokenKind.NAME) and self.peek().text.casefold() in words

    def take(self, kind: TokenKind) -> bool:
        """Reads the next token if it is of this kind."""
        if self.at(kind):
            self.advance()
            return True
        return False

    def take_word(self, *words: str) -> bool:
        """Reads the next token if it is one of these words."""
        if self.at_word(*words):
            self.advance()
            return True
        return False

    def need_word(self, word: str) -> None:
        """Reads this word. Raises `WrongItemError` where another stands."""
        if not self.take_word(word):
            raise self.wrong("notation.expected-word", word=word)

    def wrong(self, key: str, **values: str | int) -> WrongItemError:
        """The next token is wrong."""
        found = self.peek()
        said: Message | str = message("notation.end-of-item")
        if found.kind is not TokenKind.ITEM_END:
            said = self.written(found, self.peek(2) if self._is_fraction() else found)
        return WrongItemError(self.place(), message(key, found=said, **values))

    def at_name(self) -> bool:
        """Whether the next token is a name that needs no quotes, or quoted."""
        return self.at(TokenKind.QUOTED, TokenKind.NUMBER) or (
            self.at(TokenKind.NAME) and self.peek().text.casefold() not in RESERVED
        )

    def name(self) -> Named:
        """Reads a name. Raises `WrongItemError` for a reserved word, a control character, or no name at all."""
        token = self.peek()
        if token.kind is TokenKind.NAME and token.text.casefold() in RESERVED:
            raise self.wrong("notation.reserved")
        if not self.at_name() or (token.kind is TokenKind.NUMBER and not _PLAIN_NUMBER.match(token.text)):
            raise self.wrong("notation.expected-name")
        id = unicodedata.normalize("NFC", token.text)
        if not id or any(unicodedata.category(character) in ("Cc", "Cs") for character in id):
            raise self.wrong("notation.odd-name")
        self.advance()
        return Named(id, self.place(token))

    def refuse_unclosed_quote(self) -> None:
        """Raises `WrongItemError` where the item opens a quote and never closes it."""
        for token in self._tokens:
            if token.kind is TokenKind.UNCLOSED:
                raise WrongItemError(self.place(token), message("notation.unclosed-quote"))

    def refuse_words_before_colon(self) -> None:
        """Raises `WrongItemError` where more than one token stands before a colon: a name without its quotes."""
        before = next((at for at, token in enumerate(self._tokens) if token.kind is TokenKind.COLON), 0)
        if before > 1:
            given = self.written(self._tokens[0], self._tokens[before - 1]).replace('"', "")
            raise WrongItemError(self.place(self._tokens[0]), message("notation.name-in-quotes", given=given))

    def names(self) -> tuple[Named, ...]:
        """Reads one or several names between commas."""
        found = [self.name()]
        while self.take(TokenKind.COMMA):
            found.append(self.name())
        return tuple(found)

    def number(self, least: int) -> int:
        """Reads an integer from `least` on, at most a million. Raises `WrongItemError`."""
        token = self.peek()
        if token.kind is not TokenKind.NUMBER or self._is_fraction():
            raise self.wrong("notation.expected-number")
        # Longer than any figure may be; Python would refuse to read thousands of digits.
        value = int(token.text) if len(token.text) < 12 else LIMIT + 1
        if not least <= value <= LIMIT:
            raise self.wrong("notation.number-out-of-range", least=least, most=LIMIT)
        self.advance()
        return value

    def _is_fraction(self) -> bool:
        """Whether the next token is cut off by a point: 1.5."""
        number, point, rest = self.peek(), self.peek(1), self.peek(2)
        adjoin = number.end == point.start and point.end == rest.start
        return adjoin and point.text == "." and number.kind is rest.kind is TokenKind.NUMBER

    def end(self) -> None:
        """Raises `WrongItemError` unless the item ends here."""
        if not self.at(TokenKind.ITEM_END):
            raise self.wrong("notation.out-of-place")
