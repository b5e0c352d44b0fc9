"""The one place where the window talks to the controller: wishes go in, boards, refusals and faults come out."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal

from simulator.controller.blocks_view import BlocksAsked
from simulator.controller.board_state import BoardState, Refusal, Sentence
from simulator.controller.controller import Controller
from simulator.controller.cues import CueSheet
from simulator.controller.eras_view import EraComparison
from simulator.controller.explored import Explored
from simulator.controller.intents import Intent
from simulator.controller.judging import Judgement
from simulator.controller.lines import LinesAhead
from simulator.controller.offers import ActionView, DropView
from simulator.controller.what_if_asked import WhatIfAsked
from simulator.explore.whatif import Settings, WhatIf
from simulator.formats.document import Document
from simulator.formats.language import Language
from simulator.rules.messages import message
from simulator.rules.objects import Permanent, Player
from simulator.rules.scenario import Scenario
from simulator.view.window.streaming import Overlay, OverlayMaker

_Answer = TypeVar("_Answer")

FAULT: Refusal | None = Refusal((Sentence(message("window.fault")),))
"""What stands in for the answer of a controller that failed."""
_NO_JUDGEMENT = Judgement(Sentence(message("window.fault")))

_WORK = QEvent.Type(QEvent.registerEventType())
# Qt paints at its low priority; work that others wait for must not come between a change and its picture.
_AFTER_PAINTING = Qt.EventPriority.LowEventPriority.value - 1


class _WorkEvent(QEvent):
    """Work for the window's thread."""

    def __init__(self, work: Callable[[], None]) -> None:
        super().__init__(_WORK)
        self.work = work


class TableLink(QObject):
    """The open table.

    `changed`: the old and the new `BoardState`. `refused`: a `Refusal`. `failed`: an exception of the controller:
    the table stays as it was, and the fault is shown, never swallowed.
    """

    changed = Signal(object, object)
    refused = Signal(object)
    failed = Signal(object)
    _work_came = Signal(object)

    def __init__(self, controller: Controller, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        controller.subscribe(self.changed.emit)
        self._work_came.connect(lambda work: work())

    @property
    def state(self) -> BoardState:
        """The board as it is."""
        return self._controller.state

    @property
    def cue_sheet(self) -> CueSheet:
        """How the board came to be so."""
        return self._controller.cue_sheet

    @property
    def document(self) -> Document:
        """The document to save."""
        return self._controller.document

    def do(self, intent: Intent) -> Refusal | None:
        """Carry out a wish; the refusal where it is not carried out."""
        return self._told(self._called(lambda: self._controller.do(intent), FAULT))

    def edit(self, id: str, text: str, language: Language) -> Refusal | None:
        """Edit a player or permanent by its line."""
        return self._told(self._called(lambda: self._controller.edit(id, text, language), FAULT))

    def open(self, document: Document, *, unsaved: bool = False) -> Refusal | None:
        """Play another document; one that cannot be played is refused and the board stays."""
        return self._called(lambda: self._controller.open(document, unsaved=unsaved), FAULT)

    def mark_saved(self) -> None:
        """The document has been saved as it is."""
        self._called(self._controller.mark_saved, None)

    def text_of(self, id: str, language: Language) -> str:
        """The line that is typed over to edit a player or permanent."""
        return self._called(lambda: self._controller.text_of(id, language), "")

    @property
    def scenario(self) -> Scenario:
        """The combat on the table from its beginning, without what is assigned in it."""
        return replace(self._controller.document.scenario, assignments=())

    def subject(self, id: str) -> Permanent | Player | None:
        """A player or permanent as the combat begins with it, or None."""
        scenario = self._controller.document.scenario
        return scenario.permanent(id) or scenario.player(id)

    def foresee(self, intent: Intent) -> BoardState | None:
        """The board as a wish would make it, before it is carried out; None where it would be refused."""
        return self._called(lambda: self._controller.foresee(intent), None)

    def drops(self, id: str) -> tuple[DropView, ...]:
        """The places where a card may be dropped, and those where it may not, with the reasons."""
        return self._called(lambda: self._controller.drops(id), ())

    def actions(self, id: str) -> tuple[ActionView, ...]:
        """What can be done to a player or permanent now."""
        return self._called(lambda: self._controller.actions(id), ())

    def overlay(self, made: OverlayMaker) -> Overlay:
        """The streamer's overlay of this table; what its control page wants is done in the window's thread."""
        return made(self._controller, self._post)

    def explored(self) -> Explored | None:
        """What the legal assignments of the coming damage step come to; None where no damage is ahead."""
        return self._called(self._controller.explored, None)

    def lines_ahead(self) -> LinesAhead | None:
        """The lines of the damage steps ahead, to be worked out; None where no damage is ahead."""
        return self._called(self._controller.lines_ahead, None)

    def judged(self, text: str) -> Judgement:
        """What is to be said of an assignment that is typed."""
        return self._called(lambda: self._controller.judged(text), _NO_JUDGEMENT)

    def what_if_asked(self) -> WhatIfAsked:
        """Questions about what this combat would come to."""
        return self._controller.what_if_asked()

    def what_if(self, asked: WhatIfAsked, many: Iterable[Settings], most_listed: int) -> tuple[WhatIf, ...]:
        """What each of these settings would come to, as far as that is told at once."""
        return self._called(lambda: asked.answers_at_once(many, most_listed), ())

    def era_comparison(self) -> EraComparison:
        """The combat under the eras side by side, to be worked out."""
        return self._controller.era_comparison()

    def customEvent(self, event: QEvent) -> None:
        """Do work that has come, perhaps from another thread."""
        if isinstance(event, _WorkEvent):
            self._work_came.emit(event.work)

    def _post(self, work: Callable[[], None]) -> None:
        """Have work done in this thread, soon; returns at once. Can be called from any thread."""
        QCoreApplication.postEvent(self, _WorkEvent(work), _AFTER_PAINTING)

    def blocks_asked(self) -> BlocksAsked:
        """Questions about the blocks of this combat, to be worked out."""
        return self._controller.blocks_asked()

    def _called(self, call: Callable[[], _Answer], instead: _Answer) -> _Answer:
        try:
            return call()
        except Exception as fault:
            self.failed.emit(fault)
            return instead

    def _told(self, refusal: Refusal | None) -> Refusal | None:
        if refusal is not None:
            self.refused.emit(refusal)
        return refusal
