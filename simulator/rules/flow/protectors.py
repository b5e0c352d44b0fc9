"""Protectors of battles: who may protect one, and what happens to one that nobody may go on protecting."""

from dataclasses import replace

from simulator.rules.citation import Rule
from simulator.rules.combat import Combat
from simulator.rules.events import Said
from simulator.rules.messages import Name, message
from simulator.rules.objects import Permanent


def legal_protectors(combat: Combat, battle: Permanent) -> tuple[str, ...]:
    """The players who may protect the battle: opponents for a Siege, else its controller.

    Rule: CR 310.9a, 310.12a.
    """
    if not battle.is_siege:
        return (battle.controller,)
    return tuple(one for one in combat.turn_order() if combat.are_opponents(one, battle.controller))


def with_protectors(combat: Combat) -> Combat:
    """Battles that nobody attacks get a protector where theirs is not a legal one and there is no choice of another.

    Where there are several, the battle stays as it is: the scenario does not say which. Rule: CR 310.11, 704.5x.
    """
    for battle in tuple(combat.present()):
        if not battle.is_battle or any(one.attacking == battle.id for one in combat.attackers):
            continue
        legal = legal_protectors(combat, battle)
        if battle.protector not in legal and len(legal) == 1:
            said = message("log.new-protector", battle=Name(battle.id), player=Name(legal[0]))
            combat = combat.with_permanent(replace(battle, protector=legal[0]))
            combat = combat.with_events(Said(said, Rule("704.5x")))
    return combat
