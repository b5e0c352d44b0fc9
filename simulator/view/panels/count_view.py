"""How many assignments are legal, exactly and legibly, and how many of them still complete the draft."""

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from simulator.controller.legal_view import LegalView
from simulator.view.look.digits import digits, grouped, rounded, shown
from simulator.view.look.fitting_label import FittingLabel
from simulator.view.look.texts import Texts
from simulator.view.look.widget_look import set_look
from simulator.view.panels.panel import Panel

_LARGEST, _SMALLEST = 34, 15
_EASILY_READ = 12


class CountView(Panel):
    """The number of legal assignments, large, and a line about it."""

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(texts, parent)
        self.heading, self.count, self.about = QLabel(), FittingLabel(_LARGEST, _SMALLEST), QLabel()
        set_look(self.heading, "heading")
        set_look(self.count, "count")
        set_look(self.about, "muted")
        self.about.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        for part in (self.heading, self.count, self.about):
            layout.addWidget(part)

    def refresh(self) -> None:
        """Write the number and the line."""
        legal = self.state.legal if self.state else None
        count = legal.count if legal else None
        self.heading.setText(self.texts.say("window.legal.title"))
        self.count.setVisible(count is not None)
        if count is not None:
            self.count.setText(shown(count))
        about = "\n".join(self._about(legal)) if legal else self.texts.say("window.legal.none")
        self.about.setText(about)
        self.about.setVisible(bool(about))

    def _about(self, legal: LegalView) -> list[str]:
        words: list[str] = []
        if legal.note:
            words.append(self.texts.text(legal.note, self.state))
        if legal.count is not None and not _is_easy(legal.count):
            words.append(self._size_of(legal.count))
        if legal.count == 1:
            words.append(self.texts.say("window.legal.only-one"))
        elif legal.index is None and legal.remaining is not None and legal.remaining != legal.count:
            words.append(self._remaining(legal.remaining))
        return words

    def _remaining(self, remaining: int) -> str:
        exact = grouped(remaining) if _is_easy(remaining) else rounded(remaining)
        return self.texts.say("window.legal.remaining", n=remaining, count=exact)

    def _size_of(self, count: int) -> str:
        return self.texts.say("window.legal.rounded", number=rounded(count), digits=len(digits(count)))


def _is_easy(count: int) -> bool:
    return len(digits(count)) <= _EASILY_READ
