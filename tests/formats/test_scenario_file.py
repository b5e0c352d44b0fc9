"""Scenario files: what they hold, what is refused, what is kept."""

import json
import re
from dataclasses import replace

import pytest

from simulator.formats import scenario_file
from simulator.formats.catalogue import Catalogue, refuse_missing
from simulator.formats.document import JSON
from simulator.formats.findings import Finding, FormatError
from simulator.formats.language import Language
from simulator.rules.effects import DamageEffect, EffectChoice, EffectKind, Filter
from simulator.rules.keywords import keyword_word
from simulator.rules.objects import CardType, Trigger, TriggerWhen
from simulator.rules.problems import Path
from simulator.rules.scenario import Attack, AttackedKind, WasAttacking
from simulator.rules.timeline import Action, ActionKind, Moment, TimelineEntry
from tests.formats.files import PAGE, file_with, file_without


def said(findings: tuple[Finding, ...]) -> list[tuple[str, str]]:
    catalogue = Catalogue.load(refuse_missing)
    assert all(catalogue.text(finding.message, language) for finding in findings for language in Language)
    return [(finding.where, finding.message.key) for finding in findings]


def refused(text: str) -> list[tuple[str, str]]:
    with pytest.raises(FormatError) as caught:
        scenario_file.read(text)
    return said(caught.value.findings)


def rewritten(text: str) -> dict[str, JSON]:
    value = json.loads(scenario_file.write(scenario_file.read(text).document))
    assert isinstance(value, dict)
    return value


def test_the_file_of_the_page() -> None:
    reading = scenario_file.read(json.dumps(PAGE))
    assert reading.warnings == ()
    document = reading.document
    assert document.title == (("", "Trample over a planeswalker"),)
    assert document.notes == (("", "free text, optional"),)
    board = document.scenario
    assert [(player.id, player.name, player.life) for player in board.players] == [
        ("P1", (("", "Ann"),), 20),
        ("P2", (("", "Ben"),), 20),
    ]
    assert [permanent.id for permanent in board.permanents] == ["A", "C", "B", "W", "S"]
    assert board.permanents[4].is_siege
    assert board.declared.attacks == (Attack("A", "W"), Attack("C", "W"))
    assert board.declared.bands == (("A", "C"),)
    assert board.declared.orders == (("A", ("B",)),)


def test_only_what_differs_from_the_default_is_written_in_the_order_of_the_page() -> None:
    made = rewritten(json.dumps(PAGE))
    assert list(made) == [
        "format",
        "version",
        "title",
        "notes",
        "rules",
        "players",
        "active_player",
        "permanents",
        "combat",
    ]
    assert made["players"] == [{"id": "P1", "name": "Ann"}, {"id": "P2", "name": "Ben"}]
    permanents = PAGE["permanents"]
    assert made["permanents"] == permanents
    assert made["combat"] == {
        "attacks": [{"attacker": "A", "attacking": "W"}, {"attacker": "C", "attacking": "W"}],
        "bands": [["A", "C"]],
        "blocks": [{"blocker": "B", "blocking": ["A"]}],
    }


def test_writing_again_changes_nothing() -> None:
    once = scenario_file.write(scenario_file.read(json.dumps(PAGE)).document)
    assert scenario_file.write(scenario_file.read(once).document) == once


