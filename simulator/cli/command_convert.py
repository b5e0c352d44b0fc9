"""`convert`: a board from one form to the other; what the notation cannot say is named, never dropped in silence."""

from argparse import Namespace

from simulator.cli.console import Console
from simulator.cli.status import ExitStatus
from simulator.formats.document import Reading
from simulator.formats.notation import write
from simulator.formats.scenario_file import write as to_text


def run(arguments: Namespace, reading: Reading, console: Console) -> ExitStatus:
    """Write the board as a scenario file or as notation."""
    if arguments.to == "json":
        console.line(to_text(reading.document).rstrip("\n"))
        console.warn(reading.warnings)
        return ExitStatus.DONE
    written = write(reading.document)
    console.line(written.text)
    console.warn(reading.warnings + written.left_out)
    return ExitStatus.DONE
