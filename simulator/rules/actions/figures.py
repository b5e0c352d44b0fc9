"""Actions that change figures: power and toughness, counters, marked damage, life, poison; and tapping."""

from collections.abc import Iterable
from dataclasses import replace

from simulator.rules.actions.acting import ActionRefusedError, given, permanent_of, player_of
from simulator.rules.citation import Rule
from simulator.rules.combat import Combat
from simulator.rules.damage.dealing import deal_damage
from simulator.rules.damage.figures import life, poison, with_changes
from simulator.rules.damage.triggers import lost_last_defense
from simulator.rules.events import Figure, FigureChange, FiguresChanged
from simulator.rules.flow.losing import leave_the_game, team_in_game
from simulator.rules.messages import Name, message
from simulator.rules.objects import Permanent, TriggerWhen
from simulator.rules.timeline import Action
from simulator.rules.triggers import trigger

_COUNTED = {"loyalty": Figure.LOYALTY, "defense": Figure.DEFENSE}


def sets(combat: Combat, action: Action) -> Combat:
    """Its figures become these; a battle's last defense counter triggers as it goes. Rule: CR 310.12b."""
    permanent = permanent_of(combat, action)
    wanted = (
        (Figure.POWER, action.power, permanent.power),
        (Figure.TOUGHNESS, action.toughness, permanent.toughness),
        (Figure.LOYALTY, action.loyalty, permanent.loyalty),
        (Figure.DEFENSE, action.defense, permanent.defense),
        (Figure.DAMAGE, action.damage, permanent.damage),
    )
    changes = (FigureChange(permanent.id, figure, to - (now or 0)) for figure, to, now in wanted if to is not None)
    after = _changed(combat, changes)
    if not lost_last_defense(combat, after, permanent.id):
        return after
    return trigger(after, TriggerWhen.LAST_DEFENSE_COUNTER_REMOVED, permanent.id)


def modifies(combat: Combat, action: Action) -> Combat:
    """Its power and toughness go up or down by so much. Rule: CR 613.4."""
    permanent = permanent_of(combat, action)
    wanted = ((Figure.POWER, action.power), (Figure.TOUGHNESS, action.toughness))
    return _changed(combat, (FigureChange(permanent.id, figure, by) for figure, by in wanted if by is not None))


def gets_counters(combat: Combat, action: Action) -> Combat:
    """Counters are put on it; its power, toughness, loyalty or defense grow with them. Rule: CR 122.1."""
    permanent, kind = permanent_of(combat, action), given(action.counter_kind).strip().casefold()
    figure, of = (_COUNTED[kind], "") if kind in _COUNTED else (Figure.COUNTERS, kind)
    return _changed(combat, (FigureChange(permanent.id, figure, given(action.amount), of),))


def heals(combat: Combat, action: Action) -> Combat:
    """Marked damage is removed from it, no more than there is. Rule: CR 701.69, 120.6."""
    permanent = permanent_of(combat, action)
    healed = min(given(action.amount), permanent.damage)
    return _changed(combat, (FigureChange(permanent.id, Figure.DAMAGE, -healed),))


def taps(combat: Combat, action: Action) -> Combat:
    """Tapped; in combat that changes nothing. Rule: CR 506.4b."""
    return _turned(combat, permanent_of(combat, action), tapped=True)


def untaps(combat: Combat, action: Action) -> Combat:
    """Untapped; in combat that changes nothing. Rule: CR 506.4b."""
    return _turned(combat, permanent_of(combat, action), tapped=False)


def effect_begins(combat: Combat, action: Action) -> Combat:
    """An effect on damage is in force from now on."""
    return replace(combat, effects=(*combat.effects, given(action.effect)))


def damages(combat: Combat, action: Action) -> Combat:
    """Damage that is not combat damage. Rule: CR 120.3."""
    source, to, amount = given(action.source), given(action.to), given(action.amount)
    if not combat.is_player(to) and not combat.on_battlefield(to):
        raise ActionRefusedError(message("warning.not-on-battlefield", permanent=Name(to)))
    return deal_damage(combat, source, to, amount, bool(action.excess_to_controller))


def gains_life(combat: Combat, action: Action) -> Combat:
    """The player, or their team, gains life. Rule: CR 119.3, 810.9."""
    return _changed(combat, life(combat, player_of(combat, action).id, given(action.amount)))


def loses_life(combat: Combat, action: Action) -> Combat:
    """The player, or their team, loses life. Rule: CR 119.3, 810.9."""
    return _changed(combat, life(combat, player_of(combat, action).id, -given(action.amount)))


def is_poisoned(combat: Combat, action: Action) -> Combat:
    """The player, or their team, gets poison counters. Rule: CR 704.5c, 810.10."""
    return _changed(combat, poison(combat, player_of(combat, action).id, given(action.amount)))


def leaves_the_game(combat: Combat, action: Action) -> Combat:
    """The player leaves the game, and the whole team with them. Rule: CR 800.4a, 810.8."""
    return leave_the_game(combat, dict.fromkeys(team_in_game(combat, player_of(combat, action).id)))


def _turned(combat: Combat, permanent: Permanent, tapped: bool) -> Combat:
    if permanent.tapped is tapped:
        key = "warning.already-tapped" if tapped else "warning.already-untapped"
        raise ActionRefusedError(message(key, permanent=Name(permanent.id)), Rule("506.4b"))
    return combat.with_permanent(replace(permanent, tapped=tapped))


def _changed(combat: Combat, changes: Iterable[FigureChange]) -> Combat:
    made = tuple(change for change in changes if change.amount)
    return with_changes(combat, made).with_events(FiguresChanged(made)) if made else combat
