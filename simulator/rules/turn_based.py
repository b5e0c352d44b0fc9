"""Turn-based actions of a combat: declaring attackers and declaring blockers, as the scenario says they were.

A combat is taken as it stands, even where it could not have been declared; what is not there any more when the
time comes is passed over with a warning.
"""

from dataclasses import replace

from simulator.rules.blocking import band_of, blocked_triggers, mates_of, with_block, with_blocked
from simulator.rules.citation import Rule
from simulator.rules.combat import Attacker, BlockedState, Combat
from simulator.rules.defending import defending_player_of, kind_of
from simulator.rules.events import Said, Warned
from simulator.rules.keyword_triggers import when_attacking, when_blocking, when_unblocked
from simulator.rules.keywords import Keyword
from simulator.rules.messages import Name, message, names
from simulator.rules.objects import TriggerWhen
from simulator.rules.scenario import Attack, Block, WasAttacking
from simulator.rules.triggers import trigger


def declare_attackers(combat: Combat) -> Combat:
    """The declared attackers attack, in their bands, and tap unless they have vigilance.

    Rule: CR 508.1, 702.20b, 702.22c.
    """
    for attack in combat.declared.attacks:
        if _can_take_part(combat, attack.attacker) and combat.attacker(attack.attacker) is None:
            combat = _attack(combat, attack)
        else:
            combat = combat.with_events(_cannot("warning.cannot-attack", attack.attacker, Rule("508.1a")))
    bands = tuple(tuple(id for id in band if combat.attacker(id)) for band in combat.declared.bands)
    combat = replace(combat, bands=tuple(band for band in bands if len(band) > 1))
    return _attack_triggers(combat)


def declare_blockers(combat: Combat) -> Combat:
    """The declared blockers block, each whole bands, and every attacker becomes blocked or unblocked.

    All declared blocks come in their order, then those that bands imply, blocker by blocker.
    Rule: CR 509.1, 702.22h–i.
    """
    before = combat
    blocks = tuple(block for block in combat.declared.blocks if _can_be_made(combat, block))
    combat = _warned_of_the_rest(combat, blocks)
    for block in blocks:
        combat = with_block(combat, block.blocker, _still_attacking(combat, block.blocking))
    for block in blocks:
        combat = with_block(combat, block.blocker, mates_of(combat, _still_attacking(combat, block.blocking)))
    combat = with_blocked(combat, (mate for id in combat.declared.blocked for mate in band_of(combat, id)))
    return _block_triggers(before, _decided(_in_orders(combat)))


def _attack(combat: Combat, attack: Attack) -> Combat:
    creature = combat.permanent(attack.attacker)
    tapped = creature.tapped or not creature.has(Keyword.VIGILANCE)
    combat = combat.with_permanent(replace(creature, tapped=tapped, attacked_this_turn=True))
    attacker = _attacker(combat, attack)
    combat = replace(combat, attackers=(*combat.attackers, attacker), anyone_attacked=True)
    if attacker.attacking is None:
        return combat.with_events(Said(message("log.attacks-nothing", creature=Name(attacker.id)), Rule("506.4c")))
    said = message("log.attacks", creature=Name(attacker.id), attacked=Name(attacker.attacking))
    return combat.with_events(Said(said, Rule("508.1")))


def _attacker(combat: Combat, attack: Attack) -> Attacker:
    """The attacker that an attack makes; where what it attacks has left, it attacks nothing. Rule: CR 506.4c, 508.5."""
    attacked = attack.attacking
    if attacked is None:
        was = attack.was_attacking
        return Attacker(
            attack.attacker, None, was.defending_player if was is not None else _first_defender(combat), was
        )
    defender = defending_player_of(combat, attacked)
    if _is_attackable(combat, attacked):
        return Attacker(attack.attacker, attacked, defender)
    return Attacker(attack.attacker, None, defender, WasAttacking(kind_of(combat, attacked), defender))


def _first_defender(combat: Combat) -> str:
    return next(iter(combat.defending_players()), combat.active_player)


