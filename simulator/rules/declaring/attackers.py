"""Attackers and their bands: whether they could have been declared."""

from simulator.rules.combat import Combat
from simulator.rules.declaring.attack_choices import (
    AttackChoice,
    Attacks,
    attack_choices,
    only_one_alone,
    why_not_attack,
)
from simulator.rules.declaring.attack_requirements import obeyed
from simulator.rules.declaring.bands import Band, band_violations
from simulator.rules.declaring.requirement import requirements_violation
from simulator.rules.declaring.violation import DeclarationViolation, violation
from simulator.rules.defending import attackable
from simulator.rules.messages import Name
from simulator.rules.scenario import Attack


def attack_violations(combat: Combat, attacks: Attacks, bands: tuple[Band, ...]) -> tuple[DeclarationViolation, ...]:
    """Every rule that these attacks and bands break; `combat` is as it is before attackers are declared.

    Rule: CR 508.1a–e.
    """
    targets = attackable(combat)
    broken = [found for attack in attacks if (found := _restriction(combat, attack, targets)) is not None]
    alone = only_one_alone(combat, attacks)
    if alone is not None:
        broken.append(violation("508.1c", (alone,), "declaring.cant-attack-alone", creature=Name(alone)))
    declared = {attack.attacker: attack for attack in attacks}
    for choice in attack_choices(combat, attacks):
        found = _requirement(combat, choice, declared.get(choice.creature.id))
        broken += [found] if found is not None else []
    return (*broken, *band_violations(combat, attacks, bands))


def _restriction(combat: Combat, attack: Attack, targets: tuple[str, ...]) -> DeclarationViolation | None:
    """Rule: CR 508.1b."""
    found = why_not_attack(combat, attack.attacker)
    if found is not None or attack.attacking is None or attack.attacking in targets:
        return found
    names = {"creature": Name(attack.attacker), "attacked": Name(attack.attacking)}
    return violation("508.1b", (attack.attacker,), "declaring.cant-be-attacked", **names)


def _requirement(combat: Combat, choice: AttackChoice, attack: Attack | None) -> DeclarationViolation | None:
    """Where the greatest number of requirements is obeyed every creature obeys as many as it can. Rule: CR 508.1d."""
    met = obeyed(combat, choice.creature, attack)
    if len(met) >= choice.most:
        return None
    return requirements_violation("508.1d", met, obeyed(combat, choice.creature, choice.best[0]))
