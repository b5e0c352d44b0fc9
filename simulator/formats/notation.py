"""The notation: a board in one line, or one item a line."""

from simulator.formats.document import Document, Reading
from simulator.formats.findings import Finding, error, refuse_errors
from simulator.formats.notation_board import scenario_of
from simulator.formats.notation_cursor import WrongItemError
from simulator.formats.notation_items import Item
from simulator.formats.notation_parser import parse_item
from simulator.formats.notation_places import nearest_place, places, said_twice
from simulator.formats.notation_tokens import Source, items
from simulator.formats.unknown_words import unknown_words
from simulator.rules.scenario import Scenario


def parse(text: str) -> Scenario:
    """The scenario that a notation says.

    Raises `FormatError` with everything that is wrong, each with its line and column.
    """
    return read(text).document.scenario


def read(text: str) -> Reading:
    """The scenario that a notation says, and what is odd about it. Raises `FormatError`."""
    source = Source(text)
    written, findings = _items(source)
    findings += said_twice(written)
    refuse_errors(tuple(findings))
    scenario = scenario_of(written)
    where = places(written)
    findings = [Finding(one, nearest_place(where, one.path)) for one in unknown_words(scenario)]
    refuse_errors(tuple(findings))
    return Reading(Document(scenario), tuple(findings))


def _items(source: Source) -> tuple[list[Item], list[Finding]]:
    found: list[Item] = []
    findings: list[Finding] = []
    for tokens in items(source):
        try:
            found.append(parse_item(source, tokens))
        except WrongItemError as wrong:
            findings.append(error((), wrong.message, wrong.place))
    return found, findings
