"""The best block and lethal attacks on boards whose answer can be told by hand."""

import pytest

from simulator.explore.blocks.answers import BlockAnswer, Blocking, Proof
from simulator.explore.blocks.goals import BEST_BLOCK, BlockGoal
from simulator.explore.blocks.question import NoQuestionError, block_questions
from simulator.explore.blocks.reasons import reasons
from simulator.rules.effects import DamageEffect, EffectKind
from simulator.rules.objects import Player
from simulator.rules.scenario import Scenario
from tests.boards import THREE_PLAYERS, TWO_HEADED_GIANT, creature, do, planeswalker, scenario, siege


def at_life(life: int, **more: int) -> tuple[Player, ...]:
    return Player("P1"), Player("P2", life=life, **more)


def blocking(board: Scenario, limit: int = 20_000) -> Blocking:
    (question,) = block_questions(board)
    return Blocking(question, limit)


def lethal(board: Scenario) -> BlockAnswer:
    return blocking(board).lethal()


def best(board: Scenario, *goals: BlockGoal) -> BlockAnswer:
    return blocking(board).best(goals or BEST_BLOCK)


def blocks_of(answer: BlockAnswer) -> dict[str, tuple[str, ...]]:
    assert answer.best is not None
    return {block.blocker: block.blocking for block in answer.best.blocks}


def life_of(answer: BlockAnswer) -> int:
    assert answer.best is not None
    return answer.best.result.life


def test_704_5a_one_blocker_is_not_enough_against_two() -> None:
    board = scenario(
        creature("A", 3, 3), creature("C", 2, 2), creature("B", 1, 1, controller="P2"),
        attack={"A": "P2", "C": "P2"}, players=at_life(2),
    )  # fmt: skip
    answer = lethal(board)
    assert (answer.is_lethal, answer.is_proven, answer.legal) == (True, True, 3)
    assert blocks_of(answer) == {"B": ("A",)}
    assert life_of(answer) == 0


def test_a_block_that_survives_says_no() -> None:
    board = scenario(
        creature("A", 3, 3), creature("C", 2, 2), creature("B", 1, 1, controller="P2"),
        attack={"A": "P2", "C": "P2"}, players=at_life(3),
    )  # fmt: skip
    answer = lethal(board)
    assert answer.is_lethal is False
    assert (blocks_of(answer), life_of(answer)) == ({"B": ("A",)}, 1)
    assert [row.number for row in answer.rows] == [1, 1, 1]


def test_702_9b_a_flier_is_not_blocked_by_who_stays_on_the_ground() -> None:
    board = scenario(
        creature("A", 3, 3, "flying"), creature("B", 1, 5, controller="P2"), attack={"A": "P2"}, players=at_life(3)
    )
    answer = lethal(board)
    assert (answer.is_lethal, answer.legal) == (True, 1)
    assert answer.best is not None
    (question,) = block_questions(board)
    rules = {reason.rule.number for reason in reasons(question, answer.best.blocks, answer.best.result)}
    assert rules == {"510.1b", "702.9b", "704.5a"}


def test_702_111b_menace_takes_two() -> None:
    board = scenario(
        creature("A", 4, 4, "menace"),
        *(creature(id, 1, 1, controller="P2") for id in ("B1", "B2")),
        attack={"A": "P2"},
        players=at_life(4),
    )
    answer = lethal(board)
    assert answer.is_lethal is False
    assert answer.legal == 2
    assert blocks_of(answer) == {"B1": ("A",), "B2": ("A",)}


def test_702_19b_trample_goes_past_the_blocker() -> None:
    board = scenario(
        creature("A", 5, 5, "trample"), creature("B", 1, 2, controller="P2"), attack={"A": "P2"}, players=at_life(4)
    )
    answer = lethal(board)
    assert (answer.is_lethal, life_of(answer)) == (False, 1)
    assert answer.best is not None
    assert answer.best.result.through == (("A", 3),)


def test_509_1c_whoever_must_block_does() -> None:
    board = scenario(creature("A", 5, 5, "must be blocked"), creature("B", 1, 1, controller="P2"), attack={"A": "P2"})
    answer = best(board)
    assert (answer.legal, blocks_of(answer)) == (1, {"B": ("A",)})


def test_what_is_lost_counts_before_what_is_destroyed() -> None:
    board = scenario(creature("A", 2, 2), creature("B", 2, 2, controller="P2"), attack={"A": "P2"})
    assert blocks_of(best(board)) == {}
    assert blocks_of(best(board, BlockGoal.MOST_DESTROYED)) == {"B": ("A",)}


