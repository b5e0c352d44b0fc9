"""The explorer's page of results: every distinct result with its exact number of assignments."""

from html import escape

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget

from simulator.controller.asking import number_of, rows_with
from simulator.controller.board_state import BoardState
from simulator.controller.conditions import Condition, ConditionError, conditions_in, subjects_on
from simulator.controller.explored import Explored, ResultRow
from simulator.explore.measures import Measure
from simulator.rules.messages import Name, message
from simulator.view.explorer.chart_marks import percent
from simulator.view.explorer.explorer_page import ExplorerPage
from simulator.view.explorer.explorer_table import Column, ResultModel, ResultTable
from simulator.view.explorer.walk_bar import WalkBar
from simulator.view.look.digits import grouped
from simulator.view.look.reason_label import ReasonLabel
from simulator.view.look.sentences import as_lines
from simulator.view.look.style import Style
from simulator.view.look.texts import Texts
from simulator.view.look.themed_icon import ThemedIcons
from simulator.view.look.widget_look import set_look


class ResultsPage(ExplorerPage):
    """A sortable table, a question that leaves the rows it asks for, and a walk. `rule_wanted`: the number of a rule.

    A row that is clicked, or chosen with Enter, puts such an assignment on the table.
    """

    rule_wanted = Signal(str)

    def __init__(self, texts: Texts, style: Style, icons: ThemedIcons, parent: QWidget | None = None) -> None:
        super().__init__(texts, style, parent)
        self.model = ResultModel(style.theme, self)
        self.view = ResultTable(self.model)
        self.view.clicked.connect(self._put)
        self.view.activated.connect(self._put)
        self.question = QLineEdit()
        self.question.setClearButtonEnabled(True)
        self.question.textChanged.connect(lambda _: self.refresh())
        self.answer, self.about = ReasonLabel(texts), QLabel()
        self.answer.rule_wanted.connect(self.rule_wanted)
        self.walk = WalkBar(texts, icons)
        self.walk.wanted.connect(self.wanted)
        set_look(self.answer, "why")
        self.about.setWordWrap(True)
        set_look(self.about, "muted")
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setFocusProxy(self.view)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.setSpacing(8)
        for part in (self.about, self.question, self.answer):
            layout.addWidget(part)
        layout.addWidget(self.view, 1)
        layout.addStretch(0)
        layout.addWidget(self.walk)

    def refresh(self) -> None:
        """Write the table, the answer to what is asked, and where one walks."""
        explored = self.explored
        conditions = self._read(explored)
        rows = rows_with(explored, conditions) if explored else ()
        can_ask = explored is not None and explored.gathering is not None
        self.view.setVisible(explored is not None and explored.rows is not None)
        self.question.setVisible(can_ask)
        self.question.setPlaceholderText(self.texts.say("explorer.question"))
        self.question.setAccessibleName(self.texts.say("explorer.question"))
        self.answer.setVisible(can_ask and bool(self.question.text().strip()))
        self.view.setAccessibleName(self.texts.say("explorer.tab.results"))
        self.about.setText(self._about())
        columns = self._columns(explored) if explored else []
        self.model.show_rows(columns, rows, self.look.theme)
        self.view.fit()
        self._show_present()
        self.walk.show_walk(explored, conditions)

    def _show_present(self) -> None:
        """Have the row of the present assignment in sight."""
        place = next((at for at, row in enumerate(self.model.rows) if row.here), None)
        if place is not None:
            self.view.scrollTo(self.model.index(place, 0))

    def _read(self, explored: Explored | None) -> tuple[Condition, ...]:
        """The conditions that are typed, with the answer to them written; none while they cannot be read."""
        state = self.state
        if explored is None or state is None:
            return ()
        try:
            conditions = conditions_in(self.question.text(), subjects_on(state))
        except ConditionError as error:
            self.answer.setText("<br>".join(escape(self.texts.text(one, state)) for one in error.problems))
            return ()
        if conditions:
            self.answer.setText(self._answer(explored, conditions, state))
        return conditions

    def _answer(self, explored: Explored, conditions: tuple[Condition, ...], state: BoardState) -> str:
        count, whole = number_of(explored, conditions), explored.count or 0
        if count is None:
            return escape(self.texts.say("explorer.too-large"))
        key = "explorer.answer.yes" if count else "explorer.answer.no"
        said = self.texts.say(key, count=grouped(count), whole=grouped(whole), share=percent(count, whole))
        asked = {condition.id for condition in conditions}
        reasons = [sentence for sentence in state.why if asked & set(sentence.about)]
        return f"<b>{escape(said)}</b><br>{as_lines(self.texts, reasons, state)}"

    def _about(self) -> str:
        explored = self.explored
        if explored is None:
            return self.texts.say("explorer.no-damage")
        if explored.note is not None:
            return self.texts.text(explored.note, self.state)
        return self.texts.say("explorer.results.about")

    def _columns(self, explored: Explored) -> list[Column]:
        whole = explored.count or 0
        say = self.texts.say
        # The counts come before the figures: those can be many, and the counts are what everybody looks for.
        columns = [
            Column(say("explorer.column.leaves"), self.leaving, lambda row: len(row.left), is_number=False),
            Column(say("explorer.column.assignments"), lambda row: grouped(row.count), lambda row: row.count),
            Column(say("explorer.column.share"), lambda row: percent(row.count, whole), lambda row: row.count),
        ]
        # Who leaves says how many creatures are destroyed, so such a measure has no column of its own.
        columns += [
            _figure_column(self._head(measure), at) for at, measure in enumerate(explored.measures) if measure.id
        ]
        return columns

    def _head(self, measure: Measure) -> str:
        """Whose figure, and below it which one: narrow columns leave room for all."""
        figure = message(f"figure.{measure.kind.value}")
        return self.texts.say("explorer.column.figure", self.state, who=Name(measure.id), figure=figure)

    def leaving(self, row: ResultRow) -> str:
        """Who leaves the battlefield, in words."""
        return ", ".join(self.texts.text(message("explorer.one", who=Name(id)), self.state) for id in row.left) or "–"

    def _put(self, index: QModelIndex) -> None:
        row = self.model.rows[index.row()]
        if not row.here:
            self.put_example(row, self.about)


def _figure_column(head: str, at: int) -> Column:
    """The measure at this place, as it is after the damage."""
    return Column(head, lambda row: str(row.measures[at]), lambda row: row.measures[at])
