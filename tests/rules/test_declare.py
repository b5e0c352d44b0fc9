"""Could these attacks, bands and blocks have been declared?"""

from dataclasses import replace
from typing import Any

import pytest

from simulator.rules.declaring.declare import nearest_declaration, violations_of_declaration
from simulator.rules.declaring.violation import UndecidedDeclarationError
from simulator.rules.objects import Color, Permanent, Player
from simulator.rules.problems import ScenarioError
from simulator.rules.scenario import Attack, Block, Scenario
from tests.boards import (
    THREE_PLAYERS,
    TWO_HEADED_GIANT,
    creature,
    do,
    permanent,
    planeswalker,
    scenario,
    siege,
)

FOREST = permanent("L", "land", controller="P2", subtypes=("forest",))
THREE = THREE_PLAYERS


def rules(board: Scenario) -> list[str]:
    """The rules that are broken."""
    return [str(found.rule) for found in violations_of_declaration(board)]


def attacks(*creatures: Permanent, **more: Any) -> Scenario:
    """All of these attack the defending player."""
    return scenario(*creatures, attack={one.id: "P2" for one in creatures}, **more)


def blocked(attacker: Permanent, *blockers: Permanent, others: tuple[Permanent, ...] = ()) -> Scenario:
    """One attacker blocked by these."""
    block = {one.id: attacker.id for one in blockers}
    return scenario(attacker, *blockers, *others, attack={attacker.id: "P2"}, block=block)


def theirs(id: str, power: int, toughness: int, *words: str, **more: Any) -> Permanent:
    """A creature of the defending player."""
    return creature(id, power, toughness, *words, controller="P2", **more)


# 508.1a-c: who may attack what.


@pytest.mark.parametrize(
    ("attacker", "rule"),
    [
        (creature("A", 2, 2, tapped=True), "508.1a"),
        (creature("A", 2, 2, summoning_sick=True), "508.1a"),
        (creature("A", 2, 2, controller="P2"), "508.1a"),
        (permanent("A", "artifact"), "508.1a"),
        (permanent("A", "creature", "battle", power=2, toughness=2, defense=3, protector="P2"), "508.1a"),
        (creature("A", 2, 2, "defender"), "702.3b"),
        (creature("A", 2, 2, "can't attack"), "508.1c"),
        (creature("A", 2, 2, "can't attack alone"), "508.1c"),
    ],
)
def test_508_1_who_cannot_attack(attacker: Permanent, rule: str) -> None:
    assert rules(attacks(attacker)) == [rule]


def test_702_10b_haste_lets_a_creature_that_has_just_come_attack() -> None:
    assert rules(attacks(creature("A", 2, 2, "haste", summoning_sick=True))) == []


def test_508_1c_two_that_cannot_attack_alone_attack_together() -> None:
    assert rules(attacks(creature("A", 1, 1, "can't attack alone"), creature("C", 1, 1, "can't attack alone"))) == []


def test_508_1b_opponents_their_planeswalkers_and_battles_they_protect() -> None:
    attackers = [creature(id, 1, 1) for id in "ACD"]
    board = scenario(
        *attackers, planeswalker("W", 3), siege("S", 4), attack={"A": "P2", "C": "W", "D": "S"}, players=THREE
    )
    assert rules(board) == []


@pytest.mark.parametrize(
    "attacked",
    [
        planeswalker("X", 3, controller="P1"),
        siege("X", 4, controller="P2", protector="P1"),
        permanent("X", "battle", defense=4),
    ],
)
def test_508_1b_what_cannot_be_attacked(attacked: Permanent) -> None:
    assert rules(scenario(creature("A", 1, 1), attacked, attack={"A": "X"})) == ["508.1b"]


def test_508_1b_nobody_attacks_themselves_or_a_team_mate() -> None:
    assert rules(scenario(creature("A", 1, 1), attack={"A": "P1"})) == ["508.1b"]
    assert rules(scenario(creature("A", 1, 1), attack={"A": "P2"}, players=TWO_HEADED_GIANT)) == ["508.1b"]


