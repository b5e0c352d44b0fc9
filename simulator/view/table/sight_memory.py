"""What was seen of things before: it is not said anew for things that have not changed."""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from simulator.view.table.pictured_item import Sight

Key = TypeVar("Key", bound=Hashable)
SightT = TypeVar("SightT", bound=Sight)


class SightMemory(Generic[Key, SightT]):
    """The sights of one kind of things by key, each with what it was said of."""

    def __init__(self) -> None:
        self._words: Hashable = None
        self._known: dict[Key, tuple[Hashable, SightT]] = {}

    def hold_to(self, words: Hashable) -> None:
        """Forget everything, unless everyone is called the same as before, in the same language."""
        if words != self._words:
            self._words = words
            self._known.clear()

    def sight(self, key: Key, of: Hashable, say: Callable[[], SightT], fit: Callable[[SightT], SightT]) -> SightT:
        """The sight of a thing: as it was said of an equal thing, and then fitted to its size, or said now."""
        known = self._known.get(key)
        sight = fit(known[1]) if known is not None and known[0] == of else say()
        self._known[key] = of, sight
        return sight
