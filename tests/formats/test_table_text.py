"""Tables as CSV and JSON: exact, readable by others, and harmless in a spreadsheet."""

import csv
import io
import json

from simulator.formats.table_text import csv_table, json_table

HEADS = ("Leaves", "Ways")
ROWS = [["B1, 熊", 10**30], ["=1+1", 2]]


def test_csv_keeps_commas_japanese_and_large_numbers() -> None:
    read = list(csv.reader(io.StringIO(csv_table(HEADS, ROWS).decode("utf-8-sig"))))
    assert read == [["Leaves", "Ways"], ["B1, 熊", str(10**30)], ["'=1+1", "2"]]


def test_json_names_every_cell() -> None:
    read = json.loads(json_table({"count": 3}, HEADS, ROWS))
    assert read == {"count": 3, "rows": [{"Leaves": "B1, 熊", "Ways": 10**30}, {"Leaves": "=1+1", "Ways": 2}]}
