"""The overlay's words: messages in one language, with the names of a board, cut to a length that fits."""

import unicodedata
from collections import Counter

from simulator.controller.board_state import BoardState, Sentence
from simulator.formats.catalogue import Catalogue
from simulator.formats.language import Language, in_language
from simulator.formats.printable import printable
from simulator.overlay.merge_patch import JsonObject
from simulator.rules.messages import Message, Value, message
from simulator.rules.objects import LocalText

MOST_NAME = 60
"""The most characters of a name on the page."""
MOST_SENTENCE = 400
"""The most characters of a sentence on the page."""
_ISOLATE, _END = "\u2068", "\u2069"
# What the Unicode bidirectional algorithm calls letters from right to left, and characters that turn or embed text.
_RIGHT_TO_LEFT = frozenset({"R", "AL"})
_TURNS = frozenset({"RLE", "RLO", "RLI", "LRE", "LRO", "LRI", "FSI", "PDF", "PDI"})


class Speaker:
    """Says everything about one board in one language."""

    def __init__(self, catalogue: Catalogue, language: Language, board: BoardState) -> None:
        self._catalogue = catalogue
        self.language = language
        self._named = _named(board)
        self._names = self._called()

    def knows(self, board: BoardState) -> bool:
        """Whether everyone on this board is called as on the one it was made for."""
        return self._named == _named(board)

    def name(self, text: LocalText) -> str:
        """A name that a scenario gives."""
        return cut(_unturned(printable(in_language(text, self.language))), MOST_NAME)

    def text(self, said: Message) -> str:
        """A message in words."""
        words = self._catalogue.text(said, self.language, self._in_a_sentence)
        return cut(words, MOST_SENTENCE)

    def say(self, key: str, /, **values: Value) -> str:
        """The text under a key, with its values."""
        return self.text(message(key, **values))

    def sentence(self, said: Sentence) -> JsonObject:
        """A sentence with its rule."""
        words: JsonObject = {"text": self.text(said.message)}
        return words if said.rule is None else {**words, "rule": str(said.rule)}

    def _in_a_sentence(self, id: str) -> str:
        """How someone is called in a sentence, whose order a name from right to left must not turn."""
        name = self._names.get(id) or cut(_unturned(id), MOST_NAME)
        turns = any(unicodedata.bidirectional(one) in _RIGHT_TO_LEFT for one in name)
        return f"{_ISOLATE}{name}{_END}" if turns else name

    def _called(self) -> dict[str, str]:
        """How everyone is called; those that share a name are told apart by their ids."""
        names = {id: self.name(text) for id, text in self._named}
        times = Counter(names.values())
        return {
            id: name if name == id or times[name] == 1 else f"{name} ({cut(id, MOST_NAME)})"
            for id, name in names.items()
        }


def _named(board: BoardState) -> list[tuple[str, LocalText]]:
    """Everyone by id, with the names that the scenario gives."""
    players = [(player.id, player.name) for player in board.players]
    return players + [(card.id, card.name) for card in (*board.cards, *board.gone)]


def _unturned(text: str) -> str:
    """The text without characters that would turn the letters around it."""
    return "".join(one for one in text if unicodedata.bidirectional(one) not in _TURNS)


def cut(text: str, most: int) -> str:
    """The text, or its beginning and an ellipsis."""
    return text if len(text) <= most else text[: most - 1] + "…"
