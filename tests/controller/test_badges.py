"""Badges: letters, words in both languages, rules."""

import pytest

from simulator.controller.badges import badges_of
from simulator.formats.catalogue import Catalogue, refuse_missing
from simulator.formats.language import Language
from simulator.rules.keywords import Ability, Keyword
from simulator.rules.messages import Message
from tests.boards import creature

CATALOGUE = Catalogue.load(refuse_missing)


def said(words: Message, language: Language = Language.EN) -> str:
    return CATALOGUE.text(words, language)


@pytest.mark.parametrize(
    ("word", "letters", "english"),
    [
        ("trample", "TR", "trample"),
        ("Trample over Planeswalkers", "T→P", "trample over planeswalkers"),
        ("toxic 3", "TX3", "toxic 3"),
        ("protection from red", "PR", "protection from red"),
        ("protection from creatures and from Goblins", "PR", "protection from creature and goblins"),
        ("forestwalk", "LW", "forestwalk"),
        ("bands with other legends", "BO", "bands with other legends"),
        ("can block 2 more", "B+", "can block 2 more"),
        ("can't be blocked by walls", "CBB", "can't be blocked by walls"),
        ("glimmering", "GL?", "glimmering"),
        ("trampel", "TR?", "trampel"),
    ],
)
def test_a_word_as_a_badge(word: str, letters: str, english: str) -> None:
    (badge,) = badges_of(creature("A", 1, 1, word))
    assert (badge.letters, said(badge.words)) == (letters, english)


def test_a_word_printed_twice_is_one_badge() -> None:
    assert len(badges_of(creature("A", 1, 1, "trample", "trample"))) == 1


@pytest.mark.parametrize("language", Language)
def test_every_keyword_and_ability_has_words_and_a_badge(language: Language) -> None:
    for keyword in Keyword:
        assert said(Message(f"keyword.{keyword.value}"), language)
        assert badges_of(creature("A", 1, 1, keyword.value))
    for ability in Ability:
        for badge in badges_of(creature("A", 1, 1, ability.value)):
            assert said(badge.words, language)


def test_702_19_a_badge_tells_its_rule() -> None:
    (badge,) = badges_of(creature("A", 1, 1, "trample"))
    assert str(badge.rule) == "702.19"
