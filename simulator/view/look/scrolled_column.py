"""What scrolls up and down where its place is too low for all of it, and never sideways."""

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, QTimer
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget


class Scrolled(QScrollArea):
    """Scrolls one widget, without a frame."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)


class _Inside(QWidget):
    """As high as its layout needs at its width: by itself it would ask for less where texts are wrapped."""

    def event(self, event: QEvent) -> bool:
        """Ask for another height where the layout or the width is another."""
        answer = super().event(event)
        layout = self.layout()
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize) and layout is not None:
            self.setMinimumHeight(layout.totalMinimumHeightForWidth(self.width()))
        return answer


class ScrolledColumn(Scrolled):
    """Fills a page. `column`: the layout of what scrolls."""

    def __init__(self, page: QWidget) -> None:
        self._inside = _Inside()
        super().__init__(self._inside)
        self.column = QVBoxLayout(self._inside)
        self._top: QWidget | None = None
        # What was shown or hidden just now has its place only after the column is laid out anew.
        self._laid_out = QTimer(self, interval=0, singleShot=True)
        self._laid_out.timeout.connect(self._scroll)
        whole = QVBoxLayout(page)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self)

    def minimumSizeHint(self) -> QSize:
        """As wide as what scrolls needs, beside the scroll bar: it is never scrolled sideways."""
        least = super().minimumSizeHint()
        inside = self._inside.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        return least.expandedTo(QSize(inside, 0))

    def show_from(self, part: QWidget) -> None:
        """Scroll until this part is at the top, or as near as can be."""
        self._top = part
        self._laid_out.start()

    def _scroll(self) -> None:
        if self._top is not None:
            top = self._top.mapTo(self._inside, QPoint(0, 0)).y() - self.column.contentsMargins().top()
            self.verticalScrollBar().setValue(max(0, top))
