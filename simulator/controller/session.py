"""A sitting at the table: what stands on it, what follows from that, and what can be undone.

All of it is frozen; every change gives a new session and leaves the old one as it was.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TypeAlias

from simulator.controller.board_state import Refusal
from simulator.controller.drafting import Draft, draft_of
from simulator.controller.knots import Pins
from simulator.controller.playing import Played, Position, play, same_play
from simulator.controller.preview import Preview, preview
from simulator.controller.refusals import about, refusal_of_problems, sentences_of_violations
from simulator.controller.table import Table, empty_table
from simulator.formats.document import Document
from simulator.rules.flow.steps import MissingChoiceError
from simulator.rules.legal.legality import IllegalAssignmentError
from simulator.rules.messages import Message
from simulator.rules.problems import ScenarioError

SourceShares: TypeAlias = tuple[tuple[str, tuple[tuple[str, int], ...]], ...]
"""What is chosen in one damage step, as a scenario has it: damage points by source and recipient."""


@dataclass(frozen=True)
class Scene:
    """A table with what follows from it: where its combat stands, and the draft of the damage step ahead."""

    table: Table
    position: Position
    draft: Draft | None

    @cached_property
    def preview(self) -> Preview | None:
        """What the draft would come to."""
        return preview(self.position, self.draft)


@dataclass(frozen=True, slots=True)
class Turn:
    """What an intent makes of the table, and what it is called in "undo …". `scene`: what follows, if known."""

    label: Message
    table: Table
    scene: Scene | None = None


@dataclass(frozen=True, slots=True)
class Change:
    """A change that can be undone or made again: what it is called, and the scene that it leads to."""

    label: Message
    scene: Scene


@dataclass(frozen=True, slots=True)
class Session:
    """Everything. `past`: what can be undone, the latest last; `future`: what can be made again, the next last.

    `saved`: the document as it was opened or saved last. `looked_at`: the recipient whose chart is shown.
    """

    scene: Scene
    saved: Document
    past: tuple[Change, ...] = ()
    future: tuple[Change, ...] = ()
    looked_at: str | None = None

    def after(self, turn: Turn) -> "Session | Refusal":
        """The session when a turn has been made, or why the table cannot be so."""
        scene = turn.scene or scene_of(turn.table, self.scene)
        if isinstance(scene, Refusal):
            return scene
        if scene.table == self.scene.table:
            return self
        return replace(self, scene=scene, past=(*self.past, _change(turn.label, self.scene)), future=())

    def undone(self) -> "Session":
        """The session before the latest change; itself where there is none."""
        if not self.past:
            return self
        latest = self.past[-1]
        future = (*self.future, _change(latest.label, self.scene))
        return replace(self, scene=latest.scene, past=self.past[:-1], future=future)

    def redone(self) -> "Session":
        """The session with the change that was taken back last; itself where there is none."""
        if not self.future:
            return self
        following = self.future[-1]
        past = (*self.past, _change(following.label, self.scene))
        return replace(self, scene=following.scene, past=past, future=self.future[:-1])


def _change(label: Message, scene: Scene) -> Change:
    """A change to keep, without the preview: that is most of a scene's size, and soon worked out again."""
    return Change(label, replace(scene))


def new_session() -> Session:
    """A sitting at an empty table."""
    table = empty_table()
    scene = Scene(table, play(table), None)
    return Session(scene, table.document)


def scene_of(table: Table, former: Scene | None = None) -> Scene | Refusal:
    """What follows from a table, or everything that is wrong with it. What `former` has already is taken from it."""
    position = _position(table, former)
    if isinstance(position, Refusal):
        return position
    if position.step is None:
        return Scene(table, position, None)
    known = former.draft if former is not None else None
    return Scene(table, position, draft_of(position.step, drafted(table), known))


def _position(table: Table, former: Scene | None) -> Position | Refusal:
    if former is not None and same_play(former.table, table):
        return former.position
    try:
        return play(table, None if former is None else Played(former.table, former.position))
    except ScenarioError as error:
        return refusal_of_problems(error.problems)
    except IllegalAssignmentError as error:
        return Refusal(sentences_of_violations(error.violations))
    except MissingChoiceError as error:
        return Refusal((about(error.message),))


def drafted(table: Table) -> Pins:
    """The shares that the table's scenario gives for the damage step ahead."""
    chosen = table.scenario.assignments[table.dealt : table.dealt + 1]
    return tuple(((source, to), amount) for one in chosen for source, shares in one for to, amount in shares)


def with_draft(table: Table, pins: Pins) -> Table:
    """The table with these shares drafted for the damage step ahead; what is planned for later ones stays."""
    old = table.scenario.assignments
    return _with_assignments(table, (*old[: table.dealt], _chosen(pins), *old[table.dealt + 1 :]))


def with_plan(table: Table, later: Iterable[Pins]) -> Table:
    """The table with these shares planned for the damage steps after the one ahead, and no others."""
    kept = table.scenario.assignments[: table.dealt + 1]
    nothing = ((),) * (table.dealt + 1 - len(kept))
    return _with_assignments(table, (*kept, *nothing, *map(_chosen, later)))


def _chosen(pins: Pins) -> SourceShares:
    """Shares as a scenario has them, by source."""
    sources: dict[str, tuple[tuple[str, int], ...]] = {}
    for (source, recipient), amount in pins:
        sources[source] = (*sources.get(source, ()), (recipient, amount))
    return tuple(sources.items())


def _with_assignments(table: Table, chosen: tuple[SourceShares, ...]) -> Table:
    while chosen and not chosen[-1] and len(chosen) > table.dealt:
        chosen = chosen[:-1]
    return table.with_scenario(replace(table.scenario, assignments=chosen))
