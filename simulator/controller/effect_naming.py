"""The ids of effects: what players choose about effects names them by theirs."""

from dataclasses import replace
from itertools import count

from simulator.controller.effect_views import placed_effects
from simulator.rules.effects import EffectChoice
from simulator.rules.scenario import Scenario
from simulator.rules.timeline import TimelineEntry


def choices_without(choices: tuple[EffectChoice, ...], effect: str | None) -> tuple[EffectChoice, ...]:
    """What was chosen, but for what names an effect that goes."""
    return tuple(_without(choice, effect) for choice in choices)


def _without(choice: EffectChoice, effect: str | None) -> EffectChoice:
    order = tuple(id for id in choice.order if id != effect)
    return replace(choice, order=order, shields=tuple(one for one in choice.shields if one[0] != effect))


def with_ids(scenario: Scenario) -> Scenario:
    """Every effect with an id: a choice names effects by theirs."""
    taken = {effect.id for _, _, effect in placed_effects(scenario)}
    free = (f"E{number}" for number in count(1) if f"E{number}" not in taken)
    ids = {(index, by_action): effect.id or next(free) for index, by_action, effect in placed_effects(scenario)}
    effects = tuple(replace(one, id=ids[index, False]) for index, one in enumerate(scenario.effects))
    timeline = tuple(_named(entry, ids.get((at, True))) for at, entry in enumerate(scenario.timeline))
    return replace(scenario, effects=effects, timeline=timeline)


def _named(entry: TimelineEntry, id: str | None) -> TimelineEntry:
    effect = entry.action.effect
    return entry if effect is None else replace(entry, action=replace(entry.action, effect=replace(effect, id=id)))
