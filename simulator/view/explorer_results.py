"""The explorer's page of results: every distinct result with its exact number of assignments."""

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from simulator.controller.explored import Explored, ResultRow
from simulator.controller.intents import PutDraft
from simulator.rules.messages import Name, message
from simulator.view.chart_marks import percent
from simulator.view.digits import grouped
from simulator.view.explorer_page import ExplorerPage
from simulator.view.explorer_table import Column, ResultModel, ResultTable
from simulator.view.style import Style
from simulator.view.texts import Texts
from simulator.view.widget_look import set_look


class ResultsPage(ExplorerPage):
    """A sortable table; a row that is clicked, or chosen with Enter, puts such an assignment on the table."""

    def __init__(self, texts: Texts, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(texts, style, parent)
        self.model = ResultModel(style.theme, self)
        self.view = ResultTable(self.model)
        self.view.clicked.connect(self._put)
        self.view.activated.connect(self._put)
        self.about = QLabel()
        self.about.setWordWrap(True)
        set_look(self.about, "muted")
        self.setFocusProxy(self.view)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.setSpacing(8)
        layout.addWidget(self.about)
        layout.addWidget(self.view, 1)

    def refresh(self) -> None:
        """Write the table."""
        explored = self.explored
        rows = explored.rows if explored else None
        self.view.setVisible(rows is not None)
        self.view.setAccessibleName(self.texts.say("explorer.tab.results"))
        self.about.setText(self._about())
        columns = self._columns(explored) if explored else []
        self.model.show_rows(columns, rows or (), self.look.theme)
        self.view.fit()

    def _about(self) -> str:
        explored = self.explored
        if explored is None:
            return self.texts.say("explorer.no-damage")
        if explored.note is not None:
            return self.texts.text(explored.note, self.state)
        return self.texts.say("explorer.results.about")

    def _columns(self, explored: Explored) -> list[Column]:
        whole = explored.count or 0
        columns = [
            Column(self.texts.say("explorer.column.leaves"), self._leaving, lambda row: len(row.left), is_number=False)
        ]
        # Who leaves says how many creatures are destroyed, so that measure has no column of its own.
        columns += [
            _figure_column(self.measure_words(measure), at) for at, measure in enumerate(explored.measures) if at
        ]
        count = Column(
            self.texts.say("explorer.column.assignments"), lambda row: grouped(row.count), lambda row: row.count
        )
        share = Column(
            self.texts.say("explorer.column.share"), lambda row: percent(row.count, whole), lambda row: row.count
        )
        return [*columns, count, share]

    def _leaving(self, row: ResultRow) -> str:
        return ", ".join(self.texts.text(message("explorer.one", who=Name(id)), self.state) for id in row.left) or "–"

    def _put(self, index: QModelIndex) -> None:
        row = self.model.rows[index.row()]
        if not row.here:
            self.wanted.emit(PutDraft(row.example))


def _figure_column(head: str, at: int) -> Column:
    """The measure at this place, as it is after the damage."""
    return Column(head, lambda row: str(row.measures[at]), lambda row: row.measures[at])
