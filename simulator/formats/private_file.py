"""Files with secrets: from their first byte on only their user may read them."""

import os
from pathlib import Path

_ONLY_THE_USER = 0o600


def write_private(file: Path, text: str) -> None:
    """Write a file in place of the one before. Raises `OSError`."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.unlink(missing_ok=True)
    opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _ONLY_THE_USER)
    with os.fdopen(opened, "w", encoding="utf-8") as writing:
        writing.write(text)
