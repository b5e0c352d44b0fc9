"""The board at the two times when something is declared: before attackers, and before blockers."""

from dataclasses import replace

from simulator.rules.checks.values import wrong_values
from simulator.rules.combat import Attacker, Combat
from simulator.rules.defending import defending_player_of
from simulator.rules.flow.beginning import laid_out
from simulator.rules.flow.steps import act
from simulator.rules.flow.turn_based import declare_attackers
from simulator.rules.problems import ScenarioError, errors
from simulator.rules.scenario import Attack, Scenario
from simulator.rules.timeline import Moment


def before_attackers(scenario: Scenario) -> Combat:
    """The board as attackers are declared, after what players did at the beginning of combat.

    A scenario that stands later is judged on the board as it is. Raises `ScenarioError`, `MissingChoiceError`.
    """
    found = wrong_values(scenario)
    if errors(found):
        raise ScenarioError(found)
    return before_attackers_checked(scenario)


def before_attackers_checked(scenario: Scenario) -> Combat:
    """What `before_attackers` gives, for a scenario whose values are known to be without errors.

    Raises `MissingChoiceError`.
    """
    if scenario.declared.after is not None:
        scenario = replace(scenario, declared=replace(scenario.declared, after=None), timeline=())
    return _with_actions(laid_out(scenario), Moment.BEGINNING)


def before_blockers(before: Combat) -> Combat:
    """The board as blockers are declared, after what players did in the declare attackers step.

    Raises `MissingChoiceError`.
    """
    return _with_actions(replace(declare_attackers(before), moment=Moment.DECLARE_ATTACKERS), Moment.DECLARE_ATTACKERS)


def with_attacks(combat: Combat, attacks: tuple[Attack, ...]) -> Combat:
    """The board before blockers, had these attacks been declared in place of those that were.

    Creatures that were put attacking go on attacking; one that left combat stays out of it.
    """
    declared = {attack.attacker for attack in combat.declared.attacks}
    others = tuple(attacker for attacker in combat.attackers if attacker.id not in declared)
    attackers = (_attacker(combat, attack) for attack in attacks)
    return replace(combat, attackers=(*(one for one in attackers if one is not None), *others))


def _attacker(combat: Combat, attack: Attack) -> Attacker | None:
    old = combat.attacker(attack.attacker)
    was_declared = any(one.attacker == attack.attacker for one in combat.declared.attacks)
    if attack in combat.declared.attacks or (was_declared and old is None) or attack.attacking is None:
        return old
    if not combat.on_battlefield(attack.attacker):
        return None
    return Attacker(attack.attacker, attack.attacking, defending_player_of(combat, attack.attacking))


def _with_actions(combat: Combat, moment: Moment) -> Combat:
    for entry in combat.timeline:
        if entry.at is moment:
            combat = act(combat, entry.action)
    return combat
