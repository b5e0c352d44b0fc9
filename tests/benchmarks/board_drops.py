"""Drops on a table of sixty creatures, with the pointer, on the raster back end: what each costs until it is seen."""

import gc
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from time import process_time

from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from simulator.controller.board_state import BoardState, Refusal
from simulator.controller.controller import Controller
from simulator.controller.intents import Intent, Undo
from simulator.controller.offers import DropView
from simulator.controller.palette import PaletteEntry
from simulator.formats.catalogue import Catalogue
from simulator.formats.document import Document
from simulator.formats.language import Language
from simulator.formats.notation import read
from simulator.formats.resources import resources
from simulator.view.look.style import THEMES, Fonts, Style, ThemeId
from simulator.view.look.texts import Texts
from simulator.view.panels.entry_drag import entry_mime
from simulator.view.panels.palette_book import PaletteBook, placed
from simulator.view.table.board_view import BoardView

_RESTING_MS = 60
_LEFT, _NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
_LONE = ("A: 3/3", *(f"A{n}: 2/2 >" for n in range(30)), *(f"B{n}: 2/2 x A{n}" for n in range(29)))
_FREE = (*(f"A{n}: 2/2 >" for n in range(30)), *(f"B{n}: 2/2 x A{n}" for n in range(29)), "C: 1/4 @P2")
_DIVIDED = (*(f"A{n}: 4/4 trample >" for n in range(20)), *(f"B{n}: 2/3 x A{n // 2}" for n in range(40)))
"""Sixty creatures: one could still attack; one could still block; the attackers divide their damage."""


@dataclass(frozen=True, slots=True)
class Parts:
    """What a drop costs in processor time, in ms: the controller's part, and the board's until it is painted."""

    controller: float
    board: float

    @property
    def whole(self) -> float:
        """All of it."""
        return self.controller + self.board


@dataclass
class ClockedController:
    """The table's controller, with a clock on what it does itself; what its listeners do is not counted."""

    controller: Controller
    spent: float = 0.0
    listener: Callable[[BoardState, BoardState], None] = field(default=lambda old, new: None)

    def __post_init__(self) -> None:
        self.controller.subscribe(self._tell)

    def do(self, intent: Intent) -> Refusal | None:
        """Carry an intent out."""
        start = process_time()
        refusal = self.controller.do(intent)
        self.spent += process_time() - start
        return refusal

    def foresee(self, intent: Intent) -> BoardState | None:
        """The board as an intent would make it."""
        return self.controller.foresee(intent)

    def drops(self, id: str) -> tuple[DropView, ...]:
        """Where a card may be dropped."""
        return self.controller.drops(id)

    def _tell(self, old: BoardState, new: BoardState) -> None:
        start = process_time()
        self.listener(old, new)
        self.spent -= process_time() - start


