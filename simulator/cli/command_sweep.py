"""`sweep`: many boards, or many variations of some, worked out side by side into a file that can be gone on with."""

import os
from argparse import Namespace
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from simulator.cli.boards import asked_moment
from simulator.cli.choices import goals_named
from simulator.cli.console import Console, Json
from simulator.cli.progress import counted
from simulator.cli.status import CommandError, ExitStatus
from simulator.cli.sweep_boards import Asked, Place, Swept, Unread, names_of, questions, swept
from simulator.cli.sweep_cluster import on_cluster
from simulator.cli.sweep_processes import in_processes
from simulator.cli.sweep_rows import row_line
from simulator.explore.sweeping import Question, Row
from simulator.formats.findings import FormatError
from simulator.formats.results_file import ResultsFile
from simulator.rules.messages import message


def run(arguments: Namespace, console: Console) -> ExitStatus:
    """Sweep, and tell how many rows the file has then."""
    asked = Asked(
        asked_moment(arguments.step),
        goals_named(arguments.goal) if arguments.goal is not None else (),
        arguments.player,
    )
    boards = [swept(name, arguments.vary, what_if=arguments.what_if) for name in names_of(arguments.boards)]
    unread = [board for board in boards if isinstance(board, Unread)]
    for board in unread:
        _tell_unread(board, console)
    with ResultsFile(Path(arguments.output)) as file:
        sweep = _Sweep([board for board in boards if isinstance(board, Swept)], asked, file)
        try:
            with closing(_rows(arguments, sweep.questions())) as rows:
                sweep.write(rows, console)
        except (KeyboardInterrupt, CommandError):
            console.complain(message("sweep.go-on", n=sweep.written, number=sweep.number, path=arguments.output))
            raise
    _show(sweep, len(unread), arguments, console)
    return ExitStatus.ILLEGAL if unread or sweep.failed else ExitStatus.DONE


@dataclass(slots=True)
class _Sweep:
    """How far it has come. `failed`: rows written now that tell of a fault of the program."""

    boards: Sequence[Swept]
    asked: Asked
    file: ResultsFile
    known: int = 0
    done: int = 0
    failed: int = 0
    _places: dict[str, Place] = field(default_factory=dict)

    @property
    def number(self) -> int:
        """Of all rows that are wanted."""
        return sum(board.number for board in self.boards)

    @property
    def written(self) -> int:
        """Of the wanted rows, those that are in the file."""
        return self.known + self.done

    def questions(self) -> Iterator[Question]:
        """Those that the file has no row for yet."""
        for board in self.boards:
            for place, question in questions(board, self.asked):
                if question.key in self.file.known:
                    self.known += 1
                else:
                    self._places[question.key] = place
                    yield question

    def write(self, rows: Iterator[Row], console: Console) -> None:
        """Have each row in the file as soon as it comes."""
        for row in counted(rows, lambda: self.written, self.number):
            self.file.add(row_line(self._places.pop(row.key), row, self.asked, console))
            self.done += 1
            self.failed += bool(row.slip)


def _rows(arguments: Namespace, asked: Iterator[Question]) -> Generator[Row, None, None]:
    if arguments.scheduler is not None:
        return on_cluster(asked, arguments.scheduler)
    return in_processes(asked, arguments.workers or os.cpu_count() or 1)


def _tell_unread(board: Unread, console: Console) -> None:
    console.complain(message("sweep.unread", board=board.name))
    if isinstance(board.refusal, FormatError):
        console.refuse(board.refusal.findings)
    else:
        for said in board.refusal.messages:
            console.complain(said)


def _show(sweep: _Sweep, unread: int, arguments: Namespace, console: Console) -> None:
    if arguments.json:
        told: dict[str, Json] = {
            "output": arguments.output,
            "wanted": sweep.number,
            "known": sweep.known,
            "done": sweep.done,
            "failed": sweep.failed,
            "unread": unread,
        }
        console.json(told, ())
        return
    console.say(message("sweep.done", n=sweep.done, known=sweep.known, path=arguments.output))
    if sweep.failed:
        console.say(message("sweep.failed", n=sweep.failed))
