"""How a combat begins: from its beginning, or where the scenario says that it stands."""

from collections.abc import Iterable
from dataclasses import replace

from simulator.rules.combat import Combat, Zone
from simulator.rules.defending import defending_player_of, kind_of
from simulator.rules.division.assigning import striking_first
from simulator.rules.era import era_of
from simulator.rules.events import Left, PlayerLeft, Warned
from simulator.rules.flow.state_based import check
from simulator.rules.flow.turn_based import declare_attackers, declare_blockers
from simulator.rules.foes import bands_spelled_out
from simulator.rules.messages import Name, message
from simulator.rules.objects import Permanent
from simulator.rules.scenario import Attack, Declared, Scenario, WasAttacking
from simulator.rules.timeline import ActionKind, Moment, TimelineEntry

_ENTERING = frozenset({ActionKind.PUT_ATTACKING, ActionKind.PUT_BLOCKING, ActionKind.NINJUTSU, ActionKind.SNEAK})
_LEAVING = frozenset({ActionKind.DESTROY, ActionKind.SACRIFICE, ActionKind.LEAVE_BATTLEFIELD})
_WITH_BLOCKS = (Moment.DECLARE_BLOCKERS, Moment.FIRST_COMBAT_DAMAGE)


def opened(scenario: Scenario) -> Combat:
    """The combat of a scenario without errors, before anything happens there.

    State-based actions that the board calls for have happened, each with a warning. Rule: CR 704.3.
    """
    combat = laid_out(scenario)
    if scenario.declared.after is not None:
        combat = _standing(combat, scenario.declared)
    return _with_what_the_board_calls_for(combat)


def laid_out(scenario: Scenario) -> Combat:
    """The board of a scenario without errors, with nothing declared and nothing checked yet."""
    permanents = tuple(_normal(permanent) for permanent in scenario.permanents)
    timeline = tuple(entry for entry in scenario.timeline if not _is_done(entry, scenario.declared.after))
    awaited = _awaited(timeline, scenario.declared)
    zones = ((one.id, Zone.AWAITED if one.id in awaited else Zone.BATTLEFIELD) for one in permanents)
    return Combat(
        era_of(scenario.rules),
        scenario.active_player,
        scenario.players,
        permanents,
        tuple(zones),
        originals=permanents,
        declared=scenario.declared,
        effects=scenario.effects,
        choices=scenario.choices,
        timeline=timeline,
    )


def _normal(permanent: Permanent) -> Permanent:
    """A battle that is no Siege is protected by its controller. Rule: CR 310.9a."""
    if permanent.is_battle and not permanent.is_siege:
        return replace(permanent, protector=permanent.controller)
    return permanent


def _is_done(entry: TimelineEntry, after: Moment | None) -> bool:
    """Whether the entry counts as done: it is at the moment where the scenario stands, or before."""
    moments = list(Moment)
    return after is not None and moments.index(entry.at) <= moments.index(after)


def _awaited(timeline: tuple[TimelineEntry, ...], declared: Declared) -> frozenset[str]:
    """The permanents that the timeline brings, which are not on the battlefield before."""
    here = {attack.attacker for attack in declared.attacks} | {block.blocker for block in declared.blocks}
    awaited = set()
    for entry in timeline:
        action = entry.action
        if action.kind in _ENTERING and action.permanent is not None and action.permanent not in here:
            awaited.add(action.permanent)
        left = action.permanent if action.kind in _LEAVING else action.returned
        here |= {left} if left is not None else set()
    return frozenset(awaited)


def _standing(combat: Combat, declared: Declared) -> Combat:
    """The combat at the moment where the scenario stands. What was declared there does not trigger again."""
    combat = declare_attackers(combat)
    if declared.after in _WITH_BLOCKS:
        combat = declare_blockers(combat)
    warned = tuple(event for event in combat.log if isinstance(event, Warned))
    combat = replace(combat, moment=declared.after or Moment.BEGINNING, log=warned)
    if declared.after is not Moment.FIRST_COMBAT_DAMAGE:
        return combat
    had = declared.had_first_strike
    struck = striking_first(combat) if had is None else frozenset(had)
    return replace(combat, had_first_strike=struck, steps_taken=(Moment.FIRST_COMBAT_DAMAGE,))


def _with_what_the_board_calls_for(combat: Combat) -> Combat:
    """Dead creatures and empty planeswalkers leave before the first step; what was declared is told without them."""
    checked = check(combat)
    happened = checked.log[len(combat.log) :]
    left = [event for event in happened if isinstance(event, Left | PlayerLeft)]
    attackers = {attack.attacker for attack in combat.declared.attacks}
    attacked = combat.anyone_attacked or any(one.id in attackers for one in left)
    gone = frozenset(one.id for one in left if isinstance(one, Left))
    declared = _without(combat, bands_spelled_out(combat.declared), gone) if gone else combat.declared
    warnings = (Warned(message("warning.board-calls-for", id=Name(one.id), why=f"{one.rule}")) for one in left)
    return replace(checked, declared=declared, anyone_attacked=attacked).with_events(*warnings)


def _without(combat: Combat, declared: Declared, gone: frozenset[str]) -> Declared:
    """What was declared, told as it stands when permanents have left: blocks had been declared by then.

    A blocker that is gone leaves its attackers blocked. Rule: CR 506.4c, 509.1g–h.
    """
    left_by = [name for block in declared.blocks if block.blocker in gone for name in block.blocking]
    blocks = (replace(one, blocking=_others(one.blocking, gone)) for one in declared.blocks if one.blocker not in gone)
    return replace(
        declared,
        attacks=tuple(_attack_without(combat, one, gone) for one in declared.attacks if one.attacker not in gone),
        bands=tuple(_others(band, gone) for band in declared.bands),
        blocks=tuple(blocks),
        blocked=_others(dict.fromkeys((*declared.blocked, *left_by)), gone),
        orders=tuple((one, _others(order, gone)) for one, order in declared.orders if one not in gone),
    )


def _attack_without(combat: Combat, attack: Attack, gone: frozenset[str]) -> Attack:
    attacked = attack.attacking
    if attacked is None or attacked not in gone:
        return attack
    return Attack(attack.attacker, None, WasAttacking(kind_of(combat, attacked), defending_player_of(combat, attacked)))


def _others(ids: Iterable[str], gone: frozenset[str]) -> tuple[str, ...]:
    return tuple(one for one in ids if one not in gone)
