"""A column that scrolls: nothing in it lies over anything else, however narrow it is."""

from PySide6.QtWidgets import QApplication, QGraphicsView, QLabel, QSizePolicy, QWidget
from pytestqt.qtbot import QtBot

from simulator.view.look.scrolled_column import ScrolledColumn

LONG = "Every block that the rules allow is gone through, and the attacking side divides its damage. " * 3


def test_nothing_lies_over_anything_else(qtbot: QtBot, qapp: QApplication) -> None:
    """Texts that wrap around something that may grow, as a chart does."""
    page, chart = QWidget(), QGraphicsView()
    qtbot.addWidget(page)
    area = ScrolledColumn(page)
    chart.setMinimumHeight(300)
    chart.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
    labels = [QLabel(LONG), QLabel(LONG)]
    for label in labels:
        label.setWordWrap(True)
    area.column.addWidget(labels[0])
    area.column.addWidget(chart, 1)
    area.column.addWidget(labels[1])
    page.resize(240, 120)
    page.show()
    for times in (1, 2):
        labels[0].setText(LONG * times)
        qapp.processEvents()
        assert all(label.height() >= label.heightForWidth(label.width()) for label in labels)
        assert labels[0].geometry().bottom() < chart.geometry().top()
        assert chart.geometry().bottom() < labels[1].geometry().top()
