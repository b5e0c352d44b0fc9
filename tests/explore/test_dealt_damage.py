"""What assignments really deal: held against dealing each of them."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from simulator.explore.dealt_damage import MOST_DEALT, DealtDamage
from simulator.explore.spreads import spread_to
from simulator.formats.notation import parse
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.division.assigning import damage_step
from simulator.rules.effects import DamageEffect, EffectKind, Filter
from simulator.rules.flow.steps import begin, to_damage
from simulator.rules.legal.budget import BeyondBudgetError
from simulator.rules.legal.legal_assignments import LegalAssignments

BOARD = (
    "A: 5/5 trample > P2; C: 4/4 trample > P2; D: 2/2 > P2; W: loyalty 4; L: 1/1;"
    " B: 2/2 protection from red x A, C; E: 3/5 x D; F: 0/3 absorb 1 x C"
)
DOUBLE = DamageEffect(EffectKind.MULTIPLY, factor=2)
ONE_MORE = DamageEffect(EffectKind.ADD, amount=1)
ONE_LESS = DamageEffect(EffectKind.PREVENT, amount=1)
NOTHING_FROM_A = DamageEffect(EffectKind.PREVENT, source=Filter(("A",)))
ELSEWHERE = DamageEffect(EffectKind.REDIRECT, recipient=Filter(("B",)), to="L")
TO_THE_PLAYER = DamageEffect(EffectKind.REDIRECT, recipient=Filter(("P2",)), to="P1")
CERTAIN = DamageEffect(EffectKind.CANT_BE_PREVENTED, source=Filter(("C",)))
SHIELD = DamageEffect(EffectKind.PREVENT, amount=3, recipient=Filter(("P2",)), shield=True)
BACK = DamageEffect(EffectKind.PREVENT, amount=1, recipient=Filter(("P2",)), deal_back=True)


def due(board: str, *effects: DamageEffect) -> tuple[Combat, DamageStep]:
    scenario = parse(board)
    combat = to_damage(begin(replace(scenario, effects=effects)))
    step = damage_step(combat)
    assert step is not None
    return combat, step


def each_dealt(damage: DealtDamage, recipient: str) -> Counter[int]:
    return Counter(damage.dealt(one).get(recipient, 0) for one in LegalAssignments(damage.step))


def holds(board: str, *effects: DamageEffect) -> None:
    damage = DealtDamage(*due(board, *effects))
    for recipient in damage.recipients:
        assert damage.spread(recipient, [LegalAssignments(damage.step)]) == each_dealt(damage, recipient), recipient


def test_510_2_where_nothing_changes_damage_what_is_assigned_is_dealt() -> None:
    damage = DealtDamage(*due("A: 5/5 trample > P2; B: 2/2 x A"))
    assert not damage.is_changed
    legal = LegalAssignments(damage.step)
    assert damage.spread("P2", [legal]) == spread_to(legal, "P2")


@pytest.mark.parametrize(
    "effects",
    [
        (DOUBLE,),
        (DOUBLE, DOUBLE),
        (ONE_MORE,),
        (ONE_LESS, DOUBLE),
        (NOTHING_FROM_A, ONE_MORE),
        (ELSEWHERE,),
        (ELSEWHERE, DOUBLE, TO_THE_PLAYER),
        (ONE_LESS, CERTAIN),
        (DOUBLE, ONE_LESS),
        (SHIELD,),
        (DOUBLE, SHIELD, TO_THE_PLAYER),
        (BACK,),
    ],
)
def test_614_5_with_effects_in_force_as_many_deal_each_amount_as_dealing_them_shows(
    effects: tuple[DamageEffect, ...],
) -> None:
    board = "A: 4/4 trample > P2; C: 3/3 trample > P2; L: 1/1; B: 1/2 x A, C; F: 0/1 absorb 1 x C"
    assert DealtDamage(*due(board, *effects)).is_changed
    holds(board, *effects)


def test_702_16e_protection_is_told_without_any_effect() -> None:
    board = "A: 4/4 trample, red > P2; B: 1/2 protection from red x A"
    damage = DealtDamage(*due(board))
    assert damage.is_changed
    assert damage.spread("B", [LegalAssignments(damage.step)]) == {0: 3}


def test_614_9_whom_a_redirection_reaches_is_a_recipient_too() -> None:
    damage = DealtDamage(*due(BOARD, ELSEWHERE))
    assert "L" in damage.recipients
    assert "P1" not in damage.recipients


def test_702_19_before_1998_surplus_that_moves_on_is_dealt_to_the_player() -> None:
    damage = DealtDamage(*due("rules classic; A: 6/6 trample > P2; B: 2/2 x A; C: 1/1 x A"))
    assert damage.is_changed
    holds("rules classic; A: 6/6 trample > P2; B: 2/2 x A; C: 1/1 x A")


@pytest.mark.parametrize("effect", [SHIELD, DOUBLE])
def test_numbers_beyond_listing_are_exact_or_refused(effect: DamageEffect) -> None:
    damage = DealtDamage(*due("A: 20/20 trample > P2; B1..B8: 0/1 x A", effect))
    legal = LegalAssignments(damage.step)
    if effect.shield:
        with pytest.raises(BeyondBudgetError):
            damage.spread("P2", [legal])
    else:
        assert sum(damage.spread("P2", [legal]).values()) == legal.count() == 963_612
        assert damage.spread("P2", [legal]) == {2 * points: n for points, n in spread_to(legal, "P2").items()}


def test_a_large_power_is_not_gone_through_point_by_point() -> None:
    damage = DealtDamage(*due("A: 5000/1 trample > P2; B: 0/7 x A", DOUBLE))
    assert damage.spread("B", [LegalAssignments(damage.step)])[14] == 1


_EFFECTS = st.sampled_from((DOUBLE, ONE_MORE, ONE_LESS, NOTHING_FROM_A, ELSEWHERE, TO_THE_PLAYER, CERTAIN))


@given(st.lists(_EFFECTS, max_size=4))
@settings(max_examples=25, deadline=None)
def test_any_effects_together(effects: list[DamageEffect]) -> None:
    combat, step = due(
        "A: 4/4 trample, red > P2; C: 3/3 > P2; L: 1/1; B: 1/2 x A; F: 0/1 absorb 1 x C, A; W: 2/2", *effects
    )
    damage, legal = DealtDamage(combat, step), LegalAssignments(step)
    assert legal.count() <= MOST_DEALT
    for recipient in damage.recipients:
        assert damage.spread(recipient, [legal]) == each_dealt(damage, recipient)
