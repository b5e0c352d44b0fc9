"""Reasons with their rule numbers: a number tells its rule when it is pointed at."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QLabel, QToolTip, QWidget

from simulator.view.look.texts import Texts


class ReasonLabel(QLabel):
    """Shows sentences as `sentences.as_lines` writes them."""

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self.setWordWrap(True)
        # With word wrap Qt gives a label more room than it needs: that goes below the words.
        self.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.LinksAccessibleByMouse
        )
        self.linkHovered.connect(lambda link: self.setToolTip(self.rule_of(link)))

    def rule_of(self, link: str) -> str:
        """The rule of a link in words; "" for none."""
        number = link.removeprefix("rule:")
        return f"{number} – {self._texts.say(f'rule.{number}')}" if number else ""

    def changeEvent(self, event: QEvent) -> None:
        """In another theme the links need another colour, which is taken up when the text is read."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            words = self.text()
            self.clear()
            self.setText(words)

    def tell_rule(self, link: str) -> None:
        """Show the rule of a link where the pointer is."""
        QToolTip.showText(QCursor.pos(), self.rule_of(link), self)
