"""What has been played is taken from the table before; it comes to the same as playing all of it again."""

import pytest

from simulator.controller.controller import Controller
from simulator.controller.intents import Attack, Band, Block, Confirm, Intent, Unpair
from simulator.controller.playing import Played, play
from simulator.controller.table import Table
from simulator.formats.document import Document
from simulator.formats.notation import read
from simulator.rules.timeline import Moment
from tests.controller.tables import done, table

BOARD = "A: 3/3 banding; C: 2/2; B: 2/2 @P2; D: 1/1 reach @P2; W: loyalty 3"
WAYS: tuple[tuple[Intent, ...], ...] = (
    (Attack("A", "P2"), Attack("C", "W"), Block("B", "A"), Block("D", "C")),
    (Attack("A", "P2"), Block("B", "A"), Attack("C", "P2"), Band("C", "A"), Unpair("B", "A")),
    (Attack("A", "P2"), Block("B", "A"), Unpair("A"), Attack("A", "W"), Block("D", "A")),
    (Confirm(), Attack("A", "P2"), Confirm(), Block("B", "A"), Block("D", "A")),
)


def again(controller: Controller) -> Controller:
    """The same document opened anew, as far on."""
    other = Controller()
    assert other.open(controller.document) is None
    return other


@pytest.mark.parametrize("intents", WAYS)
def test_step_by_step_it_comes_to_the_same_as_at_once(intents: tuple[Intent, ...]) -> None:
    controller = table(BOARD)
    for number, intent in enumerate(intents, start=1):
        done(controller, intent)
        stepwise = controller.state
        fresh = done(table(BOARD), *intents[:number]).state
        assert stepwise == fresh
        anew = again(controller).state
        assert (anew.arrows, anew.warnings) == (stepwise.arrows, stepwise.warnings)


def tables(*boards: str) -> list[Table]:
    return [Table(Document(read(board).document.scenario), Moment.DECLARE_BLOCKERS) for board in boards]


@pytest.mark.parametrize(
    "boards",
    [
        ("A: 3/3 >; B: 2/2 @P2", "A: 3/3 >; B: 2/2 x A"),
        ("A: 3/3 >; C: 1/1", "A: 3/3 >; C: 1/1 >"),
        ("A: 3/3 >; C: 0/0 >; B: 2/2 x A", "A: 3/3 >; C: 0/0; B: 2/2 x A"),
        ("A: 3/3 >; B: 2/2 x A", "A: 3/4 >; B: 2/2 x A"),
    ],
)
def test_704_3_a_board_that_changes_before_anything_is_declared_is_played_from_the_beginning(
    boards: tuple[str, str],
) -> None:
    """Creatures with no toughness leave before attackers are declared, and what was declared is told without them."""
    one, other = tables(*boards)
    assert play(other, Played(one, play(one))) == play(other)
    assert play(one, Played(other, play(other))) == play(one)


def test_only_what_is_later_is_played_again() -> None:
    one, other = tables("A: 3/3 >; B: 2/2 @P2", "A: 3/3 >; B: 2/2 x A")
    former = play(one)
    position = play(other, Played(one, former))
    assert position.attacking.permanents is former.attacking.permanents