def test_805_10_creatures_of_the_whole_team_attack_either_opponent() -> None:
    both = (creature("A", 1, 1), creature("C", 1, 1, controller="P2"))
    assert rules(scenario(*both, attack={"A": "P4", "C": "P3"}, players=TWO_HEADED_GIANT)) == []


# 508.1d: what must attack.


def test_508_1d_what_must_attack_attacks_if_able() -> None:
    must = creature("A", 1, 1, "must attack")
    assert rules(scenario(must)) == ["508.1d"]
    assert rules(attacks(must)) == []
    assert rules(scenario(creature("A", 1, 1, "must attack", tapped=True))) == []


def test_508_1d_one_that_cannot_attack_alone_need_not_where_there_is_no_other() -> None:
    alone = creature("A", 1, 1, "must attack", "can't attack alone")
    assert rules(scenario(alone)) == []
    assert rules(scenario(alone, creature("C", 1, 1))) == ["508.1d"]
    assert rules(scenario(alone, creature("C", 1, 1, tapped=True))) == []
    assert rules(attacks(alone, creature("C", 1, 1))) == []


def test_701_15b_a_goaded_creature_attacks_a_player_other_than_who_goaded_it() -> None:
    goaded = creature("A", 1, 1, goaded_by=("P2",))
    assert rules(scenario(goaded, attack={"A": "P2"}, players=THREE)) == ["508.1d"]
    assert rules(scenario(goaded, attack={"A": "P3"}, players=THREE)) == []
    assert rules(scenario(goaded, players=THREE)) == ["508.1d"]


def test_701_15b_where_there_is_no_other_player_any_attack_will_do() -> None:
    goaded = creature("A", 1, 1, goaded_by=("P2",))
    assert rules(attacks(goaded)) == []
    assert rules(scenario(goaded, planeswalker("W", 3), attack={"A": "W"})) == []


def test_701_15b_a_planeswalker_of_another_player_is_no_other_player() -> None:
    goaded = creature("A", 1, 1, goaded_by=("P2",))
    walker = planeswalker("W", 3, controller="P3")
    assert rules(scenario(goaded, walker, attack={"A": "W"}, players=THREE)) == ["508.1d"]


def test_701_15c_each_who_goaded_it_counts() -> None:
    goaded = creature("A", 1, 1, goaded_by=("P2", "P3"))
    four = (*THREE, Player("P4"))
    assert rules(scenario(goaded, attack={"A": "P3"}, players=four)) == ["508.1d"]
    assert rules(scenario(goaded, attack={"A": "P4"}, players=four)) == []
    assert rules(scenario(goaded, attack={"A": "P3"}, players=THREE)) == []


# 702.22: bands.

BANDING = creature("A", 1, 1, "banding")
PLAIN = creature("C", 2, 2)
OTHER = creature("D", 2, 2)


def test_702_22c_any_number_with_banding_and_one_without() -> None:
    more = creature("E", 1, 1, "banding")
    assert rules(attacks(BANDING, more, PLAIN, bands=[("A", "E", "C")])) == []
    assert rules(attacks(BANDING, PLAIN, OTHER, bands=[("A", "C", "D")])) == ["702.22c"]
    assert rules(attacks(PLAIN, OTHER, bands=[("C", "D")])) == ["702.22c"]


def test_702_22c_bands_with_other() -> None:
    wolf = creature("A", 1, 1, "bands with other wolves", subtypes=("wolf",))
    wolves = (creature("C", 1, 1, subtypes=("wolf",)), creature("D", 1, 1, subtypes=("wolf",)))
    assert rules(attacks(wolf, *wolves, bands=[("A", "C", "D")])) == []
    assert rules(attacks(wolf, PLAIN, bands=[("A", "C")])) == ["702.22c"]


def test_702_22c_a_creature_is_in_one_band_of_several() -> None:
    more = creature("E", 1, 1, "banding")
    assert rules(attacks(BANDING, more, PLAIN, bands=[("A", "C"), ("E", "C")])) == ["702.22c"]
    assert rules(attacks(BANDING, bands=[("A",)])) == ["702.22c"]


