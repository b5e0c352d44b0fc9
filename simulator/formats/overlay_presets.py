"""Presets of the streamer's page: what its address would say, kept by name in the system's folder for settings."""

import json
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_config_path

from simulator.formats.saving import write_whole

MOST_PRESETS = 64
MOST_CHARACTERS = 100
"""The most characters of a preset's name, and of one of its values."""
PARAMETERS = frozenset({"parts", "lang", "theme", "motion", "margin", "mirror", "delay", "key"})
"""What a preset can say."""


def presets_file() -> Path:
    """Where presets are kept on this system."""
    return user_config_path("combat-simulator", appauthor=False) / "overlay-presets.json"


@dataclass(frozen=True, slots=True)
class OverlayPresets:
    """Reads and writes presets. A file that makes no sense counts as empty."""

    file: Path

    def all(self) -> dict[str, dict[str, str]]:
        """Every preset by name."""
        try:
            read = json.loads(self.file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        named = read.items() if isinstance(read, dict) else ()
        return {name: _parameters(values) for name, values in named if isinstance(values, dict)}

    def keep(self, name: str, parameters: dict[str, str]) -> bool:
        """Keep a preset under a name; False where the name is too long or there are too many. Raises `SaveError`."""
        presets = self.all()
        full = name not in presets and len(presets) >= MOST_PRESETS
        if full or not name or len(name) > MOST_CHARACTERS:
            return False
        self._write({**presets, name: _parameters(parameters)})
        return True

    def forget(self, name: str) -> None:
        """Forget a preset. Raises `SaveError`."""
        presets = self.all()
        if presets.pop(name, None) is not None:
            self._write(presets)

    def _write(self, presets: dict[str, dict[str, str]]) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self.file, json.dumps(presets, ensure_ascii=False, indent=1).encode("utf-8"))


def _parameters(values: dict[str, str]) -> dict[str, str]:
    """Only what a preset can say."""
    return {
        name: value
        for name, value in values.items()
        if name in PARAMETERS and isinstance(value, str) and len(value) <= MOST_CHARACTERS
    }
