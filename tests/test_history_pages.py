"""The pages of history: both tell of every era with its days, and name scenarios that there are."""

import re
from datetime import timedelta
from pathlib import Path

import pytest

from simulator.formats.examples import examples
from simulator.rules.era import ERAS

FOLDER = Path(__file__).parent.parent / "resources" / "documents"
PAGES = {language: (FOLDER / f"history.{language}.md").read_text("utf-8") for language in ("en", "ja")}
every_page = pytest.mark.parametrize("language", PAGES)


@every_page
def test_every_era_has_its_chapter_with_its_days(language: str) -> None:
    chapters = dict(re.findall(r"^## `(\w+)`: (.+)$", PAGES[language], re.MULTILINE))
    assert list(chapters) == [era.id.value for era in reversed(ERAS)]
    following = None
    for era in ERAS:
        assert era.in_force_from.isoformat() in chapters[era.id.value]
        if following is not None:
            assert (following - timedelta(days=1)).isoformat() in chapters[era.id.value]
        following = era.in_force_from


@every_page
def test_the_scenarios_are_there(language: str) -> None:
    named = set(re.findall(r"`((?:classic|urza|history)-[a-z0-9-]+)`", PAGES[language]))
    assert named
    assert named <= {one.name for one in examples()}


def test_both_pages_name_the_same_scenarios_and_days() -> None:
    of = {
        language: (set(re.findall(r"\d{4}-\d\d-\d\d", page)), set(re.findall(r"`[a-z0-9-]+`", page)))
        for language, page in PAGES.items()
    }
    assert of["en"] == of["ja"]
