"""Readings are named where a board touches what the rules leave open, and nowhere else."""

from dataclasses import replace

import pytest

from simulator.controller.controller import Controller
from simulator.controller.left_open import left_open
from simulator.formats.resources import resources
from simulator.formats.scenario_file import read as read_file
from simulator.rules.scenario import Scenario
from tests.boards import creature, do, planeswalker, scenario, siege
from tests.controller.tables import opened, table_with


def read_here(controller: Controller) -> dict[str, tuple[str, ...]]:
    """The points that are named, with those whom they are about."""
    named = [said for said in controller.state.why if said.message.key == "why.reading"]
    found = {}
    for said in named:
        reading = dict(said.message.values)["reading"]
        found[getattr(reading, "key", "").removeprefix("open-point.")] = said.about
    return found


def test_702_19b_a_board_that_touches_nothing_open_names_no_reading() -> None:
    board = scenario(
        creature("A", 5, 5, "trample"), creature("B", 2, 2, controller="P2"), attack={"A": "P2"}, block={"B": "A"}
    )
    assert read_here(table_with(board)) == {}


def test_702_19c_trample_over_planeswalkers_alone_toward_a_player() -> None:
    alone = creature("A", 5, 5, "trample over planeswalkers")
    both = creature("C", 5, 5, "trample", "trample over planeswalkers")
    board = scenario(alone, both, planeswalker("W", 3), attack={"A": "P2", "C": "P2"})
    assert read_here(table_with(board)) == {"over-planeswalkers-alone": ("A",)}
    at_planeswalker = scenario(alone, planeswalker("W", 3), attack={"A": "W"})
    assert read_here(table_with(at_planeswalker)) == {}


def test_510_1c_as_though_unblocked_at_what_has_left_may_be_nothing() -> None:
    board = scenario(
        creature("A", 5, 5, "assign as though unblocked"),
        creature("B", 2, 2, controller="P2"),
        planeswalker("W", 3),
        attack={"A": "W"},
        block={"B": "A"},
    )
    assert read_here(table_with(board)) == {}
    left = replace(board, timeline=(do("declare blockers", "leave battlefield", "W"),))
    assert read_here(table_with(left)) == {"all-or-nothing-to-nobody": ("A",)}


def test_702_22j_the_defending_player_divides_among_blockers() -> None:
    board = scenario(
        creature("A", 5, 5),
        creature("C", 3, 3),
        creature("B1", 2, 2, "banding", controller="P2"),
        creature("B2", 2, 2, controller="P2"),
        attack={"A": "P2", "C": "P2"},
        block={"B1": "A", "B2": "A"},
    )
    assert read_here(table_with(board)) == {"banded-among-blockers": ("A",)}


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("over-a-planeswalker-that-left", {"last-defending-player", "assigned-not-dealt"}),
        ("trample-over-a-blocker", set()),
    ],
)
def test_702_19e_where_the_planeswalker_has_left(name: str, expected: set[str]) -> None:
    path = resources() / "scenarios" / f"{name}.combat.json"
    controller = Controller()
    opened(controller, read_file(path.read_bytes()).document)
    scene = controller._session.scene
    assert scene.position.ahead is not None
    assert scene.position.step is not None
    named = list(left_open(scene.position.ahead, scene.position.step))
    assert len(named) == len(expected)
    assert set(read_here(controller)) == expected


def test_702_19d_a_freed_trampler_before_a_battle() -> None:
    path = resources() / "scenarios" / "trample-blocker-gone.combat.json"
    player = Controller()
    opened(player, read_file(path.read_bytes()).document)
    assert read_here(player) == {}
    board = scenario(
        creature("A", 5, 5, "trample"), creature("B", 2, 2, controller="P2"), siege("S", 4), attack={"A": "S"}
    )
    assert read_here(table_with(board)) == {}
    assert read_here(table_with(_blocked_without_blockers(board))) == {"unblocked-before-a-battle": ("A",)}


def _blocked_without_blockers(board: Scenario) -> Scenario:
    assert board.declared is not None
    return replace(board, declared=replace(board.declared, blocked=("A",)))
