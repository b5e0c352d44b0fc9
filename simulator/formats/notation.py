"""The notation: a board in one line, or one item a line."""

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from simulator.formats.consequences import Broken
from simulator.formats.document import Document, Reading
from simulator.formats.findings import Finding, FormatError, Place, error, refuse_errors, warning
from simulator.formats.left_out import left_out
from simulator.formats.limits import MOST_ITEMS, MOST_NOTATION_CHARACTERS, MOST_PERMANENTS
from simulator.formats.notation_board import all_of, scenario_of
from simulator.formats.notation_canonical import canonical_items
from simulator.formats.notation_cursor import WrongItemError
from simulator.formats.notation_items import Item, PermanentItem
from simulator.formats.notation_parser import STATEMENTS, parse_item
from simulator.formats.notation_places import nearest_place, places, said_twice
from simulator.formats.notation_text import spelt
from simulator.formats.notation_tokens import Source, Token, TokenKind, tokens_by_item
from simulator.formats.unknown_words import unknown_words
from simulator.rules.checks import checking
from simulator.rules.messages import Message, message
from simulator.rules.problems import Path
from simulator.rules.scenario import Scenario


def parse(text: str) -> Scenario:
    """The scenario that a notation says.

    Raises `FormatError` with everything that is wrong, each with its line and column.
    """
    return read(text).document.scenario


def read(text: str, *, what_if: bool = False) -> Reading:
    """The scenario that a notation says, and what is odd about it. Raises `FormatError`.

    `what_if`: what its rules don't know yet is played all the same; the notation has no word for that.
    """
    _refuse_huge(text)
    written = _items(Source(text))
    _refuse_crowd(written.items)
    scenario = replace(scenario_of(written.items), what_if=what_if)
    findings = [*written.findings, *said_twice(written.items)]
    if written.broken is not None:
        where = places(written.items)
        problems = [*unknown_words(scenario), *checking.problems(scenario)]
        unrelated = written.broken.unrelated(problems)
        findings += [Finding(problem, nearest_place(where, problem.path)) for problem in unrelated]
    in_order = tuple(sorted(findings, key=lambda finding: finding.place or Place(1, 1)))
    refuse_errors(in_order)
    return Reading(Document(scenario), in_order)


@dataclass(frozen=True, slots=True)
class Notation:
    """A board in the canonical notation, with a warning for every part that the notation cannot say."""

    text: str
    left_out: tuple[Finding, ...]


def write(document: Document) -> Notation:
    """The canonical notation of a document's board."""
    items = canonical_items(document.scenario)
    missing = [*_left_out_around(document), *left_out(document.scenario, scenario_of(items))]
    warnings = (warning(path, message("notation.left-out")) for path in missing)
    return Notation("; ".join(spelt(item) for item in items), tuple(warnings))


def _left_out_around(document: Document) -> Iterator[Path]:
    around = {"title": document.title, "notes": document.notes, "expect": document.expect}
    yield from ((name,) for name, value in around.items() if value)
    yield from (anchor for anchor, _ in document.unknown)


@dataclass(frozen=True, slots=True)
class _Written:
    """The items that could be read, and what is wrong with the others.

    `broken`: what the others speak of; None where it is no longer clear which names there are.
    """

    items: Sequence[Item]
    findings: Sequence[Finding]
    broken: Broken | None


def _items(source: Source) -> _Written:
    items: list[Item] = []
    findings: list[Finding] = []
    names: set[str | None] = set()
    for tokens in tokens_by_item(source):
        try:
            items.append(parse_item(source, tokens))
        except WrongItemError as wrong:
            findings.append(error((), wrong.message, wrong.place))
            names.update(_names_of(tokens))
    return _Written(items, findings, _broken(names))


def _names_of(tokens: Sequence[Token]) -> tuple[str | None, ...]:
    """The name of an item that cannot be read; None where it had none, or a span of names."""
    first, second = tokens[0], tokens[1]
    if second.kind is TokenKind.COLON:
        return (unicodedata.normalize("NFC", first.text),)
    return () if first.text.casefold() in STATEMENTS else (None,)


def _broken(names: set[str | None]) -> Broken | None:
    ids = frozenset(name for name in names if name is not None)
    if len(ids) < len(names):
        return None
    return Broken(frozenset({("combat", "orders")}) if ids else frozenset(), ids)


def _refuse_huge(text: str) -> None:
    """Raises `FormatError` before anything is read."""
    if len(text) > MOST_NOTATION_CHARACTERS:
        raise _refused(message("board.too-long", n=len(text), most=MOST_NOTATION_CHARACTERS))
    ends = text.count(";") + text.count("\n") + text.count("\r")
    if ends > MOST_ITEMS:
        raise _refused(message("board.too-many-items", n=ends, most=MOST_ITEMS))


def _refuse_crowd(items: Sequence[Item]) -> None:
    permanents = sum(max(1, len(item.names)) for item in all_of(items, PermanentItem))
    if permanents > MOST_PERMANENTS:
        raise _refused(message("board.too-many-permanents", n=permanents, most=MOST_PERMANENTS))


def _refused(said: Message) -> FormatError:
    return FormatError((error((), said, Place(1, 1)),))
