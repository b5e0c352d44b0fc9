"""The amounts that a share can still be: a set with gaps, not a range."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Bounds:
    """Damage points that a share can be so that the whole can still be legal.

    `amounts`: ascending. `exact`: False where the set may hold amounts that no legal whole has, because telling
    would go beyond the budget; what is not in it is impossible in any case.
    """

    amounts: tuple[int, ...]
    exact: bool = True

    def runs(self) -> tuple[tuple[int, int], ...]:
        """The amounts as runs of consecutive ones, both ends included."""
        runs: list[tuple[int, int]] = []
        for amount in self.amounts:
            if runs and runs[-1][1] == amount - 1:
                runs[-1] = (runs[-1][0], amount)
            else:
                runs.append((amount, amount))
        return tuple(runs)
