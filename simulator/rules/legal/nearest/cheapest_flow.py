"""The cheapest way to send as much as possible through a network: successive shortest paths.

Plain arithmetic; it knows nothing of combat. Costs may be negative and integers of any size.
"""

from collections import deque


class CheapestFlow:
    """A network of nodes numbered from 0, without cycles, and the flow sent through it."""

    def __init__(self, nodes: int) -> None:
        self._leaving: list[list[int]] = [[] for _ in range(nodes)]
        # Each edge stands beside its reverse, whose number differs in the last bit.
        self._heads: list[int] = []
        self._room: list[int] = []
        self._costs: list[int] = []

    def edge(self, tail: int, head: int, capacity: int, cost: int) -> int:
        """Join two nodes; the number of the edge."""
        number = len(self._heads)
        for start, end, room, price in ((tail, head, capacity, cost), (head, tail, 0, -cost)):
            self._leaving[start].append(len(self._heads))
            self._heads.append(end)
            self._room.append(room)
            self._costs.append(price)
        return number

    def flow(self, edge: int) -> int:
        """How much goes through an edge."""
        return self._room[edge ^ 1]

    def send(self, start: int, end: int) -> tuple[int, int]:
        """Send as much as possible from start to end in the cheapest way: how much, and what it costs."""
        sent = total = 0
        while path := self._cheapest_path(start, end):
            amount = min(self._room[edge] for edge in path)
            for edge in path:
                self._room[edge] -= amount
                self._room[edge ^ 1] += amount
            sent += amount
            total += amount * sum(self._costs[edge] for edge in path)
        return sent, total

    def _cheapest_path(self, start: int, end: int) -> list[int]:
        """The edges of the cheapest path that has room; none where no path has."""
        cost: list[int | None] = [None] * len(self._leaving)
        by: list[int] = [-1] * len(self._leaving)
        cost[start] = 0
        queue, waiting = deque([start]), {start}
        while queue:
            node = queue.popleft()
            waiting.discard(node)
            so_far = cost[node] or 0
            for edge in self._leaving[node]:
                if not self._room[edge]:
                    continue
                head = self._heads[edge]
                known, price = cost[head], so_far + self._costs[edge]
                if known is None or price < known:
                    cost[head], by[head] = price, edge
                    if head not in waiting:
                        waiting.add(head)
                        queue.append(head)
        return self._traced(by, start, end) if cost[end] is not None else []

    def _traced(self, by: list[int], start: int, end: int) -> list[int]:
        path: list[int] = []
        while end != start:
            path.append(by[end])
            end = self._heads[by[end] ^ 1]
        return path
