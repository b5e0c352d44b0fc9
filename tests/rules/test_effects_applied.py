"""Effects change the damage that is dealt: prevention, shields, doubling, adding, redirection."""

from dataclasses import replace
from typing import Any

import pytest

from simulator.rules.combat import Combat, Zone
from simulator.rules.effects import DamageEffect, EffectChoice, EffectKind, Filter
from simulator.rules.events import Figure, FigureChange
from simulator.rules.objects import CardType, Color, Player
from tests.boards import creature, permanent, planeswalker, triggers
from tests.rules.damage_board import combat, dealt, excess, points, rows, triggered


def effect(kind: str, *, source: str = "", recipient: str = "", **more: Any) -> DamageEffect:
    """An effect on the sources and recipients with these ids, separated by spaces; none: on all."""
    return DamageEffect(EffectKind(kind), source=_ids(source), recipient=_ids(recipient), **more)


def _ids(ids: str) -> Filter | None:
    return Filter(tuple(ids.split())) if ids else None


def chosen(recipient: str, *order: str, **shields: dict[str, int]) -> EffectChoice:
    """What the affected player chose in the combat damage step."""
    given = tuple((effect, tuple(amounts.items())) for effect, amounts in shields.items())
    return EffectChoice("combat damage", recipient, order, given)


DOUBLE = effect("multiply", factor=2, id="double")


def _attack(*effects: DamageEffect, power: int = 4, choices: tuple[EffectChoice, ...] = ()) -> Combat:
    return _with(combat(creature("A", power, 4), attack={"A": "P2"}), effects, choices)


def _with(board: Combat, effects: tuple[DamageEffect, ...], choices: tuple[EffectChoice, ...] = ()) -> Combat:
    return replace(board, effects=effects, choices=choices)


def _two_attackers(*effects: DamageEffect, choices: tuple[EffectChoice, ...] = ()) -> Combat:
    board = combat(creature("A", 3, 3), creature("C", 2, 2), attack={"C": "P2", "A": "P2"})
    return _with(board, effects, choices)


def _taken(after: Combat) -> list[int]:
    return [row.dealt for row in rows(after)]


# Prevention.


def test_615_6_damage_prevented_wholly_keeps_its_row_and_results_in_nothing() -> None:
    seen = triggers("deals combat damage", "deals combat damage to a player")
    board = combat(creature("A", 3, 3, "lifelink", "infect", triggers=seen, commander=True), attack={"A": "P2"})
    after = dealt(_with(board, (effect("prevent"),)))
    assert points(after) == [("A", "P2", 3, 0)]
    assert rows(after)[0].results == ()
    assert triggered(after) == []
    assert after.players == board.players
    assert excess(after) == [{}]


def test_615_10_a_lasting_effect_prevents_so_much_from_each_source() -> None:
    assert _taken(dealt(_two_attackers(effect("prevent", amount=1)))) == [2, 1]


def test_an_effect_looks_at_its_source_and_its_recipient() -> None:
    both_ways = (effect("prevent", source="A"), effect("prevent", recipient="A"))
    board = combat(creature("A", 3, 3), creature("B", 2, 9, controller="P2"), attack={"A": "P2"}, block={"B": "A"})
    assert _taken(dealt(_with(board, both_ways))) == [0, 0]
    assert _taken(dealt(_with(board, both_ways[:1]))) == [0, 2]


def test_a_description_matches_permanents_never_players() -> None:
    theirs = DamageEffect(EffectKind.PREVENT, recipient=Filter(controller="P2", types=("creature",)))
    assert _taken(dealt(_attack(theirs))) == [4]


# Shields.


def test_615_7_a_shield_goes_to_sources_in_scenario_order() -> None:
    after = dealt(_two_attackers(effect("prevent", amount=4, shield=True)))
    assert points(after) == [("A", "P2", 3, 0), ("C", "P2", 2, 1)]
    assert after.effects == ()


def test_615_7_what_is_left_of_a_shield_stays() -> None:
    shield = effect("prevent", amount=7, shield=True, id="s")
    after = dealt(_two_attackers(shield))
    assert after.effects == (replace(shield, amount=2),)


def test_615_7_the_affected_player_chooses_which_damage_a_shield_prevents() -> None:
    shield = effect("prevent", amount=3, shield=True, id="s")
    after = dealt(_two_attackers(shield, choices=(chosen("P2", s={"C": 2, "A": 1}),)))
    assert points(after) == [("A", "P2", 3, 2), ("C", "P2", 2, 0)]


