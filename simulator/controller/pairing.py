"""What a gesture on the table may declare: the rule that forbids it, or nothing.

A board is taken as it stands even where it could not have been declared, but a hand cannot declare what a creature
alone makes impossible. What only the whole declaration can tell (menace, requirements) is not refused here.
"""

from simulator.controller.board_state import Sentence
from simulator.controller.declared_edits import band_of, with_attack, with_band
from simulator.controller.refusals import about, sentence
from simulator.controller.session import Scene
from simulator.rules.citation import Rule
from simulator.rules.combat import Combat
from simulator.rules.declaring.attack_choices import why_not_attack
from simulator.rules.declaring.bands import band_violations
from simulator.rules.declaring.block_choices import why_not_block, why_not_block_it
from simulator.rules.declaring.violation import DeclarationViolation
from simulator.rules.defending import attackable, is_attacking_side
from simulator.rules.messages import Name
from simulator.rules.scenario import Declared
from simulator.rules.timeline import Moment


def why_no_attack(scene: Scene, attacker: str, target: str) -> Sentence | None:
    """Why the creature cannot be declared attacking the target; None where it can. Rule: CR 508.1a–c."""
    combat = scene.position.beginning
    return (
        too_late(scene, Rule("508.1"))
        or _unknown_permanent(combat, attacker)
        or _of(why_not_attack(combat, attacker))
        or _why_not_attacked(combat, attacker, target)
    )


def _why_not_attacked(combat: Combat, attacker: str, target: str) -> Sentence | None:
    """Rule: CR 506.2, 506.3, 310.9."""
    if target in attackable(combat):
        return None
    names = {"creature": Name(attacker), "target": Name(target)}
    if combat.is_player(target):
        return sentence("refusal.no-opponent", Rule("506.2"), **names)
    unknown = _unknown_permanent(combat, target)
    if unknown is not None:
        return unknown
    permanent = combat.permanent(target)
    if permanent.is_battle and permanent.protector is not None:
        return sentence("refusal.protects-it", Rule("310.9"), protector=Name(permanent.protector), **names)
    if permanent.is_planeswalker:
        return sentence("refusal.own-planeswalker", Rule("506.2"), **names)
    return sentence("refusal.not-attackable", Rule("506.3"), **names)


def why_no_block(scene: Scene, blocker: str, attacker: str) -> Sentence | None:
    """Why the creature cannot be declared blocking the attacker; None where it can. Rule: CR 509.1a–b."""
    combat = scene.position.attacking
    return (
        too_late(scene, Rule("509.1"))
        or _unknown_permanent(combat, blocker)
        or _unknown_permanent(combat, attacker)
        or _of(why_not_block(combat, blocker))
        or _of(why_not_block_it(combat, blocker, attacker))
    )


def why_no_band(scene: Scene, attacker: str, other: str) -> Sentence | None:
    """Why the two cannot be declared in one band; None where they can. Rule: CR 702.22c–d."""
    combat, declared = scene.position.beginning, scene.table.scenario.declared
    target = target_of(declared, other)
    if target is None:
        return _unknown_permanent(combat, other) or sentence(
            "refusal.not-a-declared-attacker", Rule("702.22c"), creature=Name(other)
        )
    if target_of(declared, attacker) is None:
        reason = why_no_attack(scene, attacker, target)
        declared = with_attack(declared, attacker, target)
    else:
        reason = too_late(scene, Rule("508.1"))
    if reason is not None:
        return reason
    banded = with_band(declared, attacker, other)
    broken = band_violations(combat, banded.attacks, (band_of(banded, attacker),))
    return _of(broken[0]) if broken else None


def target_of(declared: Declared, attacker: str) -> str | None:
    """What the creature was declared attacking, or None."""
    return next((one.attacking for one in declared.attacks if one.attacker == attacker), None)


def is_of_attacking_side(combat: Combat, id: str) -> bool:
    """Whether the permanent is controlled by the active player, or by that player's team. Rule: CR 506.2."""
    return is_attacking_side(combat, combat.permanent(id).controller)


def too_late(scene: Scene, rule: Rule) -> Sentence | None:
    """Why nothing can be declared any more; None while damage has not been dealt and combat goes on."""
    if scene.table.is_free:
        return None
    key = "refusal.combat-ended" if scene.table.reached is Moment.END else "refusal.damage-dealt"
    return sentence(key, rule)


def _unknown_permanent(combat: Combat, id: str) -> Sentence | None:
    if any(one.id == id for one in combat.permanents):
        return None
    return sentence("refusal.no-permanent", None, id=Name(id))


def _of(violation: DeclarationViolation | None) -> Sentence | None:
    return None if violation is None else about(violation.message, violation.rule)
