"""The list beside the table."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QDrag, QHoverEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from simulator.controller.palette import PaletteEntry, typed_entry
from simulator.view.look.style import Style
from simulator.view.panels.palette_list import PaletteList, PaletteRow


def test_after_a_drag_no_row_stays_lit(qtbot: QtBot, style: Style, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QDrag, "exec", lambda *_: Qt.DropAction.IgnoreAction)
    rows = PaletteList(style)
    qtbot.addWidget(rows)
    entry = typed_entry("2/2")
    assert isinstance(entry, PaletteEntry)
    rows.show_rows((PaletteRow("Bear", "2/2", entry), PaletteRow("Ogre", "3/3", entry)))
    rows.setCurrentRow(0)
    rows.show()
    plain = rows.grab().toImage()
    at = QPointF(rows.visualItemRect(rows.item(1)).center())
    QApplication.sendEvent(rows.viewport(), QHoverEvent(QEvent.Type.HoverMove, at, at, at))
    assert rows.grab().toImage() != plain
    rows.startDrag(Qt.DropAction.CopyAction)
    QApplication.processEvents()
    assert rows.grab().toImage() == plain
