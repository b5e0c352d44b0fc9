"""What has happened in this combat, in order, each line with its rule."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from simulator.view.look.sentences import as_plain
from simulator.view.look.texts import Texts
from simulator.view.look.widget_look import set_look
from simulator.view.panels.panel import Panel


class LogPanel(Panel):
    """The log as a list; the newest line is at the end and in sight."""

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(texts, parent)
        self._list = QListWidget()
        self._list.setWordWrap(True)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setSelectionMode(QListWidget.SelectionMode.NoSelection)
        self._list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.empty = QLabel()
        self.empty.setWordWrap(True)
        set_look(self._list, "log")
        set_look(self.empty, "empty")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.empty)
        layout.addWidget(self._list, 1)

    def lines(self) -> tuple[str, ...]:
        """The lines as they are shown."""
        return tuple(self._list.item(row).text() for row in range(self._list.count()))

    def refresh(self) -> None:
        """Write all lines: the log, then the warnings."""
        lines = self._texts_of_state()
        self._list.setAccessibleName(self.texts.say("window.log.title"))
        self.empty.setText(self.texts.say("window.log.empty"))
        self.empty.setVisible(not lines)
        self._list.setVisible(bool(lines))
        if lines != list(self.lines()):
            self._list.clear()
            for line in lines:
                self._list.addItem(QListWidgetItem(line))
            self._list.scrollToBottom()

    def _texts_of_state(self) -> list[str]:
        state = self.state
        if state is None:
            return []
        log = [as_plain(self.texts, sentence, state) for sentence in state.log]
        warnings = [f"⚠ {as_plain(self.texts, warning, state)}" for warning in state.warnings]
        return log + warnings
