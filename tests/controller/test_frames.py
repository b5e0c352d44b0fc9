"""Where everything is at given times of a cue sheet."""

import pytest

from simulator.controller.cues import CardLeaves, CueSheet, FigureCounts, Frame, NumberFlies, StepTitle
from simulator.controller.frames import frame
from simulator.rules.events import Figure
from simulator.rules.timeline import Moment

SHEET = CueSheet(
    (
        StepTitle(0, 500, Moment.COMBAT_DAMAGE),
        NumberFlies(400, 600, "A", "P2", 3, 3),
        NumberFlies(450, 600, "A", "B", 2, 4),
        FigureCounts(1000, 400, "P2", Figure.LIFE, 20, 17),
        CardLeaves(1400, 600, "B"),
    ),
    2000,
)


def test_before_its_start_everything_is_as_it_was() -> None:
    first = frame(SHEET, 0)
    assert first.title is Moment.COMBAT_DAMAGE
    assert first.numbers == ()
    assert first.figures == (("P2", Figure.LIFE, 20),)
    assert first.fading == (("B", 1.0),)


def test_a_time_before_the_sheet_is_its_start() -> None:
    assert frame(SHEET, -50) == frame(SHEET, 0)


def test_numbers_are_under_way_together() -> None:
    flying = frame(SHEET, 700).numbers
    assert [number.recipient for number in flying] == ["P2", "B"]
    assert flying[0].progress == pytest.approx(0.5)
    assert flying[0].progress > flying[1].progress > 0


def test_a_number_tells_what_is_dealt_in_place_of_what_was_assigned() -> None:
    assert [number.text for number in frame(SHEET, 700).numbers] == ["3", "2 → 4"]


def test_a_number_has_landed_when_its_time_is_over() -> None:
    assert [number.recipient for number in frame(SHEET, 1000).numbers] == ["B"]


@pytest.mark.parametrize(("time", "life"), [(999, 20), (1000, 20), (1200, 18), (1399, 17), (1900, 17)])
def test_a_figure_counts_and_stays(time: int, life: int) -> None:
    assert frame(SHEET, time).figures == (("P2", Figure.LIFE, life),)


def test_a_figure_that_counts_twice_goes_on_from_where_it_was() -> None:
    counts = (
        FigureCounts(0, 100, "B", Figure.DAMAGE, 0, 2),
        FigureCounts(500, 100, "B", Figure.DAMAGE, 2, 5),
    )
    sheet = CueSheet(counts, 900)
    assert [frame(sheet, time).figures[0][2] for time in (0, 100, 499, 550, 600)] == [0, 2, 2, 4, 5]


@pytest.mark.parametrize(("time", "opacity"), [(1399, 1.0), (1700, 0.5), (1999, 1 / 600)])
def test_what_leaves_fades(time: int, opacity: float) -> None:
    ((id, shown),) = frame(SHEET, time).fading
    assert (id, shown) == ("B", pytest.approx(opacity))


@pytest.mark.parametrize("time", [2000, 5000])
def test_at_the_end_the_present_state_stands_alone(time: int) -> None:
    assert frame(SHEET, time) == Frame(time)


def test_an_empty_sheet_shows_nothing() -> None:
    assert frame(CueSheet(), 0) == Frame(0)


def test_a_cue_without_duration_happens_at_once() -> None:
    sheet = CueSheet((FigureCounts(100, 0, "P2", Figure.LIFE, 20, 19),), 200)
    assert [frame(sheet, time).figures[0][2] for time in (99, 100)] == [20, 19]
