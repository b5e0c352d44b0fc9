"""What each creature may do as attackers are declared, and every way to declare them, by how much it changes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from typing import TypeAlias

from simulator.rules.combat import Combat
from simulator.rules.declaring.attack_requirements import obeyed
from simulator.rules.declaring.violation import DeclarationViolation, violation
from simulator.rules.defending import attackable, is_attacking_side
from simulator.rules.keywords import Ability, Keyword
from simulator.rules.messages import Name
from simulator.rules.objects import Permanent
from simulator.rules.scenario import Attack

Attacks: TypeAlias = tuple[Attack, ...]


def why_not_attack(combat: Combat, id: str) -> DeclarationViolation | None:
    """Why the permanent can't attack, whatever it would attack; None when it may. Rule: CR 508.1a, 508.1c."""
    creature = combat.permanent(id)
    for rule, key, applies in (
        ("508.1a", "declaring.not-a-creature", not combat.on_battlefield(id) or not creature.is_creature),
        ("508.1a", "declaring.battle", creature.is_battle),
        ("508.1a", "declaring.not-the-attacking-players", not is_attacking_side(combat, creature.controller)),
        ("508.1a", "declaring.tapped", creature.tapped),
        ("508.1a", "declaring.summoning-sick", creature.summoning_sick and not creature.has(Keyword.HASTE)),
        ("702.3b", "declaring.defender", creature.has(Keyword.DEFENDER)),
        ("508.1c", "declaring.cant-attack", creature.can(Ability.CANT_ATTACK)),
    ):
        if applies:
            return violation(rule, (id,), key, creature=Name(id))
    return None


@dataclass(frozen=True, slots=True)
class AttackChoice:
    """One creature: what was declared for it, and the best that it may do, None for not attacking.

    `best`: those of its possible attacks that obey the most requirements; `most`: how many that is.
    """

    creature: Permanent
    declared: Attack | None
    best: tuple[Attack | None, ...]
    most: int

    @property
    def may_stay(self) -> bool:
        """Whether what was declared is one of the best."""
        return self.declared in self.best

    @property
    def others(self) -> tuple[Attack | None, ...]:
        """What it may do as well as what was declared."""
        return tuple(attack for attack in self.best if attack != self.declared)


def attack_choices(combat: Combat, attacks: Attacks) -> tuple[AttackChoice, ...]:
    """The choices of every creature that may attack or was declared to, in scenario order.

    Requirements are each creature's own, and only "can't attack alone" looks at others: all of them are obeyed
    as far as can be when each creature does its best. Rule: CR 508.1d.
    """
    declared = {attack.attacker: attack for attack in attacks}
    targets = attackable(combat)
    possible = {
        creature.id: _possible(combat, creature, declared.get(creature.id), targets)
        for creature in combat.permanents
        if creature.id in declared or why_not_attack(combat, creature.id) is None
    }
    able = [id for id, ways in possible.items() if len(ways) > 1]
    if len(able) == 1 and combat.permanent(able[0]).can(Ability.CANT_ATTACK_ALONE):
        possible[able[0]] = (None,)
    return tuple(_choice(combat, combat.permanent(id), declared.get(id), ways) for id, ways in possible.items())


def _possible(
    combat: Combat, creature: Permanent, declared: Attack | None, targets: tuple[str, ...]
) -> tuple[Attack | None, ...]:
    """Not to attack, and whatever it may attack; what has left since is taken to have been attackable."""
    if why_not_attack(combat, creature.id) is not None:
        return (None,)
    left = (declared,) if declared is not None and declared.attacking is None else ()
    attacks = tuple(
        declared if declared is not None and declared.attacking == attacked else Attack(creature.id, attacked)
        for attacked in targets
    )
    return (None, *left, *attacks)


def _choice(
    combat: Combat, creature: Permanent, declared: Attack | None, ways: tuple[Attack | None, ...]
) -> AttackChoice:
    worth = {attack: len(obeyed(combat, creature, attack)) for attack in ways}
    most = max(worth.values())
    return AttackChoice(creature, declared, tuple(attack for attack in ways if worth[attack] == most), most)


def only_one_alone(combat: Combat, attacks: Sequence[Attack]) -> str | None:
    """The creature that attacks alone and can't, or None. Rule: CR 506.5, 508.1c."""
    if len(attacks) == 1 and combat.permanent(attacks[0].attacker).can(Ability.CANT_ATTACK_ALONE):
        return attacks[0].attacker
    return None


def legal_attacks(combat: Combat, attacks: Attacks) -> Iterator[tuple[int, Attacks]]:
    """Every legal way to declare attackers, with how many creatures do other than declared, the fewest first.

    What stays as declared stays in its place; attackers that come on come last. Rule: CR 508.1c–d.
    """
    choices = attack_choices(combat, attacks)
    moved = [choice for choice in choices if not choice.may_stay]
    free = [choice for choice in choices if choice.may_stay and choice.others]
    for more in range(len(free) + 1):
        for also in combinations(free, more):
            changing = (*moved, *also)
            for ways in product(*(choice.others for choice in changing)):
                changed = {choice.creature.id: way for choice, way in zip(changing, ways, strict=True)}
                declared = _with(attacks, changed)
                if only_one_alone(combat, declared) is None:
                    yield len(changing), declared


def _with(attacks: Attacks, changed: dict[str, Attack | None]) -> Attacks:
    ways = [changed.get(attack.attacker, attack) for attack in attacks]
    declared = {attack.attacker for attack in attacks}
    ways += [way for id, way in changed.items() if id not in declared]
    return tuple(way for way in ways if way is not None)
