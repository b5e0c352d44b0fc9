"""Declaring on the table: attacks, blocks, bands and orders, made and undone one by one."""

from dataclasses import replace

from simulator.controller.board_state import Refusal
from simulator.controller.declared_edits import (
    band_of,
    with_attack,
    with_band,
    with_block,
    with_order,
    without_attack,
    without_band,
    without_blocks,
    without_pairs,
)
from simulator.controller.intents import Attack, Band, Block, DeclareNearest, LeaveBand, Reorder, Unpair
from simulator.controller.oddities import declared_by
from simulator.controller.pairing import target_of, too_late, why_no_attack, why_no_band, why_no_block
from simulator.controller.refusals import about, refuse
from simulator.controller.session import Scene, Turn
from simulator.rules.citation import Rule
from simulator.rules.declaring.block_choices import most_blocked
from simulator.rules.declaring.declare import nearest_declaration
from simulator.rules.declaring.violation import UndecidedDeclarationError
from simulator.rules.foes import declared_foes
from simulator.rules.messages import Name, message, names
from simulator.rules.timeline import Moment


def attack(scene: Scene, intent: Attack) -> Turn | Refusal:
    """A creature attacks a player, planeswalker or battle. Rule: CR 508.1."""
    reason = why_no_attack(scene, intent.attacker, intent.target)
    if reason is not None:
        return Refusal((reason,))
    label = message("undo.attack", attacker=Name(intent.attacker), target=Name(intent.target))
    declared = scene.table.scenario.declared
    if target_of(declared, intent.attacker) == intent.target:
        return Turn(label, scene.table)
    declared = with_attack(declared, intent.attacker, intent.target)
    return Turn(label, scene.table.with_declared(declared, Moment.DECLARE_ATTACKERS))


def block(scene: Scene, intent: Block) -> Turn | Refusal:
    """A creature blocks an attacker: as well, where it may block several, or else in place of what it blocked.

    Rule: CR 509.1a.
    """
    reason = why_no_block(scene, intent.blocker, intent.attacker)
    if reason is not None:
        return Refusal((reason,))
    label = message("undo.block", blocker=Name(intent.blocker), attacker=Name(intent.attacker))
    declared = scene.table.scenario.declared
    blocked = next((one.blocking for one in declared.blocks if one.blocker == intent.blocker), ())
    if intent.attacker in blocked:
        return Turn(label, scene.table)
    combat = scene.position.attacking
    most = most_blocked(combat.permanent(intent.blocker), len(combat.attackers))
    declared = with_block(declared, intent.blocker, intent.attacker, most)
    return Turn(label, scene.table.with_declared(declared, Moment.DECLARE_BLOCKERS))


def unpair(scene: Scene, intent: Unpair) -> Turn | Refusal:
    """One pairing is undone; without a partner, the creature's attack or all its blocks.

    Blocking one member of a band blocks all of it, so that pairing is undone for the whole band (702.22h).
    """
    reason = too_late(scene, Rule("509.1"))
    if reason is not None:
        return Refusal((reason,))
    declared = scene.table.scenario.declared
    blockers = {one.blocker: one.blocking for one in declared.blocks}
    if intent.other is None:
        return _sent_home(scene, intent.creature)
    blocker, attacker = intent.creature, intent.other
    if blocker not in blockers:
        blocker, attacker = attacker, blocker
    band = band_of(declared, attacker)
    if set(band).isdisjoint(blockers.get(blocker, ())):
        return refuse("refusal.not-paired", None, creature=Name(intent.creature), other=Name(intent.other))
    label = message("undo.unpair", blocker=Name(blocker), attacker=Name(attacker))
    return Turn(label, scene.table.with_declared(without_pairs(declared, band, blocker)))


def _sent_home(scene: Scene, creature: str) -> Turn | Refusal:
    declared = scene.table.scenario.declared
    label = message("undo.send-home", creature=Name(creature))
    if any(one.attacker == creature for one in declared.attacks):
        return Turn(label, scene.table.with_declared(without_attack(declared, creature)))
    if any(one.blocker == creature for one in declared.blocks):
        return Turn(label, scene.table.with_declared(without_blocks(declared, creature)))
    return refuse("refusal.not-declared", None, creature=Name(creature))


def band(scene: Scene, intent: Band) -> Turn | Refusal:
    """An attacker joins another one's band; a creature that does not attack yet attacks with it.

    Rule: CR 702.22c–d.
    """
    reason = why_no_band(scene, intent.attacker, intent.other)
    if reason is not None:
        return Refusal((reason,))
    declared = scene.table.scenario.declared
    target = target_of(declared, intent.other)
    if target is not None and target_of(declared, intent.attacker) is None:
        declared = with_attack(declared, intent.attacker, target)
    declared = with_band(declared, intent.attacker, intent.other)
    label = message("undo.band", attacker=Name(intent.attacker), other=Name(intent.other))
    return Turn(label, scene.table.with_declared(declared, Moment.DECLARE_ATTACKERS))


def leave_band(scene: Scene, intent: LeaveBand) -> Turn | Refusal:
    """An attacker leaves its band before damage is dealt."""
    declared = scene.table.scenario.declared
    reason = too_late(scene, Rule("702.22e"))
    if reason is not None:
        return Refusal((reason,))
    if len(band_of(declared, intent.attacker)) == 1:
        return refuse("refusal.in-no-band", None, creature=Name(intent.attacker))
    label = message("undo.leave-band", attacker=Name(intent.attacker))
    return Turn(label, scene.table.with_declared(without_band(declared, intent.attacker)))


def reorder(scene: Scene, intent: Reorder) -> Turn | Refusal:
    """A damage assignment order is announced, in the eras that have one. Rule: CR 509.3, 510.1c."""
    reason = too_late(scene, Rule("509.3"))
    if reason is not None:
        return Refusal((reason,))
    if not scene.position.now.era.damage_assignment_order:
        return refuse("refusal.no-order", Rule("510.1c"))
    declared = scene.table.scenario.declared
    foes = declared_foes(declared).get(intent.creature, ())
    if sorted(foes) != sorted(intent.foes):
        return refuse("refusal.order-of-others", Rule("509.3"), creature=Name(intent.creature), foes=names(foes))
    label = message("undo.reorder", creature=Name(intent.creature))
    return Turn(label, scene.table.with_declared(with_order(declared, intent.creature, intent.foes)))


def declare_nearest(scene: Scene, _: DeclareNearest) -> Turn | Refusal:
    """What could have been declared, with the fewest attackers, blockers and bands changed. Rule: CR 508.1d, 509.1c."""
    late = too_late(scene, Rule("508.1"))
    if late is not None:
        return Refusal((late,))
    judged = declared_by(scene.table.scenario, scene.position.now.moment)
    try:
        found = None if judged is None else nearest_declaration(judged)
    except UndecidedDeclarationError as undecided:
        return Refusal((about(undecided.message),))
    if found is None:
        return refuse("refusal.declared-legally", Rule("508.1"))
    found = replace(found, after=scene.table.scenario.declared.after)
    return Turn(message("undo.declare-nearest"), scene.table.with_declared(found))