def test_two_blockers_destroy_what_one_cannot_and_one_of_them_is_lost() -> None:
    board = scenario(
        creature("A", 3, 4), *(creature(id, 2, 3, controller="P2") for id in ("B1", "B2")), attack={"A": "P2"}
    )
    answer = best(board, BlockGoal.MOST_DESTROYED, BlockGoal.LEAST_LOST)
    assert blocks_of(answer) == {"B1": ("A",), "B2": ("A",)}
    assert answer.best is not None
    assert dict(answer.best.result.values)[BlockGoal.LEAST_LOST] == -1


def test_510_4_a_first_striker_is_not_struck_back() -> None:
    board = scenario(creature("A", 3, 2), creature("B", 2, 1, "first strike", controller="P2"), attack={"A": "P2"})
    answer = best(board)
    assert answer.best is not None
    assert [id for id, _ in answer.best.result.left] == ["A"]
    assert blocks_of(answer) == {"B": ("A",)}


def test_a_loss_in_the_second_step_is_better_than_one_in_the_first() -> None:
    board = scenario(
        creature("A", 3, 3, "double strike"), creature("C", 3, 3), creature("B", 1, 9, controller="P2"),
        attack={"A": "P2", "C": "P2"}, players=at_life(3),
    )  # fmt: skip
    answer = lethal(board)
    assert blocks_of(answer) == {"B": ("A",)}
    assert answer.best is not None
    assert answer.best.result.lost_in is not None
    assert answer.best.result.lost_in.value == "combat damage"


def test_704_5c_ten_poison_counters() -> None:
    board = scenario(
        creature("A", 2, 2, "infect"), creature("C", 2, 2, "infect"), creature("B", 1, 1, controller="P2"),
        attack={"A": "P2", "C": "P2"}, players=at_life(20, poison=8),
    )  # fmt: skip
    assert lethal(board).is_lethal is True


def test_704_6c_twenty_one_damage_by_one_commander() -> None:
    players = (Player("P1"), Player("P2", life=40, commander_damage=(("A", 18),)))
    board = scenario(creature("A", 3, 3, commander=True), attack={"A": "P2"}, players=players)
    answer = lethal(board)
    assert (answer.is_lethal, life_of(answer)) == (True, 37)


def test_702_15b_lifelink_of_a_blocker_counts() -> None:
    board = scenario(
        creature("A", 2, 2), creature("C", 3, 3), creature("B", 1, 4, "lifelink", controller="P2"),
        attack={"A": "P2", "C": "P2"}, players=at_life(2),
    )  # fmt: skip
    assert life_of(lethal(board)) == 1


def test_306_8_a_planeswalker_is_kept_before_creatures() -> None:
    board = scenario(creature("A", 3, 3), creature("B", 1, 1, controller="P2"), planeswalker("W", 3), attack={"A": "W"})
    answer = best(board)
    assert blocks_of(answer) == {"B": ("A",)}
    assert answer.best is not None
    assert dict(answer.best.result.values)[BlockGoal.MOST_KEPT] == 1


def test_310_8_the_protector_defends_a_battle() -> None:
    board = scenario(creature("A", 3, 3), creature("B", 1, 4, controller="P2"), siege("S", 3), attack={"A": "S"})
    assert blocks_of(best(board)) == {"B": ("A",)}


def test_702_22h_who_blocks_one_of_a_band_blocks_all() -> None:
    board = scenario(
        creature("A", 2, 2, "banding"), creature("C", 2, 2), creature("B", 0, 5, controller="P2"),
        attack={"A": "P2", "C": "P2"}, bands=[("A", "C")], players=at_life(2),
    )  # fmt: skip
    answer = lethal(board)
    assert (answer.is_lethal, life_of(answer), answer.legal) == (False, 2, 3)
    assert answer.rows[0].number == 2


def test_509_1a_one_creature_can_block_any_number() -> None:
    board = scenario(
        *(creature(f"A{n}", 2, 2) for n in range(3)),
        creature("B", 0, 9, "can block any number", controller="P2"),
        attack={f"A{n}": "P2" for n in range(3)},
        players=at_life(1),
    )
    answer = lethal(board)
    assert (answer.is_lethal, answer.legal, blocks_of(answer)) == (False, 8, {"B": ("A0", "A1", "A2")})