def test_the_first_player_is_active_where_none_is_named() -> None:
    assert scenario_file.read(file_without(("active_player",))).document.scenario.active_player == "P1"


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("title",), {"en": "Bear", "ja": "熊"}),
        (("permanents", 0, "name"), {"ja": "熊", "x": ""}),
        (("players", 0, "life"), -3),
        (("players", 1, "poison"), 4),
        (("players", 1, "commander_damage"), {"A": 3}),
        (("players", 1, "keywords"), ["protection from red"]),
        (("players", 0, "controlled_by"), "P2"),
        (("players", 1, "out"), True),
        (("rules",), "2023-11-17"),
        (("permanents", 0, "owner"), "P2"),
        (("permanents", 0, "power"), -1),
        (("permanents", 0, "supertypes"), ["legendary"]),
        (("permanents", 0, "abilities"), ["can block 2 more"]),
        (("permanents", 0, "counters"), {"+1/+1": 2, "-1/-1": 1}),
        (("permanents", 0, "colors"), ["white", "green"]),
        (("permanents", 0, "types"), ["creature", "artifact"]),
        (("permanents", 0, "tapped"), True),
        (("permanents", 0, "commander"), True),
        (("permanents", 0, "token"), True),
        (("permanents", 0, "attacked_this_turn"), True),
        (("permanents", 0, "summoning_sick"), True),
        (("permanents", 0, "goaded_by"), ["P2"]),
        (("permanents", 0, "triggers"), [{"when": "dies", "text": "draw", "if": ["B"]}]),
        (("permanents", 0, "triggers"), [{"when": "is dealt damage", "if": {"keywords": ["trample"]}}]),
        (("combat", "blocked"), ["A"]),
        (("combat",), {"attacks": [{"attacker": "A", "attacking": "W"}], "blocks": [{"blocker": "B", "blocking": []}]}),
        (("combat", "after"), "first combat damage"),
        (("combat", "had_first_strike"), []),
        (("combat", "attacks", 0), {"attacker": "A", "attacking": None}),
        (
            ("combat", "attacks", 0),
            {
                "attacker": "A",
                "attacking": None,
                "was_attacking": {"kind": "planeswalker", "defending_player": "P2"},
            },
        ),
        (("effects",), [{"kind": "multiply", "id": "E", "name": "Furnace", "factor": 2}]),
        (("effects",), [{"kind": "multiply", "factor": 1}]),
        (("effects",), [{"kind": "add", "amount": 0, "source": ["A"], "recipient": {"controller": "P2"}}]),
        (("effects",), [{"kind": "prevent", "amount": "all", "shield": True, "then": "deal back"}]),
        (("effects",), [{"kind": "prevent", "amount": 3}]),
        (("effects",), [{"kind": "redirect", "to": "B", "source": {"without_keywords": ["flying"]}}]),
        (("effects",), [{"kind": "can't be prevented", "source": {"types": ["creature"], "colors": ["red"]}}]),
        (("assignments",), [{"A": {"W": 3, "P2": 4}, "C": {"W": 1}}, {}]),
        (("expect",), {"final": {"gone": ["W"]}}),
        (
            ("timeline",),
            [
                {"at": "declare attackers", "do": "put attacking", "permanent": "C", "attacking": "P2", "tapped": True},
                {"at": "declare blockers", "do": "put blocking", "permanent": "B", "blocking": "A", "before": "C"},
                {"at": "declare blockers", "do": "becomes blocking", "permanent": "B", "blocking": ["A", "C"]},
                {"at": "declare blockers", "do": "ninjutsu", "permanent": "C", "returned": "A"},
                {"at": "declare blockers", "do": "change control", "permanent": "C", "to": "P2"},
                {"at": "declare blockers", "do": "change types", "permanent": "C", "types": ["artifact"]},
                {"at": "declare blockers", "do": "change types", "permanent": "C", "types": []},
                {"at": "combat damage", "do": "gain", "permanent": "C", "keywords": ["flying"], "abilities": ["x"]},
                {"at": "combat damage", "do": "set", "permanent": "C", "power": 0, "loyalty": 0, "damage": 0},
                {"at": "combat damage", "do": "counter", "permanent": "C", "kind": "+1/+1", "amount": 2},
                {"at": "end of combat", "do": "effect", "effect": {"kind": "prevent", "amount": "all"}},
                {
                    "at": "end of combat",
                    "do": "damage",
                    "source": "A",
                    "to": "B",
                    "amount": 4,
                    "excess to controller": False,
                },
                {"at": "after first combat damage", "do": "gain life", "player": "P2", "amount": 4},
            ],
        ),
    ],
)
def test_every_field_is_read_and_written_again(path: Path, value: JSON) -> None:
    kept: JSON = rewritten(file_with(path, value))
    for part in path:
        kept = kept[part]  # type: ignore[index,call-overload]
    assert kept == value


