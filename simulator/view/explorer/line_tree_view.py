"""The tree of the damage steps ahead: what each comes to and how many assignments do; worked out where it is opened."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QStyleOptionViewItem, QTreeWidget, QTreeWidgetItem

from simulator.controller.board_state import BoardState
from simulator.controller.lines import rows_of
from simulator.controller.lines_view import LineRow, StepAhead, StepRows
from simulator.rules.messages import Message, message
from simulator.view.look.digits import shown
from simulator.view.look.sentences import as_plain
from simulator.view.look.style import Theme, ink_on
from simulator.view.look.texts import Texts

_WORDS, _WAYS, _LINES = range(3)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_ROW = Qt.ItemDataRole.UserRole


class LineTreeView(QTreeWidget):
    """A row that is clicked, or chosen with Enter, tells `wanted`: a `PutLine`."""

    wanted = Signal(object)

    def __init__(self, texts: Texts, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._texts = texts
        self._state: BoardState | None = None
        self._rows: list[LineRow] = []
        self._marked: int | None = None
        self.setColumnCount(3)
        self.setAlternatingRowColors(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(_WORDS, QHeaderView.ResizeMode.Stretch)
        for column in (_WAYS, _LINES):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        self.itemExpanded.connect(self._look_into)
        self.itemClicked.connect(lambda item, _: self._put(item))

    def show_step(self, ahead: StepAhead | None, seen: StepRows, state: BoardState | None) -> None:
        """Show this step's rows, closed."""
        self._state, self._marked = state, None
        self._rows = []
        self.clear()
        say = self._texts.say
        self.setHeaderLabels([say("lines.column.result"), say("lines.column.ways"), say("lines.column.lines")])
        for column in (_WAYS, _LINES):
            self.headerItem().setTextAlignment(column, Qt.AlignmentFlag.AlignRight)
        self.setColumnHidden(_LINES, ahead is None or ahead.tree.is_last)
        self.setRootIsDecorated(ahead is not None and not ahead.tree.is_last)
        self._add_rows(self.invisibleRootItem(), seen)

    def mark(self, place: int | None) -> None:
        """Mark the row of the assignment on the table, and no other."""
        ink = QBrush(QColor(ink_on(self.theme.selected)))
        for at, brush in ((self._marked, QBrush()), (place, ink)):
            item = None if at is None else self.topLevelItem(at)
            for column in range(self.columnCount() if item else 0):
                assert item is not None
                item.setForeground(column, brush)
        self._marked = place
        here = None if place is None else self.topLevelItem(place)
        if here is not None:
            self.scrollToItem(here)
        self.viewport().update()

    def drawRow(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Lay the mark under the row: the style sheet leaves out what items ask for."""
        if index.row() == self._marked and not index.parent().isValid():
            left = self.visualRect(self.model().index(index.row(), _WORDS)).left()
            painter.fillRect(option.rect.adjusted(left, 0, 0, 0), QColor(self.theme.selected))
        super().drawRow(painter, option, index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter puts the current row on the table, and does not also deal damage as it does elsewhere."""
        item = self.currentItem()
        if event.key() in _ENTER and item is not None:
            self._put(item)
            return
        super().keyPressEvent(event)

    def row_of(self, item: QTreeWidgetItem) -> LineRow | None:
        """The branch that an item shows; None for a line between branches."""
        place = item.data(_WORDS, _ROW)
        return None if place is None else self._rows[place]

    def _add_rows(self, parent: QTreeWidgetItem, seen: StepRows) -> None:
        for row in seen.rows:
            item = QTreeWidgetItem([self._said(row.words), shown(row.number), shown(row.lines)])
            item.setToolTip(_WORDS, item.text(_WORDS))
            for column in (_WAYS, _LINES):
                item.setTextAlignment(column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            if row.then is not None:
                item.setChildIndicatorPolicy(QTreeWidgetItem.ChildIndicatorPolicy.ShowIndicator)
            parent.addChild(item)
            item.setData(_WORDS, _ROW, len(self._rows))
            self._rows.append(row)
        if seen.missing:
            self._add_note(parent, self._said(message("lines.more", n=seen.missing)))
        if seen.refused is not None:
            self._add_note(parent, self._said(seen.refused))

    def _add_note(self, parent: QTreeWidgetItem, words: str) -> None:
        """A line over the whole width that is no branch."""
        item = QTreeWidgetItem([words])
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        item.setForeground(_WORDS, QBrush(QColor(self.theme.muted)))
        item.setToolTip(_WORDS, words)
        parent.addChild(item)
        item.setFirstColumnSpanned(True)

    def _look_into(self, item: QTreeWidgetItem) -> None:
        """Work out what follows a branch, the first time that somebody looks."""
        row = self.row_of(item)
        if row is None or row.then is None or item.childCount():
            return
        step = message(f"moment.{row.then.moment.value}")
        self._add_note(item, self._said(message("lines.step-count", step=step, n=row.then.assignments or 0)))
        for sentence in row.then.order:
            self._add_note(item, as_plain(self._texts, sentence, self._state))
        self._add_rows(item, rows_of(row.then))

    def _put(self, item: QTreeWidgetItem) -> None:
        row = self.row_of(item)
        if row is not None:
            self.wanted.emit(row.intent)

    def _said(self, said: Message) -> str:
        return self._texts.text(said, self._state)
