"""The choice of rules: today's, or those of an earlier day, and whether to play what they don't know yet."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from simulator.rules.era import CURRENT, ERAS, Era, UnknownRulesError, era_of
from simulator.view.look.texts import Texts


class EraMenu(QMenu):
    """One entry for each era; `wanted` tells its rules, `what_if_wanted` whether to play what they don't know yet."""

    wanted = Signal(str)
    what_if_wanted = Signal(bool)

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self._group = QActionGroup(self)
        self._of: dict[str, Era] = {}
        today, *earlier = ERAS
        for rules, era in ((CURRENT, today), *((era.id.value, era) for era in earlier)):
            action = self.addAction("")
            action.setCheckable(True)
            action.setData(rules)
            action.triggered.connect(lambda _=False, chosen=rules: self.wanted.emit(chosen))
            self._group.addAction(action)
            self._of[rules] = era
        self.addSeparator()
        self.what_if = self.addAction("")
        self.what_if.setCheckable(True)
        self.what_if.triggered.connect(self.what_if_wanted)
        texts.language_changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Write the names of the eras."""
        for action in self._group.actions():
            era = self._of[action.data()]
            words = self._texts.say("window.rules.entry", era=self._name(era))
            action.setText(words)
        self.what_if.setText(self._texts.say("window.rules.what-if"))

    def show_rules(self, rules: str) -> str:
        """Mark the era of these rules; gives the short words for it."""
        try:
            era = era_of(rules)
        except UnknownRulesError:
            return rules
        for action in self._group.actions():
            action.setChecked(self._of[action.data()].id is era.id)
        return self._texts.say("window.rules.entry", era=self._name(era))

    def _name(self, era: Era) -> str:
        if era.id is ERAS[0].id:
            return self._texts.say("window.rules.today", day=era.in_force_from.isoformat())
        return self._texts.say(f"era.{era.id.value}")
