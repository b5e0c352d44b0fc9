"""A sweep in several processes of this machine."""

import signal
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import islice

from loky import ProcessPoolExecutor
from loky.process_executor import BrokenProcessPool

from simulator.explore.sweeping import Question, Row, work_out

_AHEAD = 3
"""Questions sent for each process: one that it works on, and some that wait for it."""


def in_processes(questions: Iterable[Question], workers: int) -> Generator[Row, None, None]:
    """The rows as they are worked out, in any order; no more questions are taken than are worked on soon.

    Where a process dies, what was under way begins anew, one question after the other: one with which the process
    dies again gets a row that says so. Closing the iterator ends the processes at once.
    """
    ahead = iter(questions)
    while suspects := (yield from _until_one_dies(ahead, workers)):
        for suspect in suspects:
            lost = yield from _until_one_dies(iter((suspect,)), 1)
            yield from (Row(question.key, slip="the process ended") for question in lost)


def _until_one_dies(ahead: Iterator[Question], workers: int) -> Generator[Row, None, tuple[Question, ...]]:
    """Rows; at the end what was under way when a process died, nothing where none did."""
    working: dict[Future[Row], Question] = {}
    executor = ProcessPoolExecutor(workers, initializer=_leave_interrupts)
    try:
        while True:
            for question in islice(ahead, workers * _AHEAD - len(working)):
                working[executor.submit(work_out, question)] = question
            if not working:
                return ()
            for future in wait(working, return_when=FIRST_COMPLETED).done:
                row = future.result()
                del working[future]
                yield row
    except BrokenProcessPool:
        return tuple(working.values())
    finally:
        executor.shutdown(kill_workers=True)


def _leave_interrupts() -> None:
    """Ctrl-C reaches every process of a terminal; the first one ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
