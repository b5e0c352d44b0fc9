"""Assignments in words and as JSON."""

import pytest

from simulator.formats import notation
from simulator.formats.assignment_text import assignment_text, read_assignment
from simulator.formats.catalogue import Catalogue, refuse_missing
from simulator.formats.findings import FormatError
from simulator.formats.language import Language
from simulator.formats.notation_text import spelt_name

CATALOGUE = Catalogue.load(refuse_missing)
BOARD = notation.parse('A: 7/7 trample > ; C: 1/1 >; B: 2/2 x A; D: 2/2 x A; "x": 0/1; "the; walker": loyalty 1')


def shares(text: str) -> dict[str, dict[str, int]]:
    return {source: dict(given) for source, given in read_assignment(text, BOARD).items()}


def refused(text: str) -> list[tuple[str, str]]:
    with pytest.raises(FormatError) as caught:
        read_assignment(text, BOARD)
    findings = caught.value.findings
    assert all(CATALOGUE.text(finding.message, language) for finding in findings for language in Language)
    return [(finding.where, finding.message.key) for finding in findings]


@pytest.mark.parametrize(
    ("text", "given"),
    [
        ("", {}),
        ("{}", {}),
        (" ; # nothing", {}),
        ("A: B 2, P2 5; C: P2 1", {"A": {"B": 2, "P2": 5}, "C": {"P2": 1}}),
        ("A:B 2,P2 5\nC: P2 1\n", {"A": {"B": 2, "P2": 5}, "C": {"P2": 1}}),
        ("A:", {"A": {}}),
        ("A: B 0", {"A": {"B": 0}}),
        ('"x": "the; walker" 1', {"x": {"the; walker": 1}}),
        ('{"A": {"B": 2, "P2": 5}, "C": {}}', {"A": {"B": 2, "P2": 5}, "C": {}}),
        (' {"the; walker": {"x": 0}}', {"the; walker": {"x": 0}}),
    ],
)
def test_what_a_text_assigns(text: str, given: dict[str, dict[str, int]]) -> None:
    assert shares(text) == given


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("A", [("1:2", "notation.expected-colon")]),
        ("A: B", [("1:5", "notation.expected-number")]),
        ("A: B 2 D 5", [("1:8", "assignment.expected-comma")]),
        ("A: B 2.5", [("1:6", "notation.expected-number")]),
        ("A: B -2", [("1:6", "notation.number-out-of-range")]),
        ("A: B 2,", [("1:8", "notation.expected-name")]),
        ("A: B two", [("1:6", "notation.expected-number")]),
        ("x: B 2", [("1:1", "notation.reserved")]),
        ("A: Q 2", [("1:4", "assignment.unknown-id")]),
        ("Q: B 2", [("1:1", "assignment.unknown-id")]),
        ("A: B 2, B 5", [("1:9", "assignment.recipient-twice")]),
        ("A: B 2; A: D 5", [("1:9", "assignment.source-twice")]),
        ('"A: B 2', [("1:1", "notation.unclosed-quote")]),
        ('{"A": {}, "A": {}}', [("$", "json.repeated-key")]),
        ('{"A": {"B": 1e9}}', [("A.B", "file.expected-number")]),
        ('{"A": {"B": 99999999}}', [("A.B", "file.too-large")]),
        ('{"A": ', [("1:7", "json.expected-value")]),
        ('{"a": {"B": 1}}', [("a", "assignment.unknown-id-nearest")]),
        ("P22: B 1", [("1:1", "assignment.unknown-id-nearest")]),
    ],
)
def test_what_is_wrong_with_a_text(text: str, where: list[tuple[str, str]]) -> None:
    assert refused(text) == where


def test_everything_is_told_at_once() -> None:
    assert refused("A: B 2, Q 1; R: D 1; A:; C: -1") == [
        ("1:9", "assignment.unknown-id"),
        ("1:14", "assignment.unknown-id"),
        ("1:22", "assignment.source-twice"),
        ("1:29", "notation.expected-name"),
    ]
    assert refused('{"Q": {"B": 2.5, "D": -1, "P2": true}, "A": 3, "C": {"R": 1}}') == [
        ("Q", "assignment.unknown-id"),
        ("Q.B", "file.expected-number"),
        ("Q.D", "file.too-small"),
        ("Q.P2", "file.expected-number"),
        ("A", "file.expected-object"),
        ("C.R", "assignment.unknown-id"),
    ]


@pytest.mark.parametrize("nested", [{"x": {"the; walker": 1}}, {'Big "B"': {"P2": 3, "1": 4}}, {"A": {}}, {}])
def test_what_is_written_can_be_read_again(nested: dict[str, dict[str, int]]) -> None:
    names = {name for source, given in nested.items() for name in (source, *given)} - {"P2"}
    board = notation.parse("; ".join(f"{spelt_name(name)}: 1/1" for name in names))
    given = read_assignment(assignment_text(nested), board)
    assert {source: dict(shares) for source, shares in given.items()} == nested


def test_a_name_of_several_words_is_told_to_need_quotes() -> None:
    assert refused("Big Guy: B 2; the; walker: B 1") == [
        ("1:1", "notation.name-in-quotes"),
        ("1:18", "notation.expected-colon"),
        ("1:20", "assignment.unknown-id"),
    ]
