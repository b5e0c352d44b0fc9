"""A label whose letters shrink until the text fits its width, and wrap when they may not shrink further."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget


class FittingLabel(QLabel):
    """Shows a number as large as it can, between `largest` and `smallest` px; then in several lines."""

    def __init__(self, largest: int, smallest: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._largest, self._smallest = largest, smallest
        self.setWordWrap(True)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)

    def setText(self, text: str) -> None:
        """Show a text and fit it."""
        super().setText(text)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the text to the new width."""
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """High enough for all lines at the present width."""
        return QSize(40, self.heightForWidth(max(40, self.width())))

    def _fit(self) -> None:
        sizes = range(self._largest, self._smallest, -1)
        pixels = next((size for size in sizes if self._width_at(size) <= self.width()), self._smallest)
        if self.font().pixelSize() != pixels:
            # The style sheet owns the font, so the size is given in its own words.
            self.setStyleSheet(f"font-size: {pixels}px")
        self.updateGeometry()

    def _width_at(self, pixels: int) -> int:
        font = QFont(self.font())
        font.setPixelSize(pixels)
        return QFontMetrics(font).horizontalAdvance(self.text()) + 4