class Table:
    """A board on the screen with a pointer over it. `glides`: whether cards glide to their places, or jump there.

    `rests`: whether the hand rests over a place before it lets go.
    """

    def __init__(self, lines: tuple[str, ...], *, glides: bool, rests: bool = True) -> None:
        self.rests = rests
        controller = Controller()
        assert controller.open(Document(read("; ".join(lines)).document.scenario)) is None
        self.clocked = ClockedController(controller)
        texts = Texts(Catalogue.load(), Language.EN)
        style = Style(THEMES[ThemeId.DARK], Fonts.load(resources() / "fonts"))
        self.view = BoardView(self.clocked, controller.state, texts, style)
        texts.setParent(self.view)
        self.view.animator.set_enabled(glides)
        self.clocked.listener = self.view.show_board
        self.view.border.text_dropped.connect(lambda line, player: self.clocked.do(self._placed(line, player)))
        self.view.border.text_held.connect(self._hold)
        self.view.resize(1264, 784)
        self.view.show()
        self.settle()
        # As the window does: what stays is not gone through again and again.
        gc.collect()
        gc.freeze()

    def settle(self) -> None:
        """Let everything arrive, be sharp and be painted."""
        self.view.table.glide.arrive()
        QApplication.processEvents()
        self.view.table.sharpener.finish()
        QApplication.processEvents()

    def costs(self, act: Callable[[], None]) -> Parts:
        """What something costs until the board has been painted."""
        state = self.view.table.state
        self.clocked.spent = 0.0
        start = process_time()
        act()
        # What is posted is a frame; what waits for a clock belongs to later ones.
        QApplication.sendPostedEvents()
        whole = process_time() - start
        assert self.view.table.state is not state, "the drop was refused"
        return Parts(self.clocked.spent * 1000, (whole - self.clocked.spent) * 1000)

    def at(self, id: str, dx: float = 0.0) -> QPointF:
        """The middle of a card or seat, or so many widths beside it."""
        box = self.view.table.layout_shown.box_of(id)
        assert box is not None
        return QPointF(self.view.mapFromScene(QPointF(box.middle.x + dx * box.width, box.middle.y)))

    def drag(self, start: QPointF, end: QPointF) -> None:
        """Carry what lies there, and hold it over a place for a moment."""
        self._mouse(QEvent.Type.MouseButtonPress, start)
        for step in range(1, 5):
            self._mouse(QEvent.Type.MouseMove, start + (end - start) * step / 4)
        self._rest()

    def let_go(self, at: QPointF) -> None:
        """Drop what is carried."""
        self._mouse(QEvent.Type.MouseButtonRelease, at)

    def hold_entry(self, data: QMimeData, at: QPointF) -> None:
        """Drag an entry of the palette over the table, and hold it there for a moment."""
        copy, viewport = Qt.DropAction.CopyAction, self.view.viewport()
        for kind in (QDragEnterEvent, QDragMoveEvent):
            QApplication.sendEvent(viewport, kind(at.toPoint(), copy, data, _LEFT, _NO_KEYS))
        self._rest()

    def drop_entry(self, data: QMimeData, at: QPointF) -> None:
        """Drop an entry of the palette."""
        event = QDropEvent(at, Qt.DropAction.CopyAction, data, _LEFT, _NO_KEYS, QEvent.Type.Drop)
        QApplication.sendEvent(self.view.viewport(), event)

    def turn_wheel(self, at: QPointF, notches: int) -> None:
        """Turn the wheel over something."""
        turned, none = QPoint(0, 120 * notches), Qt.MouseButton.NoButton
        still = Qt.ScrollPhase.NoScrollPhase
        event = QWheelEvent(at, self.view.viewport().mapToGlobal(at), QPoint(), turned, none, _NO_KEYS, still, False)
        QApplication.sendEvent(self.view.viewport(), event)

    def undo(self) -> None:
        """Take the drop back."""
        self.clocked.controller.do(Undo())
        self.settle()

    def _mouse(self, kind: QEvent.Type, at: QPointF) -> None:
        viewport = self.view.viewport()
        button = Qt.MouseButton.NoButton if kind is QEvent.Type.MouseMove else _LEFT
        QApplication.sendEvent(viewport, QMouseEvent(kind, at, viewport.mapToGlobal(at), button, _LEFT, _NO_KEYS))

    def _rest(self) -> None:
        if self.rests:
            QTest.qWait(_RESTING_MS)
        QApplication.processEvents()
        self.view.table.sharpener.finish()
        QApplication.processEvents()

    def _hold(self, line: str, player: str) -> None:
        self.view.prepare(self.clocked.foresee(self._placed(line, player)))

    def _placed(self, line: str, player: str) -> Intent:
        entry = PaletteBook().entry_of(line)
        assert isinstance(entry, PaletteEntry)
        return placed(entry, player, self.clocked.controller.state)


def attack_arrow(table: Table) -> Parts:
    """A creature is dropped on the player whom it attacks: the rows are fuller, and all cards change their size."""
    table.drag(table.at("A"), table.at("P2"))
    return table.costs(lambda: table.let_go(table.at("P2")))


def block_arrow(table: Table) -> Parts:
    """A creature is dropped on the attacker that it blocks."""
    table.drag(table.at("C"), table.at("A29"))
    return table.costs(lambda: table.let_go(table.at("A29")))


def palette_creature(table: Table) -> Parts:
    """A creature of the palette is dropped on the table."""
    entry, at = PaletteBook().entry_of("4/4 trample"), QPointF(600, 700)
    assert isinstance(entry, PaletteEntry)
    data = entry_mime(entry)
    table.hold_entry(data, at)
    return table.costs(lambda: table.drop_entry(data, at))


def moved_card(table: Table) -> Parts:
    """A card is dropped between two others of its row."""
    table.drag(table.at("A3"), table.at("A7", -0.5))
    return table.costs(lambda: table.let_go(table.at("A7", -0.5)))


def wheel_on_share(table: Table) -> Parts:
    """The wheel turns over a share."""
    share = table.view.table.shares["A0", "B0"]
    at = QPointF(table.view.mapFromScene(share.pos() + share.box.center()))
    return table.costs(lambda: table.turn_wheel(at, 1))


DROPS: tuple[tuple[str, tuple[str, ...], Callable[[Table], Parts]], ...] = (
    ("attack arrow, all cards change their size", _LONE, attack_arrow),
    ("block arrow", _FREE, block_arrow),
    ("palette creature", _LONE, palette_creature),
    ("moving a card", _LONE, moved_card),
    ("wheel on a share", _DIVIDED, wheel_on_share),
)


def repeated(
    lines: tuple[str, ...], drop: Callable[[Table], Parts], times: int, *, glides: bool, rests: bool
) -> Iterator[Parts]:
    """What a drop costs, again and again; each time it is undone."""
    table = Table(lines, glides=glides, rests=rests)
    for _ in range(times):
        yield drop(table)
        table.undo()
    table.view.close()


def glide_frames(times: int) -> Iterator[float]:
    """What each frame costs in which all cards glide to another size, in ms of processor time."""
    table = Table(_LONE, glides=True)
    for _ in range(times):
        attack_arrow(table)
        QApplication.processEvents()
        for frame in range(1, 11):
            start = process_time()
            table.view.table.glide.go_on(frame / 10)
            QApplication.sendPostedEvents()
            yield (process_time() - start) * 1000
        table.undo()
    table.view.close()
