"""The names of the pages, in as many rows as they need: a tab bar would hide those that have no room."""

from PySide6.QtWidgets import QButtonGroup, QPushButton, QTabWidget, QWidget

from simulator.view.look.flow_layout import FlowLayout
from simulator.view.look.widget_look import set_look


class PageRow(QWidget):
    """Stands in for the tab bar of a `QTabWidget`. Arrow keys go from name to name."""

    def __init__(self, tabs: QTabWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tabs = tabs
        tabs.tabBar().hide()
        self._group = QButtonGroup(self)
        self._flow = FlowLayout(self, gap=0)
        tabs.currentChanged.connect(self._check)

    @property
    def buttons(self) -> list[QPushButton]:
        """One for each page, in the order of the pages."""
        return [button for button in self._group.buttons() if isinstance(button, QPushButton)]

    def write(self) -> None:
        """Write the names that the pages have now."""
        while len(self.buttons) < self._tabs.count():
            self._add()
        for place, button in enumerate(self.buttons):
            button.setText(self._tabs.tabText(place))
        self._check(self._tabs.currentIndex())

    def _add(self) -> None:
        place, button = len(self.buttons), QPushButton()
        set_look(button, "tab")
        button.setCheckable(True)
        button.clicked.connect(lambda: self._tabs.setCurrentIndex(place))
        self._group.addButton(button, place)
        self._flow.addWidget(button)

    def _check(self, place: int) -> None:
        if 0 <= place < len(self.buttons):
            self.buttons[place].setChecked(True)