def test_words_are_compared_without_regard_to_case() -> None:
    text = file_with(
        ("permanents", 0), {"id": "A", "controller": "P1", "types": ["Creature"], "power": 1, "toughness": 1}
    )
    assert scenario_file.read(text).document.scenario.permanents[0].types == {CardType.CREATURE}
    board = scenario_file.read(
        file_with(("timeline",), [{"at": "Declare  Blockers", "do": "TAP", "permanent": "A"}])
    ).document.scenario
    assert board.timeline == (TimelineEntry(Moment.DECLARE_BLOCKERS, Action(ActionKind.TAP, permanent="A")),)
    effect = scenario_file.read(file_with(("effects",), [{"kind": "Can’t be prevented"}])).document.scenario.effects[0]
    assert effect.kind is EffectKind.CANT_BE_PREVENTED
    assert scenario_file.read(file_with(("rules",), "M11")).document.scenario.rules == "m11"


def test_effects_choices_and_triggers_become_values() -> None:
    board = scenario_file.read(
        file_with(
            ("effects",),
            [
                {
                    "kind": "prevent",
                    "amount": "all",
                    "source": {"controller": "P1", "keywords": ["flying"]},
                    "shield": True,
                }
            ],
        )
    ).document.scenario
    looked_at = Filter(controller="P1", keywords=(keyword_word("flying"),))
    assert board.effects == (DamageEffect(EffectKind.PREVENT, amount=None, source=looked_at, shield=True),)
    choices: list[JSON] = [{"step": "combat damage", "recipient": "B", "order": ["E"], "shield": {"E": {"A": 2}}}]
    shield: JSON = {"kind": "prevent", "id": "E", "amount": 3, "shield": True}
    text = json.dumps({**PAGE, "effects": [shield], "choices": choices})
    assert rewritten(text)["choices"] == choices
    board = scenario_file.read(text).document.scenario
    assert board.choices == (EffectChoice("combat damage", "B", ("E",), (("E", (("A", 2),)),)),)
    triggers = [{"when": "dies", "text": "draw", "if": ["B"]}]
    board = scenario_file.read(file_with(("permanents", 0, "triggers"), triggers)).document.scenario
    assert board.permanents[0].triggers == (Trigger(TriggerWhen.DIES, (("", "draw"),), Filter(ids=("B",))),)


def test_what_was_attacked() -> None:
    was = {"kind": "Battle", "defending_player": "P2"}
    attack = {"attacker": "A", "attacking": None, "was_attacking": was}
    board = scenario_file.read(file_with(("combat", "attacks", 0), attack)).document.scenario
    assert board.declared.attacks[0] == Attack("A", None, WasAttacking(AttackedKind.BATTLE, "P2"))


def test_ids_are_composed_wherever_they_stand() -> None:
    text = json.dumps(PAGE).replace('"A"', '"cafe\\u0301"')
    board = scenario_file.read(text).document.scenario
    assert board.permanents[0].id == "café"
    assert board.declared.attacks[0].attacker == "café"
    assert board.declared.orders[0][0] == "café"


