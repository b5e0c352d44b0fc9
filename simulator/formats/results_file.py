"""A file of results, one JSON object a line, that grows while it is worked on and can be gone on with later."""

import json
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Self

from simulator.formats.saving import SaveError
from simulator.rules.messages import message

KEY = "key"
"""The field that every line begins with: which result it is."""

_BEGINNING = f'{{"{KEY}": '.encode()


class ResultsFile:
    """Opened to be gone on with: `known` are the keys that it holds already; more lines come at its end.

    A line counts only with its line break: one that was cut short, as by a loss of power, is taken away.
    Raises `SaveError` for a file that cannot be read or written, or that holds something else.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            self._file: BinaryIO = path.open("a+b")
        except OSError:
            raise self._unwritable() from None
        try:
            self.known = frozenset(self._keys())
        except (ValueError, KeyError, TypeError):
            self._file.close()
            raise SaveError(message("results.other-file", path=str(path))) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, what: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def add(self, line: str) -> None:
        """Write one result, a JSON object with its key. Raises `SaveError`, such as for a full disk."""
        try:
            self._file.write(line.encode("utf-8") + b"\n")
            self._file.flush()
        except OSError:
            raise self._unwritable() from None

    def _keys(self) -> Iterator[str]:
        self._file.seek(0)
        whole = 0
        for line in self._file:
            if line.startswith(_BEGINNING) and not line.endswith(b"\n"):
                self._file.truncate(whole)
                return
            whole += len(line)
            yield str(json.loads(line)[KEY])
        if whole and not line.endswith(b"\n"):
            raise ValueError

    def _unwritable(self) -> SaveError:
        return SaveError(message("file.cannot-save", path=str(self._path)))
