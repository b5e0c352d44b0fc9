"""A list of every text of the rules that differs for combat damage, newest first: eras, and days within them."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from simulator.controller.setting_words import is_last_text, rules_words
from simulator.rules.era import CURRENT, DAYS, ERAS, era_of
from simulator.view.look.choice_box import ChoiceBox
from simulator.view.look.texts import Texts


def _rules_of(day: str) -> str:
    """The words for a text that begins on a day: the era's where it is its last, else that day."""
    era = era_of(day)
    if era is ERAS[0]:
        return CURRENT
    return era.id.value if is_last_text(era) else day


TEXTS = tuple(_rules_of(day.isoformat()) for day in DAYS)


class RulesBox(ChoiceBox):
    """`wanted` tells the rules that the person chose; the wheel turns through them where the box has the focus."""

    wanted = Signal(str)

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self.activated.connect(lambda _: self.wanted.emit(self.currentData()))

        for one in TEXTS:
            self.addItem("", one)

    def show_rules(self, rules: str) -> None:
        """Show the text that these rules mean, by the words of the language that is read."""
        for place, one in enumerate(TEXTS):
            self.setItemText(place, self._texts.text(rules_words(one)))
        texts = [era_of(one) for one in TEXTS]
        self.setCurrentIndex(texts.index(era_of(rules)))
