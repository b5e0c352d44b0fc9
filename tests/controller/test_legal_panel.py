"""The small chart beside the board: what legal assignments come to for one recipient."""

from simulator.controller.controller import Controller
from simulator.controller.effect_intents import PutEffect
from simulator.controller.intents import Assign, LookAt, Propose
from simulator.controller.legal_view import ResultBar, ResultsView
from simulator.explore.policy import Policy
from simulator.rules.effects import DamageEffect, EffectKind, Filter
from tests.controller.tables import done, said, table

TRAMPLER = "A: 4/4 trample > P2; B: 1/2 x A"
DOUBLE = DamageEffect(EffectKind.MULTIPLY, factor=2)
SHIELD = DamageEffect(EffectKind.PREVENT, amount=3, recipient=Filter(("P2",)), shield=True)


def results(controller: Controller) -> ResultsView:
    shown = controller.state.results
    assert shown is not None
    return shown


def bars(shown: tuple[ResultBar, ...] | None) -> dict[int, int]:
    return {bar.amount: bar.count for bar in shown or ()}


def test_510_2_without_effects_it_tells_what_is_assigned() -> None:
    shown = results(table(TRAMPLER))
    assert bars(shown.shown) == bars(shown.bars) == {0: 1, 1: 1, 2: 1}
    assert shown.dealt is None
    assert shown.note is None


def test_614_5_with_a_doubling_in_force_it_tells_what_would_be_dealt() -> None:
    controller = done(table(TRAMPLER), PutEffect(DOUBLE), Propose(Policy.MOST_THROUGH))
    shown = results(controller)
    assert bars(shown.bars) == {0: 1, 1: 1, 2: 1}
    assert bars(shown.shown) == {0: 1, 2: 1, 4: 1}
    assert [bar.amount for bar in shown.shown if bar.is_draft] == [4]
    assert shown.note is not None
    assert "would be dealt" in said(shown.note)
    (player,) = (one for one in controller.state.players if one.id == "P2")
    assert player.life_after == player.life - 4


def test_615_7_a_shield_leaves_less_and_the_draft_is_marked_among_what_is_left() -> None:
    shown = results(done(table("A: 6/6 trample > P2; B: 1/2 x A"), PutEffect(SHIELD), Assign("A", "P2", 4)))
    assert bars(shown.shown) == {0: 4, 1: 1}
    assert [bar.amount for bar in shown.shown if bar.is_draft] == [1]


def test_614_9_whom_a_redirection_reaches_can_be_looked_at() -> None:
    redirect = DamageEffect(EffectKind.REDIRECT, recipient=Filter(("P2",)), to="P1")
    controller = done(table(TRAMPLER), PutEffect(redirect))
    assert bars(results(controller).shown) == {0: 3}
    done(controller, LookAt("P1"))
    shown = results(controller)
    assert shown.recipient == "P1"
    assert bars(shown.bars) == {0: 3}
    assert bars(shown.shown) == {0: 1, 1: 1, 2: 1}


def test_702_16e_protection_counts_without_any_effect() -> None:
    controller = done(table("A: 4/4 trample, red > P2; B: 1/2 protection from red x A"), LookAt("B"))
    assert bars(results(controller).bars) == {2: 1, 3: 1, 4: 1}
    assert bars(results(controller).shown) == {0: 3}


def test_where_what_is_dealt_cannot_be_told_at_once_it_says_that_this_is_assigned() -> None:
    shown = results(done(table("A: 20/20 trample > P2; B1..B8: 0/1 x A"), PutEffect(SHIELD)))
    assert sum(bars(shown.shown).values()) == 963_612
    assert shown.dealt is None
    assert shown.note is not None
    assert "assigned" in said(shown.note)


def test_it_looks_first_at_somebody_whose_damage_is_still_to_be_chosen() -> None:
    board = "A: 2/2 > P2; C: 4/4 > P2; B: 2/2 x C; D: 2/2 x C"
    controller = table(board)
    assert results(controller).recipient == "B"
    done(controller, Assign("C", "B", 3))
    assert results(controller).recipient == "B"
    assert results(table("A: 2/2 > P2; C: 4/4 > P2; B: 2/2 x C")).recipient == "P2"