def test_702_22d_a_band_attacks_one_thing() -> None:
    board = scenario(BANDING, PLAIN, planeswalker("W", 3), attack={"A": "P2", "C": "W"}, bands=[("A", "C")])
    assert rules(board) == ["702.22d"]


# 509.1a: who may block whom.


@pytest.mark.parametrize(
    ("blocker", "rule"),
    [
        (theirs("B", 2, 2, tapped=True), "509.1a"),
        (creature("B", 2, 2), "509.1a"),
        (permanent("B", "artifact", controller="P2"), "509.1a"),
        (theirs("B", 2, 2, "can't block"), "509.1b"),
        (theirs("B", 2, 2, "decayed"), "509.1b"),
        (theirs("B", 2, 2, "can't block alone"), "509.1b"),
    ],
)
def test_509_1_who_cannot_block(blocker: Permanent, rule: str) -> None:
    assert rules(blocked(creature("A", 2, 2), blocker)) == [rule]


def test_509_1a_one_attacker_each_unless_it_can_block_more() -> None:
    attackers = (creature("A", 1, 1), creature("C", 1, 1), creature("D", 1, 1))
    attack = {"A": "P2", "C": "P2", "D": "P2"}
    for words, number in (((), 1), (("can block 1 more",), 2), (("can block any number",), 3)):
        blocker = theirs("B", 1, 9, *words)
        for count in (1, 2, 3):
            board = scenario(*attackers, blocker, attack=attack, block={"B": tuple("ACD"[:count])})
            assert rules(board) == ([] if count <= number else ["509.1a"])


def test_509_1a_only_what_still_attacks_can_be_blocked() -> None:
    attackers = (creature("A", 1, 1), creature("C", 1, 1))
    leaving = [do("declare attackers", "remove from combat", "C")]
    board = scenario(*attackers, theirs("B", 1, 1), attack={"A": "P2", "C": "P2"}, block={"B": "C"}, timeline=leaving)
    assert rules(board) == ["509.1a"]


def test_802_4_each_defending_player_blocks_what_attacks_them() -> None:
    mine, his = theirs("B", 1, 1), creature("D", 1, 1, controller="P3")
    attackers = (creature("A", 1, 1), creature("C", 1, 1), planeswalker("W", 3))
    attack = {"A": "W", "C": "P3"}
    assert rules(scenario(*attackers, mine, his, attack=attack, block={"B": "A", "D": "C"}, players=THREE)) == []
    wrong = scenario(*attackers, mine, his, attack=attack, block={"B": "C", "D": "A"}, players=THREE)
    assert rules(wrong) == ["509.1a", "509.1a"]


def test_310_9_only_the_protector_blocks_what_attacks_a_battle() -> None:
    attack = {"A": "S"}
    battle = siege("S", 4, protector="P3")
    for blocker, broken in ((theirs("B", 1, 1), ["509.1a"]), (creature("B", 1, 1, controller="P3"), [])):
        board = scenario(creature("A", 1, 1), battle, blocker, attack=attack, block={"B": "A"}, players=THREE)
        assert rules(board) == broken


def test_805_10_any_of_the_defending_team_may_block() -> None:
    blocker = creature("B", 1, 1, controller="P4")
    board = scenario(creature("A", 1, 1), blocker, attack={"A": "P3"}, block={"B": "A"}, players=TWO_HEADED_GIANT)
    assert rules(board) == []


# 509.1b: restrictions on several.


def test_702_111b_menace_needs_two() -> None:
    menace = creature("A", 3, 3, "menace")
    assert rules(blocked(menace)) == []
    assert rules(blocked(menace, theirs("B", 1, 1))) == ["702.111b"]
    assert rules(blocked(menace, theirs("B", 1, 1), theirs("C", 1, 1))) == []


