"""The standard streams of a real process: closed, full, unread, and in an encoding that cannot say all."""

import json
import os
import subprocess
import sys

import pytest

LEGAL = ("legal", "A: 3/3 >", "--lang", "en")


def shell(line: str, *words: str, encoding: str = "", stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Runs a line of the shell in which `"$@"` is the program with these words."""
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    if not encoding:
        del environment["PYTHONIOENCODING"]
    call = ["sh", "-c", line, "sh", sys.executable, "-m", "simulator", *words]
    return subprocess.run(call, capture_output=True, env=environment, input=stdin, check=False)


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_a_closed_stream_is_no_failure(closed: str) -> None:
    board = "-" if "<" in closed else "A: 3/3 foo >"
    done = shell(f'"$@" {closed}', "legal", board, "--lang", "en")
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("words", [LEGAL, (*LEGAL, "--json"), ("--help", "--lang", "en"), ("schema", "--lang", "en")])
def test_output_that_cannot_be_written_is_told_in_one_line(words: tuple[str, ...]) -> None:
    done = shell('"$@" >/dev/full', *words)
    assert done.returncode == 2
    assert done.stderr == b"Standard output cannot be written to: is the disk full?\n"


@pytest.mark.parametrize(("board", "status"), [("A: 3/3 foo >", 0), ("nobody", 2)])
def test_the_status_says_enough_where_nobody_reads_the_errors(board: str, status: int) -> None:
    done = shell('("$@" 2>&1 >/dev/null; echo $? >&3) 3>&2 | true', "legal", board)
    assert done.stderr.decode().strip() == str(status)


def test_json_stays_json_in_an_encoding_that_cannot_say_it() -> None:
    done = shell('"$@"', "legal", '"竜😀": 3/3 >', "--json", encoding="ascii")
    assert b"\\u7adc" in done.stdout
    assert json.loads(done.stdout)["assignments"] == [{"竜😀": {"P2": 3}}]


def test_a_pipe_is_utf_8_in_every_locale() -> None:
    done = shell('PYTHONCOERCECLOCALE=0 PYTHONUTF8=0 LC_ALL=C "$@"', "legal", "-", "--json", stdin="竜: 3/3 >".encode())
    assert json.loads(done.stdout.decode("utf-8"))["assignments"] == [{"竜": {"P2": 3}}]
