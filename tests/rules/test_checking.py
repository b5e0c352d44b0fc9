"""Everything that is wrong or odd with a scenario, all at once, each with its place."""

from dataclasses import replace

import pytest

from simulator.rules.checks.checking import problems
from simulator.rules.effects import DamageEffect, EffectChoice, EffectKind, Filter
from simulator.rules.objects import Permanent, Player, Trigger, TriggerWhen
from simulator.rules.problems import Path, Severity
from simulator.rules.scenario import Attack, AttackedKind, Block, Scenario, WasAttacking
from simulator.rules.timeline import SHAPES, ActionKind, Shape
from tests.boards import TWO_HEADED_GIANT, creature, do, permanent, planeswalker, scenario, siege

Found = list[tuple[Path, str]]


def wrong(board: Scenario) -> Found:
    """The places and keys of all errors."""
    return [(one.path, one.message.key) for one in problems(board) if one.severity is Severity.ERROR]


def odd(board: Scenario) -> Found:
    """The places and keys of all warnings."""
    return [(one.path, one.message.key) for one in problems(board) if one.severity is Severity.WARNING]


def duel(**more: object) -> Scenario:
    """A 2/2 and a 3/3 that attack, a 2/2 that could block, and a planeswalker."""
    board = scenario(
        creature("A", 2, 2),
        creature("C", 3, 3),
        creature("B", 2, 2, controller="P2"),
        planeswalker("W", 3),
        attack={"A": "P2", "C": "P2"},
    )
    return replace(board, declared=replace(board.declared, **more)) if more else board


def test_a_sound_scenario_has_none() -> None:
    assert problems(duel()) == ()


def test_all_at_once() -> None:
    board = scenario(
        Permanent("A", "P1", frozenset(creature("A", 0, 0).types)),
        planeswalker("A", -1),
        attack={"X": "Y"},
        rules="zendikar",
    )
    assert wrong(board) == [
        (("rules",), "problem.unknown-rules"),
        (("permanents", 1, "id"), "problem.id-twice"),
        (("permanents", 0, "power"), "problem.creature-without"),
        (("permanents", 0, "toughness"), "problem.creature-without"),
        (("permanents", 1, "loyalty"), "problem.negative"),
        (("combat", "attacks", 0, "attacker"), "problem.unknown-id"),
        (("combat", "attacks", 0, "attacking"), "problem.unknown-id"),
    ]


class TestRules:
    @pytest.mark.parametrize("rules", ["zendikar", "1992-01-01", "2020-02-31"])
    def test_unknown_rules(self, rules: str) -> None:
        assert wrong(scenario(rules=rules)) == [(("rules",), "problem.unknown-rules")]

    @pytest.mark.parametrize("rules", ["current", "foundations", "M11", "2023-11-17", "2024-11-08"])
    def test_known_rules(self, rules: str) -> None:
        assert wrong(scenario(rules=rules)) == []


class TestIds:
    def test_once_over_players_and_permanents(self) -> None:
        assert wrong(scenario(creature("P1", 1, 1))) == [(("permanents", 0, "id"), "problem.id-twice")]

    @pytest.mark.parametrize("id", ["", " ", "A\n", "A\x07", "e\u0301"])
    def test_an_id_that_cannot_be(self, id: str) -> None:
        assert wrong(scenario(creature(id, 1, 1))) == [(("permanents", 0, "id"), "problem.id-form")]

    @pytest.mark.parametrize("id", ["熊", "é", "A B", "Ω1"])
    def test_ids_in_any_writing(self, id: str) -> None:
        assert wrong(scenario(creature(id, 1, 1))) == []

    def test_a_permanent_is_no_player_and_a_player_no_permanent(self) -> None:
        assert wrong(scenario(creature("A", 1, 1, controller="A"))) == [
            (("permanents", 0, "controller"), "problem.not-a-player")
        ]
        assert wrong(duel(attacks=(Attack("P1", "P2"),))) == [
            (("combat", "attacks", 0, "attacker"), "problem.not-a-permanent")
        ]