@pytest.mark.parametrize(
    ("path", "value", "where", "key"),
    [
        (("format",), "chess", "format", "file.other-format"),
        (("version",), 2, "version", "file.newer-version"),
        (("version",), "1", "version", "file.expected-number"),
        (("version",), -1, "version", "file.too-small"),
        (("players",), {}, "players", "file.expected-list"),
        (("permanents",), {"A": 1}, "permanents", "file.expected-list"),
        (("permanents", 0), [], "permanents[0]", "file.expected-object"),
        (("combat",), [], "combat", "file.expected-object"),
        (("permanents", 0, "keywords"), "trample", "permanents[0].keywords", "file.expected-list"),
        (("permanents", 0, "keywords"), [1], "permanents[0].keywords[0]", "file.expected-text"),
        (("combat", "blocks", 0, "blocking"), "A", "combat.blocks[0].blocking", "file.expected-list"),
        (("permanents", 0, "power"), "3", "permanents[0].power", "file.expected-number"),
        (("permanents", 0, "power"), True, "permanents[0].power", "file.expected-number"),
        (("permanents", 0, "power"), 2.5, "permanents[0].power", "file.expected-number"),
        (("permanents", 0, "power"), None, "permanents[0].power", "file.null"),
        (("permanents", 0, "power"), 1_000_001, "permanents[0].power", "file.too-large"),
        (("permanents", 0, "damage"), -1, "permanents[0].damage", "file.too-small"),
        (("permanents", 3, "loyalty"), -1, "permanents[3].loyalty", "file.too-small"),
        (("players", 0, "poison"), -2, "players[0].poison", "file.too-small"),
        (("players", 0, "life"), -1_000_001, "players[0].life", "file.too-small"),
        (("players", 0, "out"), "no", "players[0].out", "file.expected-flag"),
        (("permanents", 0, "id"), "", "permanents[0].id", "file.odd-id"),
        (("permanents", 0, "id"), "A\n", "permanents[0].id", "file.odd-id"),
        (("permanents", 0, "name"), 3, "permanents[0].name", "file.expected-local-text"),
        (("permanents", 0, "name"), {"en": 3}, "permanents[0].name", "file.expected-local-text"),
        (("permanents", 0, "types"), ["creature", "teapot"], "permanents[0].types[1]", "file.unknown-word"),
        (("permanents", 0, "types"), ["craeture"], "permanents[0].types[0]", "file.unknown-word-nearest"),
        (("rules",), "zendikar", "rules", "file.unknown-rules"),
        (("rules",), "1992-01-01", "rules", "file.unknown-rules"),
        (("rules",), "2020-02-31", "rules", "file.unknown-rules"),
        (("combat", "after"), "teatime", "combat.after", "file.unknown-word"),
        (("combat", "attacks", 0), {"attacker": "A"}, "combat.attacks[0].attacking", "file.missing"),
        (("effects",), [{"kind": "explode"}], "effects[0].kind", "file.unknown-word"),
        (("effects",), [{"kind": "multiply"}], "effects[0].factor", "file.effect-needs"),
        (("effects",), [{"kind": "add"}], "effects[0].amount", "file.effect-needs"),
        (("effects",), [{"kind": "prevent"}], "effects[0].amount", "file.effect-needs"),
        (("effects",), [{"kind": "add", "amount": "all"}], "effects[0].amount", "file.expected-number"),
        (("effects",), [{"kind": "prevent", "amount": -1}], "effects[0].amount", "file.expected-amount"),
        (
            ("effects",),
            [{"kind": "prevent", "amount": 1, "then": "sing"}],
            "effects[0].then",
            "file.unknown-word",
        ),
        (
            ("effects",),
            [{"kind": "multiply", "factor": 2, "source": ["A", 3]}],
            "effects[0].source[1]",
            "file.expected-text",
        ),
        (("effects",), [{"kind": "multiply", "factor": 2, "source": "A"}], "effects[0].source", "file.expected-filter"),
        (("effects",), [{"kind": "multiply", "factor": 2, "source": None}], "effects[0].source", "file.null"),
        (("timeline",), [{"at": "teatime", "do": "tap", "permanent": "A"}], "timeline[0].at", "file.unknown-word"),
        (
            ("timeline",),
            [{"at": "combat damage", "do": "dance", "permanent": "A"}],
            "timeline[0].do",
            "file.unknown-word",
        ),
        (
            ("timeline",),
            [{"at": "combat damage", "do": "modify", "permanent": "A", "power": "two"}],
            "timeline[0].power",
            "file.expected-number",
        ),
        (
            ("timeline",),
            [{"at": "combat damage", "do": "effect", "effect": {"kind": "prevent"}}],
            "timeline[0].effect.amount",
            "file.effect-needs",
        ),
        (
            ("permanents", 0, "triggers"),
            [{"when": "sneezes", "text": "n"}],
            "permanents[0].triggers[0].when",
            "file.unknown-word",
        ),
        (("assignments",), [{"A": {"W": -1}}], "assignments[0].A.W", "file.too-small"),
        (("assignments",), [{"A": {"W": 1.5}}], "assignments[0].A.W", "file.expected-number"),
        (("expect",), [], "expect", "file.expected-object"),
    ],
)
def test_what_is_wrong_is_told_with_its_path(path: Path, value: JSON, where: str, key: str) -> None:
    assert refused(file_with(path, value)) == [(where, key)]


