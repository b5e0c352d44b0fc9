"""The table as gestures find it: what lies there, what may be done, and a voice near the pointer."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from PySide6.QtCore import QPointF, QTimer

from simulator.controller.board_state import BoardState, Refusal, Sentence
from simulator.controller.intents import Intent
from simulator.controller.offers import DropView
from simulator.rules.messages import Value
from simulator.view.look.texts import Texts
from simulator.view.places.geometry import Box
from simulator.view.table.board_scene import BoardScene
from simulator.view.table.mark_book import MarkBook, Spot
from simulator.view.table.marks import Lit
from simulator.view.table.painting import rect
from simulator.view.table.table_controller import RESTING_MS, TableController

_SPOKEN_MS = 7000


class Surface:
    """Gestures and keys act through this. `refused` is told of every refusal, `announce` of all that is said."""

    def __init__(
        self,
        scene: BoardScene,
        controller: TableController,
        texts: Texts,
        refused: Callable[[Refusal], None],
        announce: Callable[[str], None],
    ) -> None:
        self.scene = scene
        self._controller = controller
        self._texts = texts
        self._refused = refused
        self._announce = announce
        self._silence = QTimer(scene, singleShot=True, interval=_SPOKEN_MS)
        self._silence.timeout.connect(scene.hint.fall_silent)
        self._expected: Intent | None = None
        self._rest = QTimer(scene, singleShot=True, interval=RESTING_MS)
        self._rest.timeout.connect(self._foresee)

    @property
    def state(self) -> BoardState:
        """The board."""
        return self.scene.state

    @property
    def marks(self) -> MarkBook:
        """What is marked."""
        return self.scene.marks

    def drops(self, id: str) -> Mapping[str, DropView]:
        """Where a card may be dropped, and where it may not, by target."""
        return {drop.target: drop for drop in self._controller.drops(id)}

    def expect(self, intent: Intent | None) -> None:
        """A hand holds what it would do so here: have that worked out as soon as it rests. None: it does nothing."""
        if intent != self._expected:
            self._expected = intent
            self._rest.start()

    def do(self, intent: Intent, near: QPointF) -> bool:
        """Carry an intent out; where it is refused, say why near a point. Whether it was carried out."""
        self.hush()
        self.expect(None)
        refusal = self._controller.do(intent)
        if refusal is None:
            return True
        self.tell(refusal.sentences, Lit.REFUSED, near)
        self._silence.start()
        self._refused(refusal)
        return False

    def refuse(self, drop: DropView, near: QPointF) -> None:
        """Say why a drop is refused, for a while."""
        self.tell((drop.reason,), Lit.REFUSED, near)
        self._silence.start()
        self._refused(Refusal((drop.reason,)))

    def tell(self, sentences: tuple[Sentence, ...], tone: Lit | None, near: QPointF) -> None:
        """Say sentences near a point, each with its rule."""
        words = (self._texts.text(one.message, self.state) for one in sentences)
        ruled = (f"{said} ({one.rule})" if one.rule else said for said, one in zip(words, sentences, strict=True))
        self.speak("\n".join(ruled), tone, near)

    def say(self, key: str, tone: Lit | None, near: QPointF, **values: Value) -> None:
        """Say a text of the catalogue near a point."""
        self.speak(self._texts.say(key, self.state, **values), tone, near)

    def speak(self, words: str, tone: Lit | None, near: QPointF) -> None:
        """Say words near a point, until something else is said."""
        self._silence.stop()
        if words != self.scene.hint.words:
            self._announce(words)
        self.scene.hint.say(words, tone, near, self.scene.sceneRect())

    def hush(self) -> None:
        """Say nothing more."""
        self._silence.stop()
        self.scene.hint.fall_silent()

    def light(self, lit: Mapping[str, Lit]) -> None:
        """Light these places, and no others."""
        self.scene.mark(self.marks.lighting(lit))

    def light_drops(self, drops: Iterable[DropView], aimed: str | None) -> None:
        """Light the places where a card may be dropped; of the others only the one that is aimed at is marked."""
        lit = {
            drop.target: Lit.ALLOWED if drop.allowed else Lit.REFUSED
            for drop in drops
            if drop.allowed or drop.target == aimed
        }
        self.scene.mark(replace(self.marks.lighting(lit), aimed=aimed))

    def welcome(self, area: Box | None) -> None:
        """Light a part of the table that would take what is held; None: no part."""
        if area is None:
            self.scene.welcome.hide()
        else:
            self.scene.welcome.see(rect(area))

    def aim(self, id: str | None) -> None:
        """Show that what is held would go here."""
        self.scene.mark(replace(self.marks, aimed=id))

    def select(self, id: str | None) -> None:
        """Choose a card or seat."""
        self.scene.mark(replace(self.marks, selected=id))

    def point_to(self, spot: Spot | None) -> None:
        """Put the keyboard's cursor on a thing."""
        self.scene.mark(self.marks.pointing_to(spot))

    def _foresee(self) -> None:
        state = None if self._expected is None else self._controller.foresee(self._expected)
        if state is not None:
            self.scene.prepare(state)
