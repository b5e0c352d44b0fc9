"""What the affected players may choose about the effects on damage that is to come."""

from collections.abc import Iterator

from simulator.controller.effect_view import EffectChoiceView, EffectView, ShieldView
from simulator.controller.effect_views import placed_effects
from simulator.controller.session import Scene
from simulator.rules.damage.applying import is_pool
from simulator.rules.damage_step import DamageStep
from simulator.rules.effects import EffectChoice, EffectKind


def effect_choices(scene: Scene, effects: tuple[EffectView, ...]) -> tuple[EffectChoiceView, ...]:
    """A choice for every recipient with several effects, or with a shield against several sources.

    Rule: CR 616.1, 615.7.
    """
    if scene.draft is None:
        return ()
    step = scene.draft.step
    recipients = dict.fromkeys(id for effect in effects for id in effect.affects)
    views = (_view(scene, step, effects, recipient) for recipient in recipients)
    return tuple(view for view in views if len(view.order) > 1 or view.shields)


def _view(scene: Scene, step: DamageStep, effects: tuple[EffectView, ...], recipient: str) -> EffectChoiceView:
    said = scene.table.scenario.choices
    chosen = next((one for one in said if (one.step, one.recipient) == (step.moment.value, recipient)), None)
    choice = chosen or EffectChoice(step.moment.value, recipient)
    kinds = [effect.kind for _, _, effect in placed_effects(scene.table.scenario)]
    places = [place for place, effect in enumerate(effects) if recipient in effect.affects]
    changing = [place for place in places if kinds[place] is not EffectKind.CANT_BE_PREVENTED]
    ranks = {id: rank for rank, id in enumerate(choice.order)}
    order = sorted(changing, key=lambda place: ranks.get(effects[place].id or "", len(ranks)))
    return EffectChoiceView(recipient, tuple(order), tuple(_shields(scene, step, effects, choice, changing)))


def _shields(
    scene: Scene, step: DamageStep, effects: tuple[EffectView, ...], choice: EffectChoice, places: list[int]
) -> Iterator[ShieldView]:
    sources = [source.id for source in step.sources if choice.recipient in source.recipients]
    if len(sources) < 2:
        return
    all_effects = [effect for _, _, effect in placed_effects(scene.table.scenario)]
    said = dict(choice.shields)
    for place in places:
        if is_pool(all_effects[place]):
            amounts = dict(said.get(effects[place].id or "", ()))
            yield ShieldView(place, tuple((source, amounts.get(source)) for source in sources))
