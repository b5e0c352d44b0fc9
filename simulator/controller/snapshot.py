"""From a session to everything that the table shows."""

from simulator.controller.action_words import action_words
from simulator.controller.arrows import arrow_views, orders
from simulator.controller.board_state import BoardState, EntryView, Sentence
from simulator.controller.cards import card_views
from simulator.controller.effect_choices import effect_choices
from simulator.controller.effect_views import effect_views
from simulator.controller.legal_panel import legal_view, results_view, share_views
from simulator.controller.log_words import log_sentences, warning_sentences
from simulator.controller.refusals import about
from simulator.controller.result_words import change_words
from simulator.controller.ribbon import can_confirm, confirm_label, prompt, step_views
from simulator.controller.saving import document_of
from simulator.controller.seats import player_views
from simulator.controller.session import Scene, Session
from simulator.controller.table import MOMENTS
from simulator.controller.triggering import trigger_views
from simulator.controller.why import why
from simulator.rules.messages import Message
from simulator.rules.timeline import Moment


def snapshot(session: Session) -> BoardState:
    """The board as it is to be drawn."""
    scene = session.scene
    combat, draft = scene.position.now, scene.draft
    cards, effects = card_views(scene), effect_views(scene)
    return BoardState(
        title=scene.table.document.title,
        unsaved=document_of(scene) != session.saved,
        rules=scene.table.scenario.rules,
        moment=combat.moment,
        steps=step_views(scene),
        players=player_views(scene),
        cards=cards.here,
        gone=cards.gone,
        arrows=arrow_views(combat),
        shares=() if draft is None else share_views(draft),
        legal=None if draft is None else legal_view(draft),
        results=results_view(scene, session.looked_at),
        why=why(scene),
        log=log_sentences(combat),
        warnings=_warnings(scene),
        entries=_entries(scene),
        undeclarable=scene.position.undeclarable,
        triggered=trigger_views(combat),
        orders=orders(combat),
        effects=effects,
        effect_choices=effect_choices(scene, effects),
        notes=scene.table.document.notes,
        came_to=_came_to(scene),
        undo=session.past[-1].label if session.past else None,
        redo=session.future[-1].label if session.future else None,
        prompt=prompt(scene),
        confirm_label=confirm_label(scene),
        can_confirm=can_confirm(scene),
        choice_missing=draft is not None and draft.whole is None,
        ended=combat.moment is Moment.END,
        what_if=scene.table.scenario.what_if,
    )


def _warnings(scene: Scene) -> tuple[Sentence, ...]:
    """What is odd about the board, and what was met on the way."""
    return tuple(
        dict.fromkeys((*scene.position.odd, *scene.position.undeclarable, *warning_sentences(scene.position.now)))
    )


def _came_to(scene: Scene) -> tuple[Message, ...]:
    """What has come of the combat, as soon as something has."""
    beginning, now = scene.position.beginning, scene.position.now
    return change_words(beginning, now) if scene.table.dealt or now.moment is Moment.END else ()


def _entries(scene: Scene) -> tuple[EntryView, ...]:
    here = MOMENTS.index(scene.position.now.moment)
    return tuple(
        EntryView(index, entry.at, about(action_words(entry.action)), MOMENTS.index(entry.at) <= here)
        for index, entry in enumerate(scene.table.scenario.timeline)
    )
