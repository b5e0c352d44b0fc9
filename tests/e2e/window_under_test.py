"""Runs the real window and tells a test where things are: questions come on standard input, answers go to standard
output, a JSON object a line. Nothing of this is in the product.

Besides, the table is told as it stands after every change: `{"table": {…}}`.
"""

import json
import sys
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QPoint, QPointF, QTimer, Signal
from PySide6.QtWidgets import QAbstractButton, QWidget

from simulator.formats.language import Language
from simulator.view.panels.notice_area import Topic
from simulator.view.panels.palette_list import PaletteList
from simulator.view.table.share_item import SharePart
from simulator.view.window.bundled import Bundled
from simulator.view.window.main_window import MainWindow
from simulator.view.window.running import new_application, tools_for
from simulator.view.window.window_parts import WindowPage
from tests.e2e.explorer_places import place_in, told_by


class Questions(QObject):
    """Reads questions on a thread of its own and asks them on the window's."""

    asked = Signal(dict)

    def start(self) -> None:
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for line in sys.stdin:
            self.asked.emit(json.loads(line))


class Answers:
    """Where things are on the screen, in px."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def answer(self, question: dict[str, Any]) -> None:
        """Tell the place; before the screen shows the window, nothing is where it says."""
        if self._window.windowHandle().isExposed():
            tell({"at": self._at(question)})
        else:
            QTimer.singleShot(10, lambda: self.answer(question))

    def _at(self, question: dict[str, Any]) -> list[int]:
        self._window.parts.board.table.glide.arrive()
        match question:
            case {"thing": id}:
                box = self._window.parts.board.table.layout_shown.box_of(id)
                assert box is not None, id
                return self._on_board(QPointF(box.middle.x, box.middle.y))
            case {"share": [source, recipient], "part": part}:
                item = self._window.parts.board.table.shares[source, recipient]
                where = {SharePart.LESS.name: 0.12, SharePart.AMOUNT.name: 0.5, SharePart.MORE.name: 0.88}[part]
                box = item.box
                return self._on_board(item.pos() + QPointF(box.left() + box.width() * where, box.center().y()))
            case {"side": "near" | "far" as side}:
                area = self._window.parts.board.table.sceneRect()
                y = area.height() * (0.72 if side == "near" else 0.24)
                return self._on_board(QPointF(area.width() * question.get("x", 0.2), y))
            case {"entry": name}:
                return self._in_list(self._window.parts.palette_panel.list, name)
            case {"button": name}:
                return self._middle(self._button(name))
            case {"scenario": number}:
                return self._scenario(number)
            case {"explorer": what}:
                dock = self._window.parts.explorer.dock
                return pair(place_in(dock, what, question.get("detail")))
        raise AssertionError(question)

    def _scenario(self, number: int) -> list[int]:
        gallery = self._window.parts.start.gallery
        return pair(gallery.viewport().mapToGlobal(gallery.visualItemRect(gallery.item(number)).center()))

    def _on_board(self, point: QPointF) -> list[int]:
        board = self._window.parts.board
        return pair(board.viewport().mapToGlobal(board.mapFromScene(point)))

    def _in_list(self, entries: PaletteList, name: str) -> list[int]:
        place = next(at for at, row in enumerate(entries.rows()) if row.name == name)
        item = entries.item(place)
        entries.scrollToItem(item)
        return pair(entries.viewport().mapToGlobal(entries.visualItemRect(item).center()))

    def _button(self, name: str) -> QAbstractButton:
        parts = self._window.parts
        match name:
            case "empty table":
                return parts.start.empty_table
            case "go on":
                return parts.side.legal.confirm
            case "explore":
                return parts.side.legal.explore
            case "undo":
                return parts.top_bar.undo
            case "restore":
                notice = parts.notices.notice(Topic.RECOVERY)
                assert notice is not None, "no work was left behind"
                return notice.buttons[0]
        raise AssertionError(name)

    def _middle(self, widget: QWidget) -> list[int]:
        return pair(widget.mapToGlobal(widget.rect().center()))


def pair(point: QPoint) -> list[int]:
    return [point.x(), point.y()]


def tell(value: dict[str, Any]) -> None:
    print(json.dumps(value), flush=True)


def table_of(window: MainWindow) -> dict[str, Any]:
    """What the test waits for."""
    state = window._link.state
    return {
        "page": window.parts.page.name,
        "still": window.parts.board.animator.is_over,
        "moment": state.moment.value,
        "ended": state.ended,
        "cards": {card.id: [card.controller, card.row.value, card.damage, card.loyalty] for card in state.cards},
        "life": {player.id: player.life for player in state.players},
        "arrows": [[arrow.origin, arrow.target] for arrow in state.arrows],
        "shares": [[share.source, share.recipient, share.amount] for share in state.shares],
        "legal": None if state.legal is None else [state.legal.count, state.legal.index],
        "refusal": window.parts.side.refusal.isVisible(),
        "explorer": told_by(window),
    }


def main(folder: Path) -> int:
    application = new_application(["combat-simulator"])
    bundled = Bundled.load()
    few = replace(bundled, scenarios=bundled.scenarios[:3])
    window = MainWindow(tools_for(application, few, Language.EN, folder / "settings.ini", folder))
    window.move(0, 0)
    window.show()
    # At once, not a moment later, as a test does not wait for it.
    window._link.changed.connect(window.autosave.keep)
    questions, answers = Questions(), Answers(window)
    questions.asked.connect(answers.answer)
    for signal in (
        window._link.changed,
        window._link.refused,
        window.parts.board.refused,
        window.parts.board.animator.state_changed,
        window.parts.pages.currentChanged,
    ):
        # Only when everything that listens has heard it: a test may end the process as soon as it is told.
        signal.connect(lambda *_: QTimer.singleShot(0, lambda: tell({"table": table_of(window)})))
    dock = window.parts.explorer.dock
    for signal in (
        window.parts.explorer.turned,
        dock.results.question.textChanged,
        dock.rules.list.currentRowChanged,
        dock.pointed,
    ):
        signal.connect(lambda *_: tell({"table": table_of(window)}))
    questions.start()
    tell({"table": table_of(window)})
    assert window.parts.page is WindowPage.START
    return application.exec()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
