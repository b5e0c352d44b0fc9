"""Taking an entry of the palette in hand: a real drag, so that it can be dropped anywhere on the table."""

from PySide6.QtCore import QByteArray, QMimeData, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QDrag, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from simulator.controller.palette import PaletteEntry
from simulator.view.look.style import Style, color
from simulator.view.panels.palette_book import line_of
from simulator.view.table.drop_border import EFFECT_MIME, ENTRY_MIME
from simulator.view.table.painting import fill_rounded, painting, write

_GHOST = QSize(180, 44)


def entry_mime(entry: PaletteEntry) -> QMimeData:
    """The entry as its line of text."""
    data = QMimeData()
    data.setData(ENTRY_MIME, QByteArray(line_of(entry).encode("utf-8")))
    return data


def effect_mime(key: str) -> QMimeData:
    """An effect by its key."""
    data = QMimeData()
    data.setData(EFFECT_MIME, QByteArray(key.encode("utf-8")))
    return data


def drag(source: QWidget, data: QMimeData, name: str, about: str, style: Style) -> None:
    """Hold the data under the pointer until it is dropped; blocks while the person drags."""
    held = QDrag(source)
    held.setMimeData(data)
    held.setPixmap(_ghost(name, about, style, source.devicePixelRatioF()))
    held.setHotSpot(QPoint(20, _GHOST.height() // 2))
    held.exec(Qt.DropAction.CopyAction)


def _ghost(name: str, about: str, style: Style, ratio: float) -> QPixmap:
    pixmap = QPixmap(_GHOST * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    theme, fonts = style.theme, style.fonts
    with painting(pixmap) as painter:
        box = QRectF(1, 1, _GHOST.width() - 2, _GHOST.height() - 2)
        fill_rounded(painter, box, 9, QBrush(color(theme.card)), QPen(color(theme.selected)))
        left = Qt.AlignmentFlag.AlignLeft
        write(painter, box.adjusted(12, 4, -12, -20), name, fonts.font(13, bold=True), theme.card_ink, left)
        write(painter, box.adjusted(12, 22, -12, -3), about, fonts.font(11), theme.card_muted, left)
    return pixmap
