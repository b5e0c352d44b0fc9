"""The notation, read: its grammar, its defaults, and where it says what is wrong."""

import pytest

from simulator.formats import notation
from simulator.formats.catalogue import Catalogue, refuse_missing
from simulator.formats.findings import FormatError
from simulator.formats.language import Language
from simulator.rules.keywords import Ability, Keyword
from simulator.rules.objects import CardType, Color, Permanent
from simulator.rules.scenario import Attack, AttackedKind, Block, Scenario, WasAttacking
from simulator.rules.timeline import Moment

PAGE = "A: 7/7 trample over planeswalkers > W; C: 1/1 > W; B: 2/2 damage 1 x A; W: loyalty 3"


def one(text: str) -> Permanent:
    """The only permanent, or the one called A."""
    board = notation.parse(text)
    return board.permanent("A") or board.permanents[0]


def controllers(board: Scenario) -> dict[str, str]:
    return {permanent.id: permanent.controller for permanent in board.permanents}


def findings(text: str) -> list[tuple[str, str]]:
    """Where and what is wrong, by the keys of the messages."""
    with pytest.raises(FormatError) as caught:
        notation.parse(text)
    catalogue = Catalogue.load(refuse_missing)
    for finding in caught.value.findings:
        for language in Language:
            assert catalogue.text(finding.message, language)
    return [(finding.where, finding.message.key) for finding in caught.value.findings]


def test_the_board_of_the_page() -> None:
    board = notation.parse(PAGE)
    assert [player.id for player in board.players] == ["P1", "P2"]
    assert board.active_player == "P1"
    assert controllers(board) == {"A": "P1", "C": "P1", "B": "P2", "W": "P2"}
    wurm, bear, walker = (board.permanent(id) for id in "ABW")
    assert wurm is not None
    assert bear is not None
    assert walker is not None
    assert (wurm.power, wurm.toughness, wurm.has(Keyword.TRAMPLE_OVER_PLANESWALKERS)) == (7, 7, True)
    assert (bear.damage, walker.loyalty, walker.types) == (1, 3, {CardType.PLANESWALKER})
    assert board.declared.attacks == (Attack("A", "W"), Attack("C", "W"))
    assert board.declared.blocks == (Block("B", ("A",)),)


@pytest.mark.parametrize("separator", ["; ", "\n", "\r\n", "\r", " ;;\n ; # words; more: words\n"])
def test_items_stand_on_one_line_or_on_several(separator: str) -> None:
    assert notation.parse(separator.join(PAGE.split("; "))) == notation.parse(PAGE)


def test_comments_end_with_the_line_and_do_not_begin_in_quotes() -> None:
    assert notation.parse('"A#1": 2/2 # "quoted').permanents[0].id == "A#1"


def test_an_empty_board() -> None:
    board = notation.parse("  # nothing yet\n;")
    assert board.permanents == ()
    assert [player.life for player in board.players] == [20, 20]


def test_players_and_who_is_active() -> None:
    board = notation.parse("P2: life -3 poison 4 team T; active P2; A: 1/1 >")
    assert board.players[1].life == -3
    assert (board.players[1].poison, board.players[1].team) == (4, "T")
    assert board.active_player == "P2"
    assert controllers(board) == {"A": "P2"}
    assert board.declared.attacks == (Attack("A", "P1"),)


def test_further_players_sit_after_the_two() -> None:
    board = notation.parse("P3: life 11; P2: life 5; A: 1/1 > P3")
    assert [(player.id, player.life) for player in board.players] == [("P1", 20), ("P2", 5), ("P3", 11)]


def test_players_of_their_own_names_stand_for_the_two() -> None:
    board = notation.parse("Ann: life 20; Ben: life 18; A: 1/1 >")
    assert [player.id for player in board.players] == ["Ann", "Ben"]
    assert board.active_player == "Ann"
    assert board.declared.attacks == (Attack("A", "Ben"),)


