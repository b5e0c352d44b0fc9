"""`sweep`: many boards side by side, stopped and gone on with; nothing is lost, nothing comes twice."""

import json
import os
import signal
from pathlib import Path
from typing import Any, cast

import pytest

from simulator.cli.status import ExitStatus
from simulator.cli.sweep_processes import in_processes
from simulator.explore.sweeping import Question
from simulator.formats import notation
from simulator.rules.scenario import Scenario
from tests.cli.sweeps import BOARD, NUMBER, VARIED, of_place, rows, sweeping, until_it_has, workers_of
from tests.command import run

PATIENCE_S = 200
ONE = ("--workers", "1")


@pytest.fixture
def output(tmp_path: Path) -> Path:
    return tmp_path / "rows.jsonl"


def test_rows_say_what_whatif_and_best_say(output: Path) -> None:
    asked = (BOARD, "--vary", "A.power=3..6")
    told = run("sweep", *asked, *ONE, "--goal", "most-destroyed", "-o", str(output), "--json")
    assert (told.status, told.json["done"], told.json["known"]) == (0, 4, 0)
    found = {row["vary"]["A.power"]: row for row in rows(output)}
    for one in run("whatif", *asked, "--json").json["values"]:
        row = found.pop(one["value"])
        assert {name: row[name] for name in ("stands", "step", "count", "distinct")} == {
            name: one[name] for name in ("stands", "step", "count", "distinct")
        }
        varied = BOARD.replace("5/5", f"{one['value']}/5")
        best = run("best", varied, "--goal", "most-destroyed", "--json").json
        assert row["best"] == {name: best[name] for name in ("goals", "assignment", "number")}
    assert not found


def test_a_folder_stands_for_its_boards(output: Path, tmp_path: Path) -> None:
    folder = tmp_path / "boards"
    (folder / "deeper").mkdir(parents=True)
    (folder / "one.combat.txt").write_text(BOARD, "utf-8")
    (folder / "deeper" / "two.combat.json").write_text(run("convert", BOARD, "--to", "json").out, "utf-8")
    (folder / "readme.txt").write_text("nothing", "utf-8")
    assert run("sweep", str(folder), str(folder / "one.combat.txt"), *ONE, "-o", str(output)).status == 0
    found = rows(output)
    assert sorted(Path(row["board"]).name for row in found) == ["one.combat.txt", "two.combat.json"]
    assert len({row["count"] for row in found}) == 1


def test_boards_that_cannot_be_swept_are_told_and_the_others_are_swept(output: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.combat.json"
    broken.write_text('{"format": "combat-scenario", "version": 1, "players": 3}', "utf-8")
    told = run(
        "sweep", str(broken), "Z: 1/1 >", BOARD, "--vary", "A.power=1,2", *ONE, "-o", str(output), "--lang", "en"
    )
    assert told.status == ExitStatus.ILLEGAL
    assert f"{broken} is left out" in told.err
    assert "nobody and nothing on the board is called A" in told.err
    assert {row["board"] for row in rows(output)} == {BOARD}


def test_a_board_that_cannot_be_so_has_a_row_that_says_why(output: Path) -> None:
    assert run("sweep", BOARD, "--vary", "B.damage=-1..0", *ONE, "-o", str(output)).status == 0
    refused, fine = sorted(rows(output), key=lambda row: row["vary"]["B.damage"])
    assert (refused["stands"], refused["count"], len(refused["why"])) == (False, None, 1)
    assert fine["stands"]
    assert "why" not in fine


def test_rows_that_are_there_are_not_worked_out_again_and_a_torn_one_is(output: Path) -> None:
    asked = ("sweep", BOARD, "--vary", "A.power=1..8", *ONE, "-o", str(output), "--json")
    run(*asked)
    whole = of_place(output)
    lines = output.read_bytes().splitlines(keepends=True)
    output.write_bytes(b"".join(lines[:3]) + lines[3][:40])
    told = run(*asked).json
    assert (told["known"], told["done"]) == (3, 5)
    assert of_place(output) == whole
    assert output.read_bytes().startswith(b"".join(lines[:3]))
    assert run(*asked).json["done"] == 0


def test_another_question_has_rows_of_its_own(output: Path) -> None:
    run("sweep", BOARD, *ONE, "-o", str(output))
    assert run("sweep", BOARD, "--goal", "least-lost", *ONE, "-o", str(output), "--json").json["done"] == 1
    assert ["best" in row for row in rows(output)] == [False, True]


@pytest.mark.parametrize("content", ['{"format": "combat-scenario"}', "notes\nof mine", '{"key": "1"}\n[3]\n'])
def test_a_file_of_something_else_is_left_as_it_is(output: Path, content: str) -> None:
    output.write_text(content, "utf-8")
    told = run("sweep", BOARD, *ONE, "-o", str(output), "--lang", "en")
    assert told.status == ExitStatus.WRONG_CALL
    assert "left as it is" in told.err
    assert output.read_text("utf-8") == content


def test_ctrl_c_keeps_what_is_done_and_the_same_command_goes_on(output: Path) -> None:
    asked = (BOARD, *VARIED, "--workers", "2", "--json", "-o", str(output))
    with sweeping(*asked) as process:
        until_it_has(5, output, process)
        workers = workers_of(process)
        assert len(workers) == 2
        os.killpg(process.pid, signal.SIGINT)
        out, complaint = process.communicate(timeout=PATIENCE_S)
        assert (process.returncode, out) == (ExitStatus.INTERRUPTED, "")
        assert f"of {NUMBER} rows are in {output}" in complaint
        assert "Traceback" not in complaint
        assert not any(worker.is_running() for worker in workers)
    there = len(rows(output))
    assert 5 <= there < NUMBER
    told = run("sweep", *asked).json
    assert (told["known"], told["done"]) == (there, NUMBER - there)
    assert len(of_place(output)) == NUMBER


def test_a_worker_that_is_killed_loses_nothing(output: Path) -> None:
    with sweeping(BOARD, *VARIED, "--workers", "2", "--json", "-o", str(output)) as process:
        until_it_has(5, output, process)
        workers_of(process)[0].kill()
        out, complaint = process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 0, complaint
    assert json.loads(out)["failed"] == 0
    assert len(of_place(output)) == NUMBER


class Deadly:
    """Whoever unpacks it dies."""

    def __reduce__(self) -> tuple[Any, ...]:
        return os._exit, (1,)


def test_what_kills_its_process_twice_has_a_row_that_says_so() -> None:
    scenario = notation.read(BOARD).document.scenario
    questions = [Question(f"fine {at}", scenario) for at in range(6)]
    questions.insert(2, Question("deadly", cast(Scenario, Deadly())))
    found = {row.key: row for row in in_processes(questions, 2)}
    assert found.pop("deadly").slip == "the process ended"
    assert len(found) == 6
    assert all(row.stands for row in found.values())