def test_615_7_a_choice_for_another_step_or_recipient_says_nothing() -> None:
    shield = effect("prevent", amount=2, shield=True, id="s")
    elsewhere = (chosen("A", s={"C": 2}), EffectChoice("first combat damage", "P2", (), (("s", (("C", 2),)),)))
    assert _taken(dealt(_two_attackers(shield, choices=elsewhere))) == [1, 2]


def test_615_8_a_shield_against_all_covers_one_source() -> None:
    after = dealt(_two_attackers(effect("prevent", shield=True)))
    assert points(after) == [("A", "P2", 3, 0), ("C", "P2", 2, 2)]
    assert after.effects == ()


def test_615_8_a_shield_against_all_covers_everything_that_source_deals() -> None:
    board = combat(
        creature("A", 3, 3, "trample"), creature("B", 0, 1, controller="P2"), attack={"A": "P2"}, block={"B": "A"}
    )
    after = dealt(_with(board, (effect("prevent", shield=True, source="A"),)), {"A": {"B": 1, "P2": 2}})
    assert _taken(after) == [0, 0]


def test_615_8_the_affected_player_chooses_the_source() -> None:
    shield = effect("prevent", shield=True, id="s")
    assert _taken(dealt(_two_attackers(shield, choices=(chosen("P2", s={"C": 2}),)))) == [3, 0]


def test_615_9_a_shield_for_other_damage_is_kept() -> None:
    shield = effect("prevent", amount=2, shield=True, recipient="A")
    after = dealt(_attack(shield))
    assert _taken(after) == [4]
    assert after.effects == (shield,)


def test_615_12_what_cannot_be_prevented_is_dealt_and_shields_keep_what_they_had() -> None:
    shield = effect("prevent", amount=2, shield=True)
    once = effect("prevent", shield=True)
    cannot = effect("can't be prevented")
    after = dealt(_attack(effect("prevent"), shield, once, cannot))
    assert _taken(after) == [4]
    assert after.effects[1:] == (shield, once, cannot)


def test_615_12_a_shield_passes_over_what_cannot_be_prevented() -> None:
    effects = (effect("prevent", amount=2, shield=True), effect("can't be prevented", source="A"))
    assert _taken(dealt(_two_attackers(*effects))) == [3, 0]


def test_615_12_the_next_damage_only() -> None:
    effects = (effect("can't be prevented", shield=True), effect("prevent"))
    after = dealt(_two_attackers(*effects))
    assert _taken(after) == [3, 0]
    assert after.effects == effects[1:]


# More damage.


def test_614_5_two_doublers_make_four_times_as_much() -> None:
    assert _taken(dealt(_attack(DOUBLE, DOUBLE, power=2))) == [8]


def test_120_8_nothing_is_added_to_damage_of_nothing() -> None:
    effects = (effect("prevent"), effect("add", amount=3), effect("redirect", to="A"))
    after = dealt(_attack(*effects))
    assert points(after) == [("A", "P2", 4, 0)]


def test_additions_are_for_each_recipient() -> None:
    board = combat(
        creature("A", 3, 3, "trample"), creature("B", 0, 2, controller="P2"), attack={"A": "P2"}, block={"B": "A"}
    )
    after = dealt(_with(board, (effect("add", amount=2),)), {"A": {"B": 2, "P2": 1}})
    assert _taken(after) == [4, 3]
    assert excess(after) == [{"B": 2}]


def test_a_shield_that_doubles_does_so_once() -> None:
    after = dealt(_two_attackers(effect("multiply", factor=2, shield=True)))
    assert _taken(after) == [6, 2]
    assert after.effects == ()


# Several effects on one event.

SHIELD_4 = effect("prevent", amount=4, shield=True, id="shield")


def test_616_1_in_the_order_of_the_list() -> None:
    assert _taken(dealt(_attack(SHIELD_4, DOUBLE, power=5))) == [2]
    assert _taken(dealt(_attack(DOUBLE, SHIELD_4, power=5))) == [6]


def test_616_1_in_the_order_that_the_affected_player_chose() -> None:
    assert _taken(dealt(_attack(DOUBLE, SHIELD_4, power=5, choices=(chosen("P2", "shield", "double"),)))) == [2]
    assert _taken(dealt(_attack(DOUBLE, SHIELD_4, power=5, choices=(chosen("P2", "shield"),)))) == [2]
    assert _taken(dealt(_attack(SHIELD_4, DOUBLE, power=5, choices=(chosen("A", "double", "shield"),)))) == [2]


