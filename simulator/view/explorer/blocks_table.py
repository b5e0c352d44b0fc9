"""The table of best blocks: who blocks whom, what each goal counts, and how many legal blocks are as good."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QBrush, QColor, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QTableWidget, QTableWidgetItem

from simulator.controller.block_words import value_words
from simulator.controller.blocks_view import BlockRowView
from simulator.controller.board_state import BoardState
from simulator.explore.blocks.goals import BlockGoal
from simulator.view.look.digits import grouped
from simulator.view.look.style import Theme, ink_on
from simulator.view.look.texts import Texts

_LEAST = 110


class BlocksTable(QTableWidget):
    """One row for each worth, the best first. `picked` tells the row that was clicked or chosen with Enter."""

    picked = Signal(object)

    def __init__(self, texts: Texts, theme: Theme) -> None:
        super().__init__()
        self._texts, self.theme = texts, theme
        self._rows: Sequence[BlockRowView] = ()
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(44)
        self.cellClicked.connect(lambda row, _: self.picked.emit(self._rows[row]))
        self.cellActivated.connect(lambda row, _: self.picked.emit(self._rows[row]))

    def show_rows(self, goals: Sequence[BlockGoal], rows: Sequence[BlockRowView], state: BoardState | None) -> None:
        """Show these rows."""
        self._rows = rows
        heads = [self._texts.say("blocks.column.block"), *(self._head(goal) for goal in goals)]
        heads.append(self._texts.say("blocks.column.number"))
        self.clear()
        self.setColumnCount(len(heads))
        self.setRowCount(len(rows))
        self.setHorizontalHeaderLabels(heads)
        for at, row in enumerate(rows):
            values = [self._texts.text(value_words(goal, value)) for goal, value in row.values]
            number = "" if row.number is None else grouped(row.number)
            for column, words in enumerate([self._texts.text(row.words, state), *values, number]):
                self.setItem(at, column, _cell(words, is_number=column > 0))
        self.fit()

    def mark(self, marked: Sequence[bool]) -> None:
        """Show which rows lie on the table now."""
        chosen = QBrush(QColor(self.theme.selected)), QBrush(QColor(ink_on(self.theme.selected)))
        for row, here in enumerate(marked):
            for column in range(self.columnCount()):
                item = self.item(row, column)
                if item is not None:
                    item.setBackground(chosen[0] if here else QBrush())
                    item.setForeground(chosen[1] if here else QBrush())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the columns."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Make every column as wide as what is in it, the first one fill the rest, and show all rows at once."""
        self.resizeColumnsToContents()
        figures = sum(self.columnWidth(at) for at in range(1, self.columnCount()))
        self.setColumnWidth(0, max(_LEAST, self.viewport().width() - figures))
        rows = sum(self.rowHeight(row) for row in range(self.rowCount()))
        self.setFixedHeight(self.horizontalHeader().height() + rows + 2 * self.frameWidth())

    def _head(self, goal: BlockGoal) -> str:
        return self._texts.say(f"blocks.column.{goal.value}")


def _cell(words: str, *, is_number: bool) -> QTableWidgetItem:
    item = QTableWidgetItem(words)
    item.setToolTip(words)
    side = Qt.AlignmentFlag.AlignRight if is_number else Qt.AlignmentFlag.AlignLeft
    item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
    return item
