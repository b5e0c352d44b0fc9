"""From the items of a notation to a scenario: numbering and defaults. What stands where is told by notation_places."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from simulator.formats.notation_defaults import Controllers, protector_of
from simulator.formats.notation_items import (
    ActiveItem,
    AfterItem,
    Attacks,
    AttacksNothing,
    BandItem,
    Blocks,
    HadFirstStrikeItem,
    Item,
    Named,
    OrderItem,
    PermanentItem,
    PlayerItem,
    RulesItem,
)
from simulator.formats.notation_permanent import permanent
from simulator.formats.notation_seats import first_defending_player, seats
from simulator.rules.era import CURRENT
from simulator.rules.objects import Player
from simulator.rules.scenario import Attack, Block, Declared, Scenario, WasAttacking

ItemType = TypeVar("ItemType", bound=Item)


def all_of(items: Sequence[Item], kind: type[ItemType]) -> list[ItemType]:
    """The items of one kind, in their order."""
    return [item for item in items if isinstance(item, kind)]


def numbered(items: Sequence[Item]) -> list[tuple[str, PermanentItem]]:
    """Every permanent with its id, spans spread out.

    Those without a name are numbered A1, A2 … and, where they block, B1, B2 …; names already taken are skipped.
    """
    taken = {name for item in all_of(items, PermanentItem) for name in item.names}
    taken.update(player.id for player in seats(all_of(items, PlayerItem)))
    fresh = {letter: _fresh_names(letter, taken) for letter in "AB"}
    return [
        (id, item)
        for item in all_of(items, PermanentItem)
        for id in item.names or (next(fresh["B" if isinstance(item.role, Blocks) else "A"]),)
    ]


def _fresh_names(letter: str, taken: set[str]) -> Iterator[str]:
    number = 0
    while True:
        number += 1
        if (name := f"{letter}{number}") not in taken:
            yield name


def scenario_of(items: Sequence[Item]) -> Scenario:
    """The scenario that the items say. Nothing is checked; where an item stands twice, the last counts."""
    players = seats(all_of(items, PlayerItem))
    active = _active(items, players)
    permanents = numbered(items)
    ids = frozenset(player.id for player in players)
    controllers = Controllers(dict(permanents), ids, active, first_defending_player(players, active))
    return Scenario(
        players=players,
        active_player=active,
        permanents=tuple(
            permanent(id, item, controllers.of(id), protector_of(item, controllers.first_defending))
            for id, item in permanents
        ),
        rules=next((item.rules for item in reversed(all_of(items, RulesItem))), CURRENT),
        declared=_declared(items, permanents, controllers.first_defending),
    )


def _active(items: Sequence[Item], players: tuple[Player, ...]) -> str:
    named = all_of(items, ActiveItem)
    return named[-1].player.id if named else players[0].id


def _declared(items: Sequence[Item], permanents: list[tuple[str, PermanentItem]], first_defending: str) -> Declared:
    moments = all_of(items, AfterItem)
    had_first_strike = all_of(items, HadFirstStrikeItem)
    return Declared(
        attacks=tuple(attack for id, item in permanents for attack in _attack(id, item, first_defending)),
        bands=tuple(_ids(item.members) for item in all_of(items, BandItem)),
        blocks=tuple(Block(id, _ids(item.role.blocking)) for id, item in permanents if isinstance(item.role, Blocks)),
        blocked=tuple(
            id for id, item in permanents if isinstance(item.role, Attacks | AttacksNothing) and item.role.blocked
        ),
        orders=tuple((item.creature.id, _ids(item.foes)) for item in all_of(items, OrderItem)),
        after=moments[-1].moment if moments else None,
        had_first_strike=_ids(had_first_strike[-1].creatures) if had_first_strike else None,
    )


def _attack(id: str, item: PermanentItem, first_defending: str) -> Iterator[Attack]:
    match item.role:
        case Attacks(_, target):
            yield Attack(id, target.id if target else first_defending)
        case AttacksNothing(_, was):
            yield Attack(id, None, WasAttacking(was[0], was[1].id) if was else None)


def _ids(names: Sequence[Named]) -> tuple[str, ...]:
    return tuple(name.id for name in names)
