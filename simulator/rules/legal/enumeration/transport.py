"""Whether supplies can cover demands when each supply reaches only some of them: a maximum flow, by augmenting paths.

Plain arithmetic; it knows nothing of combat.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise


@dataclass(frozen=True, slots=True)
class Cut:
    """Why demands cannot be covered: all that reaches the `demands` (bits) are the `supplies` (bits), and together
    they lack `missing` points."""

    demands: int
    supplies: int
    missing: int


def uncovered(demands: Sequence[int], supplies: Sequence[int], reach: Sequence[int]) -> Cut | None:
    """None where the supplies can cover the demands; otherwise a cut that proves they can't.

    `demands` and `supplies` in points; `reach`: for each supply the demands (bits) that it may be given to.
    """
    transport = _Transport(supplies, reach, len(demands))
    for demand, points in enumerate(demands):
        missing = transport.cover(demand, points)
        if missing:
            return Cut(transport.demands_seen, transport.supplies_seen, missing)
    return None


class _Transport:
    def __init__(self, supplies: Sequence[int], reach: Sequence[int], demands: int) -> None:
        self._left = list(supplies)
        self._reach = reach
        self._given = [[0] * demands for _ in supplies]
        self.demands_seen = 0
        self.supplies_seen = 0

    def cover(self, demand: int, points: int) -> int:
        """Cover a demand, moving what earlier demands were given; the points that are missing in the end."""
        while points:
            path = self._path_to(demand)
            if path is None:
                return points
            points -= self._send(path, points)
        return 0

    def _path_to(self, demand: int) -> list[tuple[int, int]] | None:
        """Supplies and the demands they are to give to: the first has points left, each next gives up a demand
        to the one before it, the last gives to `demand`."""
        before: dict[int, tuple[int, int]] = {}
        queue = [demand]
        self.demands_seen, self.supplies_seen = 1 << demand, 0
        for wanting in queue:
            for supply, reach in enumerate(self._reach):
                if not reach >> wanting & 1 or self.supplies_seen >> supply & 1:
                    continue
                self.supplies_seen |= 1 << supply
                if self._left[supply]:
                    return self._path([(supply, wanting)], before, demand)
                for held, points in enumerate(self._given[supply]):
                    if points and not self.demands_seen >> held & 1:
                        self.demands_seen |= 1 << held
                        before[held] = (supply, wanting)
                        queue.append(held)
        return None

    @staticmethod
    def _path(path: list[tuple[int, int]], before: dict[int, tuple[int, int]], demand: int) -> list[tuple[int, int]]:
        while path[-1][1] != demand:
            path.append(before[path[-1][1]])
        return path

    def _send(self, path: list[tuple[int, int]], points: int) -> int:
        """Move as many points along a path as it can carry, at most `points`."""
        carried = min(points, self._left[path[0][0]])
        for (_, held), (supply, _) in pairwise(path):
            carried = min(carried, self._given[supply][held])
        self._left[path[0][0]] -= carried
        self._given[path[0][0]][path[0][1]] += carried
        for (_, held), (supply, wanting) in pairwise(path):
            self._given[supply][held] -= carried
            self._given[supply][wanting] += carried
        return carried
