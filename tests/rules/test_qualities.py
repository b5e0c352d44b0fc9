"""Qualities as cards name them, and filters that look at them."""

import pytest

from simulator.rules.effects import Filter
from simulator.rules.filters import matches
from simulator.rules.flow.steps import begin
from simulator.rules.keywords import keyword_word
from simulator.rules.objects import Color, Permanent
from simulator.rules.qualities import has_quality
from tests.boards import creature, scenario

ELF = creature("E", 1, 1, "trample", colors=frozenset({Color.GREEN}), subtypes=("Elf",), supertypes=("Legendary",))


@pytest.mark.parametrize(
    "quality",
    [
        "green",
        "creatures",
        "creature",
        "Elves",
        "elf",
        "everything",
        "monocolored",
        "legendary creatures",
        "all colors",
    ],
)
def test_702_16_a_permanent_has_the_quality(quality: str) -> None:
    assert has_quality(ELF, quality)


@pytest.mark.parametrize(
    "quality", ["red", "planeswalkers", "goblins", "multicolored", "colorless", "legendary goblins", ""]
)
def test_702_16_a_permanent_lacks_the_quality(quality: str) -> None:
    assert not has_quality(ELF, quality)


@pytest.mark.parametrize("quality", ["all colors", "each color", "all creatures", "colored creatures"])
@pytest.mark.parametrize("colors", [(), (Color.RED,), (Color.RED, Color.GREEN)])
def test_702_16g_from_all_of_a_kind_is_from_each(quality: str, colors: tuple[Color, ...]) -> None:
    one = creature("E", 1, 1, colors=frozenset(colors))
    assert has_quality(one, quality) is (bool(colors) or quality == "all creatures")


@pytest.mark.parametrize(
    ("filter", "passes"),
    [
        (None, True),
        (Filter(ids=("E",)), True),
        (Filter(ids=("P1",)), False),
        (Filter(controller="P1"), True),
        (Filter(controller="P2"), False),
        (Filter(types=("planeswalker", "Creature")), True),
        (Filter(types=("planeswalker",)), False),
        (Filter(colors=("green", "red")), True),
        (Filter(colors=("red",)), False),
        (Filter(keywords=(keyword_word("Trample"),)), True),
        (Filter(keywords=(keyword_word("trample"), keyword_word("flying"))), False),
        (Filter(without_keywords=(keyword_word("trample"),)), False),
        (Filter(without_keywords=(keyword_word("flying"),)), True),
    ],
)
def test_a_filter_passes_what_it_describes(filter: Filter | None, passes: bool) -> None:
    combat = begin(scenario(ELF))
    assert matches(combat, filter, "E") is passes


def test_a_description_never_matches_a_player() -> None:
    combat = begin(scenario(ELF))
    assert not matches(combat, Filter(), "P1")
    assert matches(combat, Filter(ids=("P1",)), "P1")


def test_an_unknown_keyword_is_compared_by_its_words() -> None:
    odd: Permanent = creature("O", 1, 1, "Flibbertigibbet")
    combat = begin(scenario(odd))
    assert matches(combat, Filter(keywords=(keyword_word("flibbertigibbet"),)), "O")


def test_702_19c_what_looks_for_trample_finds_trample_over_planeswalkers() -> None:
    dinosaur = creature("D", 5, 5, "trample over planeswalkers")
    combat = begin(scenario(dinosaur, creature("C", 3, 3)))
    for_trample = Filter(keywords=(keyword_word("trample"),))
    assert matches(combat, for_trample, "D")
    assert not matches(combat, for_trample, "C")
    assert not matches(combat, Filter(without_keywords=(keyword_word("trample"),)), "D")
