"""Every message that the controller can give has a text in both languages."""

import re
from pathlib import Path

import pytest

from simulator.formats.language import Language
from tests.controller.tables import CATALOGUE

ROOM = Path(__file__).parents[2] / "simulator" / "controller"
KEY = re.compile(r'(?:message|sentence|refuse)\(\s*"([a-z][^"]*)"')


def keys() -> list[str]:
    return sorted({key for path in ROOM.glob("*.py") for key in KEY.findall(path.read_text(encoding="utf-8"))})


def test_the_search_finds_enough() -> None:
    assert len(keys()) > 90


@pytest.mark.parametrize("language", Language)
def test_every_key_has_a_text(language: Language) -> None:
    missing = [key for key in keys() if key not in CATALOGUE.texts[language]]
    assert missing == []


@pytest.mark.parametrize("language", Language)
def test_every_text_of_the_controller_is_used(language: Language) -> None:
    own = re.compile(r"(act|confirm|drop|note|palette|prompt|refusal|undo|why)\.")
    source = "".join(path.read_text(encoding="utf-8") for path in ROOM.glob("*.py"))
    made = re.compile(r"(confirm|undo\.deal|undo\.propose|why\.(met|short)(\.marked)?)\b")
    unused = [
        key for key in CATALOGUE.texts[language] if own.match(key) and not made.match(key) and f'"{key}"' not in source
    ]
    assert unused == []