class TestPlayers:
    def test_active_player(self) -> None:
        assert wrong(replace(scenario(), active_player="P9")) == [(("active_player",), "problem.unknown-id")]

    def test_nobody_to_fight(self) -> None:
        assert wrong(scenario(players=(Player("P1"),))) == [(("players",), "problem.no-opponent")]
        team = Player("P1", team="n"), Player("P2", team="n")
        assert wrong(scenario(players=team)) == [(("players",), "problem.no-opponent")]

    def test_810_9_a_team_shares_life_and_poison(self) -> None:
        players = (*TWO_HEADED_GIANT[:3], replace(TWO_HEADED_GIANT[3], life=29, poison=1))
        assert wrong(scenario(players=players)) == [
            (("players", 3, "life"), "problem.team-figures"),
            (("players", 3, "poison"), "problem.team-figures"),
        ]

    def test_figures(self) -> None:
        players = (
            Player("P1", life=-1_000_001, poison=-1),
            Player("P2", life=-5, controlled_by="P9", commander_damage=(("Q", -1), ("R", 20))),
        )
        assert wrong(scenario(players=players)) == [
            (("players", 0, "life"), "problem.beyond-limit"),
            (("players", 0, "poison"), "problem.negative"),
            (("players", 1, "commander_damage", "Q"), "problem.negative"),
            (("players", 1, "controlled_by"), "problem.unknown-id"),
        ]


class TestPermanents:
    def test_figures_that_must_be_there(self) -> None:
        all_types = permanent("M", "creature", "planeswalker", "battle")
        assert [path[2] for path, _ in wrong(scenario(all_types))] == ["power", "toughness", "loyalty", "defense"]

    def test_figures_that_cannot_be(self) -> None:
        board = scenario(
            creature("A", 1_000_001, -3, damage=-1, counters=(("+1/+1", -1),)), siege("S", -1), planeswalker("W", 10**7)
        )
        assert wrong(board) == [
            (("permanents", 0, "power"), "problem.beyond-limit"),
            (("permanents", 0, "damage"), "problem.negative"),
            (("permanents", 0, "counters", "+1/+1"), "problem.negative"),
            (("permanents", 1, "defense"), "problem.negative"),
            (("permanents", 2, "loyalty"), "problem.beyond-limit"),
        ]

    def test_310_12_the_protector_of_a_siege(self) -> None:
        where = ("permanents", 0, "protector")
        assert wrong(scenario(siege("S", 3, protector=None))) == [(where, "problem.siege-without-protector")]
        assert wrong(scenario(siege("S", 3, protector="P9"))) == [(where, "problem.unknown-id")]
        assert odd(scenario(siege("S", 3, protector="P1"))) == [(where, "problem.protector-no-opponent")]

    def test_310_9_another_battle_is_protected_by_its_controller(self) -> None:
        plain = permanent("S", "battle", controller="P2", defense=3, protector="P1")
        assert odd(scenario(plain)) == [(("permanents", 0, "protector"), "problem.protector-not-controller")]

    def test_other_players_and_conditions(self) -> None:
        looks = Trigger(TriggerWhen.DIES, condition=Filter(controller="Q"))
        board = scenario(creature("A", 1, 1, owner="Q", goaded_by=("P2", "Q"), triggers=(looks,)))
        assert [path for path, _ in wrong(board)] == [
            ("permanents", 0, "owner"),
            ("permanents", 0, "goaded_by", 1),
            ("permanents", 0, "triggers", 0, "if", "controller"),
        ]


