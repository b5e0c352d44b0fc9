"""'no. 26 of 28': the place of the assignment on the table in canonical order, which can be typed and stepped."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QToolButton, QWidget

from simulator.view.look.digits import digits, grouped, parsed, rounded
from simulator.view.look.icons import Glyph, icon_size
from simulator.view.look.texts import Texts
from simulator.view.look.themed_icon import ThemedIcons
from simulator.view.look.widget_look import set_look
from simulator.view.panels.panel import Panel

_LONGEST_EXACT = 9
_NARROWEST, _FRAME = 44, 26
_BREAK = "\u200b"


class PlaceField(Panel):
    """Shows and takes a place counted from 1. `chosen` tells an index counted from 0; `stepped` by how many."""

    chosen = Signal(object)
    stepped = Signal(int)

    def __init__(self, texts: Texts, icons: ThemedIcons, parent: QWidget | None = None) -> None:
        super().__init__(texts, parent)
        self._before, self._after = QLabel(), QLabel()
        for label in (self._before, self._after):
            set_look(label, "muted")
        self.field = QLineEdit()
        self.field.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.field.setMinimumWidth(_NARROWEST)
        self.field.editingFinished.connect(self._typed)
        self.previous = self._button(icons, Glyph.PREVIOUS, -1)
        self.next = self._button(icons, Glyph.NEXT, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self.previous)
        row.addWidget(self.next)
        row.addStretch(1)
        row.addWidget(self._before)
        row.addWidget(self.field)
        row.addWidget(self._after)

    def refresh(self) -> None:
        """Write the place, or a dash where the draft is not one of the legal assignments yet."""
        for button, words in ((self.previous, "window.place.previous"), (self.next, "window.place.next")):
            button.setToolTip(self.texts.say(words))
            button.setAccessibleName(self.texts.say(words))
        self.field.setAccessibleName(self.texts.say("window.place.field"))
        legal = self.state.legal if self.state else None
        count = (legal.count or 0) if legal else 0
        of = grouped(count) if len(digits(count)) <= _LONGEST_EXACT else rounded(count)
        self._before.setText(self.texts.say("window.place.before"))
        self._after.setText(self.texts.say("window.place.after", count=of))
        self._show(legal.index if legal else None)
        for part in (self.field, self.previous, self.next):
            part.setEnabled(count > 1)

    def _show(self, index: int | None) -> None:
        self.field.setText("–" if index is None else grouped(index + 1).replace(_BREAK, ""))
        self.field.setCursorPosition(0)
        self.field.setToolTip("" if index is None else grouped(index + 1))
        # No wider than needed, and narrower where a long number would push the others out of the panel.
        width = QFontMetrics(self.field.font()).horizontalAdvance(self.field.text()) + _FRAME
        self.field.setMaximumWidth(max(_NARROWEST, width))

    def _typed(self) -> None:
        legal = self.state.legal if self.state else None
        place = parsed(self.field.text())
        if legal is None or legal.count is None or not place:
            self.refresh()
            return
        index = min(place, legal.count) - 1
        if index != legal.index:
            self.chosen.emit(index)
        else:
            self.refresh()

    def _button(self, icons: ThemedIcons, glyph: Glyph, by: int) -> QToolButton:
        button = QToolButton()
        button.setIconSize(icon_size())
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setAutoRepeat(True)
        button.clicked.connect(lambda: self.stepped.emit(by))
        icons.put(button, glyph)
        return button