def test_509_1b_how_many_may_block() -> None:
    crowd = [theirs(id, 1, 1) for id in "BCD"]
    three = creature("A", 3, 3, "can't be blocked except by three or more creatures")
    assert rules(blocked(three, *crowd[:2])) == ["509.1b"]
    assert rules(blocked(three, *crowd)) == []
    one = creature("A", 3, 3, "can't be blocked by more than one creature")
    assert rules(blocked(one, *crowd[:2])) == ["509.1b"]
    assert rules(blocked(one, *crowd[:1])) == []


def test_509_1b_two_that_cannot_block_alone_block_together() -> None:
    attackers = (creature("A", 1, 1), creature("C", 1, 1))
    shy = [theirs(id, 1, 1, "can't block alone") for id in "BD"]
    board = scenario(*attackers, *shy, attack={"A": "P2", "C": "P2"}, block={"B": "A", "D": "C"})
    assert rules(board) == []


def test_802_4_another_defending_players_blocker_is_no_company() -> None:
    attackers = (creature("A", 1, 1), creature("C", 1, 1))
    shy, other = theirs("B", 1, 1, "can't block alone"), creature("D", 1, 1, controller="P3")
    board = scenario(*attackers, shy, other, attack={"A": "P2", "C": "P3"}, block={"B": "A", "D": "C"}, players=THREE)
    assert rules(board) == ["509.1b"]


# 509.1c: what must be blocked.


def test_509_1c_what_must_block_blocks_if_able() -> None:
    must = theirs("B", 1, 1, "must block")
    attack = {"A": "P2"}
    assert rules(scenario(creature("A", 2, 2), must, attack=attack)) == ["509.1c"]
    assert rules(blocked(creature("A", 2, 2), must)) == []
    assert rules(scenario(creature("A", 2, 2, "flying"), must, attack=attack)) == []


def test_509_1c_the_printed_example() -> None:
    menace = creature("A", 2, 2, "menace")
    must, may = theirs("B", 1, 1, "must block"), theirs("C", 1, 1)
    assert rules(scenario(menace, must, may, attack={"A": "P2"})) == ["509.1c"]
    assert rules(blocked(menace, must, others=(may,))) == ["702.111b"]
    assert rules(blocked(menace, may, others=(must,))) == ["702.111b", "509.1c"]
    assert rules(blocked(menace, must, may)) == []


def test_509_1c_what_must_be_blocked_is_blocked_by_somebody() -> None:
    lure = creature("A", 2, 2, "must be blocked")
    assert rules(scenario(lure, theirs("B", 1, 1), attack={"A": "P2"})) == ["509.1c"]
    assert rules(blocked(lure, theirs("B", 1, 1), others=(theirs("C", 1, 1),))) == []
    assert rules(scenario(lure, theirs("B", 1, 1, tapped=True), attack={"A": "P2"})) == []


def test_509_1c_all_that_are_able_must_block_it() -> None:
    lure = creature("A", 2, 2, "all must block it")
    able, also, unable = theirs("B", 1, 1), theirs("C", 1, 1), theirs("D", 1, 1, "can't block")
    assert rules(blocked(lure, able, others=(also, unable))) == ["509.1c"]
    assert rules(blocked(lure, able, also, others=(unable,))) == []


def test_509_1c_of_two_lures_a_creature_blocks_one() -> None:
    lures = (creature("A", 2, 2, "all must block it"), creature("C", 2, 2, "all must block it"))
    assert rules(scenario(*lures, theirs("B", 1, 1), attack={"A": "P2", "C": "P2"}, block={"B": "C"})) == []


# When it is judged.


def test_before_blocks_only_the_attack_is_judged() -> None:
    must = (creature("A", 1, 1, "must be blocked"), theirs("B", 1, 1))
    assert rules(scenario(*must, attack={"A": "P2"}, after="declare attackers")) == []
    assert rules(scenario(*must, attack={"A": "P2"}, after="declare blockers")) == ["509.1c"]