class TestCombat:
    def test_attacking_and_blocking_once(self) -> None:
        twice = duel(attacks=(Attack("A", "P2"), Attack("A", "W")), blocks=(Block("B", ("A",)), Block("B", ("A",))))
        assert wrong(twice) == [
            (("combat", "attacks", 1, "attacker"), "problem.attacks-twice"),
            (("combat", "blocks", 1, "blocker"), "problem.blocks-twice"),
        ]
        assert wrong(duel(blocks=(Block("B", ("A", "A")),))) == [
            (("combat", "blocks", 0, "blocking", 1), "problem.blocked-twice")
        ]

    def test_506_3_only_players_planeswalkers_and_battles_are_attacked(self) -> None:
        where = ("combat", "attacks", 0, "attacking")
        assert wrong(duel(attacks=(Attack("A", "B"),))) == [(where, "problem.attacks-nothing-sensible")]

    def test_506_3_what_becomes_a_planeswalker_first_may_be(self) -> None:
        board = duel(attacks=(Attack("A", "B"),))
        made = do("beginning of combat", "change types", "B", types=("planeswalker",))
        assert wrong(replace(board, timeline=(made,))) == []

    def test_who_was_attacked_is_a_player(self) -> None:
        was = WasAttacking(AttackedKind.BATTLE, "W")
        assert wrong(duel(attacks=(Attack("A", None, was),))) == [
            (("combat", "attacks", 0, "was_attacking", "defending_player"), "problem.not-a-player")
        ]

    def test_only_attackers_are_blocked_or_in_bands(self) -> None:
        board = duel(blocks=(Block("B", ("W", "X")),), bands=(("A", "B"),), blocked=("B",))
        assert wrong(board) == [
            (("combat", "blocks", 0, "blocking", 0), "problem.does-not-attack"),
            (("combat", "blocks", 0, "blocking", 1), "problem.unknown-id"),
            (("combat", "bands", 0, 1), "problem.does-not-attack"),
            (("combat", "blocked", 0), "problem.does-not-attack"),
        ]

    def test_an_attacker_that_enters_before_may_be_blocked(self) -> None:
        board = scenario(
            creature("T", 1, 1),
            creature("B", 1, 1, controller="P2"),
            block={"B": "T"},
            timeline=[do("declare attackers", "put attacking", "T")],
        )
        assert problems(board) == ()

    @pytest.mark.parametrize("order", [("B", "W"), (), ("B", "B"), ("A",)])
    def test_an_order_names_all_foes_and_nobody_else(self, order: tuple[str, ...]) -> None:
        board = duel(blocks=(Block("B", ("A",)),), orders=(("A", order),))
        assert wrong(board) == [(("combat", "orders", "A"), "problem.order")]

    def test_702_22h_foes_through_a_band_are_foes(self) -> None:
        bands, blocks = (("A", "C"),), (Block("B", ("A",)),)
        assert wrong(duel(bands=bands, blocks=blocks, orders=(("C", ("B",)), ("B", ("C", "A"))))) == []

    def test_where_a_scenario_can_stand(self) -> None:
        assert wrong(scenario(after="combat damage")) == [(("combat", "after"), "problem.cannot-stand-there")]
        assert wrong(scenario(after="first combat damage", had_first_strike=["Q"])) == [
            (("combat", "had_first_strike", 0), "problem.unknown-id")
        ]


class TestEffects:
    def test_one_effect(self) -> None:
        effects = [
            DamageEffect(EffectKind.ADD),
            DamageEffect(EffectKind.REDIRECT),
            DamageEffect(EffectKind.MULTIPLY, factor=-1),
            DamageEffect(EffectKind.PREVENT, amount=-1),
            DamageEffect(EffectKind.REDIRECT, to="Q", source=Filter(("R",)), recipient=Filter(controller="S")),
            DamageEffect(EffectKind.PREVENT, source=Filter(types=("teapot",), colors=("pink",))),
        ]
        assert wrong(scenario(effects=effects)) == [
            (("effects", 0, "amount"), "problem.effect-without"),
            (("effects", 1, "to"), "problem.redirect-without"),
            (("effects", 2, "factor"), "problem.negative"),
            (("effects", 3, "amount"), "problem.negative"),
            (("effects", 4, "to"), "problem.unknown-id"),
            (("effects", 4, "source", 0), "problem.unknown-id"),
            (("effects", 4, "recipient", "controller"), "problem.unknown-id"),
            (("effects", 5, "source", "types", 0), "problem.unknown-card-type"),
            (("effects", 5, "source", "colors", 0), "problem.unknown-color"),
        ]

    def test_what_is_odd(self) -> None:
        effects = [
            DamageEffect(EffectKind.PREVENT, source=Filter(())),
            DamageEffect(EffectKind.REDIRECT, to="P2", recipient=Filter(("P2",))),
        ]
        assert odd(scenario(effects=effects)) == [
            (("effects", 0, "source"), "problem.looks-at-nobody"),
            (("effects", 1, "to"), "problem.redirect-to-itself"),
        ]

    def test_choices(self) -> None:
        shield = DamageEffect(EffectKind.PREVENT, id="S", amount=2, shield=True)
        later = do("declare blockers", "effect", effect=replace(shield, id="L"))
        choice = EffectChoice("combat damage", "Q", order=("S", "L", "X"), shields=(("S", (("R", 1), ("A", -1))),))
        board = replace(scenario(creature("A", 1, 1), effects=[shield], timeline=[later]), choices=(choice,))
        assert wrong(board) == [
            (("choices", 0, "recipient"), "problem.unknown-id"),
            (("choices", 0, "order", 2), "problem.unknown-effect"),
            (("choices", 0, "shield", "S", "R"), "problem.unknown-id"),
            (("choices", 0, "shield", "S", "A"), "problem.negative"),
        ]


