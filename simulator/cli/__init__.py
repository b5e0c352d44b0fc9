"""The commands: `python -m simulator …`, installed as `combat-simulator`."""

import os
import signal
import sys
import traceback
from collections.abc import Sequence
from typing import NoReturn

from simulator.cli.commands import parser_of, start
from simulator.cli.console import Console
from simulator.cli.failures import tell
from simulator.cli.parser import wanted_language
from simulator.cli.status import ExitStatus
from simulator.cli.streams import finish_streams, give_up_streams, prepare_streams
from simulator.formats.catalogue import Catalogue
from simulator.rules.messages import message

_LOCALE_WORDS = ("LC_ALL", "LC_MESSAGES", "LANG")
_SHOW_TRACEBACKS = "COMBAT_SIMULATOR_TRACEBACKS"


def main(argv: Sequence[str]) -> int:
    """Carry out a command, writing to `sys.stdout` and `sys.stderr` only, and give its exit status."""
    language = wanted_language(argv, [os.environ.get(word, "") for word in _LOCALE_WORDS])
    console = Console(Catalogue.load(), language)
    try:
        status = _carried_out(argv, console)
        sys.stdout.flush()
    except KeyboardInterrupt:
        console.complain(message("command.interrupted"))
        return ExitStatus.INTERRUPTED
    except BrokenPipeError:
        return ExitStatus.DONE
    except Exception as failure:
        known = tell(failure, console)
        return known if known is not None else _slip(failure, console)
    return status


def _carried_out(argv: Sequence[str], console: Console) -> int:
    try:
        return start(parser_of(console).understood(argv), console)
    except SystemExit as done:
        # argparse ends with this after --help and --version.
        return int(done.code or 0)


def _slip(failure: Exception, console: Console) -> ExitStatus:
    """A fault of the program: one line for the user; the traceback only for those who ask for it."""
    if os.environ.get(_SHOW_TRACEBACKS):
        traceback.print_exception(failure)
    console.complain(message("command.slip", what=f"{type(failure).__name__}: {failure}", word=_SHOW_TRACEBACKS))
    return ExitStatus.WRONG_CALL


def run() -> NoReturn:
    """Start from the shell."""
    prepare_streams()
    try:
        status = main(sys.argv[1:])
        finish_streams()
    except KeyboardInterrupt:
        # Pressed again while the last words are said, perhaps to nobody who reads them.
        status = ExitStatus.INTERRUPTED
        give_up_streams()
    # Everything is said: another Ctrl-C on the way out would only hide the exit status.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.exit(status)
