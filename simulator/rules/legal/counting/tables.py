"""How many completions every beginning has: one packed table for each share, key and number of points left.

Built from the last source to the first. `W[m] = Z[m] + S(A[m - 1] + ...)`: a share of zero, or one point more each
time, where S moves every cell to the number that stands one point further on.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import comb
from operator import add, or_, sub
from typing import TypeAlias

from simulator.rules.legal.counting.division import Divider, places
from simulator.rules.legal.counting.keys import StageKeys
from simulator.rules.legal.counting.packed import Layout, first_blocks, repeated, resized
from simulator.rules.legal.counting.route import Decided, Key, Route, Stage, StagedManner, Turn

Column: TypeAlias = list[int]
"""A table for each number of points left, from 0."""

Tables: TypeAlias = dict[Key, Column]


@dataclass(frozen=True, slots=True)
class StageTables:
    """What was worked out for one source.

    `layout`: of its tables; `outer`: over the thresholds kept from earlier sources. `before`: the outer tables
    before it, by key. `manners`: for each manner the tables before each share and after the last one, where they
    are kept.
    """

    layout: Layout
    outer: Layout
    before: dict[Key, int]
    manners: tuple[tuple[Tables, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Recipe:
    """How tables are built.

    `numbers`: numbers of completions, else only whether there is one, in a bit each. `keep`: keep the tables before
    each share. `visible`: how many sources are told apart; of the others only whether they can complete counts.
    `weighed`: slots whose points are told apart, up to `most` together: a cell then holds a number for each sum.
    """

    numbers: bool = True
    keep: bool = False
    visible: int | None = None
    weighed: frozenset[int] = frozenset()
    most: int = 0


@dataclass(slots=True)
class _Work:
    """What is at hand while one source's tables are made."""

    stage: Stage
    layout: Layout
    plus: Callable[[int, int], int]
    weighed: frozenset[int]
    unit: int
    running: dict[Key, Column] = field(default_factory=dict)


