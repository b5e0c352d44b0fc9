"""The commands: `python -m simulator …`, installed as `combat-simulator`."""

import os
import sys
import traceback
from collections.abc import Sequence
from io import BufferedWriter, RawIOBase, TextIOWrapper
from typing import NoReturn

from simulator.cli.commands import parser_of, start
from simulator.cli.console import Console
from simulator.cli.failures import tell
from simulator.cli.parser import wanted_language
from simulator.cli.status import ExitStatus
from simulator.formats.catalogue import Catalogue
from simulator.rules.messages import message

_LOCALE_WORDS = ("LC_ALL", "LC_MESSAGES", "LANG")
_SHOW_TRACEBACKS = "COMBAT_SIMULATOR_TRACEBACKS"


def main(argv: Sequence[str]) -> int:
    """Carry out a command, writing to `sys.stdout` and `sys.stderr` only, and give its exit status."""
    language = wanted_language(argv, [os.environ.get(word, "") for word in _LOCALE_WORDS])
    console = Console(Catalogue.load(), language)
    try:
        status = start(parser_of(console).parse_args(list(argv)), console)
        sys.stdout.flush()
    except SystemExit as done:
        # argparse ends with this after --help and --version.
        return int(done.code or 0)
    except KeyboardInterrupt:
        console.complain(message("command.interrupted"))
        return ExitStatus.INTERRUPTED
    except BrokenPipeError:
        return ExitStatus.DONE
    except Exception as failure:
        known = tell(failure, console)
        return known if known is not None else _slip(failure, console)
    return status


def _slip(failure: Exception, console: Console) -> ExitStatus:
    """A fault of the program: one line for the user; the traceback only for those who ask for it."""
    if os.environ.get(_SHOW_TRACEBACKS):
        traceback.print_exception(failure)
    console.complain(message("command.slip", what=f"{type(failure).__name__}: {failure}", word=_SHOW_TRACEBACKS))
    return ExitStatus.WRONG_CALL


def _buffer_output() -> None:
    """Buffer standard output by lines where Python was asked for none, as by `PYTHONUNBUFFERED`.

    Unbuffered, Python forgets what a write leaves over that a signal cuts short: a line would be torn at Ctrl-C.
    """
    raw = sys.stdout.buffer
    if isinstance(raw, RawIOBase):
        encoding, errors = sys.stdout.encoding, sys.stdout.errors
        sys.stdout = TextIOWrapper(BufferedWriter(raw), encoding, errors, line_buffering=True)


def run() -> NoReturn:
    """Start from the shell."""
    _buffer_output()
    status = main(sys.argv[1:])
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        # Python flushes once more on its way out and would complain on standard error.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(status)
