"""The effects on damage that are in force, as chips on what they look at."""

from collections.abc import Iterator

from simulator.controller.effect_view import EffectView
from simulator.controller.effect_words import effect_letters, effect_words
from simulator.controller.session import Scene
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.effects import DamageEffect
from simulator.rules.filters import matches
from simulator.rules.scenario import Scenario


def effect_views(scene: Scene) -> tuple[EffectView, ...]:
    """The effects of the board, then those that actions brought; shields with what is left of them."""
    combat, step = scene.position.now, None if scene.draft is None else scene.draft.step
    in_force = list(combat.effects)
    views: list[EffectView] = []
    for index, by_action, effect in placed_effects(scene.table.scenario):
        left = next((one for one in in_force if _is_left_of(one, effect)), None)
        if left is not None:
            in_force.remove(left)
        views.append(
            EffectView(
                index=index,
                by_action=by_action,
                id=effect.id,
                name=effect.name,
                letters=effect_letters(left or effect),
                words=effect_words(left or effect),
                on=_on(effect),
                in_force=left is not None,
                affects=() if left is None or step is None else tuple(_affected(combat, step, left)),
            )
        )
    return tuple(views)


def placed_effects(scenario: Scenario) -> Iterator[tuple[int, bool, DamageEffect]]:
    """The effects of a scenario in list order, each with its place in the list, or (True) in the timeline."""
    yield from ((index, False, effect) for index, effect in enumerate(scenario.effects))
    for index, entry in enumerate(scenario.timeline):
        if entry.action.effect is not None:
            yield index, True, entry.action.effect


def _is_left_of(left: DamageEffect, effect: DamageEffect) -> bool:
    """Whether it is that effect, perhaps with less of its shield left."""
    same = (left.kind, left.id, left.source, left.recipient, left.to, left.factor, left.shield, left.name)
    other = (effect.kind, effect.id, effect.source, effect.recipient, effect.to, effect.factor, effect.shield)
    if same != (*other, effect.name):
        return False
    return left.amount == effect.amount or (effect.shield and (left.amount or 0) < (effect.amount or 0))


def _on(effect: DamageEffect) -> tuple[str, ...]:
    """Where its chip lies: at the recipients or else the sources that it names; nowhere for the whole board."""
    for filter in (effect.recipient, effect.source):
        if filter is not None and filter.ids:
            return filter.ids
    return ()


def _affected(combat: Combat, step: DamageStep, effect: DamageEffect) -> Iterator[str]:
    """The recipients of the step ahead whose damage it could change."""
    pairs = [(source.id, recipient) for source in step.sources for recipient in source.recipients]
    for recipient in dict.fromkeys(recipient for _, recipient in pairs):
        sources = (source for source, to in pairs if to == recipient)
        if matches(combat, effect.recipient, recipient) and any(matches(combat, effect.source, one) for one in sources):
            yield recipient