@pytest.mark.parametrize(
    ("path", "where", "key"),
    [
        (("format",), "format", "file.no-format"),
        (("version",), "version", "file.missing"),
        (("players",), "players", "file.missing"),
        (("permanents", 0, "types"), "permanents[0].types", "file.missing"),
        (("permanents", 0, "controller"), "permanents[0].controller", "file.missing"),
    ],
)
def test_what_must_be_there(path: Path, where: str, key: str) -> None:
    assert refused(file_without(path)) == [(where, key)]


@pytest.mark.parametrize("text", ["[]", "3", '"A: 2/2"', "null"])
def test_a_scenario_is_one_object(text: str) -> None:
    assert refused(text) == [("$", "file.no-scenario")]


def test_every_problem_is_told_at_once() -> None:
    made = {
        **PAGE,
        "rules": "never",
        "effects": [{"kind": "multiply"}, {"kind": 3}],
        "players": [{"id": 1, "life": 2.5}],
    }
    assert refused(json.dumps(made)) == [
        ("rules", "file.unknown-rules"),
        ("players[0].id", "file.expected-text"),
        ("players[0].life", "file.expected-number"),
        ("effects[1].kind", "file.expected-text"),
        ("effects[0].factor", "file.effect-needs"),
    ]


def test_problems_of_meaning_are_told_together_with_those_of_form() -> None:
    made = json.loads(json.dumps(PAGE))
    made["permanents"][0]["power"] = "7"
    made["permanents"][2]["controller"] = "P9"
    del made["permanents"][3]["loyalty"]
    made["players"][0]["life"] = 2.5
    made["effects"] = [{"kind": "explode"}, {"kind": "redirect", "to": "Q"}]
    made["notes"] = 7
    assert {where for where, _ in refused(json.dumps(made))} == {
        "notes",
        "players[0].life",
        "permanents[0].power",
        "permanents[2].controller",
        "permanents[3].loyalty",
        "effects[0].kind",
        "effects[1].to",
    }


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("permanents", 0, "types"), ["teapot"]),
        (("permanents", 0, "types"), 3),
        (("permanents", 0), {"id": "A"}),
        (("permanents", 0, "id"), 7),
        (("permanents", 3), None),
        (("permanents",), 7),
        (("players",), 7),
        (("players", 0, "id"), 7),
        (("combat", "attacks"), 7),
        (("combat", "attacks", 0), {}),
        (("combat", "attacks", 0, "attacker"), 7),
        (("combat", "bands", 0), 7),
        (("combat", "blocks", 0, "blocking"), 7),
        (("combat", "orders", "A"), [7]),
    ],
)
def test_a_slip_brings_no_false_problems_along(path: Path, value: JSON) -> None:
    text = ".".join(str(part) for part in path if isinstance(part, str))
    for where, _ in refused(file_with(path, value)):
        assert re.sub(r"\[\d+\]", "", where).startswith(text)


def test_a_lower_version_is_upgraded_on_save() -> None:
    reading = scenario_file.read(file_with(("version",), 0))
    assert said(reading.warnings) == [("version", "file.older-version")]
    assert json.loads(scenario_file.write(reading.document))["version"] == 1


