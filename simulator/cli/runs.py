"""What carries out each command. It is imported when the command is given: nobody waits for what others need."""

from argparse import Namespace

from simulator.cli.console import Console
from simulator.cli.status import ExitStatus
from simulator.formats.document import Reading


def gui(arguments: Namespace, console: Console) -> ExitStatus:
    """`gui`."""
    from simulator.cli.command_gui import run

    return run(arguments, console)


def legal(arguments: Namespace, reading: Reading, console: Console) -> ExitStatus:
    """`legal`."""
    from simulator.cli.command_legal import run

    return run(arguments, reading, console)


def explain(arguments: Namespace, reading: Reading, console: Console) -> ExitStatus:
    """`explain`."""
    from simulator.cli.command_explain import run

    return run(arguments, reading, console)


def resolve(arguments: Namespace, reading: Reading, console: Console) -> ExitStatus:
    """`resolve`."""
    from simulator.cli.command_resolve import run

    return run(arguments, reading, console)


def outcomes(arguments: Namespace, reading: Reading, console: Console) -> ExitStatus:
    """`outcomes`."""
    from simulator.cli.command_outcomes import run

    return run(arguments, reading, console)


def best(arguments: Namespace, reading: Reading, console: Console) -> ExitStatus:
    """`best`."""
    from simulator.cli.command_best import run

    return run(arguments, reading, console)


def blocks(arguments: Namespace, reading: Reading, console: Console) -> ExitStatus:
    """`blocks`."""
    from simulator.cli.command_blocks import run

    return run(arguments, reading, console)


def whatif(arguments: Namespace, reading: Reading, console: Console) -> ExitStatus:
    """`whatif`."""
    from simulator.cli.command_whatif import run

    return run(arguments, reading, console)


def sweep(arguments: Namespace, console: Console) -> ExitStatus:
    """`sweep`."""
    from simulator.cli.command_sweep import run

    return run(arguments, console)


def check(arguments: Namespace, reading: Reading, console: Console) -> ExitStatus:
    """`check`."""
    from simulator.cli.command_check import run

    return run(arguments, reading, console)


def compare(arguments: Namespace, reading: Reading, console: Console) -> ExitStatus:
    """`compare`."""
    from simulator.cli.command_compare import run

    return run(arguments, reading, console)


def convert(arguments: Namespace, reading: Reading, console: Console) -> ExitStatus:
    """`convert`."""
    from simulator.cli.command_convert import run

    return run(arguments, reading, console)


def render(arguments: Namespace, reading: Reading, console: Console) -> ExitStatus:
    """`render`."""
    from simulator.cli.command_render import run

    return run(arguments, reading, console)


def overlay(arguments: Namespace, reading: Reading, console: Console) -> ExitStatus:
    """`overlay`."""
    from simulator.cli.command_overlay import run

    return run(arguments, reading, console)


def examples(arguments: Namespace, console: Console) -> ExitStatus:
    """`examples`."""
    from simulator.cli.command_examples import run

    return run(arguments, console)


def schema(arguments: Namespace, console: Console) -> ExitStatus:
    """`schema`."""
    from simulator.cli.command_schema import run

    return run(arguments, console)
