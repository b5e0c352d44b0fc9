"""A card or player as one typed line, and back."""

from dataclasses import replace

import pytest

from simulator.controller.board_state import Refusal
from simulator.controller.edit_text import body_of, typed
from simulator.formats.language import Language
from simulator.rules.objects import CardType, Permanent, Player
from tests.boards import creature, planeswalker, scenario, siege
from tests.controller.tables import card, player, table, table_with, words


def made(line: str) -> Permanent:
    permanent = typed(line)
    assert isinstance(permanent, Permanent), line
    return permanent


def test_a_line_makes_a_creature() -> None:
    wurm = made("4/4 Trample, deathtouch, green")
    assert (wurm.id, wurm.power, wurm.toughness) == ("", 4, 4)
    assert [word.text for word in wurm.keywords] == ["trample", "deathtouch"]


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("Great Wurm: 8/8", "Great Wurm"),
        ('"Wurm: the Great": 8/8', "Wurm: the Great"),
        ("双頭のケルベロス: 1/2", "双頭のケルベロス"),
    ],
)
def test_a_name_before_a_colon(line: str, name: str) -> None:
    assert made(line).id == name


@pytest.mark.parametrize(
    ("line", "type"),
    [("loyalty 3", CardType.PLANESWALKER), ("defense 5", CardType.BATTLE), ("artifact", CardType.ARTIFACT)],
)
def test_other_permanents(line: str, type: CardType) -> None:
    assert made(line).types == {type}


@pytest.mark.parametrize("line", ["Ann 20", "Ann: life 20", "Ann life 20", " Ann  20 "])
def test_a_player(line: str) -> None:
    assert typed(line) == Player("Ann", life=20)


def test_a_player_with_poison() -> None:
    assert typed("Ann -3 poison 2") == Player("Ann", life=-3, poison=2)


@pytest.mark.parametrize(
    "line", ["", "  ", "Wurm:", "4/4 4/4", "4", "loyalty", "4/4 > P2", "4/4; 2/2", "rules m11", "4/"]
)
def test_what_makes_nothing_is_refused_in_words(line: str) -> None:
    refusal = typed(line)
    assert isinstance(refusal, Refusal), line
    assert words(refusal)


@pytest.mark.parametrize(
    "permanent",
    [
        creature("X", 4, 4, "trample", "protection from red", damage=2, tapped=True),
        creature("X", -1, 3, "toxic 2", "can block 2 more", token=True),
        planeswalker("X", 4),
        siege("X", 5),
        creature("X", 2, 2, controller="P2"),
    ],
)
def test_what_is_written_is_read_again(permanent: Permanent) -> None:
    assert body_of(made(body_of(permanent))) == body_of(permanent)
    assert "@" not in body_of(permanent)


def test_editing_keeps_what_the_line_cannot_say() -> None:
    old = creature("A", 3, 3, name=(("en", "Wurm"), ("ja", "ワーム")), counters=(("+1/+1", 2),), summoning_sick=True)
    controller = table_with(scenario(old))
    assert controller.text_of("A", Language.EN) == "Wurm: 3/3"
    assert controller.text_of("A", Language.JA) == "ワーム: 3/3"
    assert controller.edit("A", "ワーム: 5/5 trample", Language.JA) is None
    new = controller.document.scenario.permanents[0]
    assert (new.power, new.name, new.counters, new.summoning_sick) == (5, old.name, old.counters, True)


def test_another_name_is_shown_in_every_language() -> None:
    controller = table("A: 3/3")
    assert controller.text_of("A", Language.EN) == "A: 3/3"
    assert controller.edit("A", "Wurm: 3/3", Language.EN) is None
    assert card(controller, "A").name == (("", "Wurm"),)


def test_a_player_is_edited_too() -> None:
    controller = table("P2: life 7 poison 3; A: 1/1")
    assert controller.text_of("P2", Language.EN) == "P2 7 poison 3"
    assert controller.edit("P2", "Ben 5", Language.EN) is None
    assert (player(controller, "P2").name, player(controller, "P2").life) == ((("", "Ben"),), 5)


def test_a_card_stays_a_card() -> None:
    controller = table("A: 1/1")
    for id, line in (("A", "Ann 20"), ("P1", "1/1"), ("X", "1/1"), ("A", "what")):
        assert controller.edit(id, line, Language.EN) is not None
    assert controller.text_of("X", Language.EN) == ""


def test_a_siege_keeps_its_protector() -> None:
    controller = table_with(scenario(replace(siege("S", 5), protector="P2")))
    assert controller.edit("S", "S: defense 3", Language.EN) is None
    assert (card(controller, "S").defense, card(controller, "S").protector) == (3, "P2")
