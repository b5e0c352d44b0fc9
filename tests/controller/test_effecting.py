"""Effects on damage on the table: where they lie, what they come to, and what the affected players choose."""

import pytest

from simulator.controller.controller import Controller
from simulator.controller.effect_intents import OrderEffects, PutEffect, ShareShield, TakeOffEffect
from simulator.controller.effect_palette import effect_palette
from simulator.controller.effect_words import effect_letters, effect_words
from simulator.controller.intents import Confirm, TakeBack, Undo
from simulator.rules.effects import DamageEffect, EffectKind, Filter
from tests.controller.tables import card, done, player, refused, rules, said, table, words

DOUBLE = DamageEffect(EffectKind.MULTIPLY, factor=2)
TO_P2 = Filter(("P2",))


def life_after(controller: Controller) -> int | None:
    return player(controller, "P2").life_after


def test_effects_lie_on_the_table() -> None:
    controller = done(table("A: 3/3 > P2"), PutEffect(DOUBLE))
    (view,) = controller.state.effects
    assert (view.letters, view.on, view.in_force, view.affects) == ("×2", (), True, ("P2",))
    assert life_after(controller) == 14
    done(controller, TakeOffEffect(0))
    assert life_after(controller) == 17
    refused(controller, TakeOffEffect(0))


@pytest.mark.parametrize("key", effect_palette())
def test_every_effect_of_the_palette_can_be_said_in_letters_and_words(key: str) -> None:
    effect = effect_palette()[key]
    assert 1 <= len(effect_letters(effect)) <= 3
    assert said(effect_words(effect))


def test_an_effect_says_which_damage_it_changes() -> None:
    described = Filter(controller="P1", types=("creature",), colors=("red",))
    effect = DamageEffect(EffectKind.ADD, amount=2, source=described, recipient=TO_P2)
    expected = "2 more: damage dealt by permanents (red, creature, controlled by P1) to P2"
    assert said(effect_words(effect)).replace(" and ", ", ") == expected


def test_615_7_a_shield_shows_what_is_left_of_it() -> None:
    shield = DamageEffect(EffectKind.PREVENT, amount=5, shield=True, recipient=TO_P2)
    controller = done(table("A: 3/3 double strike > P2"), PutEffect(shield))
    assert [view.letters for view in controller.state.effects] == ["◇5"]
    done(controller, Confirm(), Confirm())
    assert [view.letters for view in controller.state.effects] == ["◇2"]
    done(controller, Confirm())
    assert [view.in_force for view in controller.state.effects] == [False]
    assert player(controller, "P2").life == 19


def test_an_effect_put_after_damage_counts_from_then_on_and_is_taken_back_as_an_action() -> None:
    controller = done(table("A: 3/3 double strike > P2"), Confirm(), Confirm(), PutEffect(DOUBLE))
    assert player(controller, "P2").life == 17
    (view,) = controller.state.effects
    assert view.by_action
    done(controller, Confirm())
    assert player(controller, "P2").life == 11
    done(controller, Undo(), TakeBack(view.index), Confirm())
    assert player(controller, "P2").life == 14


def test_616_1_the_affected_player_orders_effects() -> None:
    prevent = DamageEffect(EffectKind.PREVENT, amount=1, recipient=TO_P2)
    controller = done(table("A: 3/3 > P2"), PutEffect(DOUBLE), PutEffect(prevent))
    (choice,) = controller.state.effect_choices
    assert (choice.recipient, choice.order, life_after(controller)) == ("P2", (0, 1), 15)
    done(controller, OrderEffects("P2", (1, 0)))
    assert controller.state.effect_choices[0].order == (1, 0)
    assert life_after(controller) == 16
    done(controller, Undo())
    assert life_after(controller) == 15


def test_616_1_what_was_chosen_about_an_effect_goes_with_it() -> None:
    prevent = DamageEffect(EffectKind.PREVENT, amount=1, recipient=TO_P2)
    controller = done(table("A: 3/3 > P2"), PutEffect(DOUBLE), PutEffect(prevent), OrderEffects("P2", (1, 0)))
    done(controller, TakeOffEffect(1))
    assert life_after(controller) == 14


def test_616_1_what_was_chosen_about_an_effect_of_an_action_goes_with_the_action() -> None:
    prevent = DamageEffect(EffectKind.PREVENT, amount=1, recipient=TO_P2)
    controller = done(table("A: 3/3 double strike > P2"), Confirm(), Confirm(), PutEffect(DOUBLE), PutEffect(prevent))
    done(controller, OrderEffects("P2", (1, 0)))
    assert life_after(controller) == 13
    done(controller, TakeBack(0))
    assert life_after(controller) == 15


def test_615_7_the_affected_player_says_whose_damage_a_shield_prevents() -> None:
    shield = DamageEffect(EffectKind.PREVENT, amount=3, shield=True, recipient=TO_P2)
    board = "A: 3/3 lifelink > P2; C: 3/3 > P2"
    controller = done(table(board), PutEffect(shield))
    (choice,) = controller.state.effect_choices
    assert choice.shields[0].amounts == (("A", None), ("C", None))
    assert player(controller, "P1").life_after is None
    done(controller, ShareShield("P2", 0, (("A", 1), ("C", 2))))
    assert player(controller, "P1").life_after == 22
    assert controller.state.effect_choices[0].shields[0].amounts == (("A", 1), ("C", 2))


def test_615_7_a_shield_is_not_shared_out_beyond_what_it_prevents() -> None:
    shield = DamageEffect(EffectKind.PREVENT, amount=3, shield=True, recipient=TO_P2)
    controller = done(table("A: 3/3 > P2; C: 3/3 > P2"), PutEffect(shield))
    assert words(refused(controller, ShareShield("P2", 0, (("A", 2), ("C", 2))))) == [
        "This shield prevents 3 damage in all, not 4."
    ]
    refused(controller, ShareShield("P2", 0, (("A", -1),)))
    refused(controller, ShareShield("P2", 7, ()))
    refused(controller, OrderEffects("P2", (4,)))


def test_an_effect_on_nobody_is_warned_of_and_a_redirect_to_nobody_refused() -> None:
    controller = table("A: 3/3 > P2")
    assert rules(refused(controller, PutEffect(DamageEffect(EffectKind.REDIRECT)))) == set()
    done(controller, PutEffect(DamageEffect(EffectKind.MULTIPLY, factor=2, source=Filter(()))))
    assert controller.state.warnings
    assert card(controller, "A").power == 3
