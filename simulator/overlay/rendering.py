"""States and their differences, written once for everyone who looks alike."""

import json
from collections import OrderedDict
from dataclasses import dataclass
from typing import TypeVar

from simulator.controller.board_state import BoardState
from simulator.formats.catalogue import Catalogue
from simulator.formats.language import Language
from simulator.overlay.cue_json import cue_sheet_json
from simulator.overlay.merge_patch import JsonObject, merge_patch
from simulator.overlay.publication import Publication
from simulator.overlay.scribe import Scribe
from simulator.overlay.speaker import Speaker
from simulator.overlay.state_json import Audience, state_json

_REMEMBERED = 16
_COMPACT = json.JSONEncoder(ensure_ascii=False, check_circular=False, separators=(",", ":"))

_Key = TypeVar("_Key")
_Value = TypeVar("_Value")


@dataclass(frozen=True, slots=True)
class Rendered:
    """A publication as one audience sees it."""

    version: int
    state: JsonObject


class Renderer:
    """Writes publications for audiences; remembers the latest, since many look at the same."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._scribes: dict[Language, Scribe] = {}
        self._states: OrderedDict[tuple[int, Audience], Rendered] = OrderedDict()
        self._events: OrderedDict[tuple[int, int, Audience], bytes] = OrderedDict()

    def rendered(self, publication: Publication, audience: Audience) -> Rendered:
        """The whole state."""
        key = (publication.version, audience)
        known = self._states.get(key)
        if known is None:
            scribe = self._scribe(audience.language, publication.scene.board)
            known = Rendered(publication.version, state_json(publication.scene, audience, scribe))
            _remember(self._states, key, known)
        return known

    def event(self, base: Rendered | None, publication: Publication, audience: Audience) -> bytes:
        """A server-sent event: the whole state, or what has changed since `base`, with the cues that play it."""
        key = (0 if base is None else base.version, publication.version, audience)
        known = self._events.get(key)
        if known is None:
            known = self._written(base, publication, audience)
            _remember(self._events, key, known)
        return known

    def _scribe(self, language: Language, board: BoardState) -> Scribe:
        """The one that has written before, while everyone is called as before."""
        scribe = self._scribes.get(language)
        if scribe is None or not scribe.speaker.knows(board):
            scribe = Scribe(Speaker(self._catalogue, language, board))
            self._scribes[language] = scribe
        return scribe

    def _written(self, base: Rendered | None, publication: Publication, audience: Audience) -> bytes:
        rendered = self.rendered(publication, audience)
        told: JsonObject = {"version": rendered.version}
        if base is None:
            told["state"] = rendered.state
        else:
            told |= {"base": base.version, "patch": merge_patch(base.state, rendered.state)}
            # Cues tell the way from the version just before; who missed that one only sees where it led.
            if publication.cues.cues and base.version == publication.version - 1:
                told["cues"] = cue_sheet_json(publication.cues)
        data = _COMPACT.encode(told)
        return f"event: board\nid: {rendered.version}\ndata: {data}\n\n".encode()


def _remember(memory: "OrderedDict[_Key, _Value]", key: _Key, value: _Value) -> None:
    memory[key] = value
    if len(memory) > _REMEMBERED:
        memory.popitem(last=False)
