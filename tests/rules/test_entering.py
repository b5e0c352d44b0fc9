"""Coming into combat other than by being declared: put in, made to, and in exchange for another."""

import pytest

from simulator.rules.actions.acting import MissingChoiceError
from simulator.rules.combat import BlockedState, Combat, Zone
from simulator.rules.objects import Permanent
from simulator.rules.scenario import Scenario
from simulator.rules.timeline import TimelineEntry
from tests.boards import (
    THREE_PLAYERS,
    TWO_HEADED_GIANT,
    creature,
    do,
    gone,
    happened,
    permanent,
    planeswalker,
    played,
    said,
    scenario,
    siege,
    triggers,
    warnings,
)

ERAS = ("foundations", "m11")


def entering(entrant: Permanent, entry: TimelineEntry, *others: Permanent, rules: str = "current") -> Combat:
    """The end of a combat in which a 2/2 attacks the other player and something enters."""
    return played(scenario(creature("A", 2, 2), entrant, *others, attack={"A": "P2"}, timeline=[entry], rules=rules))


def put_attacking(attacking: str | None = "P2", at: str = "declare attackers") -> TimelineEntry:
    return do(at, "put attacking", "T", attacking=attacking)


class TestPutAttacking:
    @pytest.mark.parametrize("rules", ERAS)
    def test_508_4_it_attacks_and_was_never_declared(self, rules: str) -> None:
        entrant = creature("T", 3, 3, triggers=triggers("attacks", "attacks a player"))
        combat = entering(entrant, put_attacking(), rules=rules)
        assert combat.player("P2").life == 15
        assert happened(combat, "T", "attacks") == happened(combat, "T", "attacks a player") == 0
        assert not combat.permanent("T").attacked_this_turn
        assert not combat.permanent("T").tapped

    def test_508_4_tapped_only_if_told_so_vigilance_or_not(self) -> None:
        entry = do("declare attackers", "put attacking", "T", attacking="P2", tapped=True)
        assert entering(creature("T", 1, 1, "vigilance"), entry).permanent("T").tapped

    def test_508_4_with_one_thing_to_attack_there_is_no_choice(self) -> None:
        assert entering(creature("T", 3, 3), put_attacking(None)).player("P2").life == 15

    def test_508_4_with_several_the_choice_is_missing(self) -> None:
        with pytest.raises(MissingChoiceError) as missing:
            entering(creature("T", 3, 3), put_attacking(None), planeswalker("W", 3))
        assert missing.value.message.key == "choice.attacking"

    def test_508_4_a_planeswalker_or_battle_may_be_attacked(self) -> None:
        assert entering(creature("T", 2, 2), put_attacking("W"), planeswalker("W", 3)).permanent("W").loyalty == 1
        assert entering(creature("T", 2, 2), put_attacking("S"), siege("S", 3)).permanent("S").defense == 1

    @pytest.mark.parametrize("rules", ERAS)
    def test_506_3a_no_creature_enters_and_never_attacks(self, rules: str) -> None:
        entry = do("declare attackers", "put attacking", "T", attacking="P2", tapped=True)
        combat = entering(permanent("T", "artifact"), entry, rules=rules)
        assert combat.attacker("T") is None
        assert combat.permanent("T").tapped
        assert said(combat).count("506.3a") == 1

    @pytest.mark.parametrize("rules", ERAS)
    def test_506_3b_under_a_player_who_does_not_attack(self, rules: str) -> None:
        combat = entering(creature("T", 3, 3, controller="P2"), put_attacking(), rules=rules)
        assert combat.zone("T") is Zone.BATTLEFIELD
        assert combat.attacker("T") is None
        assert "506.3b" in said(combat)

    @pytest.mark.parametrize("rules", ERAS)
    def test_506_3c_what_it_would_attack_is_gone(self, rules: str) -> None:
        board = scenario(
            creature("A", 2, 2),
            creature("T", 3, 3),
            planeswalker("W", 3),
            attack={"A": "P2"},
            timeline=[do("declare attackers", "destroy", "W"), put_attacking("W")],
            rules=rules,
        )
        combat = played(board)
        assert combat.attacker("T") is None
        assert combat.player("P2").life == 18

    @pytest.mark.parametrize("rules", ERAS)
    def test_506_3c_what_it_would_attack_is_no_planeswalker_any_more(self, rules: str) -> None:
        board = scenario(
            creature("A", 2, 2),
            creature("T", 3, 3),
            planeswalker("W", 3),
            attack={"A": "P2"},
            timeline=[do("declare attackers", "change types", "W", types=("artifact",)), put_attacking("W")],
            rules=rules,
        )
        assert played(board).attacker("T") is None

    @pytest.mark.parametrize("rules", ERAS)
    def test_506_3c_the_player_it_would_attack_has_left(self, rules: str) -> None:
        board = scenario(
            creature("A", 2, 2),
            creature("T", 3, 3),
            attack={"A": "P2"},
            timeline=[do("declare attackers", "player leaves", player="P3"), put_attacking("P3")],
            players=THREE_PLAYERS,
            rules=rules,
        )
        assert played(board).attacker("T") is None

    def test_508_4a_today_a_planeswalker_gone_over_is_not_attacked(self) -> None:
        assert played(self.gone_over("current")).attacker("T") is None

    def test_508_4a_in_2023_it_is(self) -> None:
        combat = played(self.gone_over("m11"))
        assert combat.attacker("T") is not None
        assert gone(combat) == {"W"}

    @staticmethod
    def gone_over(rules: str) -> Scenario:
        return scenario(
            creature("A", 2, 2),
            creature("T", 3, 3),
            planeswalker("W", 3),
            attack={"A": "P2"},
            timeline=[do("declare attackers", "change control", "W", to="P1"), put_attacking("W")],
            rules=rules,
        )

    @pytest.mark.parametrize("rules", ERAS)
    def test_310_9_a_battle_that_its_own_side_protects_is_not_attacked(self, rules: str) -> None:
        own = siege("S", 4, controller="P2", protector="P1")
        combat = entering(creature("T", 3, 3), put_attacking("S"), own, rules=rules)
        assert combat.attacker("T") is None
        assert combat.permanent("S").defense == 4

    @pytest.mark.parametrize("rules", ERAS)
    @pytest.mark.parametrize(("controller", "protector", "attacked"), [("P2", "P1", False), ("P1", "P2", True)])
    def test_310_9_a_planeswalker_that_is_a_battle_is_not_attacked_by_its_protector(
        self, controller: str, protector: str, attacked: bool, rules: str
    ) -> None:
        figures = {"controller": controller, "protector": protector, "loyalty": 9, "defense": 9}
        both = permanent("S", "planeswalker", "battle", subtypes=("siege",), **figures)
        combat = entering(creature("T", 3, 3), put_attacking("S"), both, rules=rules)
        assert (combat.attacker("T") is not None) is attacked
        assert combat.permanent("S").loyalty == (6 if attacked else 9)

    def test_508_4a_its_own_player_is_not_attacked(self) -> None:
        assert entering(creature("T", 3, 3), put_attacking("P1")).attacker("T") is None

    @pytest.mark.parametrize("rules", ERAS)
    def test_506_3f_a_battle_that_is_a_creature_enters_and_does_not_attack(self, rules: str) -> None:
        entrant = permanent("T", "battle", "creature", power=3, toughness=3, defense=3)
        combat = entering(entrant, put_attacking(), rules=rules)
        assert combat.attacker("T") is None
        assert combat.on_battlefield("T")

    @pytest.mark.parametrize("rules", ERAS)
    @pytest.mark.parametrize("at", ["declare blockers", "first combat damage"])
    def test_508_4d_after_blocks_it_is_unblocked(self, at: str, rules: str) -> None:
        board = scenario(
            creature("A", 2, 2, "first strike"),
            creature("T", 3, 3),
            creature("B", 1, 9, controller="P2"),
            attack={"A": "P2"},
            block={"B": "A"},
            timeline=[put_attacking(at=at)],
            rules=rules,
        )
        combat = played(board)
        attacker = combat.attacker("T")
        assert attacker is not None
        assert attacker.state is BlockedState.UNBLOCKED
        assert combat.player("P2").life == 17

    def test_508_4_before_blocks_it_may_be_blocked(self) -> None:
        attacker = entering(creature("T", 3, 3), put_attacking()).attacker("T")
        assert attacker is not None
        assert attacker.state is BlockedState.UNBLOCKED

    def test_510_4_entering_between_the_damage_steps_it_deals_damage_in_the_second(self) -> None:
        board = scenario(
            creature("A", 2, 2, "first strike"),
            creature("T", 3, 3, "first strike"),
            attack={"A": "P2"},
            timeline=[put_attacking(at="first combat damage")],
        )
        assert played(board).player("P2").life == 15

    def test_508_1_who_attacks_already_is_not_put_in_again(self) -> None:
        board = scenario(
            creature("A", 2, 2), attack={"A": "P2"}, timeline=[do("declare blockers", "put attacking", "A")]
        )
        combat = played(board)
        assert combat.player("P2").life == 18
        assert warnings(combat) == ["warning.already-on-battlefield"]

    def test_not_on_the_battlefield_before(self) -> None:
        board = scenario(
            creature("A", 2, 2),
            creature("T", 3, 3),
            attack={"A": "P2"},
            timeline=[do("beginning of combat", "tap", "T"), put_attacking()],
        )
        combat = played(board)
        assert warnings(combat) == ["warning.not-on-battlefield"]
        assert not combat.permanent("T").tapped

    def test_805_10_a_team_mate_of_the_active_player_attacks_too(self) -> None:
        board = scenario(creature("T", 3, 3, controller="P2"), timeline=[put_attacking("P4")], players=TWO_HEADED_GIANT)
        assert played(board).player("P3").life == 27


