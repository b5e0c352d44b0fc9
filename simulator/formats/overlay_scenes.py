"""The scenes of OBS that moments of the combat switch to, kept beside the overlay's presets."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from simulator.formats.overlay_presets import presets_file
from simulator.formats.saving import write_whole


def scenes_file() -> Path:
    """Where the scenes are kept on this system."""
    return presets_file().with_name("overlay-scenes.json")


@dataclass(frozen=True, slots=True)
class OverlayScenes:
    """Reads and writes the scene of each moment, by the moment's name. A file that makes no sense counts as empty."""

    file: Path

    def all(self) -> dict[str, str]:
        """Every moment's scene."""
        try:
            read = json.loads(self.file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        named = read.items() if isinstance(read, dict) else ()
        return {moment: scene for moment, scene in named if isinstance(scene, str) and scene}

    def keep(self, scenes: Mapping[str, str]) -> dict[str, str]:
        """Keep these besides those that are kept; an empty one is forgotten. Gives them all. Raises `SaveError`."""
        kept = {moment: scene for moment, scene in {**self.all(), **scenes}.items() if scene}
        if kept != self.all():
            self.file.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.file, json.dumps(kept, ensure_ascii=False, indent=1).encode("utf-8"))
        return kept
