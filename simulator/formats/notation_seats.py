"""The players of a notation: P1 and P2 unless others are named, and who of them defends first."""

import re
from collections.abc import Sequence

from simulator.formats.notation_items import PlayerItem
from simulator.rules.objects import Player

DEFAULT_SEATS = ("P1", "P2")
_SEAT = re.compile(r"P[0-9]+\Z")


def seats(items: Sequence[PlayerItem]) -> tuple[Player, ...]:
    """The players in seat order.

    P1 and P2 sit first, then the others as they are named. Only where two players or more are named and none is
    called P and a number, the board has players of its own, and P1 and P2 are not among them.
    """
    named = {item.name.id: item for item in items}
    if own_seats(tuple(named)):
        return tuple(_player(item) for item in named.values())
    others = [id for id in named if id not in DEFAULT_SEATS]
    return tuple(_player(named[id]) if id in named else Player(id) for id in (*DEFAULT_SEATS, *others))


def own_seats(ids: tuple[str, ...]) -> bool:
    """Whether players of these names do without P1 and P2."""
    return len(ids) > 1 and not any(_SEAT.match(id) for id in ids)


def _player(item: PlayerItem) -> Player:
    return Player(item.name.id, life=item.life, poison=item.poison, team=item.team)


def first_defending_player(players: tuple[Player, ...], active: str) -> str:
    """The next player in turn order after the active player who is no teammate of theirs. Rule: CR 506.2."""
    ids = [player.id for player in players]
    start = ids.index(active) if active in ids else 0
    team = players[start].team
    for player in players[start + 1 :] + players[:start]:
        if team is None or player.team != team:
            return player.id
    return ids[-1]