def test_616_1_absorb_comes_before_other_effects() -> None:
    blocker = creature("B", 0, 9, "absorb 1", controller="P2")
    board = combat(creature("A", 3, 3), blocker, attack={"A": "P2"}, block={"B": "A"})
    assert _taken(dealt(_with(board, (DOUBLE,)))) == [4]


# Redirection.


def _pariah(*effects: DamageEffect, words: tuple[str, ...] = (), attacker: tuple[str, ...] = ()) -> Combat:
    pariah = creature("B", 0, 9, *words, controller="P2")
    attacking = creature("A", 4, 4, *attacker, commander=True)
    return _with(combat(attacking, pariah, attack={"A": "P2"}), effects)


TO_B = effect("redirect", to="B", recipient="P2")


def test_614_9_the_new_recipient_is_dealt_the_damage() -> None:
    after = dealt(_pariah(TO_B, attacker=("lifelink", "toxic 1")))
    [row] = rows(after)
    assert (row.recipient, row.assigned_to, row.assigned, row.dealt) == ("B", "P2", 4, 4)
    assert row.results == (FigureChange("B", Figure.DAMAGE, 4), FigureChange("P1", Figure.LIFE, 4))
    assert after.player("P2") == Player("P2")


def test_614_9_the_effects_of_the_new_recipient_then_apply() -> None:
    shield = effect("prevent", amount=3, shield=True, recipient="B")
    assert _taken(dealt(_pariah(shield, TO_B))) == [1]
    assert _taken(dealt(_pariah(TO_B, words=("absorb 2",)))) == [2]
    assert _taken(dealt(_pariah(TO_B, words=("protection from creatures",)))) == [0]


def test_614_5_an_effect_that_has_applied_does_not_apply_to_the_new_recipient_again() -> None:
    assert _taken(dealt(_pariah(DOUBLE, TO_B))) == [8]


def test_614_5_two_redirections_do_not_go_round() -> None:
    back = effect("redirect", to="P2", recipient="B")
    [row] = rows(dealt(_pariah(TO_B, back)))
    assert (row.recipient, row.assigned_to) == ("P2", None)


def test_614_9_to_what_is_gone_it_does_nothing() -> None:
    assert points(dealt(_pariah(TO_B).with_zone("B", Zone.GONE))) == [("A", "P2", 4, 4)]


def test_614_9_to_what_cannot_be_dealt_damage_it_does_nothing_and_keeps_its_shield() -> None:
    next_time = replace(TO_B, shield=True)
    board = _pariah(next_time)
    land = replace(board.permanent("B"), types=frozenset({CardType.LAND}))
    after = dealt(board.with_permanent(land))
    assert points(after) == [("A", "P2", 4, 4)]
    assert after.effects == (next_time,)
    gone = effect("redirect", to="P3")
    three = replace(board, players=(*board.players, Player("P3", out=True)), effects=(gone,))
    assert points(dealt(three)) == [("A", "P2", 4, 4)]


def test_a_redirected_source_and_its_own_damage_are_two_rows() -> None:
    board = combat(
        creature("A", 4, 4, "trample"), creature("B", 0, 2, controller="P2"), attack={"A": "P2"}, block={"B": "A"}
    )
    after = dealt(_with(board, (TO_B,)), {"A": {"B": 2, "P2": 2}})
    assert [(row.recipient, row.assigned_to) for row in rows(after)] == [("B", None), ("B", "P2")]
    assert after.permanent("B").damage == 4
    assert excess(after) == [{"B": 2}]


def test_120_3g_toxic_counts_once_though_the_damage_came_in_two_parts() -> None:
    toxic = creature("A", 4, 4, "trample", "toxic 1", commander=True)
    board = combat(toxic, creature("B", 0, 2, controller="P2"), attack={"A": "P2"}, block={"B": "A"})
    after = dealt(_with(board, (effect("redirect", to="P2", recipient="B"),)), {"A": {"B": 2, "P2": 2}})
    assert after.player("P2") == Player("P2", life=16, poison=1, commander_damage=(("A", 4),))


# Protection and absorb.


@pytest.mark.parametrize(
    ("quality", "prevented"),
    [
        ("red", True),
        ("creatures", True),
        ("goblins", True),
        ("everything", True),
        ("monocolored", True),
        ("blue", False),
        ("multicolored", False),
    ],
)
def test_702_16e_protection_prevents_all_damage_from_sources_of_the_quality(quality: str, prevented: bool) -> None:
    goblin = creature("A", 3, 3, subtypes=("goblin",), colors=frozenset({Color.RED}))
    protected = planeswalker("W", 5, f"protection from {quality}")
    after = dealt(combat(goblin, protected, attack={"A": "W"}))
    assert after.permanent("W").loyalty == (5 if prevented else 2)


