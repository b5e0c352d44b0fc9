"""A bound on how often something may happen."""

from collections.abc import Callable
from time import monotonic


class RateLimit:
    """So many at once, and so many a second in the long run."""

    def __init__(self, burst: int, per_second: float, clock: Callable[[], float] = monotonic) -> None:
        self._burst = burst
        self._per_second = per_second
        self._clock = clock
        self._left = float(burst)
        self._counted = clock()

    def allows(self) -> bool:
        """Count one more; False where it is too many."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._counted) * self._per_second)
        self._counted = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
