"""Every command in the README runs, and what it points at is there."""

import re
import shlex
from pathlib import Path

import pytest

from simulator.formats.examples import examples
from tests.command import in_english, run

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
COMMANDS = [line for block in re.findall(r"```sh\n(.*?)```", README, re.DOTALL) for line in block.splitlines() if line]


def test_the_readme_has_commands() -> None:
    assert len(COMMANDS) > 8


@pytest.mark.parametrize("line", COMMANDS)
def test_a_command_of_the_readme_runs(line: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    in_english(monkeypatch)
    monkeypatch.chdir(tmp_path)
    program, *argv = shlex.split(line)
    assert (program, argv[:2]) == ("python3", ["-m", "simulator"])
    answer = run(*argv[2:])
    # `explain` and `check` tell of something illegal by exit status 1.
    assert answer.status in ((0, 1) if argv[2] in ("explain", "check") else (0,)), answer.err
    assert answer.out


def test_the_pictures_of_the_readme_are_there() -> None:
    for picture in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", README):
        assert (ROOT / picture).is_file(), picture


def test_every_bundled_scenario_stands_in_the_table_of_rules() -> None:
    table = README[README.index("## Rules covered") : README.index("## The house")]
    named = re.findall(r"`([a-z0-9-]+)` \|$", table, re.MULTILINE)
    assert sorted(named) == sorted(one.name for one in examples())
