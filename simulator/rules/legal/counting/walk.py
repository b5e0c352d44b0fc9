"""What ranking needs of a component: where a beginning of its shares leads, and how many completions that has."""

from collections.abc import Hashable
from typing import Protocol

from simulator.rules.legal.ranked_rows import Listing


class Beginning(Protocol):
    """The first shares of a component's divisions, as far as their completions depend on them."""

    @property
    def name(self) -> Hashable:
        """The same for beginnings of the same component that have the same completions."""

    @property
    def completions(self) -> int:
        """The number of legal divisions that begin so."""

    @property
    def most(self) -> int:
        """The most damage points that the next share may be."""

    def larger(self, amount: int) -> int:
        """The number of completions whose next share is above `amount`."""

    def after(self, amount: int) -> "Beginning":
        """The beginning with the next share added; without completions where nothing goes on so."""


class Walk(Protocol):
    """A component's divisions, share by share in canonical order. `slots`: the places of its shares in the step."""

    @property
    def slots(self) -> tuple[int, ...]: ...

    @property
    def start(self) -> Beginning: ...

    def listing(self, undivided: int) -> Listing:
        """All divisions for going through them in bulk.

        `undivided`: from this slot on no other component's shares stand between this one's.
        """
