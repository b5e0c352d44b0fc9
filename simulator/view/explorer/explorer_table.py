"""The table of distinct results: sorted by any column, the present assignment's row marked."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QBrush, QColor, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QTableView

from simulator.controller.explored import ResultRow
from simulator.view.look.style import Theme, ink_on

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
_LEAST = 100


@dataclass(frozen=True, slots=True)
class Column:
    """One column: its head, what a row shows there, by what it is sorted, and whether it is a number."""

    head: str
    words: Callable[[ResultRow], str]
    key: Callable[[ResultRow], int | str]
    is_number: bool = True


class ResultModel(QAbstractTableModel):
    """Rows and columns. Sorting is done here: Qt would cut counts to 64 bits."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._columns: Sequence[Column] = ()
        self._rows: list[ResultRow] = []
        self._sorted_by: tuple[int, Qt.SortOrder] | None = None

    @property
    def rows(self) -> Sequence[ResultRow]:
        """The rows as they are sorted."""
        return self._rows

    @property
    def columns(self) -> Sequence[Column]:
        """The columns from left to right."""
        return self._columns

    def show_rows(self, columns: Sequence[Column], rows: Sequence[ResultRow], theme: Theme) -> None:
        """Show these; the sorting stays while there are as many columns."""
        self.beginResetModel()
        if len(columns) != len(self._columns):
            self._sorted_by = None
        self._columns, self._rows, self._theme = columns, list(rows), theme
        if self._sorted_by is not None:
            self._sort(*self._sorted_by)
        self.endResetModel()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; equal rows keep their order."""
        if not 0 <= column < len(self._columns):
            return
        self.layoutAboutToBeChanged.emit()
        self._sorted_by = column, order
        self._sort(column, order)
        self.layoutChanged.emit()

    def _sort(self, column: int, order: Qt.SortOrder) -> None:
        self._rows.sort(key=self._columns[column].key, reverse=order is Qt.SortOrder.DescendingOrder)

    def rowCount(self, _parent: Index = _NOWHERE) -> int:
        """How many results there are."""
        return len(self._rows)

    def columnCount(self, _parent: Index = _NOWHERE) -> int:
        """How many columns there are."""
        return len(self._columns)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | Qt.AlignmentFlag | None:
        """The heads of the columns."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._columns[section].head
            case Qt.ItemDataRole.TextAlignmentRole:
                return _side(self._columns[section])
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """One cell."""
        row, column = self._rows[index.row()], self._columns[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole:
                return column.words(row)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _side(column)
            case Qt.ItemDataRole.BackgroundRole if row.here:
                return QBrush(QColor(self._theme.selected))
            case Qt.ItemDataRole.ForegroundRole if row.here:
                return QBrush(QColor(ink_on(self._theme.selected)))
        return None


def _side(column: Column) -> Qt.AlignmentFlag:
    """Numbers stand at the right, below their heads."""
    side = Qt.AlignmentFlag.AlignRight if column.is_number else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


class ResultTable(QTableView):
    """The table of a `ResultModel`; the first column takes the room that the figures leave."""

    def __init__(self, model: ResultModel) -> None:
        super().__init__()
        self.setModel(model)
        self.setSortingEnabled(True)
        header = self.horizontalHeader()
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        header.setHighlightSections(False)
        header.setMinimumSectionSize(44)
        self.verticalHeader().hide()
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses the current row; elsewhere in the window it deals damage, which must not happen as well."""
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the columns."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Make every column as wide as what is in it, and the first one fill the rest."""
        self.resizeColumnsToContents()
        figures = sum(self.columnWidth(at) for at in range(1, self.model().columnCount()))
        least = max(_LEAST, self.horizontalHeader().sectionSizeHint(0))
        self.setColumnWidth(0, max(least, self.viewport().width() - figures))
