"""Messages in words: places, lists, names, phrases, counted texts, and texts that are missing."""

from pathlib import Path

import pytest

from simulator.formats.catalogue import Catalogue, MissingTextError, figure, refuse_missing, show_missing
from simulator.formats.language import Language
from simulator.rules.messages import message, names

JAPANESE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context><name>test</name>
<message id="blocks"><source>{blockers} block {n} creatures: {why}.</source>
<translation>{blockers}が{n}体をブロックする。{why}。</translation></message>
<message id="because"><source>because {creature} &lt; 2</source><translation>{creature}は2未満</translation></message>
</context></TS>
"""
ENGLISH = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context><name>test</name>
<message id="blocks" numerus="yes"><source>{blockers} block {n} creatures: {why}.</source>
<translation><numerusform>{blockers} blocks 1 creature: {why}.</numerusform>
<numerusform>{blockers} block {n} creatures: {why}.</numerusform></translation></message>
</context></TS>
"""


@pytest.fixture
def paths(tmp_path: Path) -> list[Path]:
    (tmp_path / "test_ja.ts").write_text(JAPANESE, encoding="utf-8")
    (tmp_path / "test_en.ts").write_text(ENGLISH, encoding="utf-8")
    return sorted(tmp_path.glob("*.ts"))


def called(id: str) -> str:
    return {"B1": "Bear", "B2": "Wolf", "B3": "Ape"}[id]


BECAUSE = message("because", creature=names(["B1"])[0])


@pytest.mark.parametrize(
    ("ids", "n", "language", "words"),
    [
        (["B1"], 1, Language.EN, "Bear blocks 1 creature: because Bear < 2."),
        (["B1", "B2"], 2, Language.EN, "Bear and Wolf block 2 creatures: because Bear < 2."),
        (["B1", "B2", "B3"], 0, Language.EN, "Bear, Wolf and Ape block 0 creatures: because Bear < 2."),
        (["B1"], 1, Language.JA, "Bearが1体をブロックする。Bearは2未満。"),
        (["B1", "B2", "B3"], 2, Language.JA, "Bear、WolfとApeが2体をブロックする。Bearは2未満。"),
    ],
)
def test_a_message_in_words(paths: list[Path], ids: list[str], n: int, language: Language, words: str) -> None:
    said = message("blocks", blockers=names(ids), n=n, why=BECAUSE)
    assert Catalogue.of(paths, refuse_missing).text(said, language, called) == words


def test_without_names_things_are_called_by_their_ids(paths: list[Path]) -> None:
    assert Catalogue.of(paths).text(BECAUSE, Language.EN) == "because B1 < 2"


def test_a_missing_text_shows_its_key_to_users_and_stops_a_test(paths: list[Path]) -> None:
    assert Catalogue.of(paths, show_missing).text(message("nowhere"), Language.EN) == "nowhere"
    with pytest.raises(MissingTextError, match="nowhere"):
        Catalogue.of(paths, refuse_missing).text(message("nowhere"), Language.EN)


def test_a_value_left_out_shows_its_place_to_users_and_stops_a_test(paths: list[Path]) -> None:
    assert Catalogue.of(paths).text(message("because"), Language.EN) == "because {creature} < 2"
    with pytest.raises(MissingTextError, match="creature"):
        Catalogue.of(paths, refuse_missing).text(message("because"), Language.EN)


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (0, "0"),
        (-3, "-3"),
        (9_999, "9999"),
        (963_612, "963,612"),
        (-20_000, "-20,000"),
    ],
)
def test_figures_are_easy_to_read(number: int, words: str) -> None:
    assert figure(number) == words


def test_a_figure_too_long_to_write_is_an_order_of_magnitude() -> None:
    assert figure(3 * 10**5_000) == "10^5000"
    assert figure(-3 * 10**5_000) == "-10^5000"


def test_control_characters_and_broken_ones_are_shown_as_escapes(paths: list[Path]) -> None:
    said = message("because", creature="\x1b[2J\ud800\n熊")
    assert Catalogue.of(paths).text(said, Language.EN) == "because \\x1b[2J\\ud800\\n熊 < 2"


def test_what_somebody_wrote_is_cut_short(paths: list[Path]) -> None:
    said = Catalogue.of(paths).text(message("because", creature="x" * 1_000), Language.EN)
    assert said == f"because {'x' * 200}… < 2"
