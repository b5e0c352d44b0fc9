"""`sweep --scheduler`: on a cluster of two workers, one of which is killed on the way."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from simulator.cli.status import ExitStatus
from tests.cli.sweeps import BOARD, NUMBER, VARIED, environment, of_place, sweeping, until_it_has
from tests.command import run

PATIENCE_S = 200


class Cluster(NamedTuple):
    address: str
    workers: list["subprocess.Popen[str]"]


@contextmanager
def dask(folder: Path, *words: str) -> Iterator["subprocess.Popen[str]"]:
    """A process of Dask, without the page that it would show."""
    process = subprocess.Popen(
        [sys.executable, "-m", "dask", *words, "--no-dashboard"],
        cwd=folder,
        env=environment(),
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def until_it_says(words: str, process: "subprocess.Popen[str]") -> str:
    """The line with these words."""
    assert process.stderr is not None
    return next(line for line in process.stderr if words in line)


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    local = ("--host", "127.0.0.1")
    worker = ("--no-nanny", "--nthreads", "1", *local)
    with dask(tmp_path, "scheduler", *local, "--port", "0") as scheduler:
        address = until_it_says("Scheduler at:", scheduler).split()[-1]
        with dask(tmp_path, "worker", address, *worker) as one, dask(tmp_path, "worker", address, *worker) as other:
            for each in (one, other):
                until_it_says("Registered to", each)
            yield Cluster(address, [one, other])


def test_a_worker_that_is_killed_loses_nothing_and_nothing_comes_twice(cluster: Cluster, tmp_path: Path) -> None:
    output, beside = tmp_path / "cluster.jsonl", tmp_path / "here.jsonl"
    with sweeping(BOARD, *VARIED, "--scheduler", cluster.address, "--json", "-o", str(output)) as process:
        until_it_has(5, output, process)
        cluster.workers[0].kill()
        out, complaint = process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 0, complaint
    told = json.loads(out)
    assert (told["done"], told["failed"]) == (NUMBER, 0)
    run("sweep", BOARD, *VARIED, "-o", str(beside))
    assert of_place(output) == of_place(beside)


def test_no_cluster_at_the_address_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("simulator.cli.sweep_cluster.PATIENCE", "1s")
    told = run("sweep", BOARD, "--scheduler", "tcp://127.0.0.1:1", "-o", str(tmp_path / "rows.jsonl"), "--lang", "en")
    assert told.status == ExitStatus.WRONG_CALL
    assert "No Dask scheduler answers at tcp://127.0.0.1:1" in told.err


def test_without_the_extra_it_is_said_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    told = run("sweep", BOARD, "--scheduler", "tcp://127.0.0.1:1", "-o", str(tmp_path / "rows.jsonl"), "--lang", "en")
    assert told.status == ExitStatus.WRONG_CALL
    assert "combat-simulator[cluster]" in told.err