def test_unknown_fields_are_kept_with_a_warning_and_private_ones_without() -> None:
    made = json.loads(json.dumps(PAGE))
    made |= {"x-set": 7, "flavour": "none", "$schema": "combat.schema.json"}
    made["permanents"][2] |= {"x-art": "b.png", "flavour": ["deep", None, 1.5]}
    made["combat"]["note"] = "n"
    made["combat"]["attacks"][1]["mood"] = "grim"
    made["permanents"][0]["triggers"] = [{"when": "dies", "text": "t", "loud": True}]
    made["effects"] = [{"kind": "multiply", "factor": 2, "recipient": {"weight": 3}}]
    reading = scenario_file.read(json.dumps(made))
    assert said(reading.warnings) == [
        ("flavour", "file.unknown-field"),
        ("permanents[0].triggers[0].loud", "file.unknown-field"),
        ("permanents[2].flavour", "file.unknown-field"),
        ("combat.note", "file.unknown-field"),
        ("combat.attacks[1].mood", "file.unknown-field"),
        ("effects[0].recipient.weight", "file.unknown-field"),
    ]
    kept = json.loads(scenario_file.write(reading.document))
    assert (kept["x-set"], kept["flavour"], kept["$schema"]) == (7, "none", "combat.schema.json")
    assert kept["permanents"][2]["x-art"] == "b.png"
    assert kept["permanents"][2]["flavour"] == ["deep", None, 1.5]
    assert kept["combat"]["note"] == "n"
    assert kept["combat"]["attacks"][1]["mood"] == "grim"
    assert kept["permanents"][0]["triggers"][0]["loud"] is True
    assert kept["effects"][0]["recipient"]["weight"] == 3


def test_an_unknown_field_goes_with_its_permanent_wherever_that_stands_in_the_list() -> None:
    made = json.loads(json.dumps(PAGE))
    for index, name in enumerate("ACBWS"):
        made["permanents"][index]["x-art"] = name
    document = scenario_file.read(json.dumps(made)).document
    board = document.scenario
    changed = replace(board, permanents=(board.permanents[4], board.permanents[0]))
    kept = json.loads(scenario_file.write(replace(document, scenario=changed)))
    assert [(one["id"], one["x-art"]) for one in kept["permanents"]] == [("S", "S"), ("A", "A")]


def test_unknown_fields_of_an_empty_combat_stay() -> None:
    kept = rewritten(file_with(("combat",), {"x-note": 1}))
    assert kept["combat"] == {"x-note": 1}


def test_unknown_words_and_idle_parameters_are_warnings() -> None:
    made = json.loads(json.dumps(PAGE))
    made["permanents"][0]["keywords"] = ["flibbertigibbet", "tramplle"]
    made["permanents"][0]["abilities"] = ["must atack"]
    made["timeline"] = [{"at": "combat damage", "do": "tap", "permanent": "A", "amount": 3}]
    reading = scenario_file.read(json.dumps(made))
    assert said(reading.warnings) == [
        ("timeline[0].amount", "file.action-ignores"),
        ("permanents[0].keywords[0]", "odd.unknown-word"),
        ("permanents[0].keywords[1]", "odd.unknown-word-nearest"),
        ("permanents[0].abilities[0]", "odd.unknown-word-nearest"),
    ]
    kept = json.loads(scenario_file.write(reading.document))
    assert kept["permanents"][0]["keywords"] == ["flibbertigibbet", "tramplle"]
    assert kept["timeline"] == made["timeline"]


def test_too_many_permanents_are_refused_before_they_are_looked_at() -> None:
    assert refused(json.dumps({**PAGE, "permanents": [{}] * 10_000})) == [("permanents", "board.too-many-permanents")]


