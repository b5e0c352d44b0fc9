"""What an attacking creature must do if able: attack each combat, and attack somebody else than who goaded it."""

from collections.abc import Iterator

from simulator.rules.combat import Combat
from simulator.rules.declaring.requirement import Requirement
from simulator.rules.keywords import Ability
from simulator.rules.messages import Name, message
from simulator.rules.objects import Permanent
from simulator.rules.scenario import Attack


def requirements(creature: Permanent) -> tuple[Requirement, ...]:
    """Every requirement on a creature that could attack. Rule: CR 508.1d, 701.15b."""
    return tuple(_to_attack(creature)) + tuple(_to_attack_another(creature, goader) for goader in _goaders(creature))


def obeyed(combat: Combat, creature: Permanent, attack: Attack | None) -> tuple[Requirement, ...]:
    """The requirements that an attack obeys, none when the creature does not attack.

    Where what it attacked has left and nobody knows what it was, it is taken to have obeyed them all.
    """
    if attack is None:
        return ()
    if attack.attacking is None:
        return requirements(creature)
    elsewhere = (goader for goader in _goaders(creature) if _is_another_player(combat, attack.attacking, goader))
    return tuple(_to_attack(creature)) + tuple(_to_attack_another(creature, goader) for goader in elsewhere)


def _is_another_player(combat: Combat, attacked: str, goader: str) -> bool:
    """Attacking a planeswalker or battle is not attacking a player. Rule: CR 508.6."""
    return combat.is_player(attacked) and attacked != goader


def _goaders(creature: Permanent) -> tuple[str, ...]:
    """Who has goaded it, each once: to goad it again adds nothing. Rule: CR 701.15c–d."""
    return tuple(dict.fromkeys(creature.goaded_by))


def _to_attack(creature: Permanent) -> Iterator[Requirement]:
    if creature.can(Ability.MUST_ATTACK):
        yield Requirement((creature.id,), message("requirement.must-attack", creature=Name(creature.id)))
    for goader in _goaders(creature):
        said = message("requirement.goaded", creature=Name(creature.id), player=Name(goader))
        yield Requirement((creature.id,), said)


def _to_attack_another(creature: Permanent, goader: str) -> Requirement:
    said = message("requirement.goaded-elsewhere", creature=Name(creature.id), player=Name(goader))
    return Requirement((creature.id,), said)
