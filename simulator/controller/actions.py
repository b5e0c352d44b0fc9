"""What can be done to a permanent or player now: actions by kind, with what is still to choose."""

from collections.abc import Iterator

from simulator.controller.board_state import Sentence
from simulator.controller.offers import ActionView
from simulator.controller.refusals import about, sentence
from simulator.controller.session import Scene
from simulator.rules.citation import Rule
from simulator.rules.combat import BlockedState, Combat, Zone
from simulator.rules.defending import attackable, is_attacking_side
from simulator.rules.events import Warned
from simulator.rules.flow.blocking import blocks_are_declared
from simulator.rules.flow.steps import act
from simulator.rules.keywords import Keyword
from simulator.rules.messages import Name
from simulator.rules.objects import Permanent
from simulator.rules.timeline import SHAPES, Action, ActionKind, Parameter

_SUBJECTS = (Parameter.PERMANENT, Parameter.PLAYER)
_OF_PLAYERS = (
    ActionKind.GAIN_LIFE,
    ActionKind.LOSE_LIFE,
    ActionKind.POISON,
    ActionKind.DAMAGE,
    ActionKind.PLAYER_LEAVES,
)
_NINJUTSU = (Keyword.NINJUTSU, Keyword.COMMANDER_NINJUTSU)


def action_views(scene: Scene, subject: str) -> tuple[ActionView, ...]:
    """The actions for a player or permanent, those most often wanted first; what would do nothing with the reason."""
    combat = scene.position.now
    if combat.is_player(subject):
        return tuple(_view(combat, kind, subject) for kind in _OF_PLAYERS)
    if not any(one.id == subject for one in combat.permanents):
        return ()
    return tuple(_view(combat, kind, subject) for kind in _kinds(combat, combat.permanent(subject)))


def _kinds(combat: Combat, permanent: Permanent) -> Iterator[ActionKind]:
    """The kinds that make sense for a permanent where it is."""
    zone = combat.zone(permanent.id)
    if zone is Zone.GONE:
        yield ActionKind.RETURN
    elif permanent.phased_out:
        yield ActionKind.PHASE_IN
    elif zone is Zone.AWAITED:
        yield from _of_idle(permanent)
    else:
        yield from _of_figures(permanent)
        yield from _of_combat(combat, permanent)
        yield from _of_leaving(permanent)


def _of_figures(permanent: Permanent) -> Iterator[ActionKind]:
    if permanent.is_creature:
        yield ActionKind.MODIFY
    yield from (ActionKind.SET, ActionKind.COUNTER, ActionKind.GAIN, ActionKind.LOSE)
    if permanent.damage:
        yield ActionKind.HEAL
    yield from (ActionKind.REGENERATE, ActionKind.UNTAP if permanent.tapped else ActionKind.TAP)
    if permanent.is_creature or permanent.is_planeswalker or permanent.is_battle:
        yield ActionKind.DAMAGE


def _of_combat(combat: Combat, permanent: Permanent) -> Iterator[ActionKind]:
    attacker, blocker = combat.attacker(permanent.id), combat.blocker(permanent.id)
    attacked = any(one.attacking == permanent.id for one in combat.attackers)
    if attacker is not None or blocker is not None or attacked:
        yield ActionKind.REMOVE_FROM_COMBAT
    if attacker is not None:
        if any(one != attacker.attacking for one in attackable(combat)):
            yield ActionKind.RESELECT
        blocked = attacker.state is BlockedState.BLOCKED
        yield ActionKind.BECOMES_UNBLOCKED if blocked else ActionKind.BECOMES_BLOCKED
    elif permanent.is_creature:
        attacking = is_attacking_side(combat, permanent.controller)
        yield ActionKind.BECOMES_ATTACKING if attacking else ActionKind.BECOMES_BLOCKING
        if blocker is None:
            yield from _of_idle(permanent)


def _of_idle(permanent: Permanent) -> Iterator[ActionKind]:
    """What brings a permanent that has had no part in combat: it is then taken not to have been there before."""
    yield from (ActionKind.PUT_ATTACKING, ActionKind.PUT_BLOCKING)
    if any(permanent.has(keyword) for keyword in _NINJUTSU):
        yield ActionKind.NINJUTSU
    if permanent.has(Keyword.SNEAK):
        yield ActionKind.SNEAK


def _of_leaving(permanent: Permanent) -> Iterator[ActionKind]:
    yield from (ActionKind.DESTROY, ActionKind.SACRIFICE, ActionKind.LEAVE_BATTLEFIELD, ActionKind.PHASE_OUT)
    yield from (ActionKind.CHANGE_CONTROL, ActionKind.CHANGE_TYPES)
    if permanent.is_battle:
        yield ActionKind.CHANGE_PROTECTOR


def _view(combat: Combat, kind: ActionKind, subject: str) -> ActionView:
    asks = _asks(combat, kind)
    refusal = _why_not(combat, kind, subject, asks)
    return ActionView(kind, subject, asks, refusal)


def _asks(combat: Combat, kind: ActionKind) -> tuple[Parameter, ...]:
    """What is to choose besides the subject; what the board or the era leaves no choice of is not asked."""
    shape = SHAPES[kind]
    needless = set(_SUBJECTS)
    if kind is ActionKind.DAMAGE:
        needless.add(Parameter.TO)
    if Parameter.ATTACKING in shape.optional and len(attackable(combat)) < 2:
        needless.add(Parameter.ATTACKING)
    if not combat.era.damage_assignment_order:
        needless.add(Parameter.BEFORE)
    return tuple(one for one in (*shape.required, *shape.optional) if one not in needless)


def _why_not(combat: Combat, kind: ActionKind, subject: str, asks: tuple[Parameter, ...]) -> Sentence | None:
    """Why the action would do nothing now, as far as that can be told before the choices are made."""
    if kind in (ActionKind.NINJUTSU, ActionKind.SNEAK):
        return _why_no_exchange(combat, subject)
    if kind in (ActionKind.PUT_BLOCKING, ActionKind.BECOMES_BLOCKING) and not combat.attackers:
        return sentence("refusal.nobody-attacks", Rule("509.4"), creature=Name(subject))
    if kind is ActionKind.PUT_ATTACKING and not is_attacking_side(combat, combat.permanent(subject).controller):
        return sentence("refusal.not-attacking-side", Rule("506.3b"), creature=Name(subject))
    return None if asks or kind in (ActionKind.PUT_ATTACKING, ActionKind.RETURN) else _tried(combat, kind, subject)


def _why_no_exchange(combat: Combat, subject: str) -> Sentence | None:
    """Rule: CR 702.49a, 702.190."""
    if not blocks_are_declared(combat):
        return sentence("refusal.before-blocks", Rule("702.49a"), creature=Name(subject))
    controller = combat.permanent(subject).controller
    unblocked = (one.id for one in combat.attackers if one.state is BlockedState.UNBLOCKED)
    if not any(combat.permanent(id).controller == controller for id in unblocked):
        return sentence("refusal.no-unblocked-attacker", Rule("702.49a"), creature=Name(subject))
    return None


def _tried(combat: Combat, kind: ActionKind, subject: str) -> Sentence | None:
    action = Action(kind, player=subject) if combat.is_player(subject) else Action(kind, permanent=subject)
    after = act(combat, action)
    warned = [event for event in after.log[len(combat.log) :] if isinstance(event, Warned)]
    return about(warned[0].message, warned[0].rule) if warned else None
