"""What the explorer hands out: its table as CSV and JSON, the chart that is seen as PNG and SVG, a report as HTML."""

from enum import StrEnum
from html import escape

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPaintDevice
from PySide6.QtWidgets import QWidget

from simulator.controller.board_state import BoardState
from simulator.controller.explored import Explored
from simulator.formats.assignment_text import assignment_text
from simulator.formats.table_text import Cell, csv_table, json_table
from simulator.view.explorer.chart_marks import percent
from simulator.view.explorer.explorer_dock import ExplorerDock
from simulator.view.look.digits import grouped
from simulator.view.look.sentences import as_plain
from simulator.view.look.style import THEMES, Style, ThemeId
from simulator.view.look.texts import Texts
from simulator.view.table.painting import painting
from simulator.view.table.picture import Canvas, Painting, png, svg

_SHOWN_IN_REPORT = 24


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
        ExportKind.CSV: lambda: csv_table(*_table(dock)),
        ExportKind.JSON: lambda: json_table(_told(dock), *_table(dock)),
        ExportKind.PNG: lambda: png(dock.picture.grab().toImage()),
        ExportKind.SVG: lambda: svg_of(dock.picture, dock.heading.text()),
        ExportKind.HTML: lambda: report(dock),
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


def _table(dock: ExplorerDock) -> tuple[list[str], list[list[Cell]]]:
    """The distinct results as they are sorted: words for who leaves, numbers for all else, an example last."""
    page, texts = dock.results, dock.texts
    measures = dock.explored.measures if dock.explored else ()
    heads = [texts.say("explorer.column.leaves"), *map(page.measure_words, measures)]
    heads += [texts.say("explorer.column.assignments"), texts.say("explorer.column.example")]
    rows: list[list[Cell]] = [
        [page.leaving(row), *row.measures, row.count, assignment_text(row.example.nested())] for row in page.model.rows
    ]
    return heads, rows


def report(dock: ExplorerDock) -> bytes:
    """One combat on one sheet: the table, why it may be so, and the results. Nothing is loaded from elsewhere."""
    state, texts = dock.state, dock.texts
    if state is None:
        return b""
    title = texts.name(state.title) or texts.say("window.untitled")
    style = Style(THEMES[ThemeId.LIGHT], dock.results.look.fonts)
    picture = Painting(texts, style, Canvas(1000, 560)).svg(state, title).decode("utf-8")
    picture = picture[picture.index("<svg") :]
    parts = [f"<h1>{escape(title)}</h1>", f"<figure>{picture}</figure>", *_reasons(state, texts)]
    if dock.explored is not None:
        parts += _results(dock, dock.explored)
    body = "\n".join(parts)
    language = texts.language.value
    page = _PAGE.format(language=language, title=escape(title), body=body)
    return page.encode("utf-8")


def _reasons(state: BoardState, texts: Texts) -> list[str]:
    if not state.why:
        return []
    lines = "".join(f"<li>{escape(as_plain(texts, sentence, state))}</li>" for sentence in state.why)
    return [f"<h2>{escape(texts.say('window.why.title'))}</h2>", f"<ul>{lines}</ul>"]


def _results(dock: ExplorerDock, explored: Explored) -> list[str]:
    heads, rows = _table(dock)
    # Counts of the report are for the eye: grouped, with their share.
    shown = rows[:_SHOWN_IN_REPORT]
    head = "".join(f"<th>{escape(one)}</th>" for one in heads)
    lines = "".join(
        "<tr>" + "".join(f"<td>{escape(_for_the_eye(cell))}</td>" for cell in row) + "</tr>" for row in shown
    )
    listed = sum(row.count for row in dock.results.model.rows[:_SHOWN_IN_REPORT])
    summary = escape(dock.summary.text())
    if len(shown) < len(rows):
        summary += f" · {percent(listed, explored.count or 0)}"
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{lines}</tbody></table>" if rows else ""
    return [f"<h2>{escape(dock.texts.say('explorer.tab.results'))}</h2>", f"<p>{summary}</p>", table]


def _for_the_eye(cell: Cell) -> str:
    return grouped(cell) if isinstance(cell, int) and cell >= 0 else str(cell)


_PAGE = """<!DOCTYPE html>
<html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>
<style>
@page {{ size: A4; margin: 12mm; }}
body {{ font: 12px/1.45 "Noto Sans", "Noto Sans CJK JP", sans-serif; color: #201d18; max-width: 186mm; margin: auto; }}
h1 {{ font-size: 20px; margin: 8px 0; }}
h2 {{ font-size: 14px; margin: 12px 0 4px; }}
figure {{ margin: 0; border: 1px solid #cdc6b8; border-radius: 8px; overflow: hidden; }}
figure svg {{ display: block; width: 100%; height: auto; max-height: 105mm; }}
ul {{ margin: 0; padding-left: 18px; columns: 2; }}
table {{ border-collapse: collapse; width: 100%; }}
th, td {{ border-bottom: 1px solid #cdc6b8; padding: 2px 6px; text-align: right; font-variant-numeric: tabular-nums; }}
th:first-child, td:first-child, th:last-child, td:last-child {{ text-align: left; }}
</style></head><body>
{body}
</body></html>
"""