def test_what_json_lets_pass_is_told_together_with_everything_else() -> None:
    text = file_with(("permanents", 0, "power"), 7).replace('"power": 7', '"power": NaN, "damage": "x", "damage": -1')
    assert refused(text.replace('"life": 20', '"life": 1.5', 1)) == [
        ("players[0].life", "file.expected-number"),
        ("permanents[0].damage", "file.too-small"),
        ("permanents[0]", "json.repeated-key"),
        ("permanents[0].power", "json.odd-number"),
    ]


@pytest.mark.parametrize("number", [10**18, 10**30, int("9" * 4000)])
def test_a_figure_is_too_large_however_long_it_is(number: int) -> None:
    assert refused(file_with(("permanents", 0, "power"), number)) == [("permanents[0].power", "file.too-large")]
    assert refused(file_with(("version",), number)) == [("version", "file.newer-version")]
    assert rewritten(file_with(("x-id",), number))["x-id"] == number


@pytest.mark.parametrize(("given", "shown"), [(None, "null"), (True, "true"), ([1], "[1]"), ("deck", "deck")])
def test_another_format_is_named_as_the_file_has_it(given: JSON, shown: str) -> None:
    with pytest.raises(FormatError) as caught:
        scenario_file.read(file_with(("format",), given))
    said = Catalogue.load(refuse_missing).text(caught.value.findings[0].message, Language.EN)
    assert f"“{shown}”" in said


def test_the_format_is_a_word_in_any_case() -> None:
    assert rewritten(file_with(("format",), "Combat-Scenario"))["format"] == "combat-scenario"


def test_a_file_without_players_is_told_so() -> None:
    text = '{"format": "combat-scenario", "version": 1, "players": []}'
    assert refused(text) == [("players", "problem.no-players")]


def test_an_id_that_stands_twice_in_two_forms_is_refused() -> None:
    text = file_with(("permanents", 0, "id"), "\u00e9").replace('"A"', '"\\u00e9"')
    step = '"assignments": [{"\\u00e9": {"W": 7}, "e\\u0301": {"W": 6}}]'
    assert refused(text.replace('"assignments": []', step)) == [("assignments[0]", "json.repeated-key")]


def test_a_shield_is_found_by_the_id_of_its_effect_in_whatever_form() -> None:
    effect: JSON = {"kind": "prevent", "amount": 3, "shield": True, "id": "\u00e9"}
    choice: JSON = {"step": "combat damage", "recipient": "A", "shield": {"e\u0301": {"B": 2}}}
    text = json.dumps({**PAGE, "effects": [effect], "choices": [choice]})
    assert scenario_file.read(text).document.scenario.choices[0].shields == (("\u00e9", (("B", 2),)),)


def test_an_unknown_keyword_of_a_filter_is_a_warning() -> None:
    effect: JSON = {"kind": "prevent", "amount": 1, "source": {"keywords": ["fyling"]}}
    other: JSON = {"kind": "prevent", "amount": 1, "recipient": {"without_keywords": ["fyling"]}}
    trigger: JSON = {"when": "dies", "if": {"keywords": ["fyling"]}}
    page = json.loads(file_with(("permanents", 0, "triggers"), [trigger]))
    entry: JSON = {"at": "declare blockers", "do": "effect", "effect": other}
    reading = scenario_file.read(json.dumps({**page, "effects": [effect], "timeline": [entry]}))
    assert said(reading.warnings) == [
        ("permanents[0].triggers[0].if.keywords[0]", "odd.unknown-word-nearest"),
        ("effects[0].source.keywords[0]", "odd.unknown-word-nearest"),
        ("timeline[0].effect.recipient.without_keywords[0]", "odd.unknown-word-nearest"),
    ]


def test_a_misspelt_field_is_told_with_the_nearest_one() -> None:
    reading = scenario_file.read(file_with(("permanents", 0, "powr"), 7))
    assert said(reading.warnings) == [("permanents[0].powr", "file.unknown-field-nearest")]
    assert dict(reading.warnings[0].message.values)["nearest"] == "power"
