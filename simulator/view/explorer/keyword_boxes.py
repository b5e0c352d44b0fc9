"""Check boxes for the keywords that a creature could have; those that the rules don't know yet cannot be ticked."""

from collections.abc import Collection

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from simulator.explore.settings import DAMAGE_KEYWORDS
from simulator.rules.introductions import day_of_keyword
from simulator.rules.keywords import Keyword
from simulator.view.look.choice_box import TickBox
from simulator.view.look.flow_layout import FlowLayout
from simulator.view.look.texts import Texts


class KeywordBoxes(QWidget):
    """`ticked` tells a keyword that the person ticked or unticked, and whether it is to be there."""

    ticked = Signal(Keyword, bool)

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self.boxes = {keyword: TickBox() for keyword in DAMAGE_KEYWORDS}
        rows = QWidget()
        flow = FlowLayout(rows, gap=4)
        for keyword, box in self.boxes.items():
            box.clicked.connect(lambda is_on, one=keyword: self.ticked.emit(one, is_on))
            flow.addWidget(box)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        rows.setSizePolicy(policy)
        self.setSizePolicy(policy)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(rows)

    def show_keywords(self, has: Collection[Keyword], known: Collection[Keyword]) -> None:
        """Tick those that the creature has; `known`: to the rules."""
        for keyword, box in self.boxes.items():
            box.setText(self._texts.say(f"keyword.{keyword.value}"))
            box.setChecked(keyword in has)
            box.setEnabled(keyword in known or keyword in has)
            since = day_of_keyword(keyword)
            late = since is not None and keyword not in known
            box.setToolTip(self._texts.say("whatif.came-on", day=since.isoformat()) if late and since else "")
            box.updateGeometry()
