"""A list to choose from and a box to tick, whose marks are drawn in the theme's inks: a style sheet takes them away."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QCheckBox, QComboBox, QStyle, QStyleOptionComboBox, QStylePainter, QWidget

_STROKE = 1.8
_SIDE = 16.0
_GAP = 8


class ChoiceBox(QComboBox):
    """A combo box with its arrow; the wheel turns it only where it has the focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The box as the style draws it, with words too long for it shortened, then the arrow."""
        del event
        self._paint_box()
        if not self.isEnabled():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(_pen(self.palette().color(QPalette.ColorRole.PlaceholderText)))
        x, y = self.width() - 15.0, self.height() / 2
        painter.drawPolyline(QPolygonF([QPointF(x - 4, y - 2), QPointF(x, y + 2), QPointF(x + 4, y - 2)]))
        painter.end()

    def _paint_box(self) -> None:
        box, option = QStyle.ComplexControl.CC_ComboBox, QStyleOptionComboBox()
        self.initStyleOption(option)
        field = self.style().subControlRect(box, option, QStyle.SubControl.SC_ComboBoxEditField, self)
        cut_off = Qt.TextElideMode.ElideRight
        option.currentText = self.fontMetrics().elidedText(option.currentText, cut_off, field.width())
        painter = QStylePainter(self)
        painter.drawComplexControl(box, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()


class TickBox(QCheckBox):
    """A check box whose box and tick can be seen in every theme."""

    def sizeHint(self) -> QSize:
        """Room for the box, the words, and the focus ring."""
        words = self.fontMetrics().horizontalAdvance(self.text())
        return QSize(int(_SIDE) + _GAP + words + 6, max(24, self.fontMetrics().height() + 6))

    def minimumSizeHint(self) -> QSize:
        """The words are never cut."""
        return self.sizeHint()

    def hitButton(self, _pos: object) -> bool:
        """The words are as good to click as the box."""
        return True

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Box, tick, words."""
        colors = self.palette()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(2, (self.height() - _SIDE) / 2, _SIDE, _SIDE)
        ring = QPalette.ColorRole.Link if self.hasFocus() else QPalette.ColorRole.PlaceholderText
        painter.setPen(QPen(colors.color(ring), 1.6 if self.hasFocus() else 1.2))
        painter.setBrush(colors.color(QPalette.ColorRole.Highlight if self.isChecked() else QPalette.ColorRole.Base))
        painter.drawRoundedRect(box, 4, 4)
        if self.isChecked():
            painter.setPen(_pen(colors.color(QPalette.ColorRole.HighlightedText)))
            corners = ((3.5, 8.5), (6.8, 11.8), (12.5, 4.8))
            painter.drawPolyline(QPolygonF([box.topLeft() + QPointF(x, y) for x, y in corners]))
        painter.setPen(colors.color(QPalette.ColorRole.WindowText))
        words = QRectF(box.right() + _GAP, 0, self.width() - box.right() - _GAP, self.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.text())
        painter.end()


def _pen(color: QColor) -> QPen:
    pen = QPen(color, _STROKE)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen
