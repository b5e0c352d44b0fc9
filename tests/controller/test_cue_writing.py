"""From the log of a dealt step to its cues."""

from dataclasses import replace

from simulator.controller.cue_writing import write_cues
from simulator.controller.cues import CardLeaves, CueSheet, FigureCounts, NumberFlies, StepTitle
from simulator.controller.frames import frame
from simulator.rules.citation import Rule
from simulator.rules.combat import Combat, Zone
from simulator.rules.era import ERAS
from simulator.rules.events import DamageDealt, DamageRow, Event, Figure, FigureChange, FiguresChanged, Left, StepBegan
from simulator.rules.objects import Permanent
from simulator.rules.timeline import Moment
from tests.boards import TWO_PLAYERS, creature, planeswalker

LETHAL = Rule("704.5g")


def combat(*permanents: Permanent) -> Combat:
    zones = tuple((permanent.id, Zone.BATTLEFIELD) for permanent in permanents)
    return Combat(ERAS[0], "P1", TWO_PLAYERS, permanents, zones)


def sheet_of(before: Combat, *events: Event) -> CueSheet:
    return write_cues(before, replace(before, log=(*before.log, *events)))


def marked(source: str, recipient: str, amount: int) -> DamageRow:
    return DamageRow(source, recipient, amount, amount, (FigureChange(recipient, Figure.DAMAGE, amount),))


def to_player(source: str, amount: int) -> DamageRow:
    return DamageRow(source, "P2", amount, amount, (FigureChange("P2", Figure.LIFE, -amount),))


TWO = combat(creature("A", 3, 3), creature("C", 2, 2), creature("B", 2, 2, controller="P2", damage=1))


def test_the_step_is_named_before_its_numbers_fly() -> None:
    sheet = sheet_of(TWO, StepBegan(Moment.COMBAT_DAMAGE), DamageDealt((to_player("A", 3),)))
    title, number, life = sheet.cues
    assert isinstance(title, StepTitle)
    assert title.moment is Moment.COMBAT_DAMAGE
    assert isinstance(number, NumberFlies)
    assert title.start_ms < number.start_ms
    assert isinstance(life, FigureCounts)
    assert life.start_ms == number.start_ms + number.duration_ms


def test_510_2_all_damage_flies_together_in_canonical_order_lightly_staggered() -> None:
    rows = (marked("A", "B", 2), to_player("C", 2), marked("B", "A", 2))
    numbers = [cue for cue in sheet_of(TWO, DamageDealt(rows)).cues if isinstance(cue, NumberFlies)]
    assert [(cue.source, cue.recipient) for cue in numbers] == [("A", "B"), ("C", "P2"), ("B", "A")]
    starts = [cue.start_ms for cue in numbers]
    assert starts == sorted(set(starts))
    assert starts[-1] < numbers[0].start_ms + numbers[0].duration_ms


def test_sixty_numbers_are_still_under_way_together() -> None:
    numbers = [
        cue
        for cue in sheet_of(TWO, DamageDealt(tuple(to_player("A", 1) for _ in range(60)))).cues
        if isinstance(cue, NumberFlies)
    ]
    assert numbers[-1].start_ms < numbers[0].start_ms + numbers[0].duration_ms


def test_a_figure_counts_once_for_all_damage_to_it() -> None:
    sheet = sheet_of(TWO, DamageDealt((marked("A", "B", 3), marked("C", "B", 2))))
    (count,) = (cue for cue in sheet.cues if isinstance(cue, FigureCounts))
    assert (count.object, count.figure, count.before, count.after) == ("B", Figure.DAMAGE, 1, 6)


def test_120_3f_life_gained_counts_with_the_damage() -> None:
    row = DamageRow("A", "P2", 3, 3, (FigureChange("P2", Figure.LIFE, -3), FigureChange("P1", Figure.LIFE, 3)))
    counts = [cue for cue in sheet_of(TWO, DamageDealt((row,))).cues if isinstance(cue, FigureCounts)]
    assert [(cue.object, cue.before, cue.after) for cue in counts] == [("P2", 20, 17), ("P1", 20, 23)]