def test_802_4_every_defending_player_is_asked_alone() -> None:
    board = scenario(
        creature("A", 25, 3), creature("C", 2, 2), creature("B", 1, 1, controller="P2"),
        creature("D", 1, 1, controller="P3"),
        attack={"A": "P2", "C": "P3"}, players=THREE_PLAYERS,
    )  # fmt: skip
    answers = [Blocking(question).lethal() for question in block_questions(board)]
    assert [(answer.side, answer.is_lethal, answer.legal) for answer in answers] == [
        (("P2",), False, 2),
        (("P3",), False, 2),
    ]


def test_805_10_a_team_blocks_together() -> None:
    board = scenario(
        creature("A", 30, 3), creature("B", 1, 1, controller="P4"), attack={"A": "P3"}, players=TWO_HEADED_GIANT
    )
    answer = lethal(board)
    assert (answer.side, answer.is_lethal, blocks_of(answer)) == (("P3", "P4"), False, {"B": ("A",)})


def test_615_6_a_shield_is_reckoned_with() -> None:
    shield = DamageEffect(EffectKind.PREVENT, amount=2, shield=True)
    board = scenario(
        creature("A", 3, 3), creature("C", 1, 1), attack={"A": "P2", "C": "P2"}, effects=[shield], players=at_life(3)
    )
    assert life_of(lethal(board)) == 1


def test_what_is_to_come_after_blocks_is_reckoned_with() -> None:
    board = scenario(
        creature("A", 3, 3), creature("B", 1, 1, controller="P2"), attack={"A": "P2"}, players=at_life(3),
        timeline=[do("declare blockers", "gain", "A", keywords=["trample"])],
    )  # fmt: skip
    assert life_of(lethal(board)) == 1


def test_the_answer_does_not_hang_on_what_was_declared() -> None:
    board = scenario(
        creature("A", 3, 3), creature("B", 1, 4, controller="P2"), attack={"A": "P2"}, block={"B": "A"},
        after="declare blockers",
    )  # fmt: skip
    assert (best(board).legal, blocks_of(best(board))) == (2, {"B": ("A",)})


def test_nothing_can_be_asked_where_nobody_attacks_or_damage_has_been_dealt() -> None:
    with pytest.raises(NoQuestionError):
        block_questions(scenario(creature("A", 3, 3)))
    with pytest.raises(NoQuestionError):
        block_questions(scenario(creature("A", 3, 3), attack={"A": "P2"}, after="first combat damage"))


def big_board() -> Scenario:
    attackers = [creature(f"A{n}", n + 1, n + 1, "trample") for n in range(5)]
    blockers = [creature(f"B{n}", n, n + 2, controller="P2") for n in range(5)]
    return scenario(*attackers, *blockers, attack={one.id: "P2" for one in attackers}, players=at_life(9))


def test_beyond_the_limit_the_best_that_was_found_is_labelled_so() -> None:
    exact, cut = blocking(big_board()).best(BEST_BLOCK), blocking(big_board(), limit=100).best(BEST_BLOCK)
    assert exact.is_proven
    assert cut.proof is Proof.BEYOND_LIMIT
    assert cut.estimate > 100
    assert cut.legal is None
    assert cut.best is not None
    assert cut.best.number is None
    assert cut.best.result.values <= exact.rows[0].result.values


def test_who_watches_can_stop_and_has_what_was_found() -> None:
    told: list[int] = []

    def watch(done: int) -> bool:
        told.append(done)
        return done < 40

    (question,) = block_questions(big_board())
    answer = Blocking(question, watch=watch).best(BEST_BLOCK)
    assert (told, answer.proof) == (list(range(1, 41)), Proof.STOPPED)
    assert answer.best is not None


def test_stopped_at_once_there_is_no_answer() -> None:
    (question,) = block_questions(big_board())
    answer = Blocking(question, watch=lambda done: False).best(BEST_BLOCK)
    assert (answer.best, answer.is_lethal, answer.is_proven) == (None, None, False)


def test_what_both_questions_ask_is_played_once() -> None:
    both = blocking(big_board())
    first = both.lethal().work
    assert both.best(BEST_BLOCK).work - first < first / 4


def test_a_thousand_blocks_and_more_are_told_by_a_few_groups() -> None:
    answer = blocking(big_board()).best(BEST_BLOCK)
    assert answer.legal == 6**5
    assert answer.work < 6**5 / 30
