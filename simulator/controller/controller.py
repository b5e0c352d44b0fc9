"""The table's controller: intents in, a frozen board out, and whoever is interested told of both."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from simulator.controller import intents as wishes
from simulator.controller.actions import action_views
from simulator.controller.blocks_view import BlocksAsked, blocks_asked
from simulator.controller.board_state import BoardState, Refusal
from simulator.controller.cue_writing import write_cues
from simulator.controller.cues import CueSheet
from simulator.controller.dividing import proposed
from simulator.controller.drops import drop_views
from simulator.controller.edit_text import edited, text_of
from simulator.controller.eras_view import EraComparison, era_comparison
from simulator.controller.explored import Explored
from simulator.controller.exploring import Explorer
from simulator.controller.foresight import foreseen
from simulator.controller.judging import Judgement, judged
from simulator.controller.lines import LineExplorer, LinesAhead
from simulator.controller.offers import ActionView, DropView
from simulator.controller.saving import document_of, document_to_save, opened
from simulator.controller.session import Scene, Session, new_session
from simulator.controller.snapshot import snapshot
from simulator.controller.table import empty_table
from simulator.controller.what_if_asked import WhatIfAsked
from simulator.explore.policy import Policy
from simulator.formats.document import Document
from simulator.formats.language import Language
from simulator.rules.assignment import Assignment

Listener: TypeAlias = Callable[[BoardState, BoardState], None]
"""Told the old and the new board after every change."""

_PLAYED = (wishes.Confirm, wishes.GoTo, wishes.Act, wishes.CarryOut)
"""The intents after which something has happened that can be shown."""


class Controller:
    """One table. Every change is carried out whole or refused, and then nothing has changed."""

    def __init__(self) -> None:
        self._session = new_session()
        self._state = snapshot(self._session)
        self._cue_sheet = CueSheet()
        self._foresight = foreseen(self._session, wishes.Undo())
        self._explorer = Explorer()
        self._lines = LineExplorer()
        self._listeners: list[Listener] = []

    @property
    def state(self) -> BoardState:
        """The board as it is."""
        return self._state

    @property
    def cue_sheet(self) -> CueSheet:
        """How the board came to be so by the last step or action; empty after any other change."""
        return self._cue_sheet

    @property
    def document(self) -> Document:
        """The document to save."""
        return document_to_save(self._session.scene)

    def open(self, document: Document, *, unsaved: bool = False) -> Refusal | None:
        """Play another document, with nothing to undo. One that cannot be played is refused; the board stays.

        `unsaved`: it stands in no file yet.
        """
        session = opened(document)
        if isinstance(session, Refusal):
            return session
        self._change(replace(session, saved=empty_table().document) if unsaved else session, CueSheet())
        return None

    def mark_saved(self) -> None:
        """The document has been saved as it is."""
        self._change(replace(self._session, saved=document_of(self._session.scene)), self._cue_sheet)

    def do(self, intent: wishes.Intent) -> Refusal | None:
        """Carry out an intent, or tell why not."""
        self.foresee(intent)
        outcome = self._foresight.outcome
        if isinstance(outcome, Refusal):
            return outcome
        following, state = outcome
        shown = isinstance(intent, _PLAYED)
        self._show(following, _cues(self._session.scene, following.scene) if shown else CueSheet(), state)
        return None

    def foresee(self, intent: wishes.Intent) -> BoardState | None:
        """The board as an intent would make it, None where it would be refused. Nothing is changed.

        What was foreseen last takes no time to be carried out.
        """
        if not self.has_foreseen(intent):
            self._foresight = foreseen(self._session, intent)
        outcome = self._foresight.outcome
        return None if isinstance(outcome, Refusal) else outcome[1]

    def has_foreseen(self, intent: wishes.Intent) -> bool:
        """Whether it has been worked out what the intent would come to now."""
        return self._foresight.is_of(self._session, intent)

    def edit(self, id: str, text: str, language: Language) -> Refusal | None:
        """Edit a permanent or player by the line that was typed over `text_of`."""
        intent = edited(self._session.scene.table.scenario, id, text, language)
        return intent if isinstance(intent, Refusal) else self.do(intent)

    def text_of(self, id: str, language: Language) -> str:
        """The line that is typed over to edit a permanent or player."""
        return text_of(self._session.scene.table.scenario, id, language)

    def drops(self, subject: str) -> tuple[DropView, ...]:
        """Every place where a card could be dropped, allowed or not, with the reason."""
        return drop_views(self._session.scene, subject)

    def actions(self, subject: str) -> tuple[ActionView, ...]:
        """Everything that can be done to a permanent or player now, and what cannot, with the reason."""
        return action_views(self._session.scene, subject)

    def proposed(self, policy: Policy) -> Assignment | None:
        """The assignment that a policy would choose; None where no damage is due or the best cannot be told."""
        return proposed(self._session.scene, policy)

    def explored(self) -> Explored | None:
        """What the legal assignments of the coming damage step come to; None where no damage is ahead."""
        return self._explorer.explored(self._session.scene)

    def lines_ahead(self) -> LinesAhead | None:
        """The lines of the damage steps ahead: a question that can be answered later, and in another thread."""
        return self._lines.ahead(self._session.scene)

    def judged(self, text: str) -> Judgement:
        """What is to be said of an assignment that is typed, legal or not, in the coming damage step."""
        return judged(self._session.scene, text)

    def what_if_asked(self) -> WhatIfAsked:
        """Questions about what this combat would come to, which stay about it whatever happens on the table."""
        return WhatIfAsked(replace(self._session.scene.table.scenario, assignments=()))

    def era_comparison(self) -> EraComparison:
        """The combat under the eras side by side: a question that can be answered later, and in another thread."""
        return era_comparison(self._session.scene.table.scenario)

    def blocks_asked(self) -> BlocksAsked:
        """Questions about the blocks of this combat, which can be answered later, and in another thread."""
        return blocks_asked(self._session.scene)

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Have a listener told of every change, until the function that is returned is called."""
        self._listeners.append(listener)

        def unsubscribe() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return unsubscribe

    def _change(self, session: Session, cues: CueSheet) -> None:
        self._show(session, cues, snapshot(session))

    def _show(self, session: Session, cues: CueSheet, state: BoardState) -> None:
        old = self._state
        self._session, self._cue_sheet, self._state = session, cues, state
        for listener in tuple(self._listeners):
            listener(old, self._state)


def _cues(before: Scene, after: Scene) -> CueSheet:
    """What has happened since, where one combat went on."""
    old, new = before.position.now, after.position.now
    return write_cues(old, new) if new.log[: len(old.log)] == old.log else CueSheet()
