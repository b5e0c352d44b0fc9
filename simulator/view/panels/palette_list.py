"""The list beside the table: creatures, players, effects, scenarios and more, each to be dragged or opened."""

from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QMimeData,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
    QUrl,
    Signal,
)
from PySide6.QtGui import QBrush, QFont, QFontMetricsF, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from simulator.controller.board_state import Seat
from simulator.controller.palette import PaletteEntry
from simulator.view.look.style import Style, color
from simulator.view.panels.entry_drag import drag, effect_mime, entry_mime
from simulator.view.table.painting import fill_rounded, write


@dataclass(frozen=True, slots=True)
class EffectKey:
    """An effect of the palette, by its key."""

    key: str


Content: TypeAlias = PaletteEntry | EffectKey | Path
_Index = QModelIndex | QPersistentModelIndex
_ROW, _HEADING = 30, 34
_AFTER_ALL = Qt.EventPriority.LowEventPriority.value
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


@dataclass(frozen=True, slots=True)
class PaletteRow:
    """One row: a heading (no content), an entry, an effect, or a scenario's file."""

    name: str
    about: str = ""
    content: Content | None = None


class PaletteList(QListWidget):
    """`taken` tells a content and the side of the table where it is to go."""

    taken = Signal(object, Seat)

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._delegate = _RowDelegate(style, self)
        self.setItemDelegate(self._delegate)
        self.setDragEnabled(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        self.itemDoubleClicked.connect(lambda item: self._take(item, Seat.NEAR))

    def set_style(self, style: Style) -> None:
        """Draw in other colours."""
        self._delegate.style_worn = style
        self.viewport().update()

    def show_rows(self, rows: tuple[PaletteRow, ...]) -> None:
        """Show these rows."""
        self.clear()
        for row in rows:
            self.addItem(_RowItem(row))

    def rows(self) -> tuple[PaletteRow, ...]:
        """The rows that are shown."""
        items = (self.item(place) for place in range(self.count()))
        return tuple(item.row for item in items if isinstance(item, _RowItem))

    def startDrag(self, _actions: Qt.DropAction) -> None:
        """Take the current row in hand."""
        item = self.currentItem()
        if isinstance(item, _RowItem) and item.row.content is not None:
            drag(self, _mime(item.row.content), item.row.name, item.row.about, self._delegate.style_worn)
            # The pointer has gone away with what it holds, and Qt does not tell: a row would stay lit. What came before
            # the drag is still waiting to be told.
            QCoreApplication.postEvent(self.viewport(), QEvent(QEvent.Type.Leave), _AFTER_ALL)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter puts the current row at the near side, Shift+Enter at the far side."""
        if event.key() in _ENTER and self.currentItem() is not None:
            shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self._take(self.currentItem(), Seat.FAR if shifted else Seat.NEAR)
            return
        super().keyPressEvent(event)

    def _take(self, item: QListWidgetItem, seat: Seat) -> None:
        if isinstance(item, _RowItem) and item.row.content is not None:
            self.taken.emit(item.row.content, seat)


class _RowItem(QListWidgetItem):
    """One row of the list; headings can be neither chosen nor dragged."""

    def __init__(self, row: PaletteRow) -> None:
        super().__init__(f"{row.name}  {row.about}" if row.about else row.name)
        self.row = row
        self.setToolTip(self.text())
        if row.content is None:
            self.setFlags(Qt.ItemFlag.NoItemFlags)
        else:
            self.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsDragEnabled)


class _RowDelegate(QStyledItemDelegate):
    """Draws a row: the name, and what it is at its right."""

    def __init__(self, style: Style, view: PaletteList) -> None:
        super().__init__(view)
        self.style_worn = style
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Headings have more room above."""
        item = self._view.itemFromIndex(index)
        heading = isinstance(item, _RowItem) and item.row.content is None
        return QSize(100, _HEADING if heading else _ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Draw one row."""
        item = self._view.itemFromIndex(index)
        if not isinstance(item, _RowItem):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if item.row.content is None:
            self._heading(painter, option, item.row)
        else:
            self._entry(painter, option, item.row)
        painter.restore()

    def _heading(self, painter: QPainter, option: QStyleOptionViewItem, row: PaletteRow) -> None:
        theme, fonts = self.style_worn.theme, self.style_worn.fonts
        box = option.rect.toRectF().adjusted(2, 12, 0, 0)
        write(painter, box, row.name.upper(), fonts.font(11, bold=True), theme.muted, _LEFT)

    def _entry(self, painter: QPainter, option: QStyleOptionViewItem, row: PaletteRow) -> None:
        theme, fonts = self.style_worn.theme, self.style_worn.fonts
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        box = option.rect.toRectF().adjusted(0, 1, -4, -2)
        rim = QPen(color(theme.link if chosen else theme.muted)) if chosen or hovered else None
        fill_rounded(painter, box, 7, QBrush(color(theme.raised)), rim)
        font = fonts.font(13)
        inner = box.adjusted(9, 0, -9, 0)
        name = _name_width(inner.width() - 8, _width(font, row.name), _width(font, row.about))
        write(painter, inner.adjusted(0, 0, name - inner.width(), 0), row.name, font, theme.text, _LEFT)
        write(painter, inner.adjusted(name + 8, 0, 0, 0), row.about, font, theme.muted, _RIGHT)


def _width(font: QFont, words: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(words) + 1


def _name_width(width: float, name: float, about: float) -> float:
    """How much of a row the name has: what it needs, at least half of the row where both texts are too long."""
    return min(name, max(width / 2, width - about))


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def _mime(content: Content) -> QMimeData:
    if isinstance(content, Path):
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(content))])
        return data
    return effect_mime(content.key) if isinstance(content, EffectKey) else entry_mime(content)
