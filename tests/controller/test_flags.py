"""What the table marks on a card: flags of the turn, triggers with their number, what could not have been declared."""

from dataclasses import replace

from simulator.controller.controller import Controller
from simulator.controller.intents import Confirm, DeclareNearest, NextCombat, Undo
from simulator.rules.keywords import keyword_word
from simulator.rules.objects import Player, Trigger, TriggerWhen
from simulator.rules.scenario import Attack, Declared, Scenario
from tests.boards import creature
from tests.controller.tables import card, done, refused, said, table, table_with

PLAYERS = (Player("P1"), Player("P2"))


def letters(controller: Controller, id: str) -> list[str]:
    return [badge.letters for badge in card(controller, id).badges]


def test_508_1_what_attacked_shows_it_in_the_next_combat() -> None:
    controller = done(table("A: 2/2 > P2; C: 1/1"), Confirm(), Confirm(), Confirm(), NextCombat())
    assert letters(controller, "A") == ["AT"]
    assert letters(controller, "C") == []


def test_302_6_summoning_sickness_and_being_goaded_are_shown() -> None:
    sick = replace(creature("A", 2, 2), summoning_sick=True, goaded_by=("P2",), commander=True)
    controller = table_with(Scenario(PLAYERS, "P1", (sick,)))
    assert letters(controller, "A") == ["CO", "SS", "GO"]
    assert said(card(controller, "A").badges[2].words) == "goaded by P2"


def test_a_trigger_is_marked_with_how_often_it_triggered() -> None:
    trigger = Trigger(TriggerWhen.DEALS_COMBAT_DAMAGE)
    striker = replace(creature("A", 1, 1), keywords=(keyword_word("double strike"),), triggers=(trigger,))
    declared = Declared(attacks=(Attack("A", "P2"),))
    controller = table_with(Scenario(PLAYERS, "P1", (striker,), declared=declared))
    done(controller, Confirm(), Confirm())
    assert letters(controller, "A") == ["DS", "↯1"]
    done(controller, Confirm())
    assert letters(controller, "A") == ["DS", "↯2"]
    assert "×2" in said(card(controller, "A").badges[1].words)


def test_509_1b_what_could_not_have_been_declared_is_marked_with_its_reason_and_mended_at_once() -> None:
    controller = table("A: 3/3 flying > P2; B: 2/2 x A")
    (reason,) = card(controller, "B").undeclarable
    assert reason in controller.state.undeclarable
    assert card(controller, "A").undeclarable == (reason,)
    done(controller, DeclareNearest())
    assert controller.state.undeclarable == ()
    assert [arrow.origin for arrow in controller.state.arrows] == ["A"]
    done(controller, Undo())
    assert controller.state.undeclarable


def test_508_1d_the_nearest_declaration_adds_an_attack_that_must_be() -> None:
    must = replace(creature("A", 2, 2), goaded_by=("P2",))
    controller = table_with(
        Scenario(PLAYERS, "P1", (must, creature("C", 1, 1)), declared=Declared(attacks=(Attack("C", "P2"),)))
    )
    done(controller, DeclareNearest())
    assert {arrow.origin for arrow in controller.state.arrows} == {"A", "C"}


def test_508_1_where_nothing_is_wrong_there_is_nothing_nearer() -> None:
    refused(table("A: 3/3 > P2"), DeclareNearest())
    refused(table("A: 3/3"), DeclareNearest())
    ended = done(table("A: 3/3 flying > P2; B: 2/2 x A"), Confirm(), Confirm())
    refused(ended, DeclareNearest())
