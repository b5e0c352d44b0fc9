"""Turn-based actions of a combat: declaring attackers and declaring blockers, as the scenario says they were.

A combat is taken as it stands, even where it could not have been declared; what is not there any more when the
time comes is passed over with a warning.
"""

from dataclasses import replace

from simulator.rules.citation import Rule
from simulator.rules.combat import Attacker, BlockedState, Blocker, Combat
from simulator.rules.defending import defending_player_of, kind_of
from simulator.rules.events import Said, Warned
from simulator.rules.flow.blocking import band_of, blocked_triggers, mates_of, with_blocked, with_blocks
from simulator.rules.flow.keyword_triggers import when_attacking, when_blocking, when_unblocked
from simulator.rules.keywords import Keyword
from simulator.rules.messages import Name, message, names
from simulator.rules.objects import Permanent, TriggerWhen
from simulator.rules.scenario import Attack, Block, WasAttacking
from simulator.rules.triggers import trigger


def declare_attackers(combat: Combat) -> Combat:
    """The declared attackers attack, in their bands, and tap unless they have vigilance.

    Rule: CR 508.1, 702.20b, 702.22c.
    """
    declared = combat.declared
    able = [attack for attack in declared.attacks if _can_come_to_attack(combat, attack.attacker)]
    left_out = {attack.attacker for attack in declared.attacks} - {attack.attacker for attack in able}
    attackers = tuple(_attacker(combat, attack) for attack in able)
    attacking = {one.id for one in (*combat.attackers, *attackers)}
    bands = tuple(tuple(id for id in band if id in attacking) for band in declared.bands)
    new = {one.id for one in attackers}
    combat = replace(
        combat,
        permanents=tuple(_attacked(one) if one.id in new else one for one in combat.permanents),
        attackers=combat.attackers + attackers,
        anyone_attacked=combat.anyone_attacked or bool(attackers),
        bands=tuple(band for band in bands if len(band) > 1),
    )
    warned = (_cannot("warning.cannot-attack", id, Rule("508.1a")) for id in sorted(left_out))
    return _attack_triggers(combat.with_events(*warned, *(_told(one) for one in attackers)), attackers)


def declare_blockers(combat: Combat) -> Combat:
    """The declared blockers block, each whole bands, and every attacker becomes blocked or unblocked.

    All declared blocks come in their order, then those that bands imply, blocker by blocker.
    Rule: CR 509.1, 702.22h–i.
    """
    before = combat
    blocks = [block for block in combat.declared.blocks if _can_be_made(combat, block)]
    left_out = {block.blocker for block in combat.declared.blocks} - {block.blocker for block in blocks}
    combat = combat.with_events(*(_cannot("warning.cannot-block", id, Rule("509.1a")) for id in sorted(left_out)))
    foes = [(block.blocker, _still_attacking(combat, block.blocking)) for block in blocks]
    implied = [(blocker, mates_of(combat, attackers)) for blocker, attackers in foes]
    combat = _with_blockers(combat, [block.blocker for block in blocks])
    combat = with_blocks(
        combat, ((blocker, attacker) for blocker, attackers in foes + implied for attacker in attackers)
    )
    combat = with_blocked(combat, (mate for id in combat.declared.blocked for mate in band_of(combat, id)))
    return _block_triggers(before, _decided(_in_orders(combat)))


def _attacked(creature: Permanent) -> Permanent:
    """The creature as attacking leaves it. Rule: CR 508.1f, 702.20b."""
    tapped = creature.tapped or not creature.has(Keyword.VIGILANCE)
    return replace(creature, tapped=tapped, attacked_this_turn=True)


def _told(attacker: Attacker) -> Said:
    if attacker.attacking is None:
        return Said(message("log.attacks-nothing", creature=Name(attacker.id)), Rule("506.4c"))
    return Said(message("log.attacks", creature=Name(attacker.id), attacked=Name(attacker.attacking)), Rule("508.1"))


def _with_blockers(combat: Combat, ids: list[str]) -> Combat:
    """These creatures are blocking creatures, whomever they block. Rule: CR 509.1g."""
    new = tuple(Blocker(id, ()) for id in ids if combat.blocker(id) is None)
    return replace(combat, blockers=combat.blockers + new)


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


def _attack_triggers(combat: Combat, declared: tuple[Attacker, ...]) -> Combat:
    for attacker in declared:
        combat = trigger(combat, TriggerWhen.ATTACKS, attacker.id)
        if attacker.attacking is not None and combat.is_player(attacker.attacking):
            combat = trigger(combat, TriggerWhen.ATTACKS_A_PLAYER, attacker.id)
    return when_attacking(combat, (attacker.id for attacker in declared))


def _can_come_to_attack(combat: Combat, id: str) -> bool:
    return _can_take_part(combat, id) and combat.attacker(id) is None


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


def _cannot(key: str, creature: str, rule: Rule) -> Warned:
    return Warned(message(key, creature=Name(creature)), rule)


def _in_orders(combat: Combat) -> Combat:
    """The foes of each creature in its declared order; those that the order does not name come after."""
    if not combat.declared.orders:
        return combat
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
    blockers = [blocker for blocker in combat.blockers if blocker.id in declared]
    combat = combat.with_events(*(_told_of(blocker) for blocker in blockers))
    for blocker in blockers:
        combat = when_blocking(trigger(combat, TriggerWhen.BLOCKS, blocker.id), blocker.id)
    combat = blocked_triggers(before, combat)
    for attacker in combat.attackers:
        if attacker.state is BlockedState.UNBLOCKED:
            combat = when_unblocked(trigger(combat, TriggerWhen.ATTACKS_AND_ISNT_BLOCKED, attacker.id), attacker.id)
    return combat


def _told_of(blocker: Blocker) -> Said:
    if not blocker.blocking:
        return Said(message("log.blocks-nothing", creature=Name(blocker.id)), Rule("509.1g"))
    said = message("log.blocks", creature=Name(blocker.id), attackers=names(blocker.blocking))
    return Said(said, Rule("509.1"))
