"""Where a card may be dropped: every place is judged before the button is released, each with a reason."""

from collections.abc import Iterator

from simulator.controller.board_state import Sentence
from simulator.controller.offers import DropView
from simulator.controller.pairing import (
    is_of_attacking_side,
    target_of,
    why_no_attack,
    why_no_band,
    why_no_block,
)
from simulator.controller.refusals import sentence
from simulator.controller.session import Scene
from simulator.rules.citation import Rule
from simulator.rules.combat import Zone
from simulator.rules.messages import Name


def drop_views(scene: Scene, subject: str) -> tuple[DropView, ...]:
    """Every player and permanent as a place to drop the card on; none for what is no card on the battlefield."""
    combat = scene.position.now
    if not any(one.id == subject and combat.zone(one.id) is Zone.BATTLEFIELD for one in combat.permanents):
        return ()
    judge = _onto if is_of_attacking_side(combat, subject) else _in_front_of
    return tuple(judge(scene, subject, target) for target in _targets(scene) if target != subject)


def _targets(scene: Scene) -> Iterator[str]:
    combat = scene.position.now
    yield from (player.id for player in combat.players)
    yield from (one.id for one in combat.permanents if combat.zone(one.id) is Zone.BATTLEFIELD)


def _onto(scene: Scene, subject: str, target: str) -> DropView:
    """A card of the attacking side: it attacks the target, or joins its band."""
    declared = scene.table.scenario.declared
    names = {"creature": Name(subject), "target": Name(target)}
    if target_of(declared, target) is not None:
        return _view(target, why_no_band(scene, subject, target), sentence("drop.band", Rule("702.22c"), **names))
    reason = why_no_attack(scene, subject, target)
    return _view(target, reason, sentence("drop.attack", Rule("508.1"), **names))


def _in_front_of(scene: Scene, subject: str, target: str) -> DropView:
    """A card of another side: it blocks the target."""
    names = {"creature": Name(subject), "target": Name(target)}
    if scene.position.now.is_player(target):
        return DropView(target, False, sentence("drop.only-active-attacks", Rule("508.1a"), **names))
    reason = why_no_block(scene, subject, target)
    return _view(target, reason, sentence("drop.block", Rule("509.1"), **names))


def _view(target: str, refusal: Sentence | None, allowed: Sentence) -> DropView:
    return DropView(target, refusal is None, refusal or allowed)
