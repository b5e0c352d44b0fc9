"""A figure, keyword or the rules set otherwise: the numbers are those of the board that is made so by hand."""

from collections.abc import Callable, Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from simulator.explore.settings import (
    DAMAGE_KEYWORDS,
    FigureSetting,
    KeywordSetting,
    RulesSetting,
    Varied,
    figures_of,
    has_word,
    keywords_known,
    plain,
    set_so,
)
from simulator.explore.whatif import WhatIf, what_if
from simulator.rules.division.assigning import damage_step
from simulator.rules.flow.steps import begin, to_damage
from simulator.rules.keywords import Keyword, keyword_word
from simulator.rules.objects import Player
from simulator.rules.scenario import Scenario
from simulator.rules.timeline import Moment
from tests.boards import THREE_PLAYERS, TWO_HEADED_GIANT, creature, do, planeswalker, scenario
from tests.brute_force import legal_assignments


def board(power: int = 5, toughness: int = 2, damage: int = 0, loyalty: int = 3) -> Scenario:
    return scenario(
        creature("A", power, 5, "trample"),
        creature("B", 2, toughness, controller="P2", damage=damage),
        planeswalker("W", loyalty),
        attack={"A": "W"},
        block={"B": "A"},
    )


def turned(board: Scenario, id: str, figure: Varied, values: Iterable[int]) -> list[WhatIf]:
    return list(what_if(board, [(FigureSetting(id, figure, value),) for value in values]))


@pytest.mark.parametrize(
    ("id", "figure", "values", "made"),
    [
        ("A", Varied.POWER, range(8), lambda value: board(power=value)),
        ("B", Varied.TOUGHNESS, range(1, 8), lambda value: board(toughness=value)),
        ("B", Varied.DAMAGE, range(2), lambda value: board(damage=value)),
        ("W", Varied.LOYALTY, range(1, 4), lambda value: board(loyalty=value)),
    ],
)
def test_every_value_counts_as_its_own_board(
    id: str, figure: Varied, values: range, made: Callable[[int], Scenario]
) -> None:
    for value, answer in zip(values, turned(board(), id, figure, values), strict=True):
        step = damage_step(to_damage(begin(made(value))))
        assert answer.count == (0 if step is None else len(legal_assignments(step)))


@given(st.integers(0, 9), st.integers(1, 9))
@settings(max_examples=30)
def test_702_19b_a_lone_trampler_has_one_assignment_for_each_point_beyond_lethal(power: int, toughness: int) -> None:
    (answer,) = turned(board(toughness=toughness), "A", Varied.POWER, [power])
    assert answer.count == max(1, power - toughness + 1)
    assert answer.distinct is not None
    assert answer.distinct <= answer.count


def test_a_dead_blocker_leaves_its_attacker_blocked() -> None:
    (answer,) = turned(board(), "B", Varied.TOUGHNESS, [0])
    assert (answer.step, answer.count) == (Moment.COMBAT_DAMAGE, 1)


def test_a_board_that_cannot_stand_is_told() -> None:
    (answer,) = turned(board(), "B", Varied.DAMAGE, [-1])
    assert (answer.step, answer.count, answer.distinct, answer.stands) == (None, None, None, False)
    assert answer.why


def test_nobody_attacks_no_step() -> None:
    idle = scenario(creature("A", 1, 1))
    (answer,) = turned(idle, "A", Varied.POWER, [3])
    assert (answer.step, answer.count, answer.distinct, answer.stands) == (None, 0, 0, True)


def test_results_of_millions_of_assignments_are_told_apart() -> None:
    blockers = [creature(f"B{number}", 0, 1, controller="P2") for number in range(8)]
    crowd = scenario(creature("A", 20, 20), *blockers, attack={"A": "P2"}, block={one.id: "A" for one in blockers})
    (answer,) = turned(crowd, "A", Varied.POWER, [40])
    assert (answer.count, answer.distinct) == (62_891_499, 2**8 - 1)


def test_more_results_than_can_be_told_apart() -> None:
    attackers = [creature(id, 20, 20, "trample") for id in "AC"]
    blockers = [creature(f"B{n}", 0, 2, "can block any number", controller="P2") for n in range(16)]
    crowd = scenario(
        *attackers, *blockers, attack={"A": "P2", "C": "P2"}, block={one.id: ("A", "C") for one in blockers}
    )
    (answer,) = turned(crowd, "A", Varied.POWER, [20])
    assert answer.distinct is None
    assert answer.count == 10_549_149_343_609_725_019


