"""Chance, handed in from outside: the rules have none of their own."""

from typing import Protocol


class Chance(Protocol):
    """What draws numbers, such as `random.Random`."""

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 up to `stop`, exclusive, each as likely as any other."""
        ...
