"""From the log of what was dealt to the cues that show it.

A step's name, then all damage at once (its numbers lightly staggered, in canonical order), the figures counting as
the numbers land, then whatever left fades. Several steps follow one another, first strike first. Times are ms.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeAlias

from simulator.controller.cues import CardLeaves, Cue, CueSheet, FigureCounts, NumberFlies, StepTitle
from simulator.rules.combat import Combat
from simulator.rules.events import DamageDealt, DamageRow, Event, Figure, FigureChange, FiguresChanged, Left, StepBegan
from simulator.rules.timeline import Moment

TITLE_MS = 900
FLIGHT_MS = 650
COUNT_MS = 350
FADE_MS = 500
# Numbers start while the name of the step is still there, and however many fly, the last starts soon after the first.
_NUMBERS_AFTER_TITLE_MS = 400
_STAGGER_MS = 70
_MOST_STAGGER_MS = 600
_PAUSE_MS = 150
_DAMAGE_STEPS = (Moment.FIRST_COMBAT_DAMAGE, Moment.COMBAT_DAMAGE, Moment.LAST_COMBAT_DAMAGE)
# Damage gives creatures counters of this kind only (120.3d), so the figure `COUNTERS` of a cue is theirs.
_DAMAGE_COUNTERS = "-1/-1"
_SHOWN = (Figure.LIFE, Figure.POISON, Figure.DAMAGE, Figure.LOYALTY, Figure.DEFENSE, Figure.COUNTERS)

_Landing: TypeAlias = tuple[int, FigureChange]
"""When a change of a figure lands, and the change."""


def write_cues(before: Combat, after: Combat) -> CueSheet:
    """The cues of what happened between two moments of one combat. Rule: CR 510.2."""
    writer = _Writer(before)
    for event in after.log[len(before.log) :]:
        writer.write(event)
    writer.let_leave()
    return CueSheet(tuple(writer.cues), writer.end_ms)


@dataclass(slots=True)
class _Writer:
    """Writes event by event. `now_ms`: where the next cue starts; `leaving`: who fades once figures have settled."""

    combat: Combat
    cues: list[Cue] = field(default_factory=list)
    now_ms: int = 0
    end_ms: int = 0
    leaving: list[str] = field(default_factory=list)
    figures: dict[tuple[str, Figure], int] = field(default_factory=dict)

    def write(self, event: Event) -> None:
        """Write the cues of one event; most events are told by the log alone."""
        match event:
            case StepBegan(moment) if moment in _DAMAGE_STEPS:
                self.let_leave()
                self._add(StepTitle(self.now_ms, TITLE_MS, moment))
                self.now_ms += _NUMBERS_AFTER_TITLE_MS
            case DamageDealt(rows):
                self._deal(rows)
            case FiguresChanged(changes):
                self._count([(self.now_ms, change) for change in changes])
            case Left(id):
                self.leaving.append(id)

    def let_leave(self) -> None:
        """Fade everything that has left so far, all together, and go on after a short pause."""
        for id in self.leaving:
            self._add(CardLeaves(self.now_ms, FADE_MS, id))
        self.leaving.clear()
        self.now_ms = self.end_ms + _PAUSE_MS if self.cues else 0

    def _deal(self, rows: tuple[DamageRow, ...]) -> None:
        gap = min(_STAGGER_MS, _MOST_STAGGER_MS // max(1, len(rows) - 1))
        landings: list[_Landing] = []
        for place, row in enumerate(rows):
            landed = self._fly(row, self.now_ms + place * gap)
            landings.extend((landed, change) for change in row.results)
        self.now_ms = self.end_ms
        self._count(landings)

    def _fly(self, row: DamageRow, start: int) -> int:
        """Let the number fly, by way of whom it was assigned to where it is redirected; tells when it lands."""
        if row.assigned_to is None:
            self._add(NumberFlies(start, FLIGHT_MS, row.source, row.recipient, row.assigned, row.dealt))
            return start + FLIGHT_MS
        turned = start + FLIGHT_MS
        self._add(NumberFlies(start, FLIGHT_MS, row.source, row.assigned_to, row.assigned, row.assigned))
        self._add(NumberFlies(turned, FLIGHT_MS, row.assigned_to, row.recipient, row.assigned, row.dealt))
        return turned + FLIGHT_MS

    def _count(self, landings: Iterable[_Landing]) -> None:
        """Count every figure once, from the first landing on it until shortly after the last."""
        grouped: dict[tuple[str, Figure], list[_Landing]] = {}
        for landed, change in landings:
            if change.figure in _SHOWN and change.of in ("", _DAMAGE_COUNTERS):
                grouped.setdefault((change.object, change.figure), []).append((landed, change))
        for (object, figure), group in grouped.items():
            start = min(landed for landed, _ in group)
            duration = max(landed for landed, _ in group) - start + COUNT_MS
            before = self._figure(object, figure)
            after = before + sum(change.amount for _, change in group)
            self.figures[object, figure] = after
            self._add(FigureCounts(start, duration, object, figure, before, after))
        self.now_ms = max(self.now_ms, self.end_ms)

    def _figure(self, object: str, figure: Figure) -> int:
        if (object, figure) not in self.figures:
            self.figures[object, figure] = _figure_of(self.combat, object, figure)
        return self.figures[object, figure]

    def _add(self, cue: Cue) -> None:
        self.cues.append(cue)
        self.end_ms = max(self.end_ms, cue.start_ms + cue.duration_ms)


def _figure_of(combat: Combat, object: str, figure: Figure) -> int:
    if combat.is_player(object):
        player = combat.player(object)
        return player.life if figure is Figure.LIFE else player.poison
    permanent = combat.permanent(object)
    counters = dict(permanent.counters)
    return {
        Figure.DAMAGE: permanent.damage,
        Figure.LOYALTY: permanent.loyalty or 0,
        Figure.DEFENSE: permanent.defense or 0,
        Figure.COUNTERS: counters.get(_DAMAGE_COUNTERS, 0),
    }[figure]
