"""How often is too often."""

from simulator.overlay.rate import RateLimit


class Clock:
    """A clock that the test sets, in seconds."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_so_many_at_once_and_so_many_a_second() -> None:
    clock = Clock()
    limit = RateLimit(3, 2.0, clock)
    assert [limit.allows() for _ in range(4)] == [True, True, True, False]
    clock.now = 1.0
    assert [limit.allows() for _ in range(3)] == [True, True, False]
    clock.now = 100.0
    assert [limit.allows() for _ in range(4)] == [True, True, True, False]
