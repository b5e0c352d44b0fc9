"""What the control page needs besides the state: what can be done now, in words."""

from simulator.controller.board_state import BoardState
from simulator.explore.policy import Policy
from simulator.formats.document import JSON
from simulator.overlay.card_json import said
from simulator.overlay.merge_patch import JsonObject
from simulator.overlay.publication import Scene
from simulator.overlay.speaker import Speaker
from simulator.overlay.staging import Part, Reveal


def control_json(scene: Scene, speaker: Speaker) -> JsonObject:
    """What can be done, under `control`, and the words of the control page."""
    board, staging = scene.board, scene.staging
    control = said(
        {
            "prompt": None if board.prompt is None else speaker.text(board.prompt),
            "confirm": None if board.confirm_label is None else speaker.text(board.confirm_label),
            "canConfirm": board.can_confirm,
            "undo": None if board.undo is None else speaker.text(board.undo),
            "redo": None if board.redo is None else speaker.text(board.redo),
            "proposals": _proposals(board, speaker),
            "audience": staging.audience,
            "revealed": [what.value for what in Reveal if what in staging.revealed],
        }
    )
    return {"control": control, "words": _words(speaker)}


def _proposals(board: BoardState, speaker: Speaker) -> list[JSON]:
    """The proposals to pick from, where damage is to be divided."""
    if board.legal is None:
        return []
    return [{"policy": one.value, "label": speaker.say(f"undo.propose.{one.value}")} for one in Policy]


def _words(speaker: Speaker) -> JsonObject:
    return {
        "undo": speaker.say("overlay.control.undo"),
        "redo": speaker.say("overlay.control.redo"),
        "ended": speaker.say("overlay.control.ended"),
        "proposals": speaker.say("overlay.control.proposals"),
        "audience": speaker.say("overlay.control.audience"),
        "hideDraft": speaker.say("overlay.control.hide-draft"),
        "parts": speaker.say("overlay.control.parts"),
        **{f"reveal-{what.value}": speaker.say(f"overlay.reveal.{what.value}") for what in Reveal},
        "partNames": {part.value: speaker.say(f"overlay.part.{part.value}") for part in Part},
    }
