"""Actions of the timeline, carried out at the present moment or taken back."""

from dataclasses import replace

from simulator.controller.action_words import action_words
from simulator.controller.board_state import Refusal
from simulator.controller.intents import Act, TakeBack
from simulator.controller.refusals import about, refuse
from simulator.controller.session import Scene, scene_of
from simulator.controller.table import Turn
from simulator.rules.events import Warned
from simulator.rules.messages import message
from simulator.rules.timeline import TimelineEntry


def act(scene: Scene, intent: Act) -> Turn | Refusal:
    """An action happens now. One that would do nothing is refused with the reason."""
    scenario = scene.table.scenario
    entry = TimelineEntry(scene.position.now.moment, intent.action)
    table = scene.table.with_scenario(replace(scenario, timeline=(*scenario.timeline, entry)))
    following = scene_of(table, scene)
    if isinstance(following, Refusal):
        return following
    old = [event for event in scene.position.now.log if isinstance(event, Warned)]
    new = [event for event in following.position.now.log if isinstance(event, Warned)]
    if len(new) > len(old):
        return Refusal(tuple(about(event.message, event.rule) for event in new if event not in old))
    return Turn(message("undo.act", action=action_words(intent.action)), table)


def take_back(scene: Scene, intent: TakeBack) -> Turn | Refusal:
    """An entry of the timeline goes, as though it had never happened."""
    scenario = scene.table.scenario
    if not 0 <= intent.index < len(scenario.timeline):
        return refuse("refusal.no-entry")
    timeline = scenario.timeline[: intent.index] + scenario.timeline[intent.index + 1 :]
    label = message("undo.take-back", action=action_words(scenario.timeline[intent.index].action))
    return Turn(label, scene.table.with_scenario(replace(scenario, timeline=timeline)))
