"""Assignments in words, `A: B 2, P2 5; C: W 1`, or as a JSON object."""

from collections.abc import Collection, Iterator, Mapping

from simulator.formats.did_you_mean import nearest_word
from simulator.formats.document import JSON
from simulator.formats.findings import Finding, error, refuse_errors
from simulator.formats.json_text import read_json
from simulator.formats.notation_cursor import Cursor, WrongItemError
from simulator.formats.notation_items import Named
from simulator.formats.notation_text import spelt_name
from simulator.formats.notation_tokens import Source, TokenKind, tokens_by_item
from simulator.formats.words import normal_id
from simulator.rules.checks.figures import LIMIT
from simulator.rules.legal.partial_assignment import Shares
from simulator.rules.messages import Message, message
from simulator.rules.problems import Path
from simulator.rules.scenario import Scenario


def read_assignment(text: str, scenario: Scenario) -> Shares:
    """The shares that a text writes, damage points by source and recipient.

    A source that is named is named in full, with nothing too (`A:`); `partial_assignment.extended` tells which
    legal whole a text stands for that leaves sources out. Raises `FormatError` for an id that the scenario does not
    know, a source or recipient that stands twice, and an amount that is no whole number from 0 on: all at once,
    each with its place.
    """
    known = [player.id for player in scenario.players] + [permanent.id for permanent in scenario.permanents]
    reader = _of_json if text.lstrip().startswith("{") else _of_words
    return reader(text, frozenset(known))


def assignment_text(nested: Mapping[str, Mapping[str, int]]) -> str:
    """An assignment in words that can be read again: `A: B 2, P2 5; C: W 1`."""
    return "; ".join(
        f"{spelt_name(source)}: " + ", ".join(f"{spelt_name(to)} {amount}" for to, amount in given.items())
        for source, given in nested.items()
    )


def _of_words(text: str, known: Collection[str]) -> Shares:
    source = Source(text)
    findings: list[Finding] = []
    shares: dict[str, dict[str, int]] = {}
    for tokens in tokens_by_item(source):
        try:
            named, given = _item(Cursor(source, tokens))
        except WrongItemError as wrong:
            findings.append(error((), wrong.message, wrong.place))
            continue
        recipients = [recipient for recipient, _ in given]
        findings += _unfit([named], known, "assignment.source-twice", shares)
        findings += _unfit(recipients, known, "assignment.recipient-twice", ())
        shares[named.id] = {recipient.id: amount for recipient, amount in given}
    refuse_errors(tuple(findings))
    return shares


def _item(cursor: Cursor) -> tuple[Named, list[tuple[Named, int]]]:
    """`A: B 2, P2 5`; nothing after the colon: it assigns nothing."""
    cursor.refuse_unclosed_quote()
    cursor.refuse_words_before_colon()
    source = cursor.name()
    if not cursor.take(TokenKind.COLON):
        raise cursor.wrong("notation.expected-colon")
    given: list[tuple[Named, int]] = []
    while not cursor.at(TokenKind.ITEM_END):
        if given and not cursor.take(TokenKind.COMMA):
            raise cursor.wrong("assignment.expected-comma")
        given.append((cursor.name(), cursor.number(0)))
    return source, given


def _unfit(names: list[Named], known: Collection[str], twice: str, before: Collection[str]) -> Iterator[Finding]:
    """What is wrong with names: unknown, or standing a second time."""
    seen = set(before)
    for name in names:
        if name.id in seen:
            yield error((), message(twice, id=name.id), name.place)
        elif name.id not in known:
            yield error((), _unknown(name.id, known), name.place)
        seen.add(name.id)


def _unknown(id: str, known: Collection[str]) -> Message:
    nearest = nearest_word(id, known)
    if nearest is None:
        return message("assignment.unknown-id", id=id)
    return message("assignment.unknown-id-nearest", id=id, nearest=nearest)


def _of_json(text: str, known: Collection[str]) -> Shares:
    value = read_json(text)
    refuse_errors(tuple(_wrong_in_json(value, known)))
    assert isinstance(value, dict), "a text that begins with a brace is an object"
    return {normal_id(source): _given(given) for source, given in value.items()}


def _given(given: JSON) -> dict[str, int]:
    pairs = given.items() if isinstance(given, dict) else ()
    return {normal_id(recipient): amount for recipient, amount in pairs if isinstance(amount, int)}


def _wrong_in_json(value: JSON, known: Collection[str]) -> Iterator[Finding]:
    for source, given in value.items() if isinstance(value, dict) else ():
        if normal_id(source) not in known:
            yield error((source,), _unknown(source, known))
        if not isinstance(given, dict):
            yield error((source,), message("file.expected-object"))
            continue
        for recipient, amount in given.items():
            yield from _wrong_share((source, recipient), recipient, amount, known)


def _wrong_share(path: Path, recipient: str, amount: JSON, known: Collection[str]) -> Iterator[Finding]:
    if normal_id(recipient) not in known:
        yield error(path, _unknown(recipient, known))
    if not isinstance(amount, int) or isinstance(amount, bool):
        yield error(path, message("file.expected-number"))
    elif amount < 0:
        yield error(path, message("file.too-small", least=0))
    elif amount > LIMIT:
        yield error(path, message("file.too-large", most=LIMIT))
