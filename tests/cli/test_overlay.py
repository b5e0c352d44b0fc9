"""`overlay`: a process of its own that serves a board until it is interrupted."""

import os
import re
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.overlay.obs_server import ObsServer, listening

ROOT = Path(__file__).parents[2]
Start = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts the command, with settings of its own; ends it when the test is over."""
    started: list[subprocess.Popen[str]] = []
    settings = {"PYTHONPATH": str(ROOT), "XDG_CONFIG_HOME": str(tmp_path), "HOME": str(tmp_path)}

    def begin(*arguments: str) -> "subprocess.Popen[str]":
        process = subprocess.Popen(
            [sys.executable, "-m", "simulator", "overlay", *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env={**os.environ, **settings},
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
    output, complaint = process.communicate(timeout=60)
    assert (process.returncode, output) == (2, "")
    assert "99999" in complaint


def test_the_network_is_allowed_in_words_that_say_what_that_means(start: Start) -> None:
    process = start("A: 1/1 > P2", "--port", "0", "--allow-network")
    addresses(process)
    process.send_signal(signal.SIGINT)
    _, complaint = process.communicate(timeout=60)
    assert "Every device in this network can reach the overlay" in complaint


def test_scenes_of_obs_are_switched_and_remembered(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMBAT_SIMULATOR_OBS_PASSWORD", "sesame")
    with listening(ObsServer(password="sesame")) as obs:
        for given in (("--obs-scene", "dealt=Combat"), ()):
            process = start("A: 1/1 > P2", "--port", "0", "--obs", f"127.0.0.1:{obs.port}", *given)
            _, control = addresses(process)
            while obs.switched.empty():
                post(control, "confirm")
            assert obs.switched.get() == "Combat"
            process.send_signal(signal.SIGINT)
            assert process.wait(20) == 130


def post(control: str, command: str) -> None:
    request = urllib.request.Request(control.replace("/control?", f"/control/{command}?"), method="POST")
    with suppress(urllib.error.HTTPError):
        urllib.request.urlopen(request, timeout=10).close()


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (("--obs-scene", "dealt=Combat"), "--obs-scene needs --obs ADDRESS."),
        (("--obs", "x", "--obs-scene", "hit=Combat"), "“hit=Combat” names no scene: write dealt=NAME or ended=NAME."),
        (("--obs", "x"), "OBS has no scene to switch to yet: name one with --obs-scene dealt=NAME."),
    ],
)
def test_options_of_obs_that_make_no_sense_are_wrong_calls(start: Start, options: tuple[str, ...], why: str) -> None:
    process = start("A: 1/1 > P2", "--port", "0", "--lang", "en", *options)
    _, complaint = process.communicate(timeout=60)
    assert (process.returncode, complaint) == (2, why + "\n")
