"""Start-up of the window: what the machine lacks is said in one line and an exit status, never by an abort."""

import os
import sys
from typing import TYPE_CHECKING

from simulator.formats.catalogue import Catalogue
from simulator.formats.document import Document
from simulator.formats.language import Language
from simulator.rules.messages import Message
from simulator.view.window.startup_checks import missing_library, screen_problem, spoken_language

if TYPE_CHECKING:
    from simulator.view.window.streaming import OverlayMaker

WRONG_CALL = 2
"""The exit status where the window cannot be opened."""


def run_window(board: Document | None, language: Language | None = None, overlay: "OverlayMaker | None" = None) -> int:
    """Open the window on a board (None: on the start page) and run it until it is closed.

    `language`: which to begin with; None: as the person chose, else the system's. `overlay`: makes the streamer's
    overlay of the table. Gives the exit status: 0, or 2
    where this machine cannot show a window; then standard error says why and what helps.
    """
    said = language or spoken_language(os.environ)
    problem = screen_problem(os.environ)
    if problem is None:
        try:
            # Qt is loaded only here: where one of its system libraries is missing, this import fails.
            from simulator.view.window.running import open_window  # noqa: PLC0415
        except ImportError as error:
            if error.name is not None and not error.name.startswith("PySide6"):
                raise
            problem = missing_library(str(error))
        else:
            result = open_window(board, language, overlay)
            if not isinstance(result, Message):
                return result
            problem = result
    print(Catalogue.load().text(problem, said), file=sys.stderr)
    return WRONG_CALL
