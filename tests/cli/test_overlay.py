"""`overlay`: a process of its own that serves a board until it is interrupted."""

import os
import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
Start = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts the command, with settings of its own; ends it when the test is over."""
    started: list[subprocess.Popen[str]] = []
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "XDG_CONFIG_HOME": str(tmp_path), "HOME": str(tmp_path)}

    def begin(*arguments: str) -> "subprocess.Popen[str]":
        process = subprocess.Popen(
            [sys.executable, "-m", "simulator", "overlay", *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env=environment,
        )
        started.append(process)
        return process

    yield begin
    for process in started:
        process.kill()
        process.communicate()


def addresses(process: "subprocess.Popen[str]") -> tuple[str, str]:
    """The overlay's and the control page's address."""
    assert process.stdout is not None
    lines = [process.stdout.readline() for _ in range(2)]
    watch, control = (re.findall(r"http://\S+", line)[0] for line in lines)
    return watch, control


def test_it_serves_until_interrupted(start: Start) -> None:
    process = start("A: 1/1 > P2", "--port", "0")
    for address in addresses(process):
        with urllib.request.urlopen(address, timeout=10) as answer:
            assert answer.status == 200
    process.send_signal(signal.SIGINT)
    assert process.wait(20) == 130


def test_the_addresses_stay_good_when_it_is_started_again(start: Start) -> None:
    first = start("A: 1/1 > P2", "--port", "0")
    watch, control = addresses(first)
    port = watch.split(":")[2].split("/")[0]
    first.kill()
    first.wait()
    assert addresses(start("A: 1/1 > P2", "--port", port)) == (watch, control)


def test_a_port_that_is_none_is_a_wrong_call(start: Start) -> None:
    process = start("A: 1/1 > P2", "--port", "99999")
    output, complaint = process.communicate(timeout=20)
    assert (process.returncode, output) == (2, "")
    assert "99999" in complaint


def test_the_network_is_allowed_in_words_that_say_what_that_means(start: Start) -> None:
    process = start("A: 1/1 > P2", "--port", "0", "--allow-network")
    addresses(process)
    process.send_signal(signal.SIGINT)
    _, complaint = process.communicate(timeout=20)
    assert "Every device in this network can reach the overlay" in complaint