def test_what_was_done_before_counts() -> None:
    tapping = [do("beginning of combat", "tap", "A")]
    assert rules(scenario(creature("A", 1, 1), attack={"A": "P2"}, timeline=tapping)) == ["508.1a"]
    assert rules(scenario(creature("A", 1, 1, tapped=True), attack={"A": "P2"}, after="declare blockers")) == ["508.1a"]
    gaining = [do("declare attackers", "gain", "A", keywords=["flying"])]
    board = scenario(creature("A", 1, 1), theirs("B", 1, 1), attack={"A": "P2"}, block={"B": "A"}, timeline=gaining)
    assert rules(board) == ["702.9b"]


def test_what_is_done_later_does_not_count() -> None:
    later = [do("declare blockers", "gain", "A", keywords=["flying"])]
    board = scenario(creature("A", 1, 1), theirs("B", 1, 1), attack={"A": "P2"}, block={"B": "A"}, timeline=later)
    assert rules(board) == []


def test_508_4_a_creature_put_attacking_before_blocks_may_be_blocked() -> None:
    token = creature("T", 1, 1, summoning_sick=True)
    entering = [do("declare attackers", "put attacking", "T", attacking="P2")]
    board = scenario(
        creature("A", 1, 1), token, theirs("B", 1, 1), attack={"A": "P2"}, block={"B": "T"}, timeline=entering
    )
    assert rules(board) == []


def test_506_4c_what_has_left_is_not_judged() -> None:
    idle = scenario(
        creature("A", 1, 1), theirs("B", 1, 1), attack={"A": None}, block={"B": ()}, after="declare blockers"
    )
    assert rules(idle) == []


# The nearest declaration.


def test_the_nearest_of_a_legal_declaration_is_none() -> None:
    assert nearest_declaration(attacks(creature("A", 1, 1))) is None


def test_an_attacker_that_cannot_attack_is_left_out_with_its_blocks_and_band() -> None:
    board = scenario(
        creature("A", 1, 1, tapped=True),
        creature("C", 1, 1, "banding"),
        theirs("B", 1, 1),
        theirs("D", 1, 1),
        attack={"A": "P2", "C": "P2"},
        bands=[("A", "C")],
        block={"B": "A", "D": "C"},
        orders={"C": "BD"},
    )
    nearest = nearest_declaration(board)
    assert nearest is not None
    assert nearest.attacks == (Attack("C", "P2"),)
    assert nearest.blocks == (Block("D", ("C",)),)
    assert (nearest.bands, nearest.orders) == ((), ())


def test_where_the_attack_is_legal_only_blocks_change() -> None:
    lure = creature("A", 2, 2, "all must block it")
    nearest = nearest_declaration(scenario(lure, *(theirs(f"B{n}", 1, 1) for n in range(4)), attack={"A": "P2"}))
    assert nearest is not None
    assert nearest.attacks == (Attack("A", "P2"),)
    assert len(nearest.blocks) == 4


def test_a_companion_may_come_to_attack_where_that_changes_less() -> None:
    shy = creature("A", 1, 1, "can't attack alone")
    board = scenario(shy, creature("C", 1, 1), theirs("B", 1, 1), attack={"A": "P2"}, block={"B": "A"})
    nearest = nearest_declaration(board)
    assert nearest is not None
    assert nearest.attacks == (Attack("A", "P2"), Attack("C", "P2"))
    assert nearest.blocks == board.declared.blocks


def test_an_order_stays_where_its_foes_do() -> None:
    board = scenario(
        creature("A", 3, 3),
        creature("C", 1, 1, "flying"),
        *(theirs(id, 1, 1) for id in "BDE"),
        attack={"A": "P2", "C": "P2"},
        block={"B": "A", "D": "A", "E": "C"},
        orders={"A": "DB"},
    )
    nearest = nearest_declaration(board)
    assert nearest is not None
    assert nearest.orders == (("A", ("D", "B")),)
    assert [block.blocker for block in nearest.blocks] == ["B", "D"]


# Evasion.

BLACK = frozenset({Color.BLACK})
RED = frozenset({Color.RED})