def test_a_teammate_is_not_the_first_defending_player() -> None:
    teams = "P1: life 30 team T; P2: life 30 team T; P3: life 30 team U; P4: life 30 team U"
    assert notation.parse(f"{teams}; A: 1/1 >").declared.attacks == (Attack("A", "P3"),)


@pytest.mark.parametrize(
    ("text", "controlled"),
    [
        ("A: 2/2 >; B: 2/2 x A", {"A": "P1", "B": "P2"}),
        ("A: 2/2; W: loyalty 1; S: defense 1; L: land", {"A": "P1", "W": "P2", "S": "P1", "L": "P1"}),
        ("A: 2/2 @P2; W: loyalty 1 @P1", {"A": "P2", "W": "P1"}),
        ("P3: life 20; A: 2/2 > P3; B: 2/2 x A; C: 2/2 x nothing", {"A": "P1", "B": "P3", "C": "P2"}),
        ("P3: life 20; A: 2/2 > W; W: loyalty 1 @P3; B: 2/2 x A", {"A": "P1", "W": "P3", "B": "P3"}),
        ("P3: life 20; A: 2/2 > S; S: defense 1 protector P3; B: 2/2 x A", {"A": "P1", "S": "P1", "B": "P3"}),
        ("P3: life 20; A: 2/2 > nothing was battle of P3; B: 2/2 x A", {"A": "P1", "B": "P3"}),
        ("A: 4/4 > W; W: 2/2 loyalty 3 x A", {"A": "P1", "W": "P2"}),
    ],
)
def test_who_controls_what_is_not_said(text: str, controlled: dict[str, str]) -> None:
    assert controllers(notation.parse(text)) == controlled


def test_a_battle_without_a_quoted_subtype_is_a_siege_that_the_first_defending_player_protects() -> None:
    siege = one("S: defense 4")
    assert (siege.subtypes, siege.protector, siege.defense) == (("siege",), "P2", 4)
    assert one("S: defense 4 protector P1").protector == "P1"
    assert one('S: defense 4 "fort"').subtypes == ("fort",)
    assert one('S: defense 4 "fort"').protector is None


def test_items_without_a_name_are_numbered() -> None:
    board = notation.parse("A1: 1/1 >; 2/2 trample >; 3/3 x A1; loyalty 2; B2: 0/1; 1/1 x A1; artifact")
    assert [permanent.id for permanent in board.permanents] == ["A1", "A2", "B1", "A3", "B2", "B3", "A4"]


def test_a_span_is_so_many_equal_ones() -> None:
    board = notation.parse("A1..A3: 1/1 haste >; B08..B10: 0/5 x A1, A2")
    assert [permanent.id for permanent in board.permanents] == ["A1", "A2", "A3", "B08", "B09", "B10"]
    assert board.declared.attacks == (Attack("A1", "P2"), Attack("A2", "P2"), Attack("A3", "P2"))
    assert board.declared.blocks[2] == Block("B10", ("A1", "A2"))


def test_words_in_any_case() -> None:
    board = notation.parse(
        "RULES M11; ACTIVE P1; AFTER Declare Blockers; A: 2/2 TRAMPLE, First Strike > Nothing BLOCKED"
    )
    assert board.rules == "m11"
    assert board.declared.after is Moment.DECLARE_BLOCKERS
    assert [word.text for word in board.permanents[0].keywords] == ["trample", "first strike"]
    assert board.declared.blocked == ("A",)


def test_names_are_case_sensitive() -> None:
    assert [permanent.id for permanent in notation.parse("a: 1/1; A: 2/2").permanents] == ["a", "A"]


def test_names_in_quotes_hold_anything() -> None:
    board = notation.parse(
        '"x": 1/1 > "the; walker"; "the; walker": loyalty 2; 熊_1é: 2/2 x "x"; "say ""A""": 1/1; 7: 1/1'
    )
    assert [permanent.id for permanent in board.permanents] == ["x", "the; walker", "熊_1é", 'say "A"', "7"]
    assert board.declared.blocks == (Block("熊_1é", ("x",)),)