class TestBecomesAttacking:
    def test_508_4_a_creature_that_is_there_comes_to_attack_untapped(self) -> None:
        combat = entering(creature("T", 3, 3), do("declare attackers", "becomes attacking", "T", attacking="P2"))
        assert combat.player("P2").life == 15
        assert not combat.permanent("T").tapped

    @pytest.mark.parametrize("rules", ERAS)
    def test_506_3g_a_battle_never_does(self, rules: str) -> None:
        entrant = permanent("T", "battle", "creature", power=3, toughness=3, defense=3)
        entry = do("declare attackers", "becomes attacking", "T", attacking="P2")
        combat = entering(entrant, entry, rules=rules)
        assert combat.attacker("T") is None
        assert warnings(combat) == ["log.is-battle"]

    def test_who_attacks_already_does_not_come_to_attack(self) -> None:
        board = scenario(
            creature("A", 2, 2), attack={"A": "P2"}, timeline=[do("declare attackers", "becomes attacking", "A")]
        )
        assert warnings(played(board)) == ["warning.already-attacking"]

    def test_508_4a_what_cannot_be_attacked_is_not(self) -> None:
        combat = entering(creature("T", 3, 3), do("declare attackers", "becomes attacking", "T", attacking="P1"))
        assert combat.attacker("T") is None
        assert warnings(combat) == ["log.cannot-be-attacked"]


