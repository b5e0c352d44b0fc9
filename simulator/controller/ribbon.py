"""The steps of the combat as stops, what the person can do now, and what going on would do."""

from simulator.controller.session import Scene
from simulator.controller.step_view import StepStatus, StepView
from simulator.controller.stepping import DAMAGE_MOMENTS
from simulator.controller.table import MOMENTS
from simulator.rules.combat import Combat
from simulator.rules.flow.steps import next_moment
from simulator.rules.keywords import Keyword
from simulator.rules.messages import Message, Name, message
from simulator.rules.timeline import Moment


def step_views(scene: Scene) -> tuple[StepView, ...]:
    """The steps that this combat has or will have as it stands. Rule: CR 506.1, 510.4."""
    here = MOMENTS.index(scene.position.now.moment)
    return tuple(StepView(moment, _status(MOMENTS.index(moment), here)) for moment in _moments(scene))


def _status(step: int, here: int) -> StepStatus:
    if step == here:
        return StepStatus.CURRENT
    return StepStatus.DONE if step < here else StepStatus.COMING


def _moments(scene: Scene) -> list[Moment]:
    combat = scene.position.now
    moments = [Moment.DECLARE_ATTACKERS, Moment.DECLARE_BLOCKERS, *_damage_moments(scene), Moment.END]
    begins = combat.moment is Moment.BEGINNING or any(
        entry.at is Moment.BEGINNING for entry in scene.table.scenario.timeline
    )
    return [Moment.BEGINNING, *moments] if begins else moments


def _damage_moments(scene: Scene) -> list[Moment]:
    """Those taken, the one ahead and those that follow it; the regular one where nothing is known yet."""
    combat, step = scene.position.now, scene.position.step
    expected = set(combat.steps_taken)
    if step is not None:
        expected |= {step.moment, max(step.moment, Moment.COMBAT_DAMAGE, key=MOMENTS.index)}
    if (not combat.steps_taken and step is None) or Moment.FIRST_COMBAT_DAMAGE in expected:
        expected.add(Moment.COMBAT_DAMAGE)
    if step is not None and _strikes_thrice(scene.position.ahead or combat):
        expected.add(Moment.LAST_COMBAT_DAMAGE)
    return [moment for moment in DAMAGE_MOMENTS if moment in expected]


def _strikes_thrice(combat: Combat) -> bool:
    in_combat = [*(one.id for one in combat.attackers), *(one.id for one in combat.blockers)]
    return any(combat.permanent(id).has(Keyword.TRIPLE_STRIKE) for id in in_combat)


def confirm_label(scene: Scene) -> Message | None:
    """What going on would do; None at the end of combat."""
    combat = scene.position.now
    if scene.table.stacked:
        return message(f"confirm.{combat.moment.value}")
    moment = next_moment(combat)
    if moment in DAMAGE_MOMENTS and combat.era.damage_on_the_stack:
        return message("confirm.stack")
    return None if moment is None else message(f"confirm.{moment.value}")


def can_confirm(scene: Scene) -> bool:
    """Whether going on is possible: there is a next step, and its damage, if any, is divided."""
    moment = next_moment(scene.position.now)
    if moment not in DAMAGE_MOMENTS or scene.table.stacked:
        return moment is not None
    return scene.draft is not None and scene.draft.whole is not None


def prompt(scene: Scene) -> Message:
    """What the person can do now, in one line."""
    combat = scene.position.now
    if combat.moment is Moment.END:
        return message("prompt.ended")
    if not any(one.is_creature for one in combat.permanents):
        return message("prompt.empty")
    if scene.table.stacked:
        return message("prompt.stacked")
    if not combat.attackers and scene.table.is_free:
        return message("prompt.attack", player=Name(combat.active_player))
    if scene.draft is None:
        return message("prompt.go-on")
    return _prompt_to_divide(scene)


def _prompt_to_divide(scene: Scene) -> Message:
    draft = scene.draft
    if draft is None or draft.whole is not None:
        return (
            message("prompt.block") if scene.position.now.moment is Moment.DECLARE_ATTACKERS else message("prompt.deal")
        )
    source = next(source for (source, _), amount in draft.amounts.items() if amount is None)
    divider = draft.step.source_of[source]
    return message("prompt.divide", player=Name(divider.announcer), source=Name(source), n=divider.amount)
