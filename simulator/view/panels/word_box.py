"""Fields for keywords, abilities and card types: chosen in the language that is being read, or typed as printed."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QCompleter, QGridLayout, QWidget

from simulator.rules.objects import CardType
from simulator.view.look.choice_box import ChoiceBox, TickBox
from simulator.view.look.texts import Texts

_COLUMNS = 2


class WordBox(ChoiceBox):
    """One or more words, separated by commas; what is begun is completed from a list."""

    def __init__(self, said: tuple[tuple[str, str], ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._printed = {words.casefold(): printed for words, printed in said}
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.addItems([words for words, _ in said])
        self.setCurrentIndex(-1)
        self.setEditText("")
        completer = QCompleter(self.model(), self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.setCompleter(completer)

    def words(self) -> tuple[str, ...]:
        """The words as they are printed on cards."""
        parts = (part.strip() for part in self.currentText().replace("、", ",").split(","))
        return tuple(self._printed.get(part.casefold(), part) for part in parts if part)


class TypesBox(QWidget):
    """The card types, each to be ticked."""

    def __init__(self, texts: Texts, ticked: frozenset[CardType], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.boxes = {type: TickBox() for type in CardType}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(2)
        for place, (type, box) in enumerate(self.boxes.items()):
            box.setText(texts.say(f"card-type.{type.value}"))
            box.setChecked(type in ticked)
            grid.addWidget(box, *divmod(place, _COLUMNS))
        self.setFocusProxy(self.boxes[CardType.CREATURE])

    def words(self) -> tuple[str, ...]:
        """The types that are ticked."""
        return tuple(type.value for type, box in self.boxes.items() if box.isChecked())
