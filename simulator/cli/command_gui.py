"""`gui`: the board window."""

from argparse import Namespace

from simulator.cli.console import Console
from simulator.cli.status import ExitStatus
from simulator.cli.streams import standard_input
from simulator.cli.window_overlay import WindowOverlay
from simulator.formats.board_source import read_source
from simulator.formats.language import Language


def run(arguments: Namespace, _console: Console) -> ExitStatus:
    """Open the window on a board, else on the start page; in the language asked for, else the one last chosen."""
    # Qt costs a quarter of a second to import, which commands without a window should not pay.
    from simulator.view.application import run_window

    board = getattr(arguments, "board", None)
    asked = getattr(arguments, "lang", None)
    document = read_source(board, standard_input()).document if board is not None else None
    return ExitStatus(run_window(document, Language(asked) if asked is not None else None, WindowOverlay))
