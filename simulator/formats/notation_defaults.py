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
    players: frozenset[str]
    active: str
    first_defending: str

    def of(self, id: str) -> str:
        """Who controls the permanent."""
        asked: set[str] = set()
        while id in self.items and id not in asked:
            asked.add(id)
            controller = self.items[id].controller
            if controller is not None:
                return controller.id
            id = self._hangs_on(self.items[id])
        # Two planeswalkers may each block what attacks the other, or what is attacked may be unknown.
        return id if id in self.players else self.first_defending

    def without(self, id: str) -> "Controllers":
        """The same board with one permanent's controller left to the default."""
        item = replace(self.items[id], controller=None)
        return replace(self, items={**self.items, id: item})

    def _hangs_on(self, item: PermanentItem) -> str:
        """The player who controls it, or a permanent of the same controller."""
        match item.role:
            case Attacks() | AttacksNothing():
                return self.active
            case Blocks(_, (first, *_)):
                return self._defends_against(first.id)
            case Blocks():
                return self.first_defending
        return self.first_defending if CardType.PLANESWALKER in item.figures.types else self.active

    def _defends_against(self, attacker: str) -> str:
        """The defending player of an attacker, or a permanent that this player controls. Rule: CR 508.5."""
        match self.items[attacker].role if attacker in self.items else None:
            case AttacksNothing(_, (_, player)):
                return player.id
            case Attacks(_, target) if target is not None:
                attacked = self.items.get(target.id)
                protector = protector_of(attacked, self.first_defending) if attacked is not None else None
                return protector or target.id
        return self.first_defending


def protector_of(item: PermanentItem, first_defending: str) -> str | None:
    """The protector of a battle: as written, else for a Siege the first defending player."""
    if item.figures.protector is not None:
        return item.figures.protector.id
    return first_defending if is_siege(item) else None


def is_siege(item: PermanentItem) -> bool:
    """Whether a permanent is a Siege: a battle for which no other subtype is quoted."""
    subtypes = [word.text.casefold() for word in item.words if word.quoted]
    return CardType.BATTLE in item.figures.types and (not subtypes or SIEGE in subtypes)
