"""Scenarios as a grid of pictures with titles; pictures in sight are drawn while nothing else is to be done."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap, QTextLayout
from PySide6.QtWidgets import (
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from simulator.rules.messages import Message
from simulator.rules.objects import LocalText
from simulator.view.look.style import Theme

PICTURE = QSize(252, 224)
_CELL = QSize(274, 330)
_Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class GalleryEntry:
    """One scenario: its file, title, what it shows, and the chapter that it belongs to."""

    path: Path
    title: LocalText
    notes: LocalText
    chapter: Message


class Gallery(QListWidget):
    """The grid. `opened` tells the path of a scenario that was chosen. `draw` makes a picture of `PICTURE`'s shape."""

    opened = Signal(Path)

    def __init__(self, theme: Theme, draw: Callable[[Path], QPixmap], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draw = draw
        self._delegate = _CellDelegate(theme, self)
        self._wanted: list[_Item] = []
        self._idle = QTimer(self)
        self._idle.setInterval(0)
        self._idle.timeout.connect(self._draw_next)
        self.setItemDelegate(self._delegate)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setGridSize(_CELL)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.itemActivated.connect(self._open)
        self.itemClicked.connect(self._open)

    @property
    def is_drawing(self) -> bool:
        """Whether there is still a picture in sight to be drawn."""
        return self._idle.isActive()

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours, the pictures anew."""
        self._delegate.theme = theme
        self.redraw()

    def show_entries(self, entries: tuple[GalleryEntry, ...], name: Callable[[LocalText], str]) -> None:
        """Show these scenarios; `name` reads a text in the present language."""
        self._wanted.clear()
        self.clear()
        for entry in entries:
            self.addItem(_Item(entry, name(entry.title), name(entry.notes)))

    def filter(self, typed: str, chapter: Message | None) -> int:
        """Show only those of a chapter (None: of all) with all the words in title or notes; gives how many are left."""
        words = typed.casefold().split()
        for item in self._cells():
            wanted = chapter in (None, item.entry.chapter) and all(word in item.searched for word in words)
            item.setHidden(not wanted)
        return sum(not item.isHidden() for item in self._cells())

    def redraw(self) -> None:
        """Draw the pictures anew."""
        for item in self._cells():
            item.picture = None
        self.viewport().update()

    def want_picture(self, item: "_Item") -> None:
        """A cell in sight has no picture yet: draw it soon."""
        if item not in self._wanted:
            self._wanted.append(item)
            self._idle.start()

    def _cells(self) -> list["_Item"]:
        items = (self.item(row) for row in range(self.count()))
        return [item for item in items if isinstance(item, _Item)]

    def _draw_next(self) -> None:
        if not self._wanted:
            self._idle.stop()
            return
        item = self._wanted.pop(0)
        # Scrolled away in the meantime, it is wanted again when it comes back.
        if self._is_in_sight(item):
            item.picture = self._draw(item.entry.path)
            self.update(self.indexFromItem(item))

    def _is_in_sight(self, item: "_Item") -> bool:
        place = self.visualItemRect(item)
        return self.isVisible() and not item.isHidden() and self.viewport().rect().intersects(place)

    def _open(self, item: QListWidgetItem) -> None:
        if isinstance(item, _Item):
            self.opened.emit(item.entry.path)


class _Item(QListWidgetItem):
    """One cell: what it opens, and its picture once it is drawn."""

    def __init__(self, entry: GalleryEntry, title: str, notes: str) -> None:
        super().__init__(title)
        self.entry = entry
        self.notes = notes
        self.searched = f"{title} {notes} {entry.path.stem}".casefold()
        self.picture: QPixmap | None = None
        self.setToolTip(notes)
        self.setData(Qt.ItemDataRole.AccessibleDescriptionRole, notes)


class _CellDelegate(QStyledItemDelegate):
    """Draws a cell: the picture with round corners, the title, the beginning of the notes."""

    def __init__(self, theme: Theme, gallery: Gallery) -> None:
        super().__init__(gallery)
        self.theme = theme
        self._gallery = gallery

    def sizeHint(self, _option: QStyleOptionViewItem, _index: _Index) -> QSize:
        """The same for all."""
        return _CELL

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Draw one cell."""
        item = self._gallery.itemFromIndex(index)
        if not isinstance(item, _Item):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if item.picture is None:
            self._gallery.want_picture(item)
        picture = QRect(option.rect.topLeft() + QPoint(2, 2), PICTURE)
        lit = QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected
        self._draw_picture(painter, item.picture, picture, lit=bool(option.state & lit))
        self._write(painter, item, picture.translated(0, PICTURE.height() + 8))
        painter.restore()

    def _draw_picture(self, painter: QPainter, picture: QPixmap | None, place: QRect, *, lit: bool) -> None:
        path = QPainterPath()
        path.addRoundedRect(QRectF(place), 10, 10)
        painter.fillPath(path, QColor(self.theme.table_edge))
        if picture is not None:
            painter.setClipPath(path)
            painter.drawPixmap(place, picture)
            painter.setClipping(False)
        painter.setPen(QPen(QColor(self.theme.link if lit else self.theme.line), 2 if lit else 1))
        painter.drawPath(path)

    def _write(self, painter: QPainter, item: _Item, place: QRect) -> None:
        font = QFont(self._gallery.font())
        font.setBold(True)
        below = self._lines(painter, item.text(), font, self.theme.text, place)
        font.setBold(False)
        self._lines(painter, item.notes, font, self.theme.muted, below.adjusted(0, 2, 0, 0))

    def _lines(self, painter: QPainter, words: str, font: QFont, ink: str, place: QRect) -> QRect:
        """Up to two lines, the last one cut where there is more to say; gives the place below them."""
        painter.setFont(font)
        painter.setPen(QColor(ink))
        metrics = painter.fontMetrics()
        layout = QTextLayout(words, font)
        layout.beginLayout()
        top = place.top()
        for last in (False, True):
            line = layout.createLine()
            if not line.isValid():
                break
            line.setLineWidth(place.width())
            rest = words[line.textStart() :] if last else words[line.textStart() :][: line.textLength()]
            shown = metrics.elidedText(rest, Qt.TextElideMode.ElideRight, place.width())
            painter.drawText(QPointF(place.left(), top + metrics.ascent()), shown)
            top += metrics.lineSpacing()
        layout.endLayout()
        return QRect(place.left(), top, place.width(), place.height())
