"""A report of one combat that prints on one sheet: the table, why it may be so, and the results."""

from collections.abc import Sequence
from html import escape

from simulator.formats.table_text import Cell
from simulator.view.explorer.chart_marks import percent
from simulator.view.explorer.explorer_dock import ExplorerDock
from simulator.view.explorer.sheet_layout import SheetLayout, laid_out
from simulator.view.look.digits import grouped
from simulator.view.look.sentences import as_plain
from simulator.view.look.style import THEMES, Style, ThemeId
from simulator.view.look.texts import Texts
from simulator.view.table.picture import Canvas, Painting

_MOST_ROWS = 24
"""Nobody reads more of them on a sheet."""


def report(dock: ExplorerDock, heads: Sequence[str], rows: Sequence[Sequence[Cell]]) -> bytes:
    """The report as HTML that loads nothing from elsewhere. `heads`, `rows`: the results as they are sorted."""
    state, texts = dock.state, dock.texts
    if state is None:
        return b""
    title = texts.name(state.title) or texts.say("window.untitled")
    style = Style(THEMES[ThemeId.LIGHT], dock.results.look.fonts)
    picture = Painting(texts, style, Canvas(1000, 560)).svg(state, title).decode("utf-8")
    reasons = [as_plain(texts, sentence, state) for sentence in state.why]
    shown = [[_for_the_eye(cell) for cell in row] for row in rows[:_MOST_ROWS]]
    layout = laid_out(style.fonts, reasons, heads, shown)
    parts = [f"<h1>{escape(title)}</h1>", f"<figure>{picture[picture.index('<svg') :]}</figure>"]
    parts += _reasons(texts, reasons, layout)
    if dock.explored is not None:
        parts += _results(dock, heads, shown[: layout.rows], layout)
    body = "\n".join(parts)
    page = _PAGE.format(language=texts.language.value, title=escape(title), size=layout.size, body=body)
    return page.encode("utf-8")


def _reasons(texts: Texts, reasons: Sequence[str], layout: SheetLayout) -> list[str]:
    if not reasons:
        return []
    shown = [*reasons[: layout.reasons]]
    if layout.reasons < len(reasons):
        shown.append(texts.say("explorer.report.more-reasons", n=len(reasons) - layout.reasons))
    lines = "".join(f"<li>{escape(reason)}</li>" for reason in shown)
    return [f"<h2>{escape(texts.say('window.why.title'))}</h2>", f"<ul>{lines}</ul>"]


def _results(dock: ExplorerDock, heads: Sequence[str], rows: Sequence[Sequence[str]], layout: SheetLayout) -> list[str]:
    summary = escape(dock.summary.text())
    listed = dock.results.model.rows
    if len(rows) < len(listed) and dock.explored is not None:
        share = percent(sum(row.count for row in listed[: len(rows)]), dock.explored.count or 0)
        summary += " · " + escape(dock.texts.say("explorer.report.first", n=len(rows), share=share))
    heading = f"<h2>{escape(dock.texts.say('explorer.tab.results'))}</h2>"
    return [heading, f"<p>{summary}</p>", _table(heads, rows, layout) if rows else ""]


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]], layout: SheetLayout) -> str:
    columns = "".join(f'<col style="width: {width}px">' for width in layout.columns)
    head = "".join(f"<th>{escape(one)}</th>" for one in heads)
    lines = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table>{columns}<thead><tr>{head}</tr></thead><tbody>{lines}</tbody></table>"


def _for_the_eye(cell: Cell) -> str:
    return grouped(cell) if isinstance(cell, int) and cell >= 0 else str(cell)


_PAGE = """<!DOCTYPE html>
<html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>
<style>
@page {{ size: A4; margin: 12mm; }}
body {{
  font: {size}px/1.45 "Noto Sans", "Noto Sans CJK JP", sans-serif; color: #201d18; max-width: 186mm; margin: auto;
}}
h1 {{ font-size: 1.6em; margin: 8px 0; }}
h2 {{ font-size: 1.15em; margin: 12px 0 4px; }}
p {{ margin: 4px 0; }}
figure {{ margin: 0; border: 1px solid #cdc6b8; border-radius: 8px; overflow: hidden; }}
figure svg {{ display: block; width: 100%; height: auto; max-height: 105mm; }}
ul {{ margin: 0; padding: 0; columns: 2; column-gap: 16px; }}
li {{ margin-left: 18px; break-inside: avoid; overflow-wrap: anywhere; }}
table {{ border-collapse: collapse; width: 100%; table-layout: fixed; }}
th, td {{
  border-bottom: 1px solid #cdc6b8; padding: 2px 6px; text-align: right; overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
}}
th:first-child, td:first-child, th:last-child, td:last-child {{ text-align: left; }}
</style></head><body>
{body}
</body></html>
"""