def test_702_16e_a_player_with_protection() -> None:
    protected = replace(Player("P2"), keywords=creature("X", 0, 0, "protection from everything").keywords)
    board = combat(
        creature("A", 3, 3, "toxic 1", commander=True), attack={"A": "P2"}, players=(Player("P1"), protected)
    )
    assert dealt(board).player("P2") == protected


def test_702_16e_protection_does_nothing_against_what_cannot_be_prevented() -> None:
    board = combat(
        creature("A", 3, 3), planeswalker("W", 5, "protection from creatures", "absorb 1"), attack={"A": "W"}
    )
    assert _taken(dealt(_with(board, (effect("can't be prevented"),)))) == [3]


def test_702_64_absorb_takes_from_each_source_and_every_instance_counts() -> None:
    board = combat(
        creature("A", 5, 5),
        creature("C", 2, 2),
        creature("B", 0, 9, "absorb 1", "absorb 2", controller="P2"),
        attack={"A": "P2", "C": "P2"},
        block={"B": ("A", "C")},
    )
    assert _taken(dealt(board)) == [2, 0]


# Deal back.


def test_615_5_what_was_prevented_is_dealt_back_at_once() -> None:
    back = effect("prevent", amount=3, shield=True, deal_back=True, id="palm")
    after = dealt(_attack(back))
    assert points(after) == [("A", "P2", 4, 1), ("palm", "A", 3, 3)]
    assert [row.combat for row in rows(after)] == [True, False]
    assert after.permanent("A").damage == 3


def test_615_5_an_effect_has_no_keywords_and_no_colour() -> None:
    attacker = creature("A", 3, 3, "deathtouch", "lifelink", "infect", "protection from red")
    after = dealt(_with(combat(attacker, attack={"A": "P2"}), (effect("prevent", deal_back=True),)))
    assert points(after) == [("A", "P2", 3, 0), ("prevent", "A", 3, 0)]
    only_players = effect("prevent", deal_back=True, recipient="P2")
    after = dealt(_with(combat(attacker, attack={"A": "P2"}), (only_players,)))
    assert points(after)[1:] == [("prevent", "A", 3, 3)]
    assert after.permanent("A").damage == 3
    assert not after.permanent("A").dealt_deathtouch


def test_615_5_protection_from_everything_stops_an_effect_too() -> None:
    attacker = creature("A", 3, 3, "protection from everything")
    after = dealt(_with(combat(attacker, attack={"A": "P2"}), (effect("prevent", deal_back=True, recipient="P2"),)))
    assert points(after)[1:] == [("prevent", "A", 3, 0)]


def test_615_5_effects_apply_to_what_is_dealt_back() -> None:
    effects = (effect("prevent", deal_back=True, recipient="P2"), DOUBLE, effect("prevent", source="A", recipient="A"))
    assert points(dealt(_attack(*effects))) == [("A", "P2", 4, 0), ("prevent", "A", 4, 8)]


def test_615_5_dealt_back_to_a_source_for_all_its_recipients_together() -> None:
    board = combat(
        creature("A", 4, 4, "trample"), creature("B", 0, 2, controller="P2"), attack={"A": "P2"}, block={"B": "A"}
    )
    after = dealt(_with(board, (effect("prevent", source="A", deal_back=True),)), {"A": {"B": 2, "P2": 2}})
    assert points(after)[2:] == [("prevent", "A", 4, 4)]
    assert excess(after) == [{}, {}]


def test_615_5_nothing_is_dealt_back_where_nothing_was_prevented() -> None:
    effects = (effect("prevent", deal_back=True), effect("can't be prevented"))
    assert len(rows(dealt(_attack(*effects)))) == 1


def test_is_dealt_damage_triggers_for_what_is_dealt_back() -> None:
    attacker = creature(
        "A", 3, 2, triggers=triggers("is dealt damage", "is dealt excess damage", "deals combat damage")
    )
    after = dealt(_with(combat(attacker, attack={"A": "P2"}), (effect("prevent", deal_back=True, recipient="P2"),)))
    assert triggered(after) == [("A", "is dealt damage", 1), ("A", "is dealt excess damage", 1)]


def test_an_enchantment_is_no_recipient() -> None:
    board = combat(creature("A", 3, 3), permanent("Z", "enchantment"), attack={"A": "P2"})
    assert points(dealt(_with(board, (effect("redirect", to="Z"),)))) == [("A", "P2", 3, 3)]
