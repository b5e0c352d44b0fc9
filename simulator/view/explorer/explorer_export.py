"""What the explorer hands out: its table as CSV and JSON, the chart that is seen as PNG and SVG, a report as HTML."""

from enum import StrEnum

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPaintDevice
from PySide6.QtWidgets import QWidget

from simulator.formats.assignment_text import assignment_text
from simulator.formats.table_text import Cell, csv_table, json_table
from simulator.view.explorer.explorer_dock import ExplorerDock
from simulator.view.explorer.explorer_report import report
from simulator.view.table.painting import painting
from simulator.view.table.picture import png, svg


class ExportKind(StrEnum):
    """A kind of file, by its suffix."""

    CSV = ".csv"
    JSON = ".json"
    PNG = ".png"
    SVG = ".svg"
    HTML = ".html"


def exported(dock: ExplorerDock, kind: ExportKind) -> bytes:
    """The file that shows what the dock shows."""
    writers = {
        ExportKind.CSV: lambda: csv_table(*result_table(dock)),
        ExportKind.JSON: lambda: json_table(_told(dock), *result_table(dock)),
        ExportKind.PNG: lambda: png(dock.picture.grab().toImage()),
        ExportKind.SVG: lambda: svg_of(dock.picture, dock.heading.text()),
        ExportKind.HTML: lambda: report(dock, *result_table(dock)),
    }
    return writers[kind]()


def svg_of(widget: QWidget, title: str) -> bytes:
    """A widget as SVG; text stays text."""

    def draw(page: QPaintDevice) -> None:
        with painting(page) as painter:
            # A chart's own `render` would be another one: that of its scene alone.
            QWidget.render(widget, painter, QPoint())

    return svg(widget.size(), title, draw)


def _told(dock: ExplorerDock) -> dict[str, int | None]:
    explored = dock.explored
    return {"count": explored.count if explored else 0, "distinct": explored.distinct if explored else 0}


def result_table(dock: ExplorerDock) -> tuple[list[str], list[list[Cell]]]:
    """The distinct results as they are sorted: words for who leaves, numbers for all else, an example last."""
    page, texts = dock.results, dock.texts
    measures = dock.explored.measures if dock.explored else ()
    heads = [texts.say("explorer.column.leaves"), *map(page.measure_words, measures)]
    heads += [texts.say("explorer.column.assignments"), texts.say("explorer.column.example")]
    rows: list[list[Cell]] = [
        [page.leaving(row), *row.measures, row.count, assignment_text(row.example.nested())] for row in page.model.rows
    ]
    return heads, rows
