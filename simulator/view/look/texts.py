"""The words of the window and the board, in the language that is being read."""

from collections import Counter
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from simulator.controller.board_state import BoardState, CardView, PlayerView
from simulator.formats.catalogue import Catalogue
from simulator.formats.language import Language, in_language
from simulator.rules.messages import Message, Value, message
from simulator.rules.objects import LocalText


class Texts(QObject):
    """Turns messages into words; everything that shows words listens to `language_changed` and says them again."""

    language_changed = Signal()

    def __init__(self, catalogue: Catalogue, language: Language, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._language = language
        self._named: tuple[BoardState, Language, Callable[[str], str]] | None = None

    @property
    def language(self) -> Language:
        """The language that is being read."""
        return self._language

    def set_language(self, language: Language) -> None:
        """Read another language from now on."""
        if language is not self._language:
            self._language = language
            self.language_changed.emit()

    def text(self, said: Message, state: BoardState | None = None) -> str:
        """The message in words; players and permanents are called as on this board, or by their ids."""
        return self._catalogue.text(said, self._language, self._names(state))

    def marked(self, said: Message, state: BoardState | None, written: Callable[[int, Message], str]) -> str:
        """The message in words, with numbers written so; `written` is given the message of which one is a value."""
        return self._catalogue.text(said, self._language, self._names(state), written)

    def say(self, key: str, state: BoardState | None = None, /, **values: Value) -> str:
        """The catalogue's text under this key, with its values, in words."""
        return self.text(message(key, **values), state)

    def name(self, text: LocalText) -> str:
        """A text that a scenario gives, in the language that is being read."""
        return in_language(text, self._language)

    def _names(self, state: BoardState | None) -> Callable[[str], str]:
        """How this board's players and permanents are called; worked out once for each board that is shown."""
        if state is None:
            return str
        known = self._named
        if known is None or known[0] is not state or known[1] is not self._language:
            known = self._named = (state, self._language, names(state, self._language))
        return known[2]


def names(state: BoardState, language: Language) -> Callable[[str], str]:
    """How all who are or were on a board are called, by id; those that share a name are told apart by ids."""
    everyone: tuple[PlayerView | CardView, ...] = (*state.players, *state.cards, *state.gone)
    called = {one.id: in_language(one.name, language) or one.id for one in everyone}
    times = Counter(called.values())
    told = {id: name if name == id or times[name] == 1 else f"{name} ({id})" for id, name in called.items()}
    return lambda id: told.get(id, id)