def test_names_are_composed() -> None:
    assert notation.parse("cafe\u0301: 1/1").permanents[0].id == "caf\u00e9"


@pytest.mark.parametrize("text", ["-1/3 >", "A: 2 / 2", "A:2/2>P2", "A: +1/-2"])
def test_blanks_and_signs(text: str) -> None:
    assert one(text).is_creature


def test_card_types_beside_figures() -> None:
    assert one("A: 3/3 artifact").types == {CardType.CREATURE, CardType.ARTIFACT}
    assert one("A: artifact creature 3/3").types == {CardType.CREATURE, CardType.ARTIFACT}
    assert one("A: 2/2 loyalty 3 damage 1").types == {CardType.CREATURE, CardType.PLANESWALKER}
    assert one('L: land "forest"').types == {CardType.LAND}


def test_every_sort_of_word() -> None:
    creature = one('A: 2/2 toxic 2, toxic 1, can block 2 more, blue, RED, tapped, token, commander, "wall", ward {2}')
    assert [word.text for word in creature.keywords] == ["toxic 2", "toxic 1", "ward {2}"]
    assert creature.total(Keyword.TOXIC) == 3
    assert creature.abilities[0].ability is Ability.BLOCK_MORE
    assert creature.colors == {Color.BLUE, Color.RED}
    assert (creature.tapped, creature.token, creature.commander) == (True, True, True)
    assert creature.subtypes == ("wall",)


def test_an_apostrophe_of_either_shape() -> None:
    assert one("A: 2/2 can't be blocked").can(Ability.CANT_BE_BLOCKED)
    assert one("A: 2/2 can’t be blocked by walls").can(Ability.CANT_BE_BLOCKED_BY)


@pytest.mark.parametrize(
    "text",
    [
        "protection from red, from blue and from beasts",
        "protection from red and from blue, and from beasts",
        "protection from red, and from blue, from beasts",
    ],
)
def test_protection_goes_on_after_a_comma(text: str) -> None:
    creature = one(f"A: 2/2 flying, {text}, haste > P2")
    assert creature.qualities(Keyword.PROTECTION) == ("red", "blue", "beasts")
    assert len(creature.keywords) == 3


def test_attacking_nothing() -> None:
    board = notation.parse("A: 2/2 > nothing was planeswalker of P2 blocked; C: 1/1 > nothing; D: 1/1 > blocked")
    was = WasAttacking(AttackedKind.PLANESWALKER, "P2")
    assert board.declared.attacks == (Attack("A", None, was), Attack("C", None), Attack("D", "P2"))
    assert board.declared.blocked == ("A", "D")


def test_blocking_nothing() -> None:
    assert notation.parse("B: 2/2 x nothing").declared.blocks == (Block("B", ()),)


def test_bands_orders_and_history() -> None:
    board = notation.parse(
        "A: 1/1 banding >; C: 2/2 >; B: 2/2 x A; D: 2/2 x A; band A, C; order A: D, B;"
        "after first combat damage; had first strike A, D"
    )
    assert board.declared.bands == (("A", "C"),)
    assert board.declared.orders == (("A", ("D", "B")),)
    assert board.declared.after is Moment.FIRST_COMBAT_DAMAGE
    assert board.declared.had_first_strike == ("A", "D")


