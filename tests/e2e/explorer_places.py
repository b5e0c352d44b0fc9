"""Where things of the explorer are on the screen, and what it says: for the window under test."""

from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QTextDocumentFragment
from PySide6.QtWidgets import QApplication, QLabel

from simulator.view.explorer.explorer_dock import ExplorerDock
from simulator.view.table.marks import Lit
from simulator.view.window.main_window import MainWindow

_STEP = 3


def place_in(dock: ExplorerDock, what: str, detail: Any) -> QPoint:
    """A place in the explorer: its question, the button back, or a link of its answer."""
    match what:
        case "question":
            return dock.results.question.mapToGlobal(dock.results.question.rect().center())
        case "previous":
            return dock.results.walk.previous.mapToGlobal(dock.results.walk.previous.rect().center())
        case "link":
            return dock.results.answer.mapToGlobal(_link_in(dock.results.answer, detail))
    raise AssertionError(what)


def _link_in(label: QLabel, link: str) -> QPoint:
    """Where the label tells that this link is pointed at."""
    told: list[str] = []
    label.linkHovered.connect(told.append)
    found = None
    for y in range(0, label.height(), _STEP):
        for x in range(0, label.width(), _STEP):
            at = QPointF(x, y)
            none, keys = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
            over = QMouseEvent(QEvent.Type.MouseMove, at, label.mapToGlobal(at), none, none, keys)
            QApplication.sendEvent(label, over)
            if found is None and told and told[-1] == link:
                found = QPoint(x + 2, y + 2)
    label.linkHovered.disconnect(told.append)
    QApplication.sendEvent(label, QEvent(QEvent.Type.Leave))
    assert found is not None, f"no link {link} in {label.text()}"
    return found


def told_by(window: MainWindow) -> dict[str, Any] | None:
    """What the explorer says; None while it is closed."""
    if not window.parts.explorer.is_open:
        return None
    dock, marks = window.parts.explorer.dock, window.parts.board.table.marks
    return {
        "page": dock.tabs.tabText(dock.tabs.currentIndex()),
        "question": dock.results.question.text(),
        "answer": QTextDocumentFragment.fromHtml(dock.results.answer.text()).toPlainText(),
        "rows": dock.results.model.rowCount(),
        "place": dock.results.walk.place.text(),
        "rule": dock.rules.rule.text(),
        "lit": [id for id, lit in marks.lit if lit is Lit.SPOKEN_OF],
    }
