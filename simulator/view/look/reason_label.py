"""Reasons with their rule numbers: one tells its rule when it is pointed at, other numbers whom they come from."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QLabel, QToolTip, QWidget

from simulator.view.look.sentences import lit_by, rule_in
from simulator.view.look.texts import Texts


class ReasonLabel(QLabel):
    """Shows sentences as `sentences.as_lines` writes them.

    `rule_wanted`: the number of a rule that was clicked; `pointed`: the ids of those from whom the number under the
    pointer comes, none when it leaves the number.
    """

    rule_wanted = Signal(str)
    pointed = Signal(tuple)

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
        self._lit: tuple[str, ...] = ()
        self.linkHovered.connect(self._point_at)
        self.linkActivated.connect(self._follow)

    def rule_of(self, link: str) -> str:
        """The rule of a link in words; "" for none."""
        number = rule_in(link)
        return f"{number} – {self._texts.say(f'rule.{number}')}" if number else ""

    def leaveEvent(self, event: QEvent) -> None:
        """Whoever was lit is so no longer."""
        super().leaveEvent(event)
        self._light(())

    def _follow(self, link: str) -> None:
        if rule_in(link):
            self.rule_wanted.emit(rule_in(link))

    def _point_at(self, link: str) -> None:
        self.setToolTip(self.rule_of(link))
        self._light(lit_by(link))

    def _light(self, ids: tuple[str, ...]) -> None:
        if ids != self._lit:
            self._lit = ids
            self.pointed.emit(ids)

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
