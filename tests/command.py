"""A command run in process, as the shell would run it."""

import io
import json
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from simulator.cli import main


@dataclass(frozen=True)
class Answer:
    status: int
    out: str
    err: str

    @property
    def json(self) -> dict[str, Any]:
        return json.loads(self.out)


class Commands:
    """Runs commands on boards: notation as an argument, a scenario as a file."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __call__(self, command: str, board: str, *arguments: str) -> Answer:
        return run(command, self._argument(board), *arguments)

    def _argument(self, board: str) -> str:
        if not board.startswith("{"):
            return board
        path = self._folder / "board.combat.json"
        path.write_text(board, encoding="utf-8")
        return str(path)


def run(*argv: str) -> Answer:
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        status = main(list(argv))
    return Answer(status, out.getvalue(), err.getvalue())


def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """A locale that asks for no language, in the encoding that Qt wants."""
    for word in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(word, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