class TestTimeline:
    def test_ids(self) -> None:
        entries = [
            do("declare attackers", "put attacking", "Q", attacking="R"),
            do("declare blockers", "put blocking", "P1", blocking=["A", "S"], before="T"),
            do("declare blockers", "ninjutsu", "A", returned="U"),
            do("declare blockers", "change control", "A", to="A"),
            do("declare blockers", "damage", source="V", to="X", amount=1),
            do("declare blockers", "gain life", player="A", amount=1),
        ]
        assert wrong(scenario(creature("A", 1, 1), timeline=entries)) == [
            (("timeline", 0, "permanent"), "problem.unknown-id"),
            (("timeline", 0, "attacking"), "problem.unknown-id"),
            (("timeline", 1, "permanent"), "problem.not-a-permanent"),
            (("timeline", 1, "blocking", 1), "problem.unknown-id"),
            (("timeline", 1, "before"), "problem.unknown-id"),
            (("timeline", 2, "returned"), "problem.unknown-id"),
            (("timeline", 3, "to"), "problem.not-a-player"),
            (("timeline", 4, "source"), "problem.unknown-id"),
            (("timeline", 4, "to"), "problem.unknown-id"),
            (("timeline", 5, "player"), "problem.not-a-player"),
        ]

    @pytest.mark.parametrize(("kind", "shape"), SHAPES.items())
    def test_what_an_action_needs(self, kind: ActionKind, shape: Shape) -> None:
        found = wrong(scenario(timeline=[do("declare attackers", kind.value)]))
        assert found == [(("timeline", 0, one.value), "problem.action-without") for one in shape.required]

    def test_figures_and_types(self) -> None:
        entries = [
            do("declare attackers", "set", "A", power=-1, loyalty=-1, damage=-1),
            do("declare attackers", "modify", "A", toughness=10**7),
            do("declare attackers", "counter", "A", counter_kind="+1/+1", amount=-1),
            do("declare attackers", "change types", "A", types=("Creature", "teapot")),
            do("declare attackers", "effect", effect=DamageEffect(EffectKind.ADD)),
        ]
        assert wrong(scenario(creature("A", 1, 1), timeline=entries)) == [
            (("timeline", 0, "loyalty"), "problem.negative"),
            (("timeline", 0, "damage"), "problem.negative"),
            (("timeline", 1, "toughness"), "problem.beyond-limit"),
            (("timeline", 2, "amount"), "problem.negative"),
            (("timeline", 3, "types", 1), "problem.unknown-card-type"),
            (("timeline", 4, "effect", "amount"), "problem.effect-without"),
        ]


def test_assignments() -> None:
    chosen = ((("A", (("P2", 2), ("Q", 1))), ("R", (("P2", -1),))),)
    assert wrong(replace(duel(), assignments=chosen)) == [
        (("assignments", 0, "A", "Q"), "problem.unknown-id"),
        (("assignments", 0, "R"), "problem.unknown-id"),
        (("assignments", 0, "R", "P2"), "problem.negative"),
    ]


class TestWhatCouldNotBeDeclared:
    @pytest.mark.parametrize(
        ("attacker", "blocker", "place"),
        [
            (creature("A", 3, 3, "menace"), creature("B", 2, 2, controller="P2"), "attacks"),
            (creature("A", 3, 3), creature("B", 2, 2, controller="P2", tapped=True), "blocks"),
            (creature("A", 3, 3, summoning_sick=True), creature("B", 2, 2, controller="P2"), "attacks"),
            (creature("A", 3, 3, tapped=True), creature("B", 2, 2, controller="P2"), "attacks"),
        ],
    )
    def test_is_a_warning(self, attacker: Permanent, blocker: Permanent, place: str) -> None:
        board = scenario(attacker, blocker, attack={"A": "P2"}, block={"B": "A"})
        assert odd(board) == [(("combat", place, 0), "problem.could-not-be-declared")]
        assert wrong(board) == []

    def test_blocks_that_were_made_are_not_judged_between_the_damage_steps(self) -> None:
        board = scenario(
            creature("A", 3, 3, "menace", "first strike"),
            creature("B", 2, 9, controller="P2"),
            attack={"A": "P2"},
            block={"B": "A"},
            after="first combat damage",
        )
        assert problems(board) == ()

    def test_a_missing_choice_is_not_told_here(self) -> None:
        board = scenario(
            creature("T", 3, 3), planeswalker("W", 3), timeline=[do("beginning of combat", "put attacking", "T")]
        )
        assert problems(board) == ()
