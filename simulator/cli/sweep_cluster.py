"""A sweep on a Dask cluster. Needs the extra `cluster`; nothing else in the house does."""

from collections.abc import Generator, Iterable
from itertools import islice

from simulator.cli.status import CommandError, ExitStatus
from simulator.explore.sweeping import Question, Row, work_out
from simulator.rules.messages import message

PATIENCE = "20s"
_AHEAD = 4
"""Questions sent for each thread of the cluster."""
_LEAST_AHEAD = 16
"""Questions sent while the cluster is small: more workers may come at any time."""


def on_cluster(questions: Iterable[Question], address: str) -> Generator[Row, None, None]:
    """The rows as they are worked out by the workers of the scheduler at this address, in any order.

    The scheduler gives what a dead worker was at to another one; a question with which several workers die gets a row
    that says so. Raises `CommandError` where the extra is missing, the scheduler cannot be reached, or it goes away.
    """
    try:
        from distributed import Client, as_completed
    except ImportError:
        raise _error("sweep.no-cluster") from None
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError):
        raise _error("sweep.unreachable", address=address) from None
    with client:
        ahead, working = iter(questions), as_completed(loop=client.loop)
        for question in islice(ahead, max(_LEAST_AHEAD, _AHEAD * sum(client.nthreads().values()))):
            working.add(client.submit(work_out, question, key=question.key))
        for future in working:
            if future.cancelled():
                raise _error("sweep.cluster-lost", address=address)
            failure = future.exception()
            yield future.result() if failure is None else Row(future.key, slip=type(failure).__name__)
            for question in islice(ahead, 1):
                working.add(client.submit(work_out, question, key=question.key))


def _error(key: str, **values: str) -> CommandError:
    return CommandError(ExitStatus.WRONG_CALL, message(key, **values))
