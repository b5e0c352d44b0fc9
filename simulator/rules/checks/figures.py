"""Figures that cannot be: missing, below zero, or beyond a million."""

from collections.abc import Iterator

from simulator.rules.messages import message
from simulator.rules.problems import Problem

LIMIT = 1_000_000
"""No figure is beyond this, in either direction."""


def any_figure(figure: int | None, *path: str | int) -> Iterator[Problem]:
    """A problem where a figure that may be negative is beyond ±1,000,000."""
    if figure is not None and abs(figure) > LIMIT:
        yield Problem(path, message("problem.beyond-limit", field=str(path[-1]), figure=figure, limit=LIMIT))


def natural(figure: int | None, *path: str | int) -> Iterator[Problem]:
    """A problem where a figure is below zero or beyond 1,000,000."""
    if figure is not None and figure < 0:
        yield Problem(path, message("problem.negative", field=str(path[-1]), figure=figure))
    yield from any_figure(figure, *path)


def required(figure: int | None, key: str, id: str, *path: str | int) -> Iterator[Problem]:
    """A problem, said by `key`, where a figure that must be there is missing."""
    if figure is None:
        yield Problem(path, message(key, field=str(path[-1]), id=id))
