"""Effects on damage: put on the table, taken off, and what the affected players choose about them."""

from dataclasses import replace

from simulator.controller.acting import act
from simulator.controller.board_state import Refusal
from simulator.controller.effect_intents import OrderEffects, PutEffect, ShareShield, TakeOffEffect
from simulator.controller.effect_naming import choices_without, with_ids
from simulator.controller.effect_views import placed_effects
from simulator.controller.effect_words import effect_words
from simulator.controller.intents import Act
from simulator.controller.refusals import refuse
from simulator.controller.session import Scene, Turn
from simulator.rules.effects import EffectChoice
from simulator.rules.messages import Name, message
from simulator.rules.scenario import Scenario
from simulator.rules.timeline import Action, ActionKind


def put_effect(scene: Scene, intent: PutEffect) -> Turn | Refusal:
    """An effect that changes damage, last in the list. Once damage was dealt, an action brings it, from then on.

    Rule: CR 614.5, 615.1a.
    """
    if not scene.table.is_free:
        return act(scene, Act(Action(ActionKind.EFFECT, effect=intent.effect)))
    scenario = scene.table.scenario
    changed = replace(scenario, effects=(*scenario.effects, intent.effect))
    label = message("undo.put-effect", effect=effect_words(intent.effect))
    return Turn(label, scene.table.with_scenario(changed))


def take_off_effect(scene: Scene, intent: TakeOffEffect) -> Turn | Refusal:
    """An effect goes, by its place in the list, with what was chosen about it."""
    scenario = scene.table.scenario
    if not scene.table.is_free:
        return refuse("refusal.effect-after-damage")
    if not 0 <= intent.index < len(scenario.effects):
        return refuse("refusal.no-effect")
    gone = scenario.effects[intent.index]
    effects = scenario.effects[: intent.index] + scenario.effects[intent.index + 1 :]
    choices = choices_without(scenario.choices, gone.id)
    label = message("undo.take-off-effect", effect=effect_words(gone))
    return Turn(label, scene.table.with_scenario(replace(scenario, effects=effects, choices=choices)))


def order_effects(scene: Scene, intent: OrderEffects) -> Turn | Refusal:
    """The affected player orders the effects on the damage to one recipient. Rule: CR 616.1."""
    if scene.draft is None:
        return refuse("refusal.no-damage-due")
    named = with_ids(scene.table.scenario)
    ids = [effect.id or "" for _, _, effect in placed_effects(named)]
    if not all(0 <= place < len(ids) for place in intent.order):
        return refuse("refusal.no-effect")
    old = _choice(named, scene, intent.recipient)
    return _chosen(scene, named, replace(old, order=tuple(ids[place] for place in intent.order)))


def share_shield(scene: Scene, intent: ShareShield) -> Turn | Refusal:
    """The affected player says which sources' damage a shield prevents. Rule: CR 615.7."""
    if scene.draft is None:
        return refuse("refusal.no-damage-due")
    named = with_ids(scene.table.scenario)
    effects = [effect for _, _, effect in placed_effects(named)]
    if not 0 <= intent.effect < len(effects):
        return refuse("refusal.no-effect")
    if any(amount < 0 for _, amount in intent.amounts):
        return refuse("refusal.negative-shield")
    shield = effects[intent.effect]
    given = sum(amount for _, amount in intent.amounts)
    if shield.amount is not None and given > shield.amount:
        return refuse("refusal.more-than-shield", None, given=given, n=shield.amount)
    old = _choice(named, scene, intent.recipient)
    kept = tuple(one for one in old.shields if one[0] != shield.id)
    return _chosen(scene, named, replace(old, shields=(*kept, (shield.id or "", intent.amounts))))


def _choice(scenario: Scenario, scene: Scene, recipient: str) -> EffectChoice:
    step = "" if scene.draft is None else scene.draft.step.moment.value
    known = (one for one in scenario.choices if (one.step, one.recipient) == (step, recipient))
    return next(known, EffectChoice(step, recipient))


def _chosen(scene: Scene, scenario: Scenario, choice: EffectChoice) -> Turn:
    others = tuple(one for one in scenario.choices if (one.step, one.recipient) != (choice.step, choice.recipient))
    label = message("undo.choose-effects", recipient=Name(choice.recipient))
    return Turn(label, scene.table.with_scenario(replace(scenario, choices=(*others, choice))))
