"""Every action of the timeline, each by the function that carries it out."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from simulator.rules.actions import characteristics, figures, leaving
from simulator.rules.actions import combat as in_combat
from simulator.rules.actions import entries as entering
from simulator.rules.actions.acting import ActionRefusedError
from simulator.rules.combat import Combat
from simulator.rules.events import ActionDone, Warned
from simulator.rules.timeline import Action, ActionKind

_CarryOut: TypeAlias = Callable[[Combat, Action], Combat]

_BY_KIND: Mapping[ActionKind, _CarryOut] = MappingProxyType(
    {
        ActionKind.PUT_ATTACKING: entering.put_attacking,
        ActionKind.PUT_BLOCKING: entering.put_blocking,
        ActionKind.BECOMES_ATTACKING: entering.becomes_attacking,
        ActionKind.BECOMES_BLOCKING: entering.becomes_blocking,
        ActionKind.NINJUTSU: entering.ninjutsu,
        ActionKind.SNEAK: entering.sneak,
        ActionKind.REMOVE_FROM_COMBAT: in_combat.leave_combat,
        ActionKind.DESTROY: leaving.destroyed,
        ActionKind.SACRIFICE: leaving.sacrificed,
        ActionKind.LEAVE_BATTLEFIELD: leaving.leaves,
        ActionKind.RETURN: entering.put_back,
        ActionKind.REGENERATE: leaving.gets_shield,
        ActionKind.PHASE_OUT: leaving.phases_out,
        ActionKind.PHASE_IN: leaving.phases_in,
        ActionKind.CHANGE_CONTROL: characteristics.changes_control,
        ActionKind.CHANGE_TYPES: characteristics.changes_types,
        ActionKind.CHANGE_PROTECTOR: characteristics.changes_protector,
        ActionKind.BECOMES_BLOCKED: in_combat.becomes_blocked,
        ActionKind.BECOMES_UNBLOCKED: in_combat.becomes_unblocked,
        ActionKind.RESELECT: in_combat.reselect,
        ActionKind.GAIN: characteristics.gains,
        ActionKind.LOSE: characteristics.loses,
        ActionKind.SET: figures.sets,
        ActionKind.MODIFY: figures.modifies,
        ActionKind.COUNTER: figures.gets_counters,
        ActionKind.HEAL: figures.heals,
        ActionKind.TAP: figures.taps,
        ActionKind.UNTAP: figures.untaps,
        ActionKind.EFFECT: figures.effect_begins,
        ActionKind.DAMAGE: figures.damages,
        ActionKind.GAIN_LIFE: figures.gains_life,
        ActionKind.LOSE_LIFE: figures.loses_life,
        ActionKind.POISON: figures.is_poisoned,
        ActionKind.PLAYER_LEAVES: figures.leaves_the_game,
    }
)


def carry_out(combat: Combat, action: Action) -> Combat:
    """The combat after the action, which is logged; one that the rules don't allow does nothing, with a warning.

    State-based actions are not checked here. Raises `MissingChoiceError` where the action leaves a choice open.
    """
    try:
        return _BY_KIND[action.kind](combat.with_events(ActionDone(action)), action)
    except ActionRefusedError as refused:
        return combat.with_events(Warned(refused.message, refused.rule))
