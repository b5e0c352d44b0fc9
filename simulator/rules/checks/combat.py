"""What is wrong with a combat as declared: it must make sense, even where it could not have been declared."""

from collections.abc import Iterable, Iterator

from simulator.rules.checks.ids import KnownIds
from simulator.rules.foes import declared_foes
from simulator.rules.messages import Message, Name, message, names
from simulator.rules.problems import Path, Problem
from simulator.rules.scenario import Attack, Scenario
from simulator.rules.timeline import ActionKind, Moment

_STANDS = (Moment.DECLARE_ATTACKERS, Moment.DECLARE_BLOCKERS, Moment.FIRST_COMBAT_DAMAGE)
_BRINGS_ATTACKERS = (
    ActionKind.PUT_ATTACKING,
    ActionKind.BECOMES_ATTACKING,
    ActionKind.NINJUTSU,
    ActionKind.SNEAK,
)


def combat_problems(scenario: Scenario, known: KnownIds) -> Iterator[Problem]:
    """Attacks, bands, blocks and orders."""
    declared = scenario.declared
    yield from _attack_problems(scenario, known)
    yield from _block_problems(scenario, known)
    attackers = {attack.attacker for attack in declared.attacks}
    entering = _entering_attackers(scenario)
    for place, band in enumerate(declared.bands):
        yield from _not_attacking(band, attackers, known, "combat", "bands", place)
    yield from _not_attacking(declared.blocked, attackers | entering, known, "combat", "blocked")
    yield from _order_problems(scenario, known)
    yield from known.permanent_each(declared.had_first_strike or (), "combat", "had_first_strike")
    if declared.after is not None and declared.after not in _STANDS:
        moments = tuple(Message(f"moment.{moment.value}") for moment in _STANDS)
        said = message("problem.cannot-stand-there", moment=Message(f"moment.{declared.after.value}"), moments=moments)
        yield Problem(("combat", "after"), said)


def _attack_problems(scenario: Scenario, known: KnownIds) -> Iterator[Problem]:
    for place, attack in enumerate(scenario.declared.attacks):
        path = ("combat", "attacks", place)
        yield from known.permanent(attack.attacker, *path, "attacker")
        yield from known.either(attack.attacking, *path, "attacking")
        yield from _attacked_problems(scenario, attack, *path, "attacking")
        if attack.was_attacking is not None:
            yield from known.player(attack.was_attacking.defending_player, *path, "was_attacking", "defending_player")
    listed = [
        (attack.attacker, ("combat", "attacks", place, "attacker"))
        for place, attack in enumerate(scenario.declared.attacks)
    ]
    yield from _twice(listed, "problem.attacks-twice")


def _attacked_problems(scenario: Scenario, attack: Attack, *path: str | int) -> Iterator[Problem]:
    """Only players, planeswalkers and battles can be attacked; a timeline may make a permanent one. Rule: CR 506.3."""
    attacked = scenario.permanent(attack.attacking) if attack.attacking is not None else None
    if attacked is None or attacked.is_planeswalker or attacked.is_battle:
        return
    if not any(_changes_types(scenario, attacked.id)):
        values = {"creature": Name(attack.attacker), "attacked": Name(attacked.id)}
        yield Problem(path, message("problem.attacks-nothing-sensible", **values))


def _changes_types(scenario: Scenario, id: str) -> Iterator[bool]:
    for entry in scenario.timeline:
        yield entry.action.kind is ActionKind.CHANGE_TYPES and entry.action.permanent == id


def _block_problems(scenario: Scenario, known: KnownIds) -> Iterator[Problem]:
    blocks = scenario.declared.blocks
    attackers = {attack.attacker for attack in scenario.declared.attacks} | _entering_attackers(scenario)
    for place, block in enumerate(blocks):
        path = ("combat", "blocks", place)
        yield from known.permanent(block.blocker, *path, "blocker")
        yield from _not_attacking(block.blocking, attackers, known, *path, "blocking")
        listed = [(id, (*path, "blocking", number)) for number, id in enumerate(block.blocking)]
        yield from _twice(listed, "problem.blocked-twice")
    yield from _twice(
        [(block.blocker, ("combat", "blocks", place, "blocker")) for place, block in enumerate(blocks)],
        "problem.blocks-twice",
    )


def _entering_attackers(scenario: Scenario) -> set[str]:
    """The creatures that the timeline brings into combat as attackers, which a block may name."""
    actions = (entry.action for entry in scenario.timeline)
    return {one.permanent for one in actions if one.kind in _BRINGS_ATTACKERS and one.permanent is not None}


def _not_attacking(ids: Iterable[str], attackers: set[str], known: KnownIds, *path: str | int) -> Iterator[Problem]:
    for place, id in enumerate(ids):
        yield from known.permanent(id, *path, place)
        if id in known.permanents and id not in attackers:
            yield Problem((*path, place), message("problem.does-not-attack", creature=Name(id)))


def _order_problems(scenario: Scenario, known: KnownIds) -> Iterator[Problem]:
    """An order names all foes of its creature and nobody else, each once."""
    foes = declared_foes(scenario.declared)
    for id, order in scenario.declared.orders:
        path = ("combat", "orders", id)
        yield from known.permanent(id, *path)
        yield from known.permanent_each(order, *path)
        if id in known.permanents and sorted(order) != sorted(foes.get(id, ())):
            yield Problem(path, message("problem.order", creature=Name(id), foes=names(foes.get(id, ()))))


def _twice(listed: Iterable[tuple[str, Path]], key: str) -> Iterator[Problem]:
    seen: set[str] = set()
    for id, path in listed:
        if id in seen:
            yield Problem(path, message(key, creature=Name(id)))
        seen.add(id)
