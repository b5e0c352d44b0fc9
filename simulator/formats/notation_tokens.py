"""The notation cut into tokens, each with its place; nothing is left out but blanks and comments."""

import re
import unicodedata
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum, auto

from simulator.formats.findings import Place


class TokenKind(Enum):
    """What a token is."""

    NAME = auto()
    NUMBER = auto()
    QUOTED = auto()
    UNCLOSED = auto()
    SLASH = auto()
    RANGE = auto()
    COLON = auto()
    COMMA = auto()
    AT = auto()
    ATTACKS = auto()
    OTHER = auto()
    ITEM_END = auto()


_SIGNS = {
    "/": TokenKind.SLASH,
    "..": TokenKind.RANGE,
    ":": TokenKind.COLON,
    ",": TokenKind.COMMA,
    "@": TokenKind.AT,
    ">": TokenKind.ATTACKS,
    ";": TokenKind.ITEM_END,
}
_TOKEN = re.compile(
    r"""
      (?P<comment> \#[^\r\n]*)
    | (?P<newline> \r\n|\r|\n)
    | (?P<blank> [^\S\r\n]+)
    | (?P<quoted> "(?:[^"\r\n]|"")*")
    | (?P<unclosed> "[^\r\n;]*)
    | (?P<sign> \.\.|[/:,@>;])
    | (?P<number> [+-]?[0-9]+(?!\w))
    | (?P<other> .)
    """,
    re.VERBOSE | re.DOTALL,
)
_LINE_START = re.compile(r"\r\n|\r|\n")


@dataclass(frozen=True, slots=True)
class Token:
    """A token: its kind, what it says (of a quoted one, what stands between the quotes), and where it stands."""

    kind: TokenKind
    text: str
    start: int
    end: int


@dataclass(frozen=True)
class Source:
    """A text with the starts of its lines."""

    text: str
    line_starts: tuple[int, ...] = field(init=False)

    def __post_init__(self) -> None:
        starts = (0, *(found.end() for found in _LINE_START.finditer(self.text)))
        object.__setattr__(self, "line_starts", starts)

    def place(self, offset: int) -> Place:
        """The line and column of a character."""
        line = bisect_right(self.line_starts, offset)
        return Place(line, offset - self.line_starts[line - 1] + 1)

    def words(self, first: Token, last: Token) -> str:
        """What is written from one token to another of the same line, blanks made single."""
        return " ".join(self.text[first.start : last.end].split())


def is_name_character(character: str) -> bool:
    """Whether a name may hold it without quotes: letters, marks, digits, and the low line."""
    return character == "_" or unicodedata.category(character)[0] in "LM" or unicodedata.category(character) == "Nd"


def tokens_by_item(source: Source) -> Iterator[list[Token]]:
    """The tokens of each item that is not empty, each list closed by an ITEM_END."""
    tokens: list[Token] = []
    for token in _tokens(source.text):
        tokens.append(token)
        if token.kind is TokenKind.ITEM_END:
            if len(tokens) > 1:
                yield tokens
            tokens = []


def _tokens(text: str) -> Iterator[Token]:
    offset = 0
    while offset < len(text):
        token, offset = _next(text, offset)
        if token is not None:
            yield token
    yield Token(TokenKind.ITEM_END, "", offset, offset)


def _next(text: str, start: int) -> tuple[Token | None, int]:
    """The token at an offset (None: a blank or comment), and where the next begins."""
    found = _TOKEN.match(text, start)
    assert found is not None, "the last alternative matches any character"
    end, said = found.end(), found.group()
    match found.lastgroup:
        case "comment" | "blank":
            return None, end
        case "newline":
            return Token(TokenKind.ITEM_END, "", start, end), end
        case "quoted":
            return Token(TokenKind.QUOTED, said[1:-1].replace('""', '"'), start, end), end
        case "unclosed":
            return Token(TokenKind.UNCLOSED, said[1:], start, end), end
        case "sign":
            return Token(_SIGNS[said], said, start, end), end
        case "number":
            return Token(TokenKind.NUMBER, said, start, end), end
        case _:
            return _name_or_other(text, start)


def _name_or_other(text: str, start: int) -> tuple[Token, int]:
    end = start
    while end < len(text) and is_name_character(text[end]):
        end += 1
    if end > start:
        return Token(TokenKind.NAME, text[start:end], start, end), end
    return Token(TokenKind.OTHER, text[start], start, start + 1), start + 1
