"""How a source may divide its damage: the ways that the rules and its abilities give it."""

from simulator.rules.citation import Rule
from simulator.rules.combat import Attacker, BlockedState, Blocker, Combat
from simulator.rules.damage.undamageable import cannot_be_dealt_damage
from simulator.rules.damage_step import Way
from simulator.rules.division.announcing import active_player_divides, defending_player_divides
from simulator.rules.era import Deathtouch
from simulator.rules.keywords import Ability, Keyword
from simulator.rules.objects import Permanent
from simulator.rules.scenario import AttackedKind


def ways_of_attacker(combat: Combat, attacker: Attacker) -> tuple[Way, ...]:
    """The ways of an attacker: its own, and where an ability adds one, that as the second."""
    creature = combat.permanent(attacker.id)
    own = _own_way(combat, attacker, creature)
    if creature.can(Ability.DIVIDE_AMONG_DEFENDERS):
        return _with_second(own, _among_defenders(combat, attacker))
    if creature.can(Ability.AS_THOUGH_UNBLOCKED) and attacker.state is BlockedState.BLOCKED:
        return _with_second(own, _as_unblocked(combat, attacker, creature, Rule("510.1b")))
    return (own,)


def ways_of_blocker(combat: Combat, blocker: Blocker) -> tuple[Way, ...]:
    """The ways of a blocker: among the attackers that it blocks now. Trample changes nothing here.

    In some eras a tapped blocker deals no damage. Rule: CR 506.4b, 510.1d, 702.19a.
    """
    creature = combat.permanent(blocker.id)
    if not blocker.blocking:
        return (_nothing(Rule("510.1d")),)
    if creature.tapped and not combat.era.tapped_blockers_deal:
        return (_nothing(Rule("506.4b")),)
    if active_player_divides(combat, blocker):
        own = Way(blocker.blocking, False, None, None, Rule("702.22k"))
    else:
        own = Way(blocker.blocking, _in_order(combat, creature), None, None, Rule("510.1d"))
    if creature.can(Ability.DIVIDE_AMONG_DEFENDERS):
        return _with_second(own, _among_controllers(combat, creature.controller, ()))
    return (own,)


def _own_way(combat: Combat, attacker: Attacker, creature: Permanent) -> Way:
    if attacker.state is not BlockedState.BLOCKED:
        return _as_unblocked(combat, attacker, creature, Rule("510.1b"))
    if not attacker.blockers:
        return _blocked_by_none(combat, attacker, creature)
    if defending_player_divides(combat, attacker):
        return Way(attacker.blockers, False, None, None, Rule("702.22j"))
    return _blocked(combat, attacker, creature)


def _blocked(combat: Combat, attacker: Attacker, creature: Permanent) -> Way:
    """Blocked by creatures: among them, and with trample on to what it attacks. Rule: CR 510.1c, 702.19b–c.

    Where surplus moves when damage is dealt, trample assigns like everybody else.
    """
    ordered = _in_order(combat, creature)
    if not _tramples(creature) or combat.era.surplus_moves:
        return Way(attacker.blockers, ordered, None, None, Rule("510.1c"))
    onward = _as_unblocked(combat, attacker, creature, Rule("702.19b"))
    return Way(_not_skipped(combat, attacker, creature), ordered, onward.excess, onward.beyond, onward.rule)


def _not_skipped(combat: Combat, attacker: Attacker, creature: Permanent) -> tuple[str, ...]:
    """The blockers that trample reckons with: in some eras not those that cannot be dealt combat damage."""
    if not combat.era.skips_undamageable:
        return attacker.blockers
    return tuple(id for id in attacker.blockers if not cannot_be_dealt_damage(combat, creature, id))


def _blocked_by_none(combat: Combat, attacker: Attacker, creature: Permanent) -> Way:
    """Blocked, but no blocker is left: nothing, or with trample as though it weren't blocked. Rule: CR 702.19d."""
    if not _tramples(creature):
        return _nothing(Rule("510.1c"))
    return _as_unblocked(combat, attacker, creature, Rule("702.19d"))


def _as_unblocked(combat: Combat, attacker: Attacker, creature: Permanent, rule: Rule) -> Way:
    """Everything to what it attacks, and with trample over planeswalkers beyond it.

    Rule: CR 510.1b, 702.19c, 702.19e.
    """
    over_planeswalkers = creature.has(Keyword.TRAMPLE_OVER_PLANESWALKERS)
    if attacker.attacking is None:
        if over_planeswalkers and _walker_left(attacker):
            return _to_player(combat, attacker.defending_player, Rule("702.19e"))
        return _nothing(Rule("506.4c"))
    if combat.is_player(attacker.attacking):
        return _to_player(combat, attacker.attacking, rule)
    attacked = combat.permanent(attacker.attacking)
    if over_planeswalkers and attacked.is_planeswalker and not combat.player(attacked.controller).out:
        return Way((), False, attacked.id, attacked.controller, Rule("702.19c"))
    return Way((), False, attacked.id, None, rule)


def _to_player(combat: Combat, player: str, rule: Rule) -> Way:
    """Everything to a player; nothing to one who has left the game. Rule: CR 800.4e."""
    if combat.player(player).out:
        return _nothing(Rule("800.4e"))
    return Way((), False, player, None, rule)


def _among_defenders(combat: Combat, attacker: Attacker) -> Way:
    """Among the defending player and creatures of that player; nothing where all its blockers have left."""
    if attacker.state is BlockedState.BLOCKED and not attacker.blockers:
        return _nothing(Rule("510.1c"))
    return _among_controllers(combat, attacker.defending_player, attacker.blockers)


def _among_controllers(combat: Combat, player: str, blockers: tuple[str, ...]) -> Way:
    creatures = [one.id for one in combat.present() if one.is_creature and one.controller == player]
    first = tuple(id for id in blockers if id in creatures)
    others = tuple(id for id in creatures if id not in first)
    heads = () if combat.player(player).out else (player,)
    return Way(first + others + heads, False, None, None, Rule("510.1"))


def _with_second(own: Way, second: Way) -> tuple[Way, ...]:
    """Both ways, or one where they come to the same."""
    alike = (own.foes, own.excess, own.beyond) == (second.foes, second.excess, second.beyond)
    return (own,) if alike else (own, second)


def _in_order(combat: Combat, creature: Permanent) -> bool:
    """Whether it is bound to a damage assignment order. Rule: CR 510.1c–d."""
    era = combat.era
    free = era.deathtouch is Deathtouch.DIVIDES_FREELY and creature.has(Keyword.DEATHTOUCH)
    return era.damage_assignment_order and not free


def _tramples(creature: Permanent) -> bool:
    """Trample over planeswalkers works as trample besides. Rule: CR 702.19c."""
    return creature.has(Keyword.TRAMPLE) or creature.has(Keyword.TRAMPLE_OVER_PLANESWALKERS)


def _walker_left(attacker: Attacker) -> bool:
    return attacker.was_attacking is not None and attacker.was_attacking.kind is AttackedKind.PLANESWALKER


def _nothing(rule: Rule) -> Way:
    return Way((), False, None, None, rule)