@pytest.mark.parametrize(
    ("attacker", "blocker", "rule"),
    [
        (creature("A", 1, 1, "flying"), theirs("B", 1, 1), "702.9b"),
        (creature("A", 1, 1, "flying"), theirs("B", 1, 1, "reach"), None),
        (creature("A", 1, 1, "flying"), theirs("B", 1, 1, "flying"), None),
        (creature("A", 1, 1), theirs("B", 1, 1, "flying"), None),
        (creature("A", 1, 1, "shadow"), theirs("B", 1, 1), "702.28b"),
        (creature("A", 1, 1), theirs("B", 1, 1, "shadow"), "702.28b"),
        (creature("A", 1, 1, "shadow"), theirs("B", 1, 1, "shadow"), None),
        (creature("A", 1, 1, "flying", "shadow"), theirs("B", 1, 1, "flying"), "702.28b"),
        (creature("A", 1, 1, "horsemanship"), theirs("B", 1, 1), "702.31b"),
        (creature("A", 1, 1), theirs("B", 1, 1, "horsemanship"), None),
        (creature("A", 1, 1, "fear"), theirs("B", 1, 1, colors=RED), "702.36b"),
        (creature("A", 1, 1, "fear"), theirs("B", 1, 1, colors=BLACK), None),
        (
            creature("A", 1, 1, "fear"),
            permanent("B", "artifact", "creature", controller="P2", power=1, toughness=1),
            None,
        ),
        (creature("A", 1, 1, "intimidate", colors=RED), theirs("B", 1, 1, colors=BLACK), "702.13b"),
        (creature("A", 1, 1, "intimidate", colors=RED), theirs("B", 1, 1, colors=RED | BLACK), None),
        (creature("A", 1, 1, "intimidate"), theirs("B", 1, 1), "702.13b"),
        (creature("A", 1, 1, "skulk"), theirs("B", 2, 1), "702.118b"),
        (creature("A", 1, 1, "skulk"), theirs("B", 1, 9), None),
        (creature("A", 1, 1, "protection from red"), theirs("B", 1, 1, colors=RED), "702.16f"),
        (creature("A", 1, 1, "protection from creatures"), theirs("B", 1, 1), "702.16f"),
        (creature("A", 1, 1, colors=RED), theirs("B", 1, 1, "protection from red"), None),
        (creature("A", 1, 1, "can't be blocked"), theirs("B", 1, 1), "509.1b"),
        (creature("A", 1, 1, "can't be blocked by walls"), theirs("B", 1, 1, subtypes=("wall",)), "509.1b"),
        (creature("A", 1, 1, "can't be blocked by walls"), theirs("B", 1, 1), None),
        (creature("A", 1, 1, "can't be blocked except by walls"), theirs("B", 1, 1), "509.1b"),
        (creature("A", 1, 1, "can't be blocked except by walls"), theirs("B", 1, 1, subtypes=("wall",)), None),
        (
            creature("A", 1, 1, "can't be blocked except by artifact and/or red creatures"),
            theirs("B", 1, 1, colors=RED),
            None,
        ),
        (creature("A", 1, 1, "can't be blocked by nonblack creatures"), theirs("B", 1, 1, colors=RED), "509.1b"),
        (creature("A", 1, 1, "can't be blocked by creatures with power 2 or less"), theirs("B", 2, 2), "509.1b"),
        (creature("A", 1, 1, "can't be blocked by creatures with power 2 or less"), theirs("B", 3, 2), None),
        (creature("A", 1, 1, "can't be blocked by creatures with toughness 2 or greater"), theirs("B", 3, 1), None),
        (creature("A", 1, 1, "can't be blocked except by creatures with flying"), theirs("B", 1, 1), "509.1b"),
        (
            creature("A", 1, 1, "can't be blocked except by creatures with flying or reach"),
            theirs("B", 1, 1, "reach"),
            None,
        ),
        (creature("A", 1, 1, "can't be blocked by creatures without flying"), theirs("B", 1, 1), "509.1b"),
    ],
)
def test_509_1b_evasion(attacker: Permanent, blocker: Permanent, rule: str | None) -> None:
    assert rules(blocked(attacker, blocker)) == ([] if rule is None else [rule])