@pytest.mark.parametrize("rules", ["current", "foundations", "m11", "2023-11-17", "2010-07-16"])
def test_rules_in_force(rules: str) -> None:
    assert notation.parse(f"rules {rules}; A: 1/1").rules == rules


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("A: >", [("1:4", "notation.expected-figure")]),
        ("A:", [("1:3", "notation.expected-figure")]),
        ("A 2/2", [("1:1", "notation.expected-figure")]),
        ("A: 2/", [("1:6", "notation.expected-number")]),
        ("A: 2/2/2", [("1:7", "notation.out-of-place")]),
        ("A: 2.5/2", [("1:4", "notation.expected-figure")]),
        ("A: 2/2 3/3", [("1:8", "notation.figure-twice")]),
        ("A: 2/2 damage 1 damage 2", [("1:17", "notation.figure-twice")]),
        ("A: 2/2 trample damage 2", [("1:8", "notation.figure-after-word")]),
        ("A: 2/2 trample, damage 2", [("1:17", "notation.figure-after-word")]),
        ("A: 2/2 damage -1", [("1:15", "notation.number-out-of-range")]),
        ("A: 2000000/2", [("1:4", "notation.number-out-of-range")]),
        (f"A: {'9' * 6000}/2", [("1:4", "notation.number-out-of-range")]),
        ("P1: life", [("1:9", "notation.expected-number")]),
        ("P1: life 20 poison -1", [("1:20", "notation.number-out-of-range")]),
        ("x: 2/2", [("1:1", "notation.reserved")]),
        ("A: 2/2 > blocked blocked", [("1:18", "notation.out-of-place")]),
        ("A: 2/2 > order", [("1:10", "notation.reserved")]),
        ("A: 2/2 x", [("1:9", "notation.expected-name")]),
        ("A: 2/2 x B,", [("1:12", "notation.expected-name")]),
        ("A: 2/2 x -1", [("1:10", "notation.expected-name")]),
        ("A: 2/2 > W C", [("1:12", "notation.out-of-place")]),
        ("A: 2/2 > P2 @P1", [("1:13", "notation.out-of-place")]),
        ("A: 2/2 flying,", [("1:15", "notation.expected-keyword")]),
        ("A: 2/2 flying, > P2", [("1:16", "notation.expected-keyword")]),
        ('A: 2/2 flying "wall"', [("1:15", "notation.out-of-place")]),
        ('A: 2/2 "wall" flying', [("1:15", "notation.out-of-place")]),
        ('A: 2/2 "wall', [("1:8", "notation.unclosed-quote")]),
        ('"": 2/2', [("1:1", "notation.odd-name")]),
        ('"\x00": 2/2', [("1:1", "notation.odd-name")]),
        ("\x00", [("1:1", "notation.expected-figure")]),
        ("A1..B3: 1/1", [("1:1", "notation.odd-span")]),
        ("A3..A1: 1/1", [("1:1", "notation.odd-span")]),
        ("A..C: 1/1", [("1:1", "notation.odd-span")]),
        ("A1..A99999: 1/1", [("1:1", "board.too-many-permanents")]),
        ("A1..A3 1/1", [("1:8", "notation.expected-colon")]),
        ("rules", [("1:6", "notation.out-of-place")]),
        ("rules zendikar", [("1:7", "file.unknown-rules")]),
        ("rules 2020-02-31", [("1:7", "file.unknown-rules")]),
        ("rules 1992-01-01", [("1:7", "file.unknown-rules")]),
        ("after teatime", [("1:7", "notation.unknown-moment")]),
        ("after end of combat", [("1:7", "notation.unknown-moment")]),
        ("had strike A", [("1:5", "notation.expected-word")]),
        ("band A", [("1:7", "notation.band-of-one")]),
        ("order A B", [("1:9", "notation.expected-colon")]),
        ("A: 2/2 > nothing was land of P2", [("1:22", "notation.expected-attacked-kind")]),
        ("A: 2/2 > nothing was battle P2", [("1:29", "notation.expected-word")]),
        ("rules m11; rules current", [("1:18", "notation.twice")]),
        ("active P1; active P1", [("1:19", "notation.twice")]),
        ("after declare blockers; after declare blockers", [("1:31", "notation.twice")]),
        ("A: 1/1; had first strike A; had first strike A", [("1:29", "notation.twice")]),
        ("P1: life 2; P1: life 3", [("1:13", "notation.twice")]),
        ("A: 1/1 >; B: 1/1 x A; order A: B; order A: B", [("1:41", "notation.twice")]),
    ],
)
def test_what_is_wrong_is_told_with_its_place(text: str, where: list[tuple[str, str]]) -> None:
    assert findings(text) == where


