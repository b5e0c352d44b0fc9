"""Where OBS listens and with which password, as the window was told; kept as the overlay's tokens are."""

import json
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from simulator.formats.overlay_secrets import secrets_file
from simulator.formats.private_file import write_private

USUAL_ADDRESS = "127.0.0.1:4455"
"""Where OBS listens on the same computer unless it is told otherwise."""


@dataclass(frozen=True, slots=True)
class ObsAccess:
    """The address of OBS as HOST or HOST:PORT, and the password that is set there ("" for none)."""

    address: str = USUAL_ADDRESS
    password: str = field(default="", repr=False)


def obs_access_file() -> Path:
    """Where it is kept on this system."""
    return secrets_file().with_name("overlay-obs.json")


@dataclass(frozen=True, slots=True)
class ObsAccessFile:
    """Reads and writes it in a file that only its user may read."""

    file: Path

    def load(self) -> ObsAccess:
        """What is kept; the usual address and no password where that makes no sense."""
        try:
            address, password = json.loads(self.file.read_text(encoding="utf-8"))
        except (OSError, ValueError, TypeError):
            return ObsAccess()
        good = isinstance(address, str) and isinstance(password, str)
        return ObsAccess(address, password) if good else ObsAccess()

    def keep(self, access: ObsAccess) -> None:
        """Keep it. Where that cannot be done it is good for this run alone."""
        with suppress(OSError):
            write_private(self.file, json.dumps([access.address, access.password]))