def test_810_4_a_team_shares_its_life() -> None:
    shared = set_so(scenario(players=TWO_HEADED_GIANT), FigureSetting("P3", Varied.LIFE, 7))
    assert [player.life for player in shared.players] == [30, 30, 7, 7]


def test_figures_are_those_that_are_there() -> None:
    assert figures_of(board(), "A") == {Varied.POWER: 5, Varied.TOUGHNESS: 5, Varied.DAMAGE: 0}
    assert figures_of(board(), "W") == {Varied.LOYALTY: 3}
    assert figures_of(board(), "P1") == {Varied.LIFE: Player("P1").life}
    assert figures_of(board(), "nobody") == {}
    with pytest.raises(KeyError):
        set_so(board(), FigureSetting("W", Varied.POWER, 1))
    with pytest.raises(KeyError):
        set_so(board(), KeywordSetting("nobody", plain(Keyword.TRAMPLE), has=True))


def test_the_scenario_stays_as_it_was() -> None:
    before = board()
    turned(before, "A", Varied.POWER, range(5))
    assert to_damage(begin(before)) == to_damage(begin(board()))


@pytest.mark.parametrize("keyword", DAMAGE_KEYWORDS)
@pytest.mark.parametrize("has", [True, False])
def test_a_keyword_turned_counts_as_a_board_that_is_printed_so(keyword: Keyword, has: bool) -> None:
    words = [word for word in ("trample",) if word != keyword.value] + ([keyword.value] if has else [])
    made = scenario(
        creature("A", 5, 5, *words),
        creature("B", 2, 2, controller="P2"),
        planeswalker("W", 3),
        attack={"A": "W"},
        block={"B": "A"},
    )
    setting = KeywordSetting("A", plain(keyword), has)
    assert set_so(board(), setting) == made
    (answer,) = what_if(board(), [(setting,)])
    step = damage_step(to_damage(begin(made)))
    assert step is not None
    assert (answer.step, answer.count) == (step.moment, len(legal_assignments(step)))


def test_702_16_a_keyword_with_a_quality_is_taken_by_its_quality() -> None:
    black = keyword_word("protection from black")
    guarded = set_so(board(), KeywordSetting("B", keyword_word("Protection from red"), has=True))
    assert set_so(guarded, KeywordSetting("B", black, has=False)) == guarded
    assert set_so(guarded, KeywordSetting("B", keyword_word("protection from red"), has=False)) == board()


def test_words_that_nobody_knows_are_told_apart_by_their_print() -> None:
    odd = creature("A", 1, 1, "gloom")
    assert has_word(odd, keyword_word("gloom"))
    assert not has_word(odd, keyword_word("doom"))


@pytest.mark.parametrize(("rules", "count"), [("foundations", 6), ("m11", 4), ("2009-12-01", 4), ("sixth", 6)])
def test_510_1c_each_era_counts_by_its_own_rules(rules: str, count: int) -> None:
    crowd = scenario(
        creature("A", 5, 5),
        creature("B", 0, 2, controller="P2"),
        creature("C", 0, 4, controller="P2"),
        attack={"A": "P2"},
        block={"B": "A", "C": "A"},
    )
    (answer,) = what_if(crowd, [(RulesSetting(rules),)])
    assert answer.count == count


def test_what_an_era_does_not_know_cannot_be_so_there() -> None:
    settings = (KeywordSetting("A", plain(Keyword.DEATHTOUCH), has=True), RulesSetting("urza"))
    (answer,) = what_if(board(), [settings])
    assert [why.key for why in answer.why][:1] == ["problem.not-yet"]
    assert Keyword.DEATHTOUCH not in keywords_known("urza")
    assert keywords_known("current") == DAMAGE_KEYWORDS


def test_a_choice_that_is_missing_is_told() -> None:
    late = creature("T", 1, 1)
    board = scenario(
        creature("A", 1, 1),
        late,
        players=THREE_PLAYERS,
        attack={"A": "P2"},
        timeline=[do("declare attackers", "put attacking", "T")],
    )
    (answer,) = what_if(board, [()])
    assert (answer.stands, len(answer.why)) == (False, 1)
