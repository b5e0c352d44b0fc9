"""A column that scrolls where its place is too low for all of it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget


def scrolled_column(page: QWidget) -> QVBoxLayout:
    """Fill a page with such a column; gives its layout."""
    column, area = QWidget(), QScrollArea()
    area.setWidget(column)
    area.setWidgetResizable(True)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    whole = QVBoxLayout(page)
    whole.setContentsMargins(0, 0, 0, 0)
    whole.addWidget(area)
    return QVBoxLayout(column)
