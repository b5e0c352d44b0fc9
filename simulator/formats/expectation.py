"""What a scenario must come to: whether a part of some JSON is held by what was found."""

from collections.abc import Iterator
from itertools import zip_longest

from simulator.formats.document import JSON
from simulator.rules.problems import Path


def unmet(expected: JSON, found: JSON, path: Path = ()) -> Iterator[Path]:
    """The paths at which an expectation is not met.

    Of an object only what is named counts, and what is missing counts as 0, false, null or empty. Lists are held
    item by item and are of one length.
    """
    match expected, found:
        case dict(), dict():
            for key, value in expected.items():
                yield from unmet(value, found.get(key), (*path, key))
        case list(), list():
            for index, (one, other) in enumerate(zip_longest(expected, found)):
                yield from unmet(one, other, (*path, index))
        case dict(), None:
            yield from (one for key, value in expected.items() for one in unmet(value, None, (*path, key)))
        case _:
            if expected != found and (expected or found):
                yield path