def tables_of(route: Route, keys: Sequence[StageKeys], recipe: Recipe) -> tuple[StageTables, ...]:
    """The tables of every source on the route, in its order."""
    widths = widths_of(route, recipe)
    after: dict[Key, int] = {(0, 0): 1}
    after_width = widths[-1]
    built: list[StageTables] = []
    for index in range(len(route.stages) - 1, -1, -1):
        stage, width = route.stages[index], widths[index]
        values = [(one, route.division.points[one] + 1) for one in stage.kept]
        layout = Layout(values, width)
        work = _Work(stage, layout, add if recipe.numbers else or_, recipe.weighed, width // (recipe.most + 1))
        inner = Layout(values[: len(values) - len(stage.closing)], width).cells
        after = {key: resized(table, inner, after_width, width) for key, table in after.items()}
        made = _stage_tables(work, keys[index], after, recipe.keep)
        if index == recipe.visible:
            told = {key: made.outer.nonzero(table) for key, table in made.before.items()}
            made = StageTables(layout, made.outer, told)
        built.append(made)
        after, after_width = made.before, width
    return tuple(reversed(built))


def widths_of(route: Route, recipe: Recipe) -> list[int]:
    """Bits of a cell by source: enough for the free divisions of it and all after it, and one to spare."""
    if not recipe.numbers:
        return [1] * (len(route.stages) + 1)
    widths, number = [8], 1
    for index in range(len(route.stages) - 1, -1, -1):
        if recipe.visible is not None and index + 1 == recipe.visible:
            number = 1
        number *= free_divisions(route.stages[index].divider)
        widths.append((number.bit_length() + 8) // 8 * 8)
    if recipe.weighed:
        return [widths[-1] * (recipe.most + 1)] * len(widths)
    return widths[::-1]


def free_divisions(divider: Divider) -> int:
    """How many divisions a source has when nothing is required."""
    number = 0
    for manner in divider.manners:
        parts = sum(required is not None for required in manner.requires)
        number += comb(manner.total + parts - 1, parts - 1) if parts else 1
    return number


def _stage_tables(work: _Work, keys: StageKeys, after: dict[Key, int], keep: bool) -> StageTables:
    ended = {key: _expanded(work, key, work.stage.closing, after) for key in keys.end}
    before = dict.fromkeys(keys.before, 0)
    kept = []
    for manner, manner_keys in zip(work.stage.manners, keys.manners, strict=True):
        along = _along(work, manner, manner_keys, ended, keep)
        for key in keys.before:
            entered = manner.enter(key)
            if entered is not None:
                before[key] = work.plus(before[key], along[0][entered][manner.total])
        kept.append(tuple(along))
    before = {key: _without_opening(work, table) for key, table in before.items()}
    outer = Layout([one for one in work.layout.digits if one[0] not in work.stage.opening], work.layout.width)
    return StageTables(work.layout, outer, before, tuple(kept) if keep else ())


def _expanded(work: _Work, key: Key, closing: Sequence[Decided], after: dict[Key, int]) -> int:
    """The table at the end of a source over all that it keeps, from those of the next one."""
    if not closing:
        required, forbidden = key
        return after[required, forbidden & work.stage.later]
    one, others = closing[-1], closing[:-1]
    required, forbidden = key
    block = work.layout.strides[places(one.bit)[0]]
    reached = _expanded(work, (required & ~one.bit, forbidden), others, after)
    if required & one.bit:
        return reached << block * one.points
    if not one.forbids & work.stage.later:
        return repeated(reached, block, one.points + 1)
    missed = _expanded(work, (required, forbidden | one.forbids), others, after)
    return (reached << block * one.points) | repeated(missed, block, one.points)


def _without_opening(work: _Work, table: int) -> int:
    """The table over the thresholds kept from earlier sources: no points yet for those that open here."""
    digits = list(work.layout.digits)
    for threshold, values in reversed(work.layout.digits):
        if threshold not in work.stage.opening:
            continue
        place = [one for one, _ in digits].index(threshold)
        stride, above = work.layout.width, 1
        for _, count in digits[:place]:
            stride *= count
        for _, count in digits[place + 1 :]:
            above *= count
        table = first_blocks(table, stride * values, stride, above)
        del digits[place]
    return table


def _along(
    work: _Work, manner: StagedManner, keys: Sequence[Sequence[Key]], ended: dict[Key, int], keep: bool
) -> list[Tables]:
    tables: Tables = {key: [ended[key]] + [0] * manner.total for key in keys[-1]}
    along = [tables]
    for turn, turn_keys in zip(reversed(manner.turns), reversed(keys[:-1]), strict=True):
        if turn.item or turn.private:
            work.running = {}
            tables = {key: _column(work, turn, key, tables, manner.total) for key in turn_keys}
        else:
            tables = {key: tables[key[0], key[1] & turn.later] for key in turn_keys}
        along = [tables, *along] if keep else [tables]
    return along


def _column(work: _Work, turn: Turn, key: Key, following: Tables, total: int) -> Column:
    """The tables before a share, for one key and every number of points left."""
    without = turn.without(key)
    column = [0] * (total + 1) if without is None else following[without]
    for span in turn.spans(key):
        above = _running(work, turn, span.key, following)
        column = list(map(work.plus, column, _further(work, turn, above, span.least - 1)))
        if span.most is not None and work.plus is add:
            column = list(map(sub, column, _further(work, turn, above, span.most)))
    return column


def _further(work: _Work, turn: Turn, column: Column, points: int) -> Column:
    """The tables after so many points more have been given."""
    if not points:
        return column
    for threshold in turn.fed:
        for _ in range(0 if threshold in turn.settled else points):
            column = [work.layout.step_back(table, threshold) for table in column]
    if turn.slot in work.weighed:
        column = [table << work.unit * points for table in column]
    return [0] * points + column


def _running(work: _Work, turn: Turn, key: Key, following: Tables) -> Column:
    """For each number of points left, the completions after giving one point or more of them."""
    if key not in work.running:
        work.running[key] = _given(work, turn, following[key])
    return work.running[key]


def _given(work: _Work, turn: Turn, column: Column) -> Column:
    plus, layout = work.plus, work.layout
    stepping = [one for one in turn.fed if one not in turn.settled]
    settling = [one for one in turn.fed if one in turn.settled]
    weight = work.unit if turn.slot in work.weighed else 0
    table, above = 0, [0]
    for number in column[:-1]:
        table = plus(table, number)
        for threshold in stepping:
            table = layout.step_back(table, threshold)
        table <<= weight
        above.append(table)
    for threshold in settling:
        above = [layout.settle_back(table, threshold) for table in above]
    return above
