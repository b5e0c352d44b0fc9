"""The best division of a group whose divisions are listed: each announcing player answers those before them.

Rule: CR 101.4.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from simulator.explore.goals import Gains
from simulator.explore.outcome_groups import Row


@dataclass(frozen=True, slots=True)
class BestRow:
    """The best division of a group, the first of equals.

    `number`: announcements of the player who is asked about that are as good; 1 where they announce nothing here.
    """

    row: Row
    number: int


@dataclass(frozen=True, slots=True)
class Answers:
    """Who announces what in a group, and how good its divisions are.

    `announcers`: by place in the group's rows. `gains`: of an announcing player from a row. `player`: whose equally
    good announcements are counted.
    """

    announcers: tuple[str, ...]
    gains: Callable[[str, Row], Gains]
    player: str

    def best(self, rows: Sequence[Row], order: Sequence[str]) -> BestRow:
        """The best of some divisions, at least one, for the players who have yet to announce, in this order."""
        if not order:
            return BestRow(rows[0], 1)
        announcer, *later = order
        choices: dict[Row, list[Row]] = {}
        for row in rows:
            choices.setdefault(self._announced(announcer, row), []).append(row)
        answered = [self.best(ones, later) for ones in choices.values()]
        gains = [self.gains(announcer, one.row) for one in answered]
        most = max(gains)
        best = [one for one, gain in zip(answered, gains, strict=True) if gain == most]
        first = max(best, key=lambda one: one.row)
        return BestRow(first.row, len(best)) if announcer == self.player else first

    def _announced(self, announcer: str, row: Row) -> Row:
        return tuple(amount for who, amount in zip(self.announcers, row, strict=True) if who == announcer)
