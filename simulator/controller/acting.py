"""Actions of the timeline, carried out at the present moment or taken back."""

from dataclasses import replace

from simulator.controller.action_words import action_words
from simulator.controller.board_state import Refusal
from simulator.controller.effect_naming import choices_without
from simulator.controller.intents import Act, CarryOut, TakeBack
from simulator.controller.refusals import about, refuse
from simulator.controller.session import Scene, Turn, scene_of
from simulator.controller.stepping import DAMAGE_MOMENTS
from simulator.controller.triggering import pending
from simulator.rules.events import Warned
from simulator.rules.messages import Message, message
from simulator.rules.timeline import Action, TimelineEntry


def act(scene: Scene, intent: Act) -> Turn | Refusal:
    """An action happens now. One that would do nothing is refused with the reason."""
    return _acted(scene, (intent.action,), message("undo.act", action=action_words(intent.action)))


def carry_out(scene: Scene, intent: CarryOut) -> Turn | Refusal:
    """What a keyword ability does happens now, all of it."""
    waiting = pending(scene.position.now)
    if not 0 <= intent.index < len(waiting):
        return refuse("refusal.nothing-triggered")
    event = waiting[intent.index].event
    return _acted(scene, event.actions, message("undo.carry-out", ability=event.message))


def _acted(scene: Scene, actions: tuple[Action, ...], label: Message) -> Turn | Refusal:
    scenario = scene.table.scenario
    if _is_resolved(scene):
        return refuse("refusal.damage-resolved")
    entries = tuple(TimelineEntry(scene.position.now.moment, action) for action in actions)
    table = scene.table.with_scenario(replace(scenario, timeline=(*scenario.timeline, *entries)))
    following = scene_of(table, scene)
    if isinstance(following, Refusal):
        return following
    old = [event for event in scene.position.now.log if isinstance(event, Warned)]
    new = [event for event in following.position.now.log if isinstance(event, Warned)]
    if len(new) > len(old):
        return Refusal(tuple(about(event.message, event.rule) for event in new if event not in old))
    return Turn(label, table, following)


def _is_resolved(scene: Scene) -> bool:
    """Whether the moment of the present step is over: where damage goes on the stack, players act while it is there."""
    combat = scene.position.now
    return combat.era.damage_on_the_stack and combat.moment in DAMAGE_MOMENTS and not scene.table.stacked


def take_back(scene: Scene, intent: TakeBack) -> Turn | Refusal:
    """An entry of the timeline goes, as though it had never happened, with what was chosen about its effect."""
    scenario = scene.table.scenario
    if not 0 <= intent.index < len(scenario.timeline):
        return refuse("refusal.no-entry")
    timeline = scenario.timeline[: intent.index] + scenario.timeline[intent.index + 1 :]
    gone = scenario.timeline[intent.index].action
    changed = replace(scenario, timeline=timeline)
    if gone.effect is not None:
        changed = replace(changed, choices=choices_without(scenario.choices, gone.effect.id))
    return Turn(message("undo.take-back", action=action_words(gone)), scene.table.with_scenario(changed))