def _is_attackable(combat: Combat, attacked: str) -> bool:
    if combat.is_player(attacked):
        return not combat.player(attacked).out
    permanent = combat.permanent(attacked)
    return combat.on_battlefield(attacked) and (permanent.is_planeswalker or permanent.is_battle)


def _attack_triggers(combat: Combat) -> Combat:
    declared = [one for attack in combat.declared.attacks if (one := combat.attacker(attack.attacker)) is not None]
    for attacker in declared:
        combat = trigger(combat, TriggerWhen.ATTACKS, attacker.id)
        if attacker.attacking is not None and combat.is_player(attacker.attacking):
            combat = trigger(combat, TriggerWhen.ATTACKS_A_PLAYER, attacker.id)
    return when_attacking(combat, (attacker.id for attacker in declared))


def _can_take_part(combat: Combat, id: str) -> bool:
    """Whether it is a creature on the battlefield, and no battle. Rule: CR 506.3, 508.1a, 509.1a."""
    creature = combat.permanent(id)
    return combat.on_battlefield(id) and creature.is_creature and not creature.is_battle


def _can_be_made(combat: Combat, block: Block) -> bool:
    """Whether the blocker is there and somebody whom it blocks still attacks, unless it blocks nobody as it stands."""
    blocking = not block.blocking or bool(_still_attacking(combat, block.blocking))
    return _can_take_part(combat, block.blocker) and blocking


def _still_attacking(combat: Combat, ids: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(id for id in ids if combat.attacker(id) is not None)


def _warned_of_the_rest(combat: Combat, blocks: tuple[Block, ...]) -> Combat:
    dropped = (block.blocker for block in combat.declared.blocks if block not in blocks)
    return combat.with_events(*(_cannot("warning.cannot-block", id, Rule("509.1a")) for id in dropped))


def _cannot(key: str, creature: str, rule: Rule) -> Warned:
    return Warned(message(key, creature=Name(creature)), rule)


def _in_orders(combat: Combat) -> Combat:
    """The foes of each creature in its declared order; those that the order does not name come after."""
    orders = dict(combat.declared.orders)

    def ordered(id: str, foes: tuple[str, ...]) -> tuple[str, ...]:
        first = tuple(foe for foe in orders.get(id, ()) if foe in foes)
        return first + tuple(foe for foe in foes if foe not in first)

    attackers = tuple(replace(one, blockers=ordered(one.id, one.blockers)) for one in combat.attackers)
    blockers = tuple(replace(one, blocking=ordered(one.id, one.blocking)) for one in combat.blockers)
    return replace(combat, attackers=attackers, blockers=blockers)


def _decided(combat: Combat) -> Combat:
    """Whoever is not blocked now is unblocked. Rule: CR 509.1h."""

    def settled(attacker: Attacker) -> Attacker:
        undecided = attacker.state is BlockedState.UNDECIDED
        return replace(attacker, state=BlockedState.UNBLOCKED) if undecided else attacker

    return replace(combat, attackers=tuple(settled(one) for one in combat.attackers))


def _block_triggers(before: Combat, combat: Combat) -> Combat:
    """What triggers on blocks; whoever has no declared block isn't blocked, creatures put in before included.

    Rule: CR 509.1i, 509.3a, 509.3g.
    """
    declared = {block.blocker for block in combat.declared.blocks}
    for blocker in combat.blockers:
        if blocker.id in declared:
            said = message("log.blocks", creature=Name(blocker.id), attackers=names(blocker.blocking))
            combat = combat.with_events(Said(said, Rule("509.1")) if blocker.blocking else _blocks_nothing(blocker.id))
            combat = when_blocking(trigger(combat, TriggerWhen.BLOCKS, blocker.id), blocker.id)
    combat = blocked_triggers(before, combat)
    for attacker in combat.attackers:
        if attacker.state is BlockedState.UNBLOCKED:
            combat = when_unblocked(trigger(combat, TriggerWhen.ATTACKS_AND_ISNT_BLOCKED, attacker.id), attacker.id)
    return combat


def _blocks_nothing(blocker: str) -> Said:
    return Said(message("log.blocks-nothing", creature=Name(blocker)), Rule("509.1g"))
