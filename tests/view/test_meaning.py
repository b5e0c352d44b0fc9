from dataclasses import replace

import pytest

from simulator.controller.intents import Attack, Band, Block, LeaveBand, Unpair
from simulator.view.table.meaning import dropped_on, taken_home
from tests.view import boards

DECLARED = boards.board(
    boards.attacking(boards.card("A"), 0, blocked=True),
    boards.attacking(boards.card("C"), 1),
    boards.blocking(boards.card("B1"), 0),
    boards.blocking(boards.card("B2"), 0, 1),
    boards.far(boards.card("D")),
    boards.card("E"),
    boards.walker("W", 3),
    arrows=(boards.attack("A"), boards.attack("C"), boards.block("B1", "A", 1), boards.block("B2", "A", 2)),
)


@pytest.mark.parametrize(
    ("subject", "target", "intent"),
    [
        ("E", "P2", Attack("E", "P2")),
        ("E", "W", Attack("E", "W")),
        ("E", "A", Band("E", "A")),
        ("D", "A", Block("D", "A")),
        ("D", "W", None),
        ("E", "D", None),
        ("E", "E", None),
        ("E", "nobody", None),
        ("nobody", "P2", None),
    ],
)
def test_what_a_drop_means(subject: str, target: str, intent: object) -> None:
    assert dropped_on(DECLARED, subject, target) == intent


def test_a_member_of_a_band_dropped_on_another_leaves_it() -> None:
    banded = replace(DECLARED, cards=tuple(replace(card, band=0) for card in DECLARED.cards))
    assert dropped_on(banded, "C", "A") == LeaveBand("C")


def test_dragging_home_undoes_the_pairing_and_only_that_one() -> None:
    assert taken_home(DECLARED, "A") == Unpair("A")
    assert taken_home(DECLARED, "B1") == Unpair("B1", "A")
    assert taken_home(DECLARED, "E") is None


def test_of_several_pairings_the_one_of_its_lane_is_undone() -> None:
    both = replace(DECLARED, arrows=(boards.block("B1", "C"), *DECLARED.arrows))
    assert taken_home(both, "B1") == Unpair("B1", "A")
