"""The explorer's page of damage: how many legal assignments give one recipient how much, with a cursor to read it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from simulator.controller.exploring_intents import PutGiving
from simulator.controller.intents import LookAt
from simulator.controller.legal_view import ResultsView
from simulator.rules.messages import Name
from simulator.view.explorer.bar_chart import BarChart
from simulator.view.explorer.chart_marks import Bar, percent
from simulator.view.explorer.explorer_page import ExplorerPage
from simulator.view.look.choice_box import ChoiceBox
from simulator.view.look.digits import grouped
from simulator.view.look.style import Style
from simulator.view.look.texts import Texts
from simulator.view.look.widget_look import set_look


class DamagePage(ExplorerPage):
    """A bar that is clicked puts such an assignment on the table; the cursor line reads without changing anything."""

    def __init__(self, texts: Texts, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(texts, style, parent)
        self.recipient = ChoiceBox()
        self.recipient.activated.connect(lambda place: self.wanted.emit(LookAt(self.recipient.itemData(place))))
        self.chart = BarChart(style)
        self.chart.picked.connect(self._put)
        self.chart.cursor_moved.connect(lambda _: self._read())
        self.reading, self.about = QLabel(), QLabel()
        self.put = QPushButton()
        self.put.clicked.connect(self._put_cursor)
        set_look(self.about, "muted")
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setFocusProxy(self.chart)
        for label in (self.reading, self.about):
            label.setWordWrap(True)
        self.stack((self.recipient,), self.chart, (self.reading, self.put, self.about))

    def set_style(self, style: Style) -> None:
        """Draw in other colours."""
        super().set_style(style)
        self.chart.set_style(style)

    def refresh(self) -> None:
        """Draw the chart of the recipient that is looked at."""
        results = self.state.results if self.state else None
        for part in (self.recipient, self.chart, self.reading, self.put):
            part.setVisible(results is not None)
        self.about.setText(self._about(results))
        if results is None:
            return
        self.recipient.clear()
        for choice in results.choices:
            words = self.texts.say("window.results.axis", self.state, recipient=Name(choice))
            self.recipient.addItem(words, choice)
        self.recipient.setCurrentIndex(results.choices.index(results.recipient))
        self.recipient.setEnabled(len(results.choices) > 1)
        self.recipient.setAccessibleName(self.texts.say("window.results.choose"))
        title = self.texts.say("window.results.chart", self.state, recipient=Name(results.recipient))
        self.chart.setAccessibleName(title)
        across = self.texts.say("window.results.axis", self.state, recipient=Name(results.recipient))
        self.chart.show_bars([Bar(bar.amount, bar.count, bar.is_draft) for bar in results.bars], across)
        self._read()

    def _about(self, results: ResultsView | None) -> str:
        if results is not None:
            return self.texts.say("explorer.damage.about-assigned" if results.note else "explorer.damage.about")
        ahead = self.explored is not None
        return self.texts.say("explorer.damage.too-many" if ahead else "explorer.no-damage")

    def _read(self) -> None:
        """Say what the cursor stands at."""
        at, bars = self.chart.cursor, self.chart.bars
        if at is None:
            return
        whole = sum(bar.count for bar in bars)
        exactly = sum(bar.count for bar in bars if bar.amount == at)
        least = sum(bar.count for bar in bars if bar.amount >= at)
        words = self.texts.say(
            "explorer.damage.reading",
            n=exactly,
            amount=at,
            exactly=grouped(exactly),
            exact_share=percent(exactly, whole),
            least=grouped(least),
            least_share=percent(least, whole),
        )
        self.reading.setText(words)
        self.chart.setAccessibleDescription(words)
        self.put.setText(self.texts.say("explorer.put", n=at))
        self.put.setEnabled(not any(bar.here for bar in bars if bar.amount == at))

    def _put_cursor(self) -> None:
        if self.chart.cursor is not None:
            self._put(self.chart.cursor)

    def _put(self, amount: int) -> None:
        results = self.state.results if self.state else None
        if results is None or any(bar.is_draft and bar.amount == amount for bar in results.bars):
            return
        self.wanted.emit(PutGiving(results.recipient, amount))