def put_blocking(**given: str) -> TimelineEntry:
    return do("declare blockers", "put blocking", "T", **given)


BLOCKED = triggers("becomes blocked", "becomes blocked by a creature")


class TestPutBlocking:
    @pytest.mark.parametrize("rules", ERAS)
    def test_509_4_it_makes_an_unblocked_attacker_blocked(self, rules: str) -> None:
        board = scenario(
            creature("A", 3, 3, triggers=BLOCKED),
            creature("T", 1, 4, controller="P2", triggers=triggers("blocks")),
            attack={"A": "P2"},
            timeline=[put_blocking(blocking="A")],
            rules=rules,
        )
        combat = played(board)
        assert combat.player("P2").life == 20
        assert combat.permanent("T").damage == 3
        assert happened(combat, "A", "becomes blocked") == 1
        assert happened(combat, "A", "becomes blocked by a creature") == 1
        assert happened(combat, "T", "blocks") == 0

    def test_509_4_the_only_attacker_is_no_choice_and_two_are(self) -> None:
        entrant = creature("T", 1, 4, controller="P2")
        assert entering(entrant, put_blocking()).permanent("T").damage == 2
        with pytest.raises(MissingChoiceError) as missing:
            played(
                scenario(
                    creature("A", 2, 2),
                    creature("C", 2, 2),
                    entrant,
                    attack={"A": "P2", "C": "P2"},
                    timeline=[put_blocking()],
                )
            )
        assert missing.value.message.key == "choice.blocking"

    def test_509_4_attackers_of_others_are_no_choice(self) -> None:
        board = scenario(
            creature("A", 2, 2),
            creature("C", 2, 2),
            creature("T", 1, 4, controller="P2"),
            attack={"A": "P2", "C": "P3"},
            timeline=[put_blocking()],
            players=THREE_PLAYERS,
        )
        assert played(board).permanent("T").damage == 2

    @pytest.mark.parametrize("rules", ERAS)
    def test_506_3e_an_attacker_of_another_player_is_not_blocked(self, rules: str) -> None:
        board = scenario(
            creature("A", 2, 2),
            creature("T", 1, 4, controller="P2"),
            attack={"A": "P3"},
            timeline=[put_blocking(blocking="A")],
            players=THREE_PLAYERS,
            rules=rules,
        )
        combat = played(board)
        assert combat.blocker("T") is None
        assert combat.player("P3").life == 18
        assert "506.3e" in said(combat)

    def test_509_4a_who_attacks_no_more_is_not_blocked(self) -> None:
        board = scenario(
            creature("A", 2, 2),
            creature("T", 1, 4, controller="P2"),
            attack={"A": "P2"},
            timeline=[do("declare blockers", "remove from combat", "A"), put_blocking(blocking="A")],
        )
        combat = played(board)
        assert combat.on_battlefield("T")
        assert combat.blocker("T") is None

    @pytest.mark.parametrize("types", [("artifact",), ("creature", "battle")])
    def test_506_3a_506_3f_no_creature_or_a_battle_does_not_block(self, types: tuple[str, ...]) -> None:
        entrant = permanent("T", *types, controller="P2", power=1, toughness=1, defense=1)
        combat = entering(entrant, put_blocking(blocking="A"))
        assert combat.blocker("T") is None
        assert combat.player("P2").life == 18

    @pytest.mark.parametrize(("before", "order"), [({}, ("B", "T")), ({"before": "B"}, ("T", "B"))])
    def test_509_4_it_comes_last_in_the_order_or_before_the_one_named(
        self, before: dict[str, str], order: tuple[str, ...]
    ) -> None:
        board = scenario(
            creature("A", 1, 9),
            creature("B", 1, 3, controller="P2"),
            creature("T", 1, 3, controller="P2"),
            attack={"A": "P2"},
            block={"B": "A"},
            timeline=[put_blocking(blocking="A", **before)],
            rules="m11",
        )
        assert played(board, {"A": {order[0]: 1}, "B": {"A": 1}, "T": {"A": 1}}).attackers[0].blockers == order

    def test_702_22h_blocking_one_member_it_blocks_the_band(self) -> None:
        board = scenario(
            creature("A", 1, 1, "banding", triggers=BLOCKED),
            creature("C", 1, 1),
            creature("T", 0, 9, controller="P2"),
            attack={"A": "P2", "C": "P2"},
            bands=[["A", "C"]],
            timeline=[put_blocking(blocking="C")],
        )
        combat = played(board)
        assert combat.blockers[0].blocking == ("C", "A")
        assert happened(combat, "A", "becomes blocked by a creature") == 1
        assert combat.player("P2").life == 20

    def test_509_4_before_blocks_are_declared_it_blocks_as_well(self) -> None:
        board = scenario(
            creature("A", 2, 2, triggers=BLOCKED),
            creature("T", 0, 9, controller="P2"),
            creature("B", 0, 9, controller="P2"),
            attack={"A": "P2"},
            block={"B": "A"},
            timeline=[do("declare attackers", "put blocking", "T", blocking="A")],
        )
        combat = played(board, {"A": {"T": 2}})
        assert combat.attackers[0].blockers == ("T", "B")
        assert happened(combat, "A", "becomes blocked") == 1
        assert happened(combat, "A", "becomes blocked by a creature") == 2


