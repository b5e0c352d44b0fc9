"""The border of the board: what comes from outside, cards from the palette and files, is dropped here."""

from dataclasses import replace

from PySide6.QtCore import QMimeData, QObject, QPointF, QTimer, Signal

from simulator.controller.board_state import Seat
from simulator.view.places.geometry import Point
from simulator.view.places.side_places import nearest_player
from simulator.view.table.board_scene import BoardScene
from simulator.view.table.hits import thing_at
from simulator.view.table.marks import Lit
from simulator.view.table.table_controller import RESTING_MS

ENTRY_MIME = "application/x-combat-entry"
"""What the palette gives: the typed line of a card or player, as UTF-8 text."""
EFFECT_MIME = "application/x-combat-effect"
"""What the palette gives of an effect: its key, as UTF-8 text."""


class DropBorder(QObject):
    """Takes what is dropped on the board from outside.

    `text_dropped`: the line of a palette entry, and the player at whose side it was dropped ("" where there is none).
    `text_held`: the same, of one that rests over the board and is not dropped yet.
    `effect_dropped`: the key of an effect, and the card or player that it was dropped on ("" for the whole board).
    `files_dropped`: local files.
    """

    text_dropped = Signal(str, str)
    text_held = Signal(str, str)
    effect_dropped = Signal(str, str)
    files_dropped = Signal(list)

    def __init__(self, scene: BoardScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._held = ("", "")
        self._rest = QTimer(self, singleShot=True, interval=RESTING_MS)
        self._rest.timeout.connect(lambda: self.text_held.emit(*self._held))

    def takes(self, data: QMimeData) -> bool:
        """Whether this can be dropped on the board."""
        own = data.hasFormat(ENTRY_MIME) or data.hasFormat(EFFECT_MIME)
        return own or any(url.isLocalFile() for url in data.urls())

    def hover(self, data: QMimeData, at: QPointF) -> None:
        """Show where it would go."""
        area = self._scene.sceneRect()
        if data.hasFormat(EFFECT_MIME) and self._aim(thing_at(self._scene, at)):
            self._scene.welcome.hide()
            return
        if data.hasFormat(ENTRY_MIME):
            self._hold(_text(data, ENTRY_MIME), self.player_at(at))
            area.setHeight(area.height() / 2)
            area.moveTop(0.0 if self.side_at(at) is Seat.FAR else area.height())
        self._scene.welcome.see(area)

    def leave(self) -> None:
        """Show nothing any more."""
        self._scene.welcome.hide()
        self._rest.stop()
        self._held = ("", "")
        self._aim(None)

    def _hold(self, line: str, player: str) -> None:
        if (line, player) != self._held:
            self._held = line, player
            self._rest.start()

    def _aim(self, id: str | None) -> bool:
        """Light a card or player that an effect would be dropped on. Whether there is one."""
        lit = self._scene.marks.lighting({} if id is None else {id: Lit.ALLOWED})
        self._scene.mark(replace(lit, aimed=id))
        return id is not None

    def drop(self, data: QMimeData, at: QPointF) -> None:
        """Tell what was dropped."""
        self.leave()
        if data.hasFormat(ENTRY_MIME):
            self._scene.settling.admit(at)
            self.text_dropped.emit(_text(data, ENTRY_MIME), self.player_at(at))
            self._scene.settling.admit(None)
            return
        if data.hasFormat(EFFECT_MIME):
            self.effect_dropped.emit(_text(data, EFFECT_MIME), thing_at(self._scene, at) or "")
            return
        files = [url.toLocalFile() for url in data.urls() if url.isLocalFile()]
        if files:
            self.files_dropped.emit(files)

    def side_at(self, at: QPointF) -> Seat:
        """The side of the table where a point lies."""
        return Seat.FAR if at.y() < self._scene.sceneRect().center().y() else Seat.NEAR

    def player_at(self, at: QPointF) -> str:
        """The player of that side who sits nearest to a point; "" where nobody sits there."""
        here = Point(at.x(), at.y())
        return nearest_player(self._scene.state, self._scene.layout_shown, self.side_at(at), here)


def _text(data: QMimeData, format: str) -> str:
    return bytes(data.data(format).data()).decode("utf-8", errors="replace")
