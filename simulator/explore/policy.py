"""Ways of choosing one legal assignment without asking."""

from enum import StrEnum


class Policy(StrEnum):
    """A way of choosing one legal assignment; ties go to the first in canonical order.

    `FIRST`: the first in canonical order. `MOST_THROUGH`: each announcing player gives the most to recipients that
    are no creatures. `MOST_DESTROYED`: the most creatures with lethal damage, then the most through.
    """

    FIRST = "first"
    MOST_THROUGH = "most-through"
    MOST_DESTROYED = "most-destroyed"
