"""Whatever may be wrong with a declaration is said in both languages."""

import re
from pathlib import Path

import pytest

import simulator.rules
from simulator.formats.catalogue import Catalogue
from simulator.formats.language import Language

RULES = Path(simulator.rules.__file__).parent
KEY = re.compile(r'"((?:declaring|evasion|requirement)\.[a-z-]+)"')


def keys() -> set[str]:
    return {key for path in RULES.rglob("*.py") for key in KEY.findall(path.read_text(encoding="utf-8"))}


def test_the_reading_of_keys_finds_them() -> None:
    assert len(keys()) > 35


@pytest.mark.parametrize("language", Language)
def test_every_key_has_a_text(language: Language) -> None:
    assert keys() <= Catalogue.load().texts[language].keys()
