"""A small picture of a board, with what it is and its number of legal assignments below."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from simulator.controller.board_state import BoardState
from simulator.view.look.style import Style
from simulator.view.look.texts import Texts
from simulator.view.look.widget_look import set_look
from simulator.view.table.picture import Canvas, Painting

_TABLE = 430, 390
"""The size in px of the table that is drawn; the picture is smaller."""
_WIDTH = 213


class BoardThumbnail(QWidget):
    """Draws a board only when it is another, or is to look otherwise; in a narrow place the drawing is made smaller."""

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self._drawn: object = None
        self._drawing = QPixmap()
        self.title, self.picture, self.count = QLabel(), QLabel(), QLabel()
        set_look(self.title, "heading")
        set_look(self.count, "count")
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        for label in (self.title, self.picture, self.count):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            label.setWordWrap(True)
            layout.addWidget(label)

    def show_board(self, state: BoardState | None, style: Style, title: str, count: str) -> None:
        """Show this board; None where it cannot be so."""
        self.title.setText(title)
        self.count.setText(count)
        self.picture.setAccessibleName(title)
        drawn = (state, style, self._texts.language)
        if drawn != self._drawn:
            self._drawn = drawn
            self._drawing = QPixmap() if state is None else self._pixmap(state, style)
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the drawing into the new width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = round(self.width() * self._drawing.devicePixelRatio())
        fits = self._drawing.width() <= room
        smooth = Qt.TransformationMode.SmoothTransformation
        self.picture.setPixmap(self._drawing if fits else self._drawing.scaledToWidth(room, smooth))
        self.picture.setMinimumHeight(round(min(_WIDTH, self.width()) * _TABLE[1] / _TABLE[0]))

    def _pixmap(self, state: BoardState, style: Style) -> QPixmap:
        ratio = self.devicePixelRatioF()
        painting = Painting(self._texts, style, Canvas(*_TABLE, ratio * _WIDTH / _TABLE[0]))
        pixmap = QPixmap.fromImage(painting.image(state))
        pixmap.setDevicePixelRatio(ratio)
        return pixmap
