"""Items on the table by key: what is new is made, what is gone is removed, what is left sees what differs."""

from collections.abc import Callable, Hashable, Iterator, Mapping
from typing import Generic, TypeVar

from PySide6.QtWidgets import QGraphicsScene

from simulator.view.table.table_item import TableItem

Key = TypeVar("Key", bound=Hashable)
Sight = TypeVar("Sight")
Item = TypeVar("Item", bound=TableItem)


class ItemMap(Generic[Key, Sight, Item]):
    """The items of one kind."""

    def __init__(
        self, scene: QGraphicsScene, make: Callable[[Key, Sight], Item], see: Callable[[Item, Sight], None]
    ) -> None:
        self._scene = scene
        self._make = make
        self._see = see
        self._items: dict[Key, Item] = {}

    def __getitem__(self, key: Key) -> Item:
        return self._items[key]

    def __contains__(self, key: object) -> bool:
        return key in self._items

    def __iter__(self) -> Iterator[Key]:
        return iter(self._items)

    def get(self, key: Key | None) -> Item | None:
        """The item with this key, or None."""
        return None if key is None else self._items.get(key)

    def items(self) -> tuple[tuple[Key, Item], ...]:
        """All items with their keys."""
        return tuple(self._items.items())

    def values(self) -> tuple[Item, ...]:
        """All items."""
        return tuple(self._items.values())

    def sync(self, sights: Mapping[Key, Sight]) -> frozenset[Key]:
        """Show exactly these; gives the keys of those that were not there before."""
        made = frozenset(key for key in sights if key not in self._items)
        for key in [key for key in self._items if key not in sights]:
            self._scene.removeItem(self._items.pop(key))
        for key, sight in sights.items():
            if key in self._items:
                self._see(self._items[key], sight)
            else:
                self._items[key] = self._make(key, sight)
                self._scene.addItem(self._items[key])
        return made