def test_every_problem_is_told_at_once_each_with_its_line_and_column() -> None:
    assert findings('A: >\r\nB: 2/2 x "A\n\n C: 2/; 熊: 3/3 damage -1 # x\n rules never') == [
        ("1:4", "notation.expected-figure"),
        ("2:10", "notation.unclosed-quote"),
        ("4:7", "notation.expected-number"),
        ("4:23", "notation.number-out-of-range"),
        ("5:8", "file.unknown-rules"),
    ]


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("A: 1/1 > Q", ["1:10"]),
        ("A: 1/1 > W; W: 1/1", ["1:10"]),
        ("A: 1/1 @Q", ["1:9"]),
        ("S: defense 2 protector Q", ["1:24"]),
        ("B: 1/1 x A, Q; A: 1/1 >", ["1:13"]),
        ("B: 1/1 x A; A: 1/1", ["1:10"]),
        ("A: 1/1; A: 2/2", ["1:9"]),
        ("P1: 1/1", ["1:1"]),
        ("active Q", ["1:8"]),
        ("A: 1/1 >; band A, Q", ["1:19"]),
        ("A: 1/1 >; B: 1/1 x A; order A: Q", ["1:29", "1:32"]),
        ("A: 1/1; had first strike A, Q", ["1:29"]),
        ("A: 1/1 > nothing was battle of Q", ["1:32"]),
        ("A: creature", ["1:1", "1:1"]),
    ],
)
def test_what_makes_no_sense_is_told_with_its_place(text: str, where: list[str]) -> None:
    assert [place for place, _ in findings(text)] == where


def test_problems_of_meaning_are_told_together_with_those_of_form() -> None:
    text = "A: 2/ > P2; C: 1/1 > Q; B: 1/1 x A; D: 1/1 x C; E: 1/1 @R; band A, C; order A: B"
    assert [place for place, _ in findings(text)] == ["1:7", "1:22", "1:57"]


def test_an_unreadable_item_without_a_name_hides_what_others_may_mean() -> None:
    assert [place for place, _ in findings("2/ >; B: 1/1 x A1; rules never")] == ["1:4", "1:26"]


def test_an_unknown_keyword_is_kept_with_a_warning_at_its_place() -> None:
    reading = notation.read("A: 2/2 flying, red, trampel > P2;\nB: 1/1 xyzzy")
    assert [word.text for word in reading.document.scenario.permanents[0].keywords] == ["flying", "trampel"]
    assert [(finding.where, dict(finding.message.values)) for finding in reading.warnings] == [
        ("1:21", {"given": "trampel", "nearest": "trample"}),
        ("2:8", {"given": "xyzzy"}),
    ]


@pytest.mark.parametrize(
    ("text", "where", "key"),
    [
        ("Serra Angel: 4/4 flying", "1:1", "notation.name-in-quotes"),
        ("A: 1/1; Wurm-1: 4/4", "1:9", "notation.name-in-quotes"),
        ("竜😀: 4/4", "1:1", "notation.name-in-quotes"),
        ("A: 1/1: 2", "1:7", "notation.out-of-place"),
        ("A: 1/1.5", "1:6", "notation.expected-number"),
        ("A: 1.5/1", "1:4", "notation.expected-figure"),
        ("A: 1/1 damage 0.5", "1:15", "notation.expected-number"),
    ],
)
def test_a_name_without_its_quotes_and_a_fraction_are_told_as_such(text: str, where: str, key: str) -> None:
    assert findings(text) == [(where, key)]