class TestBecomesBlocking:
    def test_509_3a_it_blocks(self) -> None:
        blocker = creature("T", 1, 4, controller="P2", triggers=triggers("blocks"))
        combat = entering(blocker, do("declare blockers", "becomes blocking", "T", blocking="A"))
        assert combat.permanent("T").damage == 2
        assert happened(combat, "T", "blocks") == 1

    def test_509_3a_who_blocks_already_blocks_another_without_blocking_anew(self) -> None:
        board = scenario(
            creature("A", 2, 2),
            creature("C", 2, 2),
            creature("B", 0, 9, controller="P2", triggers=triggers("blocks")),
            attack={"A": "P2", "C": "P2"},
            block={"B": "A"},
            timeline=[do("declare blockers", "becomes blocking", "B", blocking="C")],
        )
        combat = played(board)
        assert combat.permanent("B").damage == 4
        assert happened(combat, "B", "blocks") == 1

    def test_506_3g_a_battle_never_does(self) -> None:
        battle = permanent("T", "battle", "creature", controller="P2", power=1, toughness=1, defense=1)
        combat = entering(battle, do("declare blockers", "becomes blocking", "T", blocking="A"))
        assert combat.blocker("T") is None
        assert warnings(combat) == ["log.is-battle"]


class TestNinjutsu:
    @staticmethod
    def exchange(at: str, kind: str = "ninjutsu", *blocks: str, ninja: Permanent | None = None) -> Combat:
        board = scenario(
            creature("A", 1, 1, "first strike"),
            creature("B", 0, 5, controller="P2"),
            ninja or creature("N", 5, 4),
            attack={"A": "P2"},
            block=dict.fromkeys(blocks, "A"),
            timeline=[do(at, kind, "N", returned="A")],
        )
        return played(board)

    @pytest.mark.parametrize("kind", ["ninjutsu", "sneak"])
    def test_702_49a_it_enters_tapped_attacking_the_same_unblocked(self, kind: str) -> None:
        combat = self.exchange("declare blockers", kind)
        assert combat.player("P2").life == 15
        assert combat.permanent("N").tapped
        assert combat.zone("A") is Zone.GONE

    def test_702_49a_not_before_blocks(self) -> None:
        combat = self.exchange("declare attackers")
        assert warnings(combat) == ["warning.not-unblocked"]
        assert combat.zone("N") is Zone.AWAITED
        assert combat.player("P2").life == 19

    def test_702_49a_not_for_a_blocked_creature(self) -> None:
        combat = self.exchange("declare blockers", "ninjutsu", "B")
        assert warnings(combat) == ["warning.not-unblocked"]
        assert combat.attacker("A") is not None

    def test_702_49a_between_the_damage_steps_too(self) -> None:
        assert self.exchange("first combat damage").player("P2").life == 14

    def test_702_190_sneak_only_in_the_declare_blockers_step(self) -> None:
        combat = self.exchange("first combat damage", "sneak")
        assert warnings(combat) == ["warning.sneak-outside-blocks"]
        assert combat.zone("A") is Zone.BATTLEFIELD

    def test_702_190_a_permanent_that_is_no_creature_enters_without_attacking(self) -> None:
        combat = self.exchange("declare blockers", "sneak", ninja=permanent("N", "artifact"))
        assert combat.on_battlefield("N")
        assert combat.attacker("N") is None
        assert gone(combat) == {"A"}

    def test_702_49c_what_attacked_nothing_is_followed_to_nothing(self) -> None:
        board = scenario(
            creature("A", 1, 1),
            creature("N", 5, 5),
            planeswalker("W", 3),
            attack={"A": "W"},
            timeline=[
                do("declare blockers", "destroy", "W"),
                do("declare blockers", "ninjutsu", "N", returned="A"),
            ],
        )
        combat = played(board)
        assert combat.attackers == ()
        assert combat.on_battlefield("N")

    @pytest.mark.parametrize("kind", ["ninjutsu", "sneak"])
    def test_702_49a_a_creature_does_not_take_its_own_place(self, kind: str) -> None:
        board = scenario(
            creature("A", 3, 3, "ninjutsu"),
            attack={"A": "P2"},
            timeline=[do("declare blockers", kind, "A", returned="A")],
        )
        combat = played(board)
        assert warnings(combat) == ["warning.already-on-battlefield"]
        assert not combat.permanent("A").summoning_sick
        assert combat.player("P2").life == 17

    def test_702_49a_only_with_a_creature_of_ones_own(self) -> None:
        combat = self.exchange("declare blockers", ninja=creature("N", 5, 4, controller="P2"))
        assert warnings(combat) == ["warning.not-its-controller"]


