"""The place below the top bar where the window says what is wrong with a file, and what it has to ask."""

from enum import Enum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from simulator.view.look.texts import Texts
from simulator.view.panels.notice import Notice, NoticeContent


class Topic(Enum):
    """What a notice is about; a newer one about the same takes the place of the older."""

    FILE = "file"
    UNSAVED = "unsaved"
    RECOVERY = "recovery"
    FAULT = "fault"
    OVERLAY = "overlay"


class NoticeArea(QWidget):
    """Notices one below the other, each of its topic; it takes room only while there is one. `closed`: one went."""

    closed = Signal()

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self._notices: dict[Topic, Notice] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def notice(self, topic: Topic) -> Notice | None:
        """The notice of a topic that is shown now."""
        return self._notices.get(topic)

    def show_notice(self, topic: Topic, content: NoticeContent) -> None:
        """Say or ask something."""
        self.clear(topic)
        notice = Notice(self._texts, content, lambda: self.clear(topic))
        self._notices[topic] = notice
        self._column.addWidget(notice)
        if notice.buttons:
            notice.buttons[0].setFocus()

    def add_bar(self, bar: QWidget) -> None:
        """Give a bar that says what goes on a place of its own above the notices."""
        self._column.insertWidget(0, bar)

    def clear(self, topic: Topic) -> None:
        """Take the notice of a topic away."""
        notice = self._notices.pop(topic, None)
        if notice is not None:
            notice.hide()
            self._column.removeWidget(notice)
            notice.deleteLater()
            self.closed.emit()
