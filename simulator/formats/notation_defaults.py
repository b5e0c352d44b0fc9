"""Who controls what the notation does not say: by what a permanent is and does."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from simulator.formats.notation_items import Attacks, AttacksNothing, Blocks, PermanentItem
from simulator.rules.objects import CardType

SIEGE = "siege"
"""The subtype of a battle for which none is quoted."""


@dataclass(frozen=True)
class Controllers:
    """The controllers of a notation's permanents.

    Attackers, battles and idle permanents are the active player's, planeswalkers the first defending player's,
    blockers the defending player's of what they block.
    """

    items: Mapping[str, PermanentItem]
    active: str
    first_defending: str

    def of(self, id: str, asked: frozenset[str] = frozenset()) -> str:
        """Who controls the permanent. `asked`: whose controllers hang on this one, so that the question ends."""
        item = self.items[id]
        if item.controller is not None:
            return item.controller.id
        if id in asked:
            return self.first_defending
        match item.role:
            case Attacks() | AttacksNothing():
                return self.active
            case Blocks(_, (first, *_)):
                return self._defending_player(first.id, asked | {id})
            case Blocks():
                return self.first_defending
        return self.first_defending if CardType.PLANESWALKER in item.figures.types else self.active

    def without(self, id: str) -> "Controllers":
        """The same board with one permanent's controller left to the default."""
        item = replace(self.items[id], controller=None)
        return Controllers({**self.items, id: item}, self.active, self.first_defending)

    def _defending_player(self, attacker: str, asked: frozenset[str]) -> str:
        """The defending player of an attacker. Rule: CR 508.5."""
        match self.items[attacker].role if attacker in self.items else None:
            case AttacksNothing(_, (_, player)):
                return player.id
            case Attacks(_, target) if target is not None:
                return self._player_behind(target.id, asked)
        return self.first_defending

    def _player_behind(self, attacked: str, asked: frozenset[str]) -> str:
        if attacked not in self.items:
            return attacked
        if CardType.BATTLE in self.items[attacked].figures.types:
            return protector_of(self.items[attacked], self.first_defending) or self.of(attacked, asked)
        return self.of(attacked, asked)


def protector_of(item: PermanentItem, first_defending: str) -> str | None:
    """The protector of a battle: as written, else for a Siege the first defending player."""
    if item.figures.protector is not None:
        return item.figures.protector.id
    return first_defending if is_siege(item) else None


def is_siege(item: PermanentItem) -> bool:
    """Whether a permanent is a Siege: a battle for which no other subtype is quoted."""
    subtypes = [word.text.casefold() for word in item.words if word.quoted]
    return CardType.BATTLE in item.figures.types and (not subtypes or SIEGE in subtypes)
