"""The flow through a small network that brings the greatest reward.

Used to give blockers to attackers: a unit of flow is one creature that blocks one attacker.
"""

from collections import deque
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Edge:
    """A way from node to node for at most `capacity` units, each of which brings `reward` (it may cost)."""

    tail: int
    head: int
    capacity: int
    reward: int


def best_flow(edges: tuple[Edge, ...], source: int, sink: int) -> tuple[int, ...]:
    """How many units go along each edge when the flow from source to sink brings the greatest total reward.

    The network has no cycle. Each round sends one path's worth along the path of the greatest reward, taking back
    what an earlier round did where that helps; when no path brings anything more, the total is the greatest.
    """
    network = _Network(edges)
    while True:
        path = network.best_path(source, sink)
        if path is None:
            return network.flows()
        network.send(path)


class _Network:
    """Edges with what is left of them; each has a twin in the other direction, by which flow is taken back."""

    def __init__(self, edges: tuple[Edge, ...]) -> None:
        nodes = max(max(edge.tail, edge.head) for edge in edges) + 1 if edges else 0
        self._capacities = [edge.capacity for edge in edges]
        self._heads: list[int] = []
        self._left: list[int] = []
        self._rewards: list[int] = []
        self._ways: list[list[int]] = [[] for _ in range(nodes)]
        for edge in edges:
            self._add(edge.tail, edge.head, edge.capacity, edge.reward)
            self._add(edge.head, edge.tail, 0, -edge.reward)

    def _add(self, tail: int, head: int, left: int, reward: int) -> None:
        self._ways[tail].append(len(self._heads))
        self._heads.append(head)
        self._left.append(left)
        self._rewards.append(reward)

    def best_path(self, source: int, sink: int) -> list[int] | None:
        """The edges of the path that brings the most, last first; None when none brings anything."""
        best: dict[int, int] = {source: 0}
        reached_by: dict[int, int] = {}
        waiting = deque([source])
        while waiting:
            node = waiting.popleft()
            for way in self._ways[node] if node < len(self._ways) else ():
                head, reward = self._heads[way], best[node] + self._rewards[way]
                if self._left[way] > 0 and (head not in best or reward > best[head]):
                    best[head], reached_by[head] = reward, way
                    waiting.append(head)
        if best.get(sink, 0) <= 0:
            return None
        path = [reached_by[sink]]
        while (tail := self._heads[path[-1] ^ 1]) != source:
            path.append(reached_by[tail])
        return path

    def send(self, path: list[int]) -> None:
        """Sends as much along a path as it takes."""
        units = min(self._left[way] for way in path)
        for way in path:
            self._left[way] -= units
            self._left[way ^ 1] += units

    def flows(self) -> tuple[int, ...]:
        """The units along each edge that was given."""
        return tuple(capacity - self._left[2 * number] for number, capacity in enumerate(self._capacities))
