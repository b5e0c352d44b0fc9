"""The records of known answers: boards with checks, run through the commands."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
FILES = ("reports.json", "more.json")


@dataclass(frozen=True)
class Check:
    """One check of a record on its board."""

    name: str
    board: str
    told: dict[str, Any]

    @property
    def kind(self) -> str:
        return self.told["run"]


def checks() -> Iterator[Check]:
    for file in FILES:
        for record in json.loads((FOLDER / file).read_text(encoding="utf-8")):
            for number, told in enumerate(record["checks"]):
                yield _check(record, number, told)


def _check(record: dict[str, Any], number: int, told: dict[str, Any]) -> Check:
    board = told.get("board", record["board"])
    if "rules" in told:
        assert isinstance(board, dict)
        board = {**board, "rules": told["rules"]}
    text = board if isinstance(board, str) else json.dumps(board, ensure_ascii=False)
    return Check(f"{record['id']}-{number}-{told['run']}", text, told)
