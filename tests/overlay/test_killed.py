"""A program that is killed in the middle of a stream: the page shows nothing, and finds the next one by itself."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

ROOT = Path(__file__).parents[2]
Start = Callable[[str, str], "subprocess.Popen[str]"]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Serves a board at a port, in a process with settings of its own."""
    started: list[subprocess.Popen[str]] = []
    settings = {"PYTHONPATH": str(ROOT), "XDG_CONFIG_HOME": str(tmp_path), "HOME": str(tmp_path)}

    def begin(board: str, port: str) -> "subprocess.Popen[str]":
        process = subprocess.Popen(
            [sys.executable, "-m", "simulator", "overlay", board, "--port", port],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **settings},
        )
        started.append(process)
        return process

    yield begin
    for process in started:
        process.kill()
        process.communicate()


def address(process: "subprocess.Popen[str]") -> str:
    """The overlay's address; by then it serves."""
    assert process.stdout is not None
    return str(re.findall(r"http://\S+", process.stdout.readline())[0])


@pytest.mark.parametrize("delay", ["0", "1"])
def test_a_killed_and_restarted_program_is_found_again_within_3_seconds(page: Page, start: Start, delay: str) -> None:
    first = start("A: 1/1 > P2", "0")
    watch = address(first)
    page.goto(f"{watch}&delay={delay}")
    expect(page.locator(".card .figure")).to_have_text("1/1")
    first.kill()
    expect(page.locator("#stage")).to_be_hidden(timeout=3500)
    assert page.locator(".card").count() == 0
    second = start("A: 7/7 > P2", watch.split(":")[2].split("/")[0])
    assert address(second) == watch
    expect(page.locator(".card .figure")).to_have_text("7/7", timeout=3000)
