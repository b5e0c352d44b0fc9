"""The explorer's page of two figures: a heat map of the results, any measure against any other."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from simulator.controller.explored import Cell, Explored
from simulator.explore.measures import COUNTED, DESTROYED, Measure
from simulator.view.explorer.chart_marks import Square
from simulator.view.explorer.explorer_page import ExplorerPage
from simulator.view.explorer.heat_chart import HeatChart
from simulator.view.look.choice_box import ChoiceBox
from simulator.view.look.style import Style
from simulator.view.look.texts import Texts
from simulator.view.look.widget_look import set_look


class PairPage(ExplorerPage):
    """A cell that is clicked puts such an assignment on the table."""

    def __init__(self, texts: Texts, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(texts, style, parent)
        self.across, self.up = ChoiceBox(), ChoiceBox()
        self._chosen: list[Measure | None] = [None, None]
        for place, box in enumerate((self.across, self.up)):
            box.activated.connect(lambda at, one=place: self._choose(one, at))
        self._against = QLabel()
        self.chart = HeatChart(style)
        self.chart.picked.connect(self._put)
        self.about = QLabel()
        self.about.setWordWrap(True)
        set_look(self.about, "muted")
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setFocusProxy(self.chart)
        self._boxes = QWidget()
        row = QHBoxLayout(self._boxes)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.across, 1)
        row.addWidget(self._against)
        row.addWidget(self.up, 1)
        self.stack((self._boxes,), self.chart, (self.about,))

    def set_style(self, style: Style) -> None:
        """Draw in other colours."""
        super().set_style(style)
        self.chart.set_style(style)

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells that are shown."""
        explored = self._compared
        return () if explored is None else explored.cells(*self._measures(explored))

    def refresh(self) -> None:
        """Draw the map."""
        explored = self._compared
        self._boxes.setVisible(explored is not None)
        self.chart.setVisible(bool(self.cells))
        self._against.setText(self.texts.say("explorer.pair.against"))
        self.about.setText(self._about())
        if explored is None:
            return
        chosen = self._measures(explored)
        for box, measure, name in zip((self.across, self.up), chosen, ("across", "up"), strict=True):
            box.clear()
            box.addItems([self.measure_words(one) for one in explored.measures])
            box.setCurrentIndex(explored.measures.index(measure))
            box.setAccessibleName(self.texts.say(f"explorer.pair.{name}"))
        squares = [Square(cell.across, cell.up, cell.count, cell.here) for cell in self.cells]
        across, up = (self.measure_words(measure) for measure in chosen)
        self.chart.setAccessibleName(f"{across} × {up}")
        self.chart.show_squares(squares, across, up)

    def _about(self) -> str:
        explored = self.explored
        if explored is None:
            return self.texts.say("explorer.no-damage")
        if self._compared is None and explored.measures:
            return self.texts.say("explorer.pair.one", measure=self.measure_words(explored.measures[0]))
        why = explored.refusal(*self._measures(explored)) if explored.measures else explored.note
        return self.texts.text(why, self.state) if why else self.texts.say("explorer.pair.about")

    @property
    def _compared(self) -> Explored | None:
        """What is shown, where there are two figures to hold against each other."""
        explored = self.explored
        return explored if explored is not None and explored.can_be_compared else None

    def _measures(self, explored: Explored) -> tuple[Measure, Measure]:
        """What is chosen, where this board has it; else the first figure of a player against creatures destroyed."""
        others = [measure for measure in explored.measures if measure not in COUNTED]
        usual = (others[0] if others else DESTROYED, DESTROYED)
        across, up = (
            wish if wish in explored.measures else other for wish, other in zip(self._chosen, usual, strict=True)
        )
        across, up = across or usual[0], up or usual[1]
        return across, up if up != across else next(one for one in explored.measures if one != across)

    def _choose(self, place: int, at: int) -> None:
        """A figure against itself tells nothing: where it is the other one already, the two change places."""
        explored = self._compared
        if explored is None:
            return
        before, measure = self._measures(explored), explored.measures[at]
        if measure == before[1 - place]:
            self._chosen[1 - place] = before[place]
        self._chosen[place] = measure
        self.refresh()

    def _put(self, across: int, up: int) -> None:
        cell = next((cell for cell in self.cells if (cell.across, cell.up) == (across, up)), None)
        if cell is not None and not cell.here:
            self.put_example(cell, self.about)
