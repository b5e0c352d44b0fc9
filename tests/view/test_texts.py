from dataclasses import replace

from pytestqt.qtbot import QtBot

from simulator.controller.board_state import BoardState, CardKind, CardRole, CardView, Row, Seat
from simulator.formats.catalogue import Catalogue
from simulator.formats.language import Language
from simulator.rules.messages import Name, message
from simulator.rules.objects import LocalText
from simulator.rules.timeline import Moment
from simulator.view.look.texts import Texts

TEXTS = {Language.EN: {"hit": ("{creature} hits",)}, Language.JA: {"hit": ("{creature}が与える",)}}


def board(**names: LocalText) -> BoardState:
    cards = tuple(
        CardView(
            id=id,
            name=name,
            kind=CardKind.CREATURE,
            controller="P1",
            seat=Seat.NEAR,
            row=Row.NEAR_HOME,
            lane=None,
            index=0,
            role=CardRole.IDLE,
            power=1,
            toughness=1,
            damage=0,
            loyalty=None,
            defense=None,
        )
        for id, name in names.items()
    )
    return BoardState(title=(), unsaved=False, rules="current", moment=Moment.BEGINNING, steps=(), cards=cards)


def test_a_message_calls_permanents_by_their_names_in_the_language() -> None:
    texts = Texts(Catalogue(TEXTS), Language.EN)
    state = board(A=(("en", "Bear"), ("ja", "熊")))
    assert texts.text(message("hit", creature=Name("A")), state) == "Bear hits"
    texts.set_language(Language.JA)
    assert texts.text(message("hit", creature=Name("A")), state) == "熊が与える"


def test_those_that_share_a_name_are_told_apart() -> None:
    state = board(A=(("", "Bear"),), B=(("", "Bear"),))
    assert Texts(Catalogue(TEXTS), Language.EN).say("hit", state, creature=Name("B")) == "Bear (B) hits"


def test_what_has_left_the_battlefield_keeps_its_name() -> None:
    there = board(A=(("", "Bear"),), B=(("", "Ogre"),))
    state = replace(there, cards=there.cards[:1], gone=there.cards[1:])
    assert Texts(Catalogue(TEXTS), Language.EN).say("hit", state, creature=Name("B")) == "Ogre hits"


def test_without_a_board_ids_stand_in() -> None:
    assert Texts(Catalogue(TEXTS), Language.EN).say("hit", creature=Name("A")) == "A hits"


def test_a_change_of_language_is_told_once(qtbot: QtBot) -> None:
    texts = Texts(Catalogue(TEXTS), Language.EN)
    with qtbot.waitSignal(texts.language_changed):
        texts.set_language(Language.JA)
    with qtbot.assertNotEmitted(texts.language_changed):
        texts.set_language(Language.JA)
