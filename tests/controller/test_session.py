"""A sitting: what it keeps of each change."""

import gc

from simulator.controller.intents import Assign, Redo, Undo
from tests.controller.tables import done, table

FORTY = "; ".join(f"A{n}: 4/4 trample > P2; B{n}: 2/2 x A{n}" for n in range(20))
CHANGES = 40


def test_a_change_keeps_little_of_the_board_it_changed() -> None:
    """The preview of forty creatures alone is some 170 values; all that is kept is gone through by the collector."""
    controller = table(FORTY)
    done(controller, *(Assign("A0", "P2", 1 + turn % 2) for turn in range(4)))
    gc.collect()
    before = len(gc.get_objects())
    done(controller, *(Assign("A0", "P2", 1 + turn % 2) for turn in range(CHANGES)))
    gc.collect()
    assert (len(gc.get_objects()) - before) / CHANGES < 100


def test_what_was_kept_of_a_board_is_enough_to_show_it_again() -> None:
    controller = table(FORTY)
    done(controller, Assign("A0", "P2", 1))
    first = controller.state
    done(controller, Assign("A0", "P2", 2))
    second = controller.state
    done(controller, Undo())
    assert (controller.state.shares, controller.state.players) == (first.shares, first.players)
    done(controller, Redo())
    assert (controller.state.shares, controller.state.players) == (second.shares, second.players)
