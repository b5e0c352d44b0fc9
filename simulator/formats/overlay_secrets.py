"""The overlay's two tokens, kept between runs so that an address given to OBS stays good until they are renewed."""

import json
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_config_path

from simulator.formats.private_file import write_private

_SHORTEST = 32


def secrets_file() -> Path:
    """Where the tokens are kept on this system."""
    return user_config_path("combat-simulator", appauthor=False) / "overlay-tokens.json"


@dataclass(frozen=True, slots=True)
class OverlaySecrets:
    """Reads and writes the tokens in a file that only its user may read."""

    file: Path

    def load(self) -> tuple[str, str] | None:
        """The tokens to watch and to control; None where there are none that are good for anything."""
        try:
            watch, control = json.loads(self.file.read_text(encoding="utf-8"))
        except (OSError, ValueError, TypeError):
            return None
        good = all(isinstance(one, str) and len(one) >= _SHORTEST for one in (watch, control))
        return (watch, control) if good and watch != control else None

    def keep(self, watch: str, control: str) -> None:
        """Keep the tokens. Where that cannot be done they are good for this run alone."""
        with suppress(OSError):
            write_private(self.file, json.dumps([watch, control]))
