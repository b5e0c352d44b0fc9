"""The canonical notation, and that nothing is dropped in silence."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from simulator.formats import notation, scenario_file
from simulator.formats.catalogue import Catalogue, refuse_missing
from simulator.formats.document import JSON, Document
from simulator.formats.findings import FormatError
from simulator.formats.language import Language
from simulator.formats.normal_form import normal
from simulator.rules.problems import Path
from simulator.rules.scenario import Scenario
from tests.formats.files import PAGE, file_with
from tests.formats.strategies import sayable_boards

CATALOGUE = Catalogue.load(refuse_missing)


def canonical(text: str) -> str:
    written = notation.write(notation.read(text).document)
    assert written.left_out == ()
    return written.text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "A: 7/7 trample over planeswalkers > W; C: 1/1 > W; B: 2/2 damage 1 x A; W: loyalty 3",
        "rules m11; P1: life 7 poison 2; A: 3/3 trample >; B: 2/2 x A",
        "rules 2023-11-17; active P2; P3: life 11; A: 2/2 > P1; B: 2/2 x A",
        "P1: life 30 team T; P2: life 30 team T; P3: life 30 team U; P4: life 30 team U; A: 1/1 >",
        "Ann: life 20; Ben: life 20; A: 1/1 >; B: 1/1 x A",
        "A: 2/2 flying, toxic 2, blue, red, token, commander >; B: 1/1 reach x A; D: 0/4 tapped @P2",
        "A: 2/2 banding >; C: 3/3 >; B: 3/3 x A; D: 2/2 x A; band A, C; order A: D, B",
        "A: 4/4 > W; W: 2/2 loyalty 3 x A",
        'A: -1/3 assign toughness, "wall" >; B: 2/2 x A',
        "A: 3/3 double strike >; B: 0/9 x A; after first combat damage",
        "A: 3/3 >; B: 0/9 x A; after first combat damage; had first strike A",
        'A: 3/3 artifact > blocked; C: 2/2 >; L: land "forest" @P2; E: enchantment',
        'S: defense 4; T: defense 4 protector P1 @P2; F: defense 2 "fort"; A: 6/6 > S',
        "A: 2/2 > nothing was planeswalker of P2 blocked; C: 2/2 > nothing; B: 1/1 x nothing",
        "A: 6/6 protection from red, from blue and from beasts, haste >",
        '"x": 1/1 > "the; walker"; "the; walker": loyalty 2; "say ""A""": 1/1; 7: 1/1',
        "P3: life 20; A: 1/1 > P3; B: 1/1 x A; C: 1/1 @P2 x A",
    ],
)
def test_the_canonical_form_is_written_as_it_is_read(text: str) -> None:
    assert canonical(text) == text


@pytest.mark.parametrize(
    ("text", "form"),
    [
        (
            "# a board\nRULES m11 ; A: 3/3 trample > P2   # goes through\n;;\n  B :2/2 @P2 x A;P2: life 20; "
            "P1: life 7 poison 2;;",
            "rules m11; P1: life 7 poison 2; A: 3/3 trample >; B: 2/2 x A",
        ),
        ("A1: 1/1 >; 2/2 trample >; 3/3 x A1", "A1: 1/1 >; A2: 2/2 trample >; B1: 3/3 x A1"),
        ("A1..A3: 1/1 haste >", "A1: 1/1 haste >; A2: 1/1 haste >; A3: 1/1 haste >"),
        ("rules current; active P1; A: creature 2/2 damage 0 @P1", "A: 2/2"),
        ("A: artifact 3/3 TOKEN, blue, Flying", "A: 3/3 artifact flying, blue, token"),
        ('S: defense 4 protector P2 "Siege"', "S: defense 4"),
        ("A: 1/1 >; B: 1/1 x A; C: 1/1 x A; order A: B, C", "A: 1/1 >; B: 1/1 x A; C: 1/1 x A"),
        ('"A": 1/1 > "P2"', "A: 1/1 >"),
        (
            "A: 3/3 double strike >; had first strike A; after first combat damage",
            "A: 3/3 double strike >; after first combat damage",
        ),
        ("A: 3/3 CAN’T  be Blocked", "A: 3/3 can't be blocked"),
    ],
)
def test_everything_else_comes_out_in_canonical_form(text: str, form: str) -> None:
    assert canonical(text) == form
    assert canonical(form) == form