def test_loyalty_counts_down() -> None:
    board = combat(creature("A", 3, 3), planeswalker("W", 4))
    row = DamageRow("A", "W", 3, 3, (FigureChange("W", Figure.LOYALTY, -3),))
    counts = [cue for cue in sheet_of(board, DamageDealt((row,))).cues if isinstance(cue, FigureCounts)]
    assert [(cue.before, cue.after) for cue in counts] == [(4, 1)]


def test_what_left_fades_together_after_the_figures() -> None:
    sheet = sheet_of(TWO, DamageDealt((marked("A", "B", 2), marked("B", "A", 3))), Left("B", LETHAL), Left("A", LETHAL))
    counts = [cue for cue in sheet.cues if isinstance(cue, FigureCounts)]
    fades = [cue for cue in sheet.cues if isinstance(cue, CardLeaves)]
    assert {cue.id for cue in fades} == {"A", "B"}
    assert len({cue.start_ms for cue in fades}) == 1
    assert fades[0].start_ms >= max(cue.start_ms + cue.duration_ms for cue in counts)
    assert sheet.duration_ms == fades[0].start_ms + fades[0].duration_ms


def test_prevented_damage_still_flies_and_changes_nothing() -> None:
    sheet = sheet_of(TWO, DamageDealt((DamageRow("A", "B", 3, 0),)))
    (number,) = sheet.cues
    assert isinstance(number, NumberFlies)
    assert (number.assigned, number.dealt) == (3, 0)


def test_614_9_redirected_damage_flies_by_way_of_whom_it_was_assigned_to() -> None:
    row = DamageRow("A", "C", 3, 3, (FigureChange("C", Figure.DAMAGE, 3),), assigned_to="P2")
    first, second, count = sheet_of(TWO, DamageDealt((row,))).cues
    assert isinstance(first, NumberFlies)
    assert isinstance(second, NumberFlies)
    assert (first.source, first.recipient, second.source, second.recipient) == ("A", "P2", "P2", "C")
    assert second.start_ms == first.start_ms + first.duration_ms
    assert count.start_ms == second.start_ms + second.duration_ms


def test_510_4_the_first_step_is_over_before_the_second_is_named() -> None:
    sheet = sheet_of(
        TWO,
        StepBegan(Moment.FIRST_COMBAT_DAMAGE),
        DamageDealt((marked("A", "B", 1),)),
        Left("B", LETHAL),
        StepBegan(Moment.COMBAT_DAMAGE),
        DamageDealt((to_player("A", 3),)),
    )
    second = next(cue for cue in sheet.cues if isinstance(cue, StepTitle) and cue.moment is Moment.COMBAT_DAMAGE)
    first_part = sheet.cues[: sheet.cues.index(second)]
    assert max(cue.start_ms + cue.duration_ms for cue in first_part) <= second.start_ms
    assert any(isinstance(cue, CardLeaves) for cue in first_part)


def test_a_figure_changed_by_an_action_counts_after_the_damage() -> None:
    sheet = sheet_of(TWO, DamageDealt((marked("A", "B", 1),)), FiguresChanged((FigureChange("B", Figure.DAMAGE, -2),)))
    counts = [cue for cue in sheet.cues if isinstance(cue, FigureCounts)]
    assert [(cue.before, cue.after) for cue in counts] == [(1, 2), (2, 0)]
    assert counts[1].start_ms >= counts[0].start_ms + counts[0].duration_ms


def test_nothing_happened_nothing_is_shown() -> None:
    assert sheet_of(TWO) == CueSheet()


def test_only_what_is_new_in_the_log_is_shown() -> None:
    before = replace(TWO, log=(Left("C", LETHAL),))
    assert sheet_of(before, Left("B", LETHAL)).cues == (CardLeaves(0, 500, "B"),)


def test_the_end_of_the_animation_is_the_final_state() -> None:
    sheet = sheet_of(TWO, StepBegan(Moment.COMBAT_DAMAGE), DamageDealt((to_player("A", 3),)), Left("B", LETHAL))
    last = frame(sheet, sheet.duration_ms - 1)
    assert last.figures == (("P2", Figure.LIFE, 17),)
    assert frame(sheet, sheet.duration_ms).figures == ()
