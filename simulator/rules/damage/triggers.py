"""What triggers when damage has been dealt."""

from simulator.rules.combat import Combat
from simulator.rules.damage.event import Portion, by_recipient, by_source, source_of
from simulator.rules.damage.excess import excess_by_recipient
from simulator.rules.keywords import Keyword
from simulator.rules.objects import TriggerWhen
from simulator.rules.triggers import trigger


def with_triggers(before: Combat, after: Combat, portions: tuple[Portion, ...], is_combat_damage: bool) -> Combat:
    """The combat `after` damage with every trigger logged that waited for it. Rule: CR 120.4b, 510.3."""
    combat = _dealing(after, portions) if is_combat_damage else after
    combat = _being_dealt(before, combat, portions)
    return _gaining_life(combat, portions)


def _dealing(combat: Combat, portions: tuple[Portion, ...]) -> Combat:
    """Once for each source that deals combat damage, and once for each player that it deals some to."""
    for source, dealt in by_source(portions).items():
        combat = trigger(combat, TriggerWhen.DEALS_COMBAT_DAMAGE, source)
        players = [recipient for recipient in by_recipient(dealt) if combat.is_player(recipient)]
        if players:
            combat = trigger(combat, TriggerWhen.DEALS_COMBAT_DAMAGE_TO_A_PLAYER, source, times=len(players))
    return combat


def _being_dealt(before: Combat, combat: Combat, portions: tuple[Portion, ...]) -> Combat:
    """Once for each recipient, however many sources deal it damage at one time. Rule: CR 120.9, 120.10."""
    excess = dict(excess_by_recipient(before, portions))
    for recipient, damage in by_recipient(portions).items():
        sources = tuple(by_source(damage))
        combat = trigger(combat, TriggerWhen.IS_DEALT_DAMAGE, recipient, source=sources)
        if recipient in excess:
            combat = trigger(combat, TriggerWhen.IS_DEALT_EXCESS_DAMAGE, recipient, source=sources)
        if lost_last_defense(before, combat, recipient):
            combat = trigger(combat, TriggerWhen.LAST_DEFENSE_COUNTER_REMOVED, recipient, source=sources)
    return combat


def lost_last_defense(before: Combat, after: Combat, id: str) -> bool:
    """Whether a battle has lost its last defense counter since `before`. Rule: CR 310.12b."""
    if before.is_player(id) or not before.permanent(id).is_battle:
        return False
    return bool(before.permanent(id).defense) and after.permanent(id).defense == 0


def _gaining_life(combat: Combat, portions: tuple[Portion, ...]) -> Combat:
    """Every source with lifelink is a gain of its own, to however many recipients. Rule: CR 702.15e."""
    for source, dealt in by_source(portions).items():
        permanent = source_of(combat, dealt[0])
        if permanent is not None and permanent.has(Keyword.LIFELINK):
            combat = trigger(combat, TriggerWhen.GAINS_LIFE, permanent.controller, source=source)
    return combat
