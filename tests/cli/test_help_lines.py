"""Help in lines that fit the terminal, in Japanese as in English, and with its words whole."""

import pytest
from rich.cells import cell_len

from simulator.cli.commands import COMMANDS
from tests.command import run

WORDS = {
    "overlay": "COMBAT_SIMULATOR_OBS_PASSWORD",
    "best": "own-planeswalker-alive",
    "whatif": "toughness、",
    "blocks": "most-destroyed、",
}


@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_help_fits_the_terminal(columns: int, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    for command in COMMANDS:
        for line in run(command.name, "--help", "--lang", language).out.splitlines():
            assert cell_len(line) <= columns, (command.name, line)
            assert not line.lstrip().startswith(("、", "。", ")")), (command.name, line)


@pytest.mark.parametrize(("command", "word"), list(WORDS.items()))
def test_words_are_not_broken(command: str, word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert word in run(command, "--help", "--lang", "ja").out
