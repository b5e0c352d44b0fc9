"""Something the window has to say or ask, in a bar of its own: no dialog ever covers the table."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPlainTextEdit, QPushButton, QToolButton, QVBoxLayout

from simulator.rules.messages import Message
from simulator.view.look.texts import Texts
from simulator.view.look.widget_look import set_look
from simulator.view.panels.panel import WholePanel

_MOST_LINES = 6


class NoticeKind(Enum):
    """How grave a notice is, as a look of the style sheet."""

    INFO = "notice-info"
    WARNING = "notice-warning"


@dataclass(frozen=True, slots=True)
class Choice:
    """A button of a notice. The notice goes away before `act` is called."""

    label: Message
    act: Callable[[], object]
    primary: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a longer notice: where something is (untranslated, may be empty) and what there is to say."""

    place: str
    message: Message


@dataclass(frozen=True, slots=True)
class NoticeContent:
    """What a notice says. `lines`: one for each problem."""

    kind: NoticeKind
    message: Message
    choices: tuple[Choice, ...] = ()
    lines: tuple[Line, ...] = ()


class Notice(WholePanel):
    """Shows one `NoticeContent` until a choice is taken or it is closed."""

    def __init__(self, texts: Texts, content: NoticeContent, close: Callable[[], None]) -> None:
        super().__init__(texts)
        self.content = content
        self._close_notice = close
        set_look(self, content.kind.value)
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.close_button = QToolButton()
        self.close_button.setText("×")
        self.close_button.setAutoRaise(True)
        self.close_button.clicked.connect(close)
        self.lines = QPlainTextEdit()
        self.lines.setReadOnly(True)
        self.lines.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self.buttons = [self._button(choice) for choice in content.choices]
        self._lay_out()
        self.refresh()

    def refresh(self) -> None:
        """Write the words, the lines and the buttons."""
        content = self.content
        self.words.setText(self.texts.text(content.message, self.state))
        self.close_button.setAccessibleName(self.texts.say("window.close"))
        self.close_button.setToolTip(self.texts.say("window.close"))
        for button, choice in zip(self.buttons, content.choices, strict=True):
            button.setText(self.texts.text(choice.label, self.state))
        written = [self._line(line) for line in content.lines]
        self.lines.setPlainText("\n".join(written))
        self.lines.setAccessibleName(self.words.text())
        self.lines.setVisible(bool(written))
        shown = min(_MOST_LINES, self.lines.toPlainText().count("\n") + 1)
        self.lines.setFixedHeight(self.lines.fontMetrics().lineSpacing() * shown + 24)

    def _line(self, line: Line) -> str:
        words = self.texts.text(line.message, self.state)
        return f"{line.place}  {words}" if line.place else words

    def _button(self, choice: Choice) -> QPushButton:
        button = QPushButton()
        set_look(button, "primary" if choice.primary else "plain")
        button.clicked.connect(lambda: self._take(choice))
        return button

    def _take(self, choice: Choice) -> None:
        self._close_notice()
        choice.act()

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(6)
        for button in self.buttons:
            buttons.addWidget(button)
        top = QHBoxLayout()
        top.setSpacing(12)
        top.addWidget(self.words, 1)
        top.addLayout(buttons)
        top.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 7, 8, 7)
        layout.setSpacing(8)
        layout.addLayout(top)
        layout.addWidget(self.lines)
