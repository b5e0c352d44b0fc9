"""Going on and back through the steps of a combat, and on to the next one."""

from dataclasses import replace

from simulator.controller.board_state import Refusal, Sentence
from simulator.controller.drafting import Draft
from simulator.controller.intents import Confirm, GoTo, NextCombat
from simulator.controller.refusals import refuse, sentence
from simulator.controller.session import Scene, Turn, scene_of
from simulator.controller.table import MOMENTS, Table
from simulator.formats.document import Document
from simulator.rules.assignment import Assignment
from simulator.rules.citation import Rule
from simulator.rules.flow.next_combat import next_combat
from simulator.rules.flow.steps import next_moment
from simulator.rules.messages import Name, message
from simulator.rules.timeline import Moment

DAMAGE_MOMENTS = (Moment.FIRST_COMBAT_DAMAGE, Moment.COMBAT_DAMAGE, Moment.LAST_COMBAT_DAMAGE)
"""The combat damage steps, in order."""


def confirm(scene: Scene, _: Confirm) -> Turn | Refusal:
    """On to the next step; where that is a combat damage step, its damage is dealt as drafted. Rule: CR 510.

    In the eras in which damage goes on the stack, it is put there first, and dealt by going on again.
    """
    if scene.table.stacked:
        return _resolved(scene)
    moment = next_moment(scene.position.now)
    if moment is None:
        return refuse("refusal.combat-ended", Rule("511.3"))
    if moment not in DAMAGE_MOMENTS:
        label = message("undo.go-on", moment=message(f"moment.{moment.value}"))
        return Turn(label, replace(scene.table, reached=moment))
    if scene.draft is None:
        return refuse("refusal.no-damage-due")
    whole = scene.draft.whole
    if whole is None:
        return Refusal(missing_choices(scene.draft))
    if scene.position.now.era.damage_on_the_stack:
        chosen = _with_chosen(scene.table, whole)
        return Turn(message("undo.stack"), replace(chosen, reached=Moment.DECLARE_BLOCKERS, stacked=True))
    return Turn(message(f"undo.deal.{moment.value}"), _dealt(_with_chosen(scene.table, whole)))


def _resolved(scene: Scene) -> Turn:
    label = message(f"undo.deal.{scene.position.now.moment.value}")
    return Turn(label, _dealt(scene.table))


def missing_choices(draft: Draft) -> tuple[Sentence, ...]:
    """The sources whose damage can still be divided in several ways, a sentence for each. Rule: CR 510.1c–d."""
    open_sources = dict.fromkeys(source for (source, _), amount in draft.amounts.items() if amount is None)
    return tuple(
        sentence("refusal.choice-missing", Rule("510.1"), source=Name(id), n=draft.step.source_of[id].amount)
        for id in open_sources
    )


def _dealt(table: Table) -> Table:
    return replace(table, reached=Moment.DECLARE_BLOCKERS, dealt=table.dealt + 1, stacked=False)


def _with_chosen(table: Table, whole: Assignment) -> Table:
    chosen = tuple((source, tuple(shares.items())) for source, shares in whole.nested().items())
    old = table.scenario.assignments
    assignments = (*old[: table.dealt], chosen, *old[table.dealt + 1 :])
    return table.with_scenario(replace(table.scenario, assignments=assignments))


def go_to(scene: Scene, intent: GoTo) -> Turn | Refusal:
    """Back to an earlier step, taking back what was dealt after it; or on, where nothing is to be chosen on the way."""
    label = message("undo.go-to", moment=message(f"moment.{intent.moment.value}"))
    now, wanted = (MOMENTS.index(moment) for moment in (scene.position.now.moment, intent.moment))
    if wanted == now:
        return Turn(label, scene.table)
    if wanted > now:
        following = _on(scene, intent.moment)
        return following if isinstance(following, Refusal) else Turn(label, following.table, following)
    table = _back(scene, intent.moment)
    return table if isinstance(table, Refusal) else Turn(label, table)


def _back(scene: Scene, moment: Moment) -> Table | Refusal:
    """What was declared stays; damage that was dealt stays chosen, and is dealt again by going on."""
    first = scene.position.beginning
    if MOMENTS.index(moment) < MOMENTS.index(first.moment):
        return refuse("refusal.before-the-board", None, moment=message(f"moment.{first.moment.value}"))
    if MOMENTS.index(moment) <= MOMENTS.index(Moment.DECLARE_BLOCKERS):
        return replace(scene.table, reached=moment, dealt=0, stacked=False)
    taken = scene.position.now.steps_taken
    if moment not in taken:
        return refuse("refusal.no-such-step", None, moment=message(f"moment.{moment.value}"))
    dealt = taken.index(moment) + 1 - len(first.steps_taken)
    return replace(scene.table, reached=Moment.DECLARE_BLOCKERS, dealt=dealt, stacked=False)


def _on(scene: Scene, moment: Moment) -> Scene | Refusal:
    """Step by step. A step that never comes is passed by, unless it is the one that was asked for."""
    while MOMENTS.index(scene.position.now.moment) < MOMENTS.index(moment):
        turn = confirm(scene, Confirm())
        following = turn if isinstance(turn, Refusal) else scene_of(turn.table, scene)
        if isinstance(following, Refusal):
            return following
        scene = following
    if scene.position.now.moment is not moment:
        return refuse("refusal.no-such-step", None, moment=message(f"moment.{moment.value}"))
    return scene


def next_combat_phase(scene: Scene, _: NextCombat) -> Turn | Refusal:
    """A further combat phase of what is left, with nothing declared. Rule: CR 500.10, 511.3."""
    if scene.position.now.moment is not Moment.END:
        return refuse("refusal.combat-goes-on", Rule("511.3"))
    document = scene.table.document
    board = next_combat(scene.table.scenario, scene.position.now)
    following = Document(board, document.title, document.notes, unknown=document.unknown)
    return Turn(message("undo.next-combat"), Table(following))
