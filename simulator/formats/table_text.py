"""Tables for other programs: as CSV with a head line, and as JSON."""

import csv
import io
import json
from collections.abc import Mapping, Sequence
from typing import TypeAlias

Cell: TypeAlias = str | int


def csv_table(heads: Sequence[str], rows: Sequence[Sequence[Cell]]) -> bytes:
    """A table as CSV, UTF-8 with a mark in front so that spreadsheets read Japanese; integers are exact."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow([_harmless(head) for head in heads])
    writer.writerows([[_harmless(cell) for cell in row] for row in rows])
    return text.getvalue().encode("utf-8-sig")


def json_table(told: Mapping[str, int | None], heads: Sequence[str], rows: Sequence[Sequence[Cell]]) -> bytes:
    """A table as JSON: `told`, and under "rows" one object for each row, by the heads."""
    listed = [dict(zip(heads, row, strict=True)) for row in rows]
    return (json.dumps({**told, "rows": listed}, ensure_ascii=False, indent=2) + "\n").encode("utf-8")


def _harmless(cell: Cell) -> Cell:
    """Text that a spreadsheet would take for a formula, made text again."""
    return "'" + cell if isinstance(cell, str) and cell[:1] in ("=", "+", "-", "@", "\t", "\r") else cell
