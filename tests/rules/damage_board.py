"""Combats just before a combat damage step, and reading what the damage came to."""

from collections.abc import Mapping
from typing import Any

from simulator.rules.assignment import Assignment
from simulator.rules.combat import Attacker, BlockedState, Blocker, Combat, Zone
from simulator.rules.damage.dealing import deal_combat_damage
from simulator.rules.division.assigning import damage_step
from simulator.rules.era import era_of
from simulator.rules.events import DamageDealt, DamageRow, Triggered
from simulator.rules.objects import Permanent
from simulator.rules.scenario import Attack, Scenario
from simulator.rules.timeline import Moment
from tests.boards import scenario


def combat(*permanents: Permanent, **declared: Any) -> Combat:
    """A combat after blockers have been declared; `declared` as for `scenario`."""
    board = scenario(*permanents, **declared)
    return Combat(
        era_of(board.rules),
        board.active_player,
        board.players,
        board.permanents,
        tuple((one.id, Zone.BATTLEFIELD) for one in permanents),
        moment=Moment.DECLARE_BLOCKERS,
        attackers=tuple(_attacker(board, attack) for attack in board.declared.attacks),
        blockers=tuple(Blocker(block.blocker, block.blocking) for block in board.declared.blocks),
        effects=board.effects,
        choices=board.choices,
        anyone_attacked=True,
    )


def _attacker(board: Scenario, attack: Attack) -> Attacker:
    attacked = attack.attacking or ""
    thing = board.permanent(attacked)
    defending = attacked if thing is None else thing.protector or thing.controller
    blockers = tuple(block.blocker for block in board.declared.blocks if attack.attacker in block.blocking)
    state = BlockedState.BLOCKED if blockers else BlockedState.UNBLOCKED
    return Attacker(attack.attacker, attacked, defending, None, state, blockers)


def dealt(combat: Combat, shares: Mapping[str, Mapping[str, int]] | None = None) -> Combat:
    """The combat after its next combat damage step; sources not named give all to their first recipient."""
    step = damage_step(combat)
    assert step is not None
    given = {source.id: {source.recipients[0]: source.amount} for source in step.sources}
    return deal_combat_damage(combat, step, Assignment.of({**given, **(shares or {})}))


def rows(combat: Combat) -> list[DamageRow]:
    """Every row of damage that has been dealt, in order."""
    return [row for event in combat.log if isinstance(event, DamageDealt) for row in event.rows]


def points(combat: Combat) -> list[tuple[str, str, int, int]]:
    """Source, recipient, assigned and dealt damage points of every row."""
    return [(row.source, row.recipient, row.assigned, row.dealt) for row in rows(combat)]


def excess(combat: Combat) -> list[dict[str, int]]:
    """Excess damage by recipient of every event of damage."""
    return [dict(event.excess) for event in combat.log if isinstance(event, DamageDealt)]


def triggered(combat: Combat) -> list[tuple[str, str, int]]:
    """Who triggered, when, how often."""
    return [(event.id, event.when.value, event.times) for event in combat.log if isinstance(event, Triggered)]
