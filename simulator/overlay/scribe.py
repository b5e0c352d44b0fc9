"""Writes the parts of scenes in one language; a part that stays as it was is not written again.

Of forty cards a change touches one or two, and the thread that writes them keeps the table's thread waiting meanwhile.
"""

from collections.abc import Callable, Hashable
from typing import TypeVar

from simulator.formats.document import JSON
from simulator.overlay.speaker import Speaker

_Source = TypeVar("_Source")


class Scribe:
    """Remembers what it has last written of each part. Whoever is given a part must not change it."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self._written: dict[Hashable, tuple[object, JSON]] = {}

    def part(self, key: Hashable, source: _Source, write: Callable[[_Source], JSON]) -> JSON:
        """The part with this key, written from its source; the very same object while the source stays equal."""
        known = self._written.get(key)
        if known is not None and known[0] == source:
            return known[1]
        text = write(source)
        self._written[key] = (source, text)
        return text
