"""The bundled scenarios: all listed, told in both languages, and coming to what they say."""

import re

import pytest

from simulator.cli.command_resolve import played
from simulator.cli.report import report, report_json
from simulator.formats.catalogue import Catalogue, refuse_missing
from simulator.formats.examples import SUFFIX, Example, chapters, examples
from simulator.formats.expectation import unmet
from simulator.formats.language import Language
from simulator.formats.resources import resources
from simulator.formats.scenario_file import read, write
from simulator.rules.rule_numbers import CITED

ALL = examples()
NAMES = [example.name for example in ALL]
RULE = re.compile(r"[1-9]\d\d\.\d+[a-z]?")


def test_every_bundled_scenario_is_listed_once() -> None:
    files = sorted(path.name.removesuffix(SUFFIX) for path in (resources() / "scenarios").iterdir())
    assert sorted(NAMES) == files


def test_there_are_enough() -> None:
    assert len(ALL) >= 18


def test_every_chapter_has_a_title_in_both_languages() -> None:
    catalogue = Catalogue.load(refuse_missing)
    assert all(catalogue.text(chapter.title, language) for chapter in chapters() for language in Language)


@pytest.mark.parametrize("example", ALL, ids=NAMES)
def test_it_opens_without_warnings_and_stays_as_it_is_when_saved(example: Example) -> None:
    reading = read(example.path.read_bytes())
    assert reading.warnings == ()
    assert write(reading.document) == example.path.read_text(encoding="utf-8")


@pytest.mark.parametrize("example", ALL, ids=NAMES)
def test_title_notes_and_names_are_there_in_both_languages(example: Example) -> None:
    document = example.document()
    assert example.title_and_notes() == (document.title, document.notes)
    texts = [document.title, document.notes, *(permanent.name for permanent in document.scenario.permanents)]
    texts += [trigger.text for permanent in document.scenario.permanents for trigger in permanent.triggers]
    for text in texts:
        languages = dict(text)
        assert set(languages) == {"en", "ja"}
        assert languages["en"].isascii() or not re.search(r"[\u3040-\u9fff]", languages["en"])
        assert re.search(r"[\u3040-\u30ff\u4e00-\u9fff]", languages["ja"])


@pytest.mark.parametrize("example", ALL, ids=NAMES)
def test_the_notes_cite_rules_that_there_are_and_the_same_in_both_languages(example: Example) -> None:
    notes = dict(example.document().notes)
    cited = {language: set(RULE.findall(notes[language])) for language in ("en", "ja")}
    assert cited["en"] == cited["ja"]
    assert cited["en"]
    assert cited["en"] <= CITED


@pytest.mark.parametrize("example", ALL, ids=NAMES)
def test_it_comes_to_what_it_says(example: Example) -> None:
    document = example.document()
    chosen = iter([{source: dict(given) for source, given in step} for step in document.scenario.assignments])
    found = report_json(report(played(document.scenario, chosen, None)), Language.EN)
    assert document.expect
    assert list(unmet(document.expect, found)) == []