@pytest.mark.parametrize(
    ("word", "land", "walks"),
    [
        ("forestwalk", permanent("L", "land", controller="P2", subtypes=("forest",)), True),
        ("forestwalk", permanent("L", "land", controller="P2", subtypes=("island",)), False),
        ("forestwalk", permanent("L", "land", controller="P1", subtypes=("forest",)), False),
        ("forestwalk", theirs("L", 1, 1, subtypes=("forest",)), False),
        ("snow forestwalk", permanent("L", "land", controller="P2", subtypes=("forest",)), False),
        ("nonbasic landwalk", permanent("L", "land", controller="P2"), True),
        ("nonbasic landwalk", permanent("L", "land", controller="P2", supertypes=("basic",)), False),
    ],
)
def test_702_14c_landwalk_looks_at_the_defending_players_lands(word: str, land: Permanent, walks: bool) -> None:
    board = blocked(creature("A", 1, 1, word), theirs("B", 1, 1), others=(land,))
    assert rules(board) == (["702.14c"] if walks else [])


def test_702_14d_landwalk_does_not_cancel_landwalk() -> None:
    board = blocked(creature("A", 1, 1, "forestwalk"), theirs("B", 1, 1, "forestwalk"), others=(FOREST,))
    assert rules(board) == ["702.14c"]


def test_702_22h_a_band_mates_evasion_does_not_matter() -> None:
    board = scenario(
        creature("A", 1, 1, "flying"),
        creature("C", 1, 1, "banding"),
        theirs("B", 1, 1),
        attack={"A": "P2", "C": "P2"},
        bands=[("A", "C")],
        block={"B": "C"},
    )
    assert rules(board) == []


def test_of_two_bands_that_share_a_creature_one_stays() -> None:
    more = creature("E", 1, 1, "banding")
    nearest = nearest_declaration(attacks(BANDING, more, PLAIN, bands=[("A", "C"), ("E", "C")]))
    assert nearest is not None
    assert nearest.bands == (("A", "C"),)
    assert len(nearest.attacks) == 3


def test_blocks_to_come_stay_to_come() -> None:
    board = scenario(creature("A", 1, 1), attack={"A": "P1"}, after="declare attackers")
    nearest = nearest_declaration(board)
    assert nearest is not None
    assert nearest.attacks == ()


def test_a_creature_that_blocks_nothing_any_more_stays_and_is_company() -> None:
    shy = (theirs("B", 1, 1, "can't block alone"), theirs("D", 1, 1), theirs("E", 1, 1))
    attackers = (creature("A", 1, 1), creature("C", 1, 1, "flying"))
    blocks: dict[str, Any] = {"D": (), "B": "A", "E": "C"}
    board = scenario(*attackers, *shy, attack={"A": "P2", "C": "P2"}, block=blocks, after="declare blockers")
    assert rules(board) == ["702.9b"]
    nearest = nearest_declaration(board)
    assert nearest is not None
    assert nearest.blocks == (Block("D", ()), Block("B", ("A",)))


def test_one_that_is_not_there_when_blocks_are_declared_does_not_come_to_attack() -> None:
    shy = creature("A", 1, 1, "can't attack alone")
    leaving = [do("declare attackers", "leave battlefield", "C")]
    board = scenario(
        shy,
        creature("C", 1, 1),
        theirs("B", 1, 1, "must block"),
        attack={"A": "P2"},
        block={"B": "A"},
        timeline=leaving,
    )
    nearest = nearest_declaration(board)
    assert nearest is not None
    assert rules(replace(board, declared=nearest)) == []


def test_a_scenario_with_errors_is_refused() -> None:
    with pytest.raises(ScenarioError):
        violations_of_declaration(scenario(creature("A", 1, 1), attack={"A": "Z"}))


def test_a_board_too_large_to_judge_exactly_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("simulator.rules.declaring.block_search.MOST_PARTS", 1)
    board = scenario(
        creature("A", 2, 2, "menace"), theirs("B", 1, 1, "must block"), theirs("C", 1, 1), attack={"A": "P2"}
    )
    with pytest.raises(UndecidedDeclarationError):
        violations_of_declaration(board)
