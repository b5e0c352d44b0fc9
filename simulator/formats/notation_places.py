"""Where the parts of a scenario stand in its notation, and what stands there twice."""

from collections.abc import Iterator, Mapping, Sequence

from simulator.formats.findings import Finding, Place, error
from simulator.formats.notation_board import all_of, numbered
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
from simulator.formats.notation_permanent import is_keyword
from simulator.formats.notation_seats import seats
from simulator.rules.messages import message
from simulator.rules.problems import Path


def places(items: Sequence[Item]) -> dict[Path, Place]:
    """The places of a scenario's parts, by their paths in a scenario file."""
    return dict(_places(items))


def nearest_place(places: Mapping[Path, Place], path: Path) -> Place:
    """The place of a part, or of what it is a part of; the beginning of the text where nothing is nearer."""
    while path:
        if path in places:
            return places[path]
        path = path[:-1]
    return Place(1, 1)


def _places(items: Sequence[Item]) -> Iterator[tuple[Path, Place]]:
    yield from ((("rules",), item.place) for item in all_of(items, RulesItem))
    yield from ((("active_player",), item.player.place) for item in all_of(items, ActiveItem))
    yield from ((("combat", "after"), item.place) for item in all_of(items, AfterItem))
    yield from _of_players(items)
    permanents = numbered(items)
    for index, (_, item) in enumerate(permanents):
        yield from _of_permanent(("permanents", index), item)
    yield from _of_attacks([item for _, item in permanents])
    yield from _of_blocks([item for _, item in permanents])
    yield from _of_lists(items)


def _of_players(items: Sequence[Item]) -> Iterator[tuple[Path, Place]]:
    named = {item.name.id: item.name.place for item in all_of(items, PlayerItem)}
    for index, player in enumerate(seats(all_of(items, PlayerItem))):
        if player.id in named:
            yield ("players", index), named[player.id]


def _of_permanent(path: Path, item: PermanentItem) -> Iterator[tuple[Path, Place]]:
    yield path, item.place
    for figure, place in item.figures.places.items():
        yield (*path, figure), place
    if item.figures.protector is not None:
        yield (*path, "protector"), item.figures.protector.place
    if item.controller is not None:
        yield (*path, "controller"), item.controller.place
    keywords = [word for word in item.words if is_keyword(word)]
    yield from (((*path, "keywords", index), word.place) for index, word in enumerate(keywords))


def _of_attacks(permanents: Sequence[PermanentItem]) -> Iterator[tuple[Path, Place]]:
    roles = [item.role for item in permanents if isinstance(item.role, Attacks | AttacksNothing)]
    for index, role in enumerate(roles):
        path: Path = ("combat", "attacks", index)
        yield path, role.place
        match role:
            case Attacks(_, target) if target is not None:
                yield (*path, "attacking"), target.place
            case AttacksNothing(_, (_, player)):
                yield (*path, "was_attacking"), player.place
    blocked = [role for role in roles if role.blocked]
    yield from ((("combat", "blocked", index), role.place) for index, role in enumerate(blocked))


def _of_blocks(permanents: Sequence[PermanentItem]) -> Iterator[tuple[Path, Place]]:
    roles = [item.role for item in permanents if isinstance(item.role, Blocks)]
    for index, role in enumerate(roles):
        path: Path = ("combat", "blocks", index)
        yield path, role.place
        yield from _of_names((*path, "blocking"), role.blocking)


def _of_lists(items: Sequence[Item]) -> Iterator[tuple[Path, Place]]:
    for index, band in enumerate(all_of(items, BandItem)):
        yield ("combat", "bands", index), band.place
        yield from _of_names(("combat", "bands", index), band.members)
    for order in all_of(items, OrderItem):
        yield ("combat", "orders", order.creature.id), order.creature.place
        yield from _of_names(("combat", "orders", order.creature.id), order.foes)
    for had in all_of(items, HadFirstStrikeItem):
        yield ("combat", "had_first_strike"), had.place
        yield from _of_names(("combat", "had_first_strike"), had.creatures)


def _of_names(path: Path, names: Sequence[Named]) -> Iterator[tuple[Path, Place]]:
    return (((*path, index), name.place) for index, name in enumerate(names))


def said_twice(items: Sequence[Item]) -> Iterator[Finding]:
    """What may be said only once and stands a second time."""
    seen: set[tuple[str, str]] = set()
    for item in items:
        said = _once(item)
        if said is None:
            continue
        what, id, place = said
        if (what, id) in seen:
            yield error((), message("notation.twice", what=f"{what} {id}".strip()), place)
        seen.add((what, id))


def _once(item: Item) -> tuple[str, str, Place] | None:
    match item:
        case RulesItem():
            return "rules", "", item.place
        case ActiveItem():
            return "active", "", item.player.place
        case AfterItem():
            return "after", "", item.place
        case HadFirstStrikeItem():
            return "had first strike", "", item.place
        case PlayerItem():
            return "life", item.name.id, item.name.place
        case OrderItem():
            return "order", item.creature.id, item.creature.place
    return None
