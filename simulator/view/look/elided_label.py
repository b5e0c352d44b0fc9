"""A label of one line that is cut with an ellipsis where there is no room."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy


class ElidedLabel(QLabel):
    """One line that is cut where there is no room, and told in full when pointed at."""

    def __init__(self) -> None:
        super().__init__()
        self._words = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    @property
    def words(self) -> str:
        """All the words, also those that are cut."""
        return self._words

    @property
    def whole_width(self) -> int:
        """The width, in px, at which nothing is cut."""
        self.ensurePolished()
        return self.fontMetrics().horizontalAdvance(self._words) + 2

    def show_words(self, words: str) -> None:
        """Show these words."""
        self._words = words
        self.setToolTip(words)
        self._cut()

    def minimumSizeHint(self) -> QSize:
        """As narrow as need be."""
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut the words for the new width."""
        super().resizeEvent(event)
        self._cut()

    def _cut(self) -> None:
        self.ensurePolished()
        self.setText(self.fontMetrics().elidedText(self._words, Qt.TextElideMode.ElideRight, self.width()))
