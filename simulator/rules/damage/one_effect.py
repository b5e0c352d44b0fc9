"""What one effect does to the damage of one event that it applies to."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType

from simulator.rules.damage.applying import Applying, is_pool
from simulator.rules.damage.event import Portion, can_be_dealt_damage
from simulator.rules.damage.keyword_prevention import after_keywords
from simulator.rules.effects import DamageEffect, EffectKind


def with_effect(applying: Applying, place: int, recipient: str) -> Applying:
    """The event after one effect has been applied to all damage to one recipient that it is open to.

    A shield goes to the sources that the affected player chose, then to others in scenario order; it covers
    as much as it can. Rule: CR 614.5, 615.7, 615.10.
    """
    numbers = [number for number, one in enumerate(applying.portions) if one.recipient == recipient]
    for number in sorted(numbers, key=lambda number: _turn(applying, place, applying.portions[number])):
        if applying.is_open(place, applying.portions[number]):
            applying = _with_effect_on(applying, place, number)
    return applying


def _turn(applying: Applying, place: int, portion: Portion) -> tuple[int, int]:
    chosen = list(_chosen(applying, place, portion.recipient))
    turn = chosen.index(portion.source) if portion.source in chosen else len(chosen)
    scenario = [permanent.id for permanent in applying.combat.permanents]
    return turn, scenario.index(portion.source) if portion.source in scenario else len(scenario)


def _chosen(applying: Applying, place: int, recipient: str) -> dict[str, int]:
    """How many damage points of a shield the affected player gives to each source."""
    shields = dict(applying.choice(recipient).shields)
    return dict(shields.get(applying.effects[place].id or "", ()))


def _with_effect_on(applying: Applying, place: int, number: int) -> Applying:
    effect = applying.effects[place]
    before = applying.portions[number]
    before = replace(before, applied=before.applied | {place})
    after = _CHANGES[effect.kind](applying, place, before)
    applying = applying.with_portion(number, after)
    if not effect.shield or after == before:
        return applying
    if is_pool(effect):
        return applying.with_left(place, (effect.amount or 0) - (before.amount - after.amount))
    return applying.with_taken(place, before.source)


def _multiplied(applying: Applying, place: int, portion: Portion) -> Portion:
    return replace(portion, amount=portion.amount * applying.effects[place].factor)


def _added(applying: Applying, place: int, portion: Portion) -> Portion:
    return replace(portion, amount=portion.amount + (applying.effects[place].amount or 0))


def _prevented(applying: Applying, place: int, portion: Portion) -> Portion:
    """Damage that can't be prevented stays, and a shield keeps what it had. Rule: CR 615.6, 615.12."""
    if not applying.is_preventable(portion):
        return portion
    effect = applying.effects[place]
    most = portion.amount if effect.amount is None else effect.amount
    if is_pool(effect):
        most = min(most, _chosen(applying, place, portion.recipient).get(portion.source, most))
    prevented = min(most, portion.amount)
    back = ((name_of(effect), prevented),) if effect.deal_back and prevented else ()
    return replace(portion, amount=portion.amount - prevented, returned=portion.returned + back)


def _redirected(applying: Applying, place: int, portion: Portion) -> Portion:
    """To something that can't be dealt damage any more it does nothing. Rule: CR 614.9."""
    to = applying.effects[place].to
    if to is None or to == portion.recipient or not can_be_dealt_damage(applying.combat, to):
        return portion
    first = portion.assigned_to or portion.recipient
    redirected = replace(portion, recipient=to, assigned_to=None if to == first else first)
    return after_keywords(applying, redirected)


_CHANGES: Mapping[EffectKind, Callable[[Applying, int, Portion], Portion]] = MappingProxyType(
    {
        EffectKind.MULTIPLY: _multiplied,
        EffectKind.ADD: _added,
        EffectKind.PREVENT: _prevented,
        EffectKind.REDIRECT: _redirected,
    }
)


def name_of(effect: DamageEffect) -> str:
    """What an effect is called as a source of damage: its id, or the word for its kind where it has none."""
    return effect.id or effect.kind.value