class TestReturn:
    def test_400_7_as_a_new_object(self) -> None:
        board = scenario(
            creature("A", 3, 3, counters=(("+1/+1", 1),), damage=1),
            creature("B", 2, 4, controller="P2"),
            attack={"A": "P2"},
            block={"B": "A"},
            timeline=[
                do("declare blockers", "gain", "A", keywords=["trample"]),
                do("declare blockers", "leave battlefield", "A"),
                do("declare blockers", "return", "A"),
            ],
        )
        combat = played(board)
        back = combat.permanent("A")
        assert (back.power, back.toughness, back.counters, back.damage) == (2, 2, (), 0)
        assert not back.tapped
        assert not back.attacked_this_turn
        assert back.summoning_sick
        assert back.keywords == ()
        assert combat.attacker("A") is None
        assert combat.permanent("B").damage == 0
        assert gone(combat) == set()

    def test_400_7_under_its_owner(self) -> None:
        board = scenario(
            creature("A", 3, 3, owner="P2"),
            timeline=[do("declare attackers", "destroy", "A"), do("declare attackers", "return", "A")],
        )
        assert played(board).permanent("A").controller == "P2"

    def test_111_8_a_token_does_not_come_back(self) -> None:
        board = scenario(
            creature("A", 3, 3, token=True),
            timeline=[do("declare attackers", "destroy", "A"), do("declare attackers", "return", "A")],
        )
        combat = played(board)
        assert gone(combat) == {"A"}
        assert warnings(combat) == ["warning.token-is-gone"]

    def test_400_7_put_in_attacking_after_it_left(self) -> None:
        board = scenario(
            creature("A", 3, 3, damage=1),
            attack={"A": "P2"},
            timeline=[
                do("declare blockers", "leave battlefield", "A"),
                do("declare blockers", "put attacking", "A", attacking="P2"),
            ],
        )
        combat = played(board)
        assert combat.player("P2").life == 17
        assert combat.permanent("A").damage == 0

    @pytest.mark.parametrize("rules", ["foundations", "m11", "m10", "urza", "classic"])
    def test_510_4_a_new_object_between_the_damage_steps_did_not_strike_first(self, rules: str) -> None:
        board = scenario(
            creature("A", 3, 3, "first strike"),
            attack={"A": "P2"},
            timeline=[
                do("first combat damage", "leave battlefield", "A"),
                do("first combat damage", "put attacking", "A", attacking="P2"),
            ],
            rules=rules,
        )
        assert played(board).player("P2").life == 14

    def test_510_4_a_creature_that_phased_is_no_new_object(self) -> None:
        board = scenario(
            creature("A", 3, 3, "first strike"),
            attack={"A": "P2"},
            timeline=[
                do("first combat damage", "phase out", "A"),
                do("first combat damage", "phase in", "A"),
                do("first combat damage", "becomes attacking", "A", attacking="P2"),
            ],
        )
        assert played(board).player("P2").life == 17

    def test_702_49a_the_returned_creature_comes_back_as_a_new_attacker(self) -> None:
        ninja = creature("N", 2, 2, "ninjutsu")
        board = scenario(
            creature("A", 3, 3, "first strike", "ninjutsu"),
            ninja,
            attack={"A": "P2"},
            timeline=[
                do("first combat damage", "ninjutsu", "N", returned="A"),
                do("first combat damage", "ninjutsu", "A", returned="N"),
            ],
        )
        assert played(board).player("P2").life == 14
