"""`render`: a picture of the board, or the animated damage steps."""

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from simulator.cli.console import Console
from simulator.cli.status import CommandError, ExitStatus
from simulator.controller.board_state import BoardState
from simulator.controller.controller import Controller
from simulator.controller.intents import Confirm, Propose
from simulator.explore.policy import Policy
from simulator.formats.document import Reading
from simulator.formats.saving import write_whole
from simulator.rules.messages import message


def run(arguments: Namespace, reading: Reading, console: Console) -> ExitStatus:
    """Draw the board as it would stand on the table.

    Raises `CommandError` for a suffix that is no kind of picture, and where an animation needs a choice.
    """
    # Qt costs a quarter of a second to import, which commands without a picture should not pay.
    from simulator.view.table.animator import Passage
    from simulator.view.table.rendering import PictureFormat, rendered

    path = Path(arguments.output)
    kinds = tuple(kind.value for kind in PictureFormat)
    if path.suffix.lower() not in kinds:
        raise CommandError(ExitStatus.WRONG_CALL, message("render.format", given=path.name, choices=kinds))
    kind = PictureFormat(path.suffix.lower())
    controller = Controller()
    refusal = controller.open(reading.document)
    if refusal is not None:
        raise CommandError(ExitStatus.WRONG_CALL, *(sentence.message for sentence in refusal.sentences))
    state = controller.state
    passages: list[Passage] = []
    if kind is PictureFormat.GIF:
        policy = Policy(arguments.choose) if arguments.choose else None
        for before in _stops(controller, policy):
            passages.append(Passage(before, controller.state, controller.cue_sheet))
    write_whole(path, rendered(state, passages, kind, console.language))
    console.warn(reading.warnings)
    return ExitStatus.DONE


def _stops(controller: Controller, policy: Policy | None) -> Iterator[BoardState]:
    """Go on step by step to the end of combat; the board before each step that shows something."""
    while not controller.state.ended:
        before = controller.state
        if before.choice_missing and policy is not None:
            controller.do(Propose(policy))
            before = controller.state
        refusal = controller.do(Confirm())
        if refusal is not None:
            raise CommandError(ExitStatus.CHOICE_MISSING, *(sentence.message for sentence in refusal.sentences))
        if controller.cue_sheet.cues:
            yield before
