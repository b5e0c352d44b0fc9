"""The explorer's page of trades: how much can go through together with how many defending creatures destroyed."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from simulator.controller.explored import Explored, Trade
from simulator.explore.measures import DEFENDING_DESTROYED, Measure
from simulator.rules.messages import Name, message
from simulator.view.explorer.chart_marks import Point
from simulator.view.explorer.explorer_page import ExplorerPage
from simulator.view.explorer.front_chart import FrontChart
from simulator.view.look.choice_box import ChoiceBox
from simulator.view.look.style import Style
from simulator.view.look.texts import Texts
from simulator.view.look.widget_look import set_look


class TradePage(ExplorerPage):
    """A point that is clicked puts such an assignment on the table."""

    def __init__(self, texts: Texts, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(texts, style, parent)
        self.attacked = ChoiceBox()
        self.attacked.activated.connect(self._choose)
        self._chosen: Measure | None = None
        self.chart = FrontChart(style)
        self.chart.picked.connect(self._put)
        self.reading, self.about = QLabel(), QLabel()
        set_look(self.about, "muted")
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setFocusProxy(self.chart)
        for label in (self.reading, self.about):
            label.setWordWrap(True)
        self.stack((self.attacked,), self.chart, (self.reading, self.about))

    def set_style(self, style: Style) -> None:
        """Draw in other colours."""
        super().set_style(style)
        self.chart.set_style(style)

    @property
    def trades(self) -> tuple[Trade, ...]:
        """The trades that are shown."""
        explored = self.explored
        if explored is None or not explored.attacked:
            return ()
        return explored.trades(self._measure(explored))

    def refresh(self) -> None:
        """Draw the front."""
        explored, trades = self.explored, self.trades
        for part in (self.attacked, self.chart, self.reading):
            part.setVisible(bool(trades))
        self.about.setText(self._about(explored))
        if explored is None or not trades:
            return
        measure = self._measure(explored)
        self.attacked.clear()
        self.attacked.addItems([self._harm_words(one) for one in explored.attacked])
        self.attacked.setCurrentIndex(explored.attacked.index(measure))
        self.attacked.setEnabled(len(explored.attacked) > 1)
        self.attacked.setAccessibleName(self.texts.say("explorer.trade.attacked"))
        across, up = self._harm_words(measure), self.measure_words(DEFENDING_DESTROYED)
        self.chart.setAccessibleName(f"{across} × {up}")
        points = [Point((one.through, one.destroyed), one.count, one.here, one.on_front) for one in trades]
        self.chart.show_points(points, across, up)
        self.reading.setText(self._reading([one for one in trades if one.on_front]))
        self.chart.setAccessibleDescription(self.reading.text())

    def _about(self, explored: Explored | None) -> str:
        if explored is None:
            return self.texts.say("explorer.no-damage")
        if explored.attacked:
            why = explored.refusal(self._measure(explored), DEFENDING_DESTROYED)
            return self.texts.text(why, self.state) if why else self.texts.say("explorer.trade.about")
        if explored.measures or explored.note is None:
            return self.texts.say("explorer.trade.none")
        return self.texts.text(explored.note, self.state)

    def _reading(self, best: list[Trade]) -> str:
        words = [self.texts.say("explorer.trade.reading", destroyed=one.destroyed, through=one.through) for one in best]
        return self.texts.say(
            "explorer.trade.best" if len(best) > 1 else "explorer.trade.single", trades="; ".join(words)
        )

    def _harm_words(self, measure: Measure) -> str:
        """What goes through, by whose figure is worse for it."""
        figure = message(f"figure.{measure.kind.value}")
        return self.texts.say(f"explorer.harm.{measure.kind.value}", self.state, who=Name(measure.id), figure=figure)

    def _measure(self, explored: Explored) -> Measure:
        return self._chosen if self._chosen in explored.attacked else explored.attacked[0]

    def _choose(self, at: int) -> None:
        if self.explored is not None:
            self._chosen = self.explored.attacked[at]
            self.refresh()

    def _put(self, through: int, destroyed: int) -> None:
        trade = next((one for one in self.trades if (one.through, one.destroyed) == (through, destroyed)), None)
        if trade is not None and not trade.here:
            self.put_example(trade, self.about)