NAMES_AND_NOTES = ["title", "notes", "players[0].name", "players[1].name", "permanents[0].name"]


def left_out(file: str) -> list[str]:
    written = notation.write(scenario_file.read(file).document)
    assert all(CATALOGUE.text(one.message, language) for one in written.left_out for language in Language)
    notation.parse(written.text)
    return [one.where for one in written.left_out]


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        (("effects",), [{"kind": "add", "amount": 1}], ["effects"]),
        (("timeline",), [{"at": "declare blockers", "do": "tap", "permanent": "A"}], ["timeline"]),
        (("assignments",), [{"A": {"W": 7}}], ["assignments"]),
        (("expect",), {"steps": []}, ["expect"]),
        (("x-set",), 7, ["x-set"]),
        (("permanents", 0, "triggers"), [{"when": "attacks", "text": "n"}], ["permanents[0].triggers"]),
        (("permanents", 0, "counters"), {"+1/+1": 1}, ["permanents[0].counters"]),
        (("permanents", 0, "owner"), "P2", ["permanents[0].owner"]),
        (("permanents", 0, "owner"), "P1", []),
        (("permanents", 0, "supertypes"), ["legendary"], ["permanents[0].supertypes"]),
        (("permanents", 0, "summoning_sick"), True, ["permanents[0].summoning_sick"]),
        (("permanents", 0, "goaded_by"), ["P2"], ["permanents[0].goaded_by"]),
        (("permanents", 0, "keywords"), ["foo; bar", "trample"], ["permanents[0].keywords"]),
        (("permanents", 0, "keywords"), ["tapped"], ["permanents[0].keywords"]),
        (("permanents", 0, "keywords"), ["protection from red", "from blue"], ["permanents[0].keywords"]),
        (("permanents", 0, "abilities"), ["does a dance"], ["permanents[0].abilities"]),
        (("permanents", 4, "subtypes"), ["siege", "fort"], []),
        (
            ("permanents", 4),
            {"id": "S", "controller": "P1", "types": ["battle"], "defense": 4},
            ["permanents[4].subtypes", "permanents[4].protector"],
        ),
        (
            ("permanents", 4),
            {"id": "S", "controller": "P1", "types": ["artifact"], "power": 4, "toughness": 4},
            ["permanents[4].power", "permanents[4].toughness"],
        ),
        (("permanents", 4), {"id": "S", "controller": "P1", "types": []}, []),
        (("players", 1, "keywords"), ["protection from red"], ["players[1].keywords"]),
        (("players", 1, "out"), True, ["players[1].out"]),
    ],
)
def test_what_cannot_be_said_is_told(path: Path, value: JSON, where: list[str]) -> None:
    told = left_out(file_with(path, value))
    assert [one for one in told if one not in NAMES_AND_NOTES] == where


def test_names_and_notes_cannot_be_said() -> None:
    assert left_out(json.dumps(PAGE)) == NAMES_AND_NOTES


def test_seats_in_another_order_cannot_be_said() -> None:
    made = file_with(("players",), [{"id": "P2"}, {"id": "P1"}])
    assert "players" in left_out(made)


@settings(max_examples=60)
@given(sayable_boards())
def test_written_and_read_again_a_board_is_the_same(board: Scenario) -> None:
    written = notation.write(Document(board))
    assert written.left_out == ()
    again = notation.read(written.text).document
    assert normal(again.scenario) == normal(board)
    assert notation.write(again).text == written.text


PIECES = st.sampled_from(
    (
        "A B A1 P1 P2 W S x X > : ; , @ / .. # \n 1 2/2 -1 999999999999 loyalty defense damage protector life poison "
        "team band order rules current m11 active after had first strike trample protection from red nothing was "
        'planeswalker of blocked "q" "un artifact land "" declare blockers tapped \x00 熊 é \ud800 = {2}'
    ).split(" ")
)


@settings(max_examples=200)
@given(st.lists(PIECES, max_size=25), st.sampled_from(["", " "]))
def test_no_text_whatever_brings_more_than_a_list_of_problems(pieces: list[str], between: str) -> None:
    text = between.join(pieces)
    try:
        document = notation.read(text).document
    except FormatError as refused:
        for finding in refused.findings:
            assert finding.place is not None
            CATALOGUE.text(finding.message, Language.JA).encode()
        return
    written = notation.write(document)
    assert written.left_out == ()
    assert normal(notation.parse(written.text)) == normal(document.scenario)
