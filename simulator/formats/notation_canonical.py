"""A scenario as the items of the canonical notation: nothing that is the default, everything in file order."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from simulator.formats.findings import Place
from simulator.formats.normal_form import full_orders, had_first_strike_by_default
from simulator.formats.notation_board import scenario_of
from simulator.formats.notation_defaults import Controllers, protector_of
from simulator.formats.notation_items import (
    ActiveItem,
    AfterItem,
    Attacks,
    AttacksNothing,
    BandItem,
    Blocks,
    Figures,
    HadFirstStrikeItem,
    Item,
    Named,
    OrderItem,
    PermanentItem,
    PlayerItem,
    Role,
    RulesItem,
)
from simulator.formats.notation_sayable import sayable_words
from simulator.formats.notation_seats import DEFAULT_SEATS, first_defending_player, own_seats
from simulator.rules.era import CURRENT
from simulator.rules.objects import Permanent, Player
from simulator.rules.scenario import Attack, Scenario
from simulator.rules.timeline import Moment

_NOWHERE = Place(0, 0)


def canonical_items(scenario: Scenario) -> list[Item]:
    """The items, in order: rules, who is active, players, permanents, bands, orders, moment, history."""
    items: list[Item] = [*_rules(scenario), *_players(scenario.players)]
    items += _permanents(scenario)
    items += [BandItem(_all(band), _NOWHERE) for band in scenario.declared.bands if len(band) > 1]
    items += _orders(scenario, items)
    return [*items, *_moment(scenario)]


def _named(id: str) -> Named:
    return Named(id, _NOWHERE)


def _all(ids: Iterable[str]) -> tuple[Named, ...]:
    return tuple(_named(id) for id in ids)


def _rules(scenario: Scenario) -> Iterator[Item]:
    if scenario.rules != CURRENT:
        yield RulesItem(scenario.rules, _NOWHERE)
    if scenario.active_player not in [player.id for player in scenario.players[:1]]:
        yield ActiveItem(_named(scenario.active_player))


def _players(players: tuple[Player, ...]) -> Iterator[PlayerItem]:
    own = own_seats(tuple(player.id for player in players))
    for player in players:
        item = PlayerItem(_named(player.id), player.life, player.poison, player.team)
        is_default = player.id in DEFAULT_SEATS and item == PlayerItem(_named(player.id), 20, 0, None)
        if own or not is_default:
            yield item


def _permanents(scenario: Scenario) -> list[PermanentItem]:
    first_defending = first_defending_player(scenario.players, scenario.active_player)
    ids = frozenset(player.id for player in scenario.players)
    items = {one.id: _permanent(scenario, one, first_defending) for one in scenario.permanents}
    controllers = Controllers(items, ids, scenario.active_player, first_defending)
    for permanent in scenario.permanents:
        without = controllers.without(permanent.id)
        if without.of(permanent.id) == permanent.controller:
            controllers = without
    return list(controllers.items.values())


def _permanent(scenario: Scenario, permanent: Permanent, first_defending: str) -> PermanentItem:
    item = PermanentItem(
        names=(permanent.id,),
        place=_NOWHERE,
        figures=_figures(permanent),
        words=sayable_words(permanent),
        controller=_named(permanent.controller),
        role=_role(scenario, permanent.id, first_defending),
    )
    protector = permanent.protector
    if protector is None or permanent.defense is None or protector == protector_of(item, first_defending):
        return item
    return replace(item, figures=replace(item.figures, protector=_named(protector)))


def _figures(permanent: Permanent) -> Figures:
    """The figures that go with its types; marked damage of 0 only where nothing else could stand for it."""
    fights = permanent.is_creature and permanent.toughness is not None
    return Figures(
        power=permanent.power if fights else None,
        toughness=permanent.toughness if fights and permanent.power is not None else None,
        loyalty=permanent.loyalty if permanent.is_planeswalker else None,
        defense=permanent.defense if permanent.is_battle else None,
        damage=permanent.damage if permanent.damage or not permanent.types else None,
        types=permanent.types,
    )


def _role(scenario: Scenario, id: str, first_defending: str) -> Role | None:
    declared = scenario.declared
    for attack in declared.attacks:
        if attack.attacker == id:
            return _attack(attack, id in declared.blocked, first_defending)
    for block in declared.blocks:
        if block.blocker == id:
            return Blocks(_NOWHERE, _all(block.blocking))
    return None


def _attack(attack: Attack, blocked: bool, first_defending: str) -> Role:
    if attack.attacking is None:
        was = attack.was_attacking
        before = None if was is None else (was.kind, _named(was.defending_player))
        return AttacksNothing(_NOWHERE, before, blocked)
    target = None if attack.attacking == first_defending else _named(attack.attacking)
    return Attacks(_NOWHERE, target, blocked)


def _orders(scenario: Scenario, items: list[Item]) -> Iterator[OrderItem]:
    """The orders that differ from those that the items would have by themselves."""
    default = full_orders(scenario_of(items).declared)
    orders = full_orders(scenario.declared)
    for permanent in scenario.permanents:
        foes, by_default = orders.get(permanent.id, ()), default.get(permanent.id, ())
        if foes != by_default and sorted(foes) == sorted(by_default):
            yield OrderItem(_named(permanent.id), _all(foes))


def _moment(scenario: Scenario) -> Iterator[Item]:
    declared = scenario.declared
    if declared.after is not None:
        yield AfterItem(declared.after, _NOWHERE)
    had = declared.had_first_strike
    is_default = declared.after is Moment.FIRST_COMBAT_DAMAGE and frozenset(had or ()) == had_first_strike_by_default(
        scenario
    )
    if had and not is_default:
        yield HadFirstStrikeItem(_all(had), _NOWHERE)
