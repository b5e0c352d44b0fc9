"""Which points that the rules leave open a damage step touches: named as readings, not as rules."""

from collections.abc import Callable, Iterator

from simulator.controller.board_state import Sentence
from simulator.controller.refusals import about
from simulator.rules import open_points as points
from simulator.rules.citation import Rule
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep, Side, Source
from simulator.rules.keywords import Ability, Keyword
from simulator.rules.messages import Message, message, names
from simulator.rules.open_points import OpenPoint


def left_open(combat: Combat, step: DamageStep) -> Iterator[Sentence]:
    """A sentence for every point that this step touches, with those whom it is about. `combat`: before the damage."""
    for point, touches in _BY_A_SOURCE:
        yield from _said(point, [source.id for source in step.sources if touches(combat, step, source)])
    lost = [one.id for one in combat.attackers if _is_out(combat, one.attacking)]
    yield from _said(points.ATTACKED_PLAYER_LEFT, lost)
    yield from _said(points.LETHAL_BY_NO_POWER, [id for id, _ in step.needs if _is_lethal_by_no_power(combat, id)])


def reading_of(point: OpenPoint) -> Message:
    """How a point is read here."""
    return Message(f"open-point.{point.id}")


def _said(point: OpenPoint, ids: list[str]) -> Iterator[Sentence]:
    if ids:
        yield about(message("why.reading", who=names(ids), reading=reading_of(point)), point.rules[0])


def _is_freed_before_a_battle(combat: Combat, _: DamageStep, source: Source) -> bool:
    return any(way.rule == Rule("702.19d") and _is_battle(combat, way.excess) for way in source.ways)


def _planeswalker_is_gone(_: Combat, __: DamageStep, source: Source) -> bool:
    return any(way.rule == Rule("702.19e") for way in source.ways)


def _planeswalker_is_gone_behind_blockers(_: Combat, __: DamageStep, source: Source) -> bool:
    return any(way.rule == Rule("702.19e") and way.foes for way in source.ways)


def _tramples_over_planeswalkers_alone(combat: Combat, _: DamageStep, source: Source) -> bool:
    permanent = combat.permanent(source.id)
    if permanent.has(Keyword.TRAMPLE) or not permanent.has(Keyword.TRAMPLE_OVER_PLANESWALKERS):
        return False
    # Where the planeswalker has gone, 702.19e says itself what becomes of the damage.
    aimed = [way.excess for way in source.ways if way.excess is not None and way.rule != Rule("702.19e")]
    return any(combat.is_player(one) or _is_battle(combat, one) for one in aimed)


def _assigns_to_nobody(_: Combat, __: DamageStep, source: Source) -> bool:
    return source.may_assign_nothing


def _defenders_divide(combat: Combat, _: DamageStep, source: Source) -> bool:
    controller = combat.permanent(source.id).controller
    return source.side is Side.ATTACKING and combat.are_opponents(source.announcer, controller)


def _defending_team_divides(combat: Combat, step: DamageStep, source: Source) -> bool:
    return _defenders_divide(combat, step, source) and combat.player(source.announcer).team is not None


def _two_announce_for_one_side(_: Combat, step: DamageStep, source: Source) -> bool:
    creatures = {one for one in source.recipients if one in step.need_of}
    return any(
        other.side is source.side and other.announcer != source.announcer and creatures & set(other.recipients)
        for other in step.sources
    )


_BY_A_SOURCE: tuple[tuple[OpenPoint, Callable[[Combat, DamageStep, Source], bool]], ...] = (
    (points.UNBLOCKED_BEFORE_A_BATTLE, _is_freed_before_a_battle),
    (points.LAST_DEFENDING_PLAYER, _planeswalker_is_gone),
    (points.ASSIGNED_NOT_DEALT, _planeswalker_is_gone_behind_blockers),
    (points.OVER_PLANESWALKERS_ALONE, _tramples_over_planeswalkers_alone),
    (points.ALL_OR_NOTHING_TO_NOBODY, _assigns_to_nobody),
    (points.BANDED_AMONG_BLOCKERS, _defenders_divide),
    (points.DEFENDING_TEAM, _defending_team_divides),
    (points.TWO_ANNOUNCERS, _two_announce_for_one_side),
)


def _is_battle(combat: Combat, id: str | None) -> bool:
    return id is not None and not combat.is_player(id) and combat.permanent(id).is_battle


def _is_out(combat: Combat, id: str | None) -> bool:
    return id is not None and combat.is_player(id) and combat.player(id).out


def _is_lethal_by_no_power(combat: Combat, id: str) -> bool:
    permanent = combat.permanent(id)
    return (
        permanent.is_creature
        and (permanent.power or 0) <= 0
        and any(
            one.controller == permanent.controller and one.can(Ability.LETHAL_BY_POWER)
            for one in combat.having_abilities
        )
    )
