"""JSON as text: read strictly, with the place of everything that is wrong, and written to be read by people."""

import json
import math
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from types import MappingProxyType
from unicodedata import normalize

from simulator.formats.document import JSON
from simulator.formats.findings import Finding, FormatError, error, refuse_errors
from simulator.formats.notation_tokens import Source
from simulator.rules.messages import Message, message
from simulator.rules.problems import Path

_DEEPEST = 64
_WIDTH = 120
# Python would refuse to read longer ones. Private fields may hold integers far beyond every figure.
_MOST_DIGITS = 4_000

# Half of a surrogate pair alone, which no file can hold.
_BROKEN = re.compile("[\ud800-\udfff]")

# What Python's reader says is wrong, by the beginning of its words.
_SYNTAX: Mapping[str, str] = MappingProxyType(
    {
        "Expecting ',' delimiter": "json.expected-comma",
        "Expecting ':' delimiter": "json.expected-colon",
        "Expecting property name": "json.expected-key",
        "Illegal trailing comma": "json.trailing-comma",
        "Expecting value": "json.expected-value",
        "Extra data": "json.extra-data",
        "Unterminated string": "json.unclosed-text",
        "Invalid control character": "json.control-character",
        "Invalid \\": "json.odd-escape",
    }
)


class _Object(dict[str, JSON]):
    """A JSON object that remembers which keys stand in it more than once, ids in whatever form (NFC or not)."""

    repeated: tuple[str, ...] = ()


def _object(pairs: list[tuple[str, JSON]]) -> _Object:
    made = _Object(pairs)
    keys = [normalize("NFC", key) for key, _ in pairs]
    if len(set(keys)) < len(keys):
        made.repeated = tuple(key for key, times in Counter(keys).items() if times > 1)
    return made


def _integer(digits: str) -> int | float:
    return int(digits) if len(digits.removeprefix("-")) <= _MOST_DIGITS else math.inf


def _constant(_: str) -> float:
    return math.nan


def decode(content: bytes) -> str:
    """The text of a file in UTF-8; a byte order mark is left out. Raises `FormatError`."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        before = content[: wrong.start].decode("utf-8-sig", errors="replace")
        place = Source(before).place(len(before))
        raise FormatError((error((), message("json.not-utf-8"), place),)) from None


def read_json(text: str) -> JSON:
    """The value of a JSON text.

    Raises `FormatError`: for the first slip of syntax, with its line and column; or for all of `oddities`.
    """
    value = parse_json(text)
    refuse_errors(tuple(oddities(value)))
    return value


def parse_json(text: str) -> JSON:
    """The value of a JSON text, with `oddities` that it may have.

    Raises `FormatError` for the first slip of syntax, with its line and column, and for what is nested too deeply.
    """
    text = text.removeprefix("\ufeff")
    try:
        value: JSON = json.loads(text, object_pairs_hook=_object, parse_int=_integer, parse_constant=_constant)
    except json.JSONDecodeError as wrong:
        raise FormatError((_syntax(text, wrong),)) from None
    except RecursionError:
        raise FormatError((error((), message("json.too-deep", most=_DEEPEST)),)) from None
    refuse_errors(tuple(_too_deep(value)))
    return value


def _syntax(text: str, wrong: json.JSONDecodeError) -> Finding:
    key = next((key for words, key in _SYNTAX.items() if wrong.msg.startswith(words)), "json.syntax")
    return error((), message(key), Source(text).place(wrong.pos))


def oddities(value: JSON) -> Iterator[Finding]:
    """What JSON lets pass and the program does not: repeated keys, numbers that are none, broken characters."""
    for path, one in _walk(value):
        yield from (error(path, said) for said in _wrong_with(one))


def _too_deep(value: JSON) -> Iterator[Finding]:
    deep = (path for path, one in _walk(value) if len(path) >= _DEEPEST and isinstance(one, dict | list))
    yield from (error(path[:3], message("json.too-deep", most=_DEEPEST)) for path in islice(deep, 1))


def _walk(value: JSON) -> Iterator[tuple[Path, JSON]]:
    """Every part in which something may be wrong, with its path. Without recursion: the nesting may be deep."""
    waiting: list[tuple[Path, JSON]] = [((), value)]
    while waiting:
        path, one = waiting.pop()
        yield path, one
        waiting += reversed([((*path, key), part) for key, part in _parts(one) if not _is_sound(part)])


def _is_sound(value: JSON) -> bool:
    """Whether nothing can be wrong with a value, which is true of nearly all of a file."""
    return value is None or isinstance(value, int) or (isinstance(value, str) and not _BROKEN.search(value))


def _parts(value: JSON) -> Iterable[tuple[str | int, JSON]]:
    """What an object or list holds, by key or place."""
    if isinstance(value, dict):
        return value.items()
    return enumerate(value) if isinstance(value, list) else ()


def _wrong_with(value: JSON) -> Iterator[Message]:
    match value:
        case _Object():
            yield from (message("json.repeated-key", repeated=key) for key in value.repeated)
            if any(_BROKEN.search(key) for key in value):
                yield message("json.broken-character")
        case float() if not math.isfinite(value):
            yield message("json.odd-number")
        case str() if _BROKEN.search(value):
            yield message("json.broken-character")


def write_json(value: JSON) -> str:
    """JSON for people: what fits on a line stands on one, everything else one item a line."""
    return _lines(value, "", 0) + "\n"


def _lines(value: JSON, indent: str, taken: int) -> str:
    """`taken`: the characters that already stand on the line."""
    short = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, dict | list) or not value or (indent and len(indent) + taken + len(short) < _WIDTH):
        return short
    inner = indent + "  "
    if isinstance(value, dict):
        keys = {key: json.dumps(key, ensure_ascii=False) + ": " for key in value}
        rows = [f"{inner}{keys[key]}{_lines(one, inner, len(keys[key]))}" for key, one in value.items()]
        return "{\n" + ",\n".join(rows) + f"\n{indent}}}"
    return "[\n" + ",\n".join(f"{inner}{_lines(one, inner, 0)}" for one in value) + f"\n{indent}]"
