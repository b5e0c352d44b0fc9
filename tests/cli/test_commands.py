"""The table of commands and the modules that carry them out agree."""

from importlib import import_module
from inspect import signature

import pytest

from simulator.cli.commands import COMMANDS, Command


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_the_module_of_a_command_takes_what_it_is_given(command: Command) -> None:
    run = import_module(f"simulator.cli.command_{command.name}").run
    taken = [one.annotation.__name__ for one in signature(run).parameters.values()]
    assert taken == ["Namespace", *(["Reading"] if command.takes_board else []), "Console"]
