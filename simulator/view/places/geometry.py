"""Points and boxes on the table, in px from its upper left corner. Plain values, no Qt."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Point:
    """A place on the table."""

    x: float
    y: float

    def plus(self, way: "Point") -> "Point":
        """The place so far to the right and below."""
        return Point(self.x + way.x, self.y + way.y)

    def less(self, other: "Point") -> "Point":
        """How far to the right of another place, and below it, this one lies."""
        return Point(self.x - other.x, self.y - other.y)

    def towards(self, other: "Point", progress: float) -> "Point":
        """The place on the straight way to another. `progress`: 0 here, 1 there."""
        return Point(self.x + (other.x - self.x) * progress, self.y + (other.y - self.y) * progress)


@dataclass(frozen=True, slots=True)
class Box:
    """An upright rectangle."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x of its right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of its lower edge."""
        return self.y + self.height

    @property
    def middle(self) -> Point:
        """Its middle."""
        return Point(self.x + self.width / 2, self.y + self.height / 2)

    def moved(self, dx: float, dy: float) -> "Box":
        """The box elsewhere."""
        return Box(self.x + dx, self.y + dy, self.width, self.height)

    def grown(self, by: float) -> "Box":
        """The box with `by` px more on every side."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def holds(self, point: Point) -> bool:
        """Whether the point lies in it."""
        return self.x <= point.x <= self.right and self.y <= point.y <= self.bottom

    def covers(self, other: "Box", slack: float = 1e-6) -> bool:
        """Whether the other box lies wholly in it."""
        return (
            self.x <= other.x + slack
            and self.y <= other.y + slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def overlaps(self, other: "Box", slack: float = 1e-6) -> bool:
        """Whether they share more than an edge."""
        return (
            self.x < other.right - slack
            and other.x < self.right - slack
            and self.y < other.bottom - slack
            and other.y < self.bottom - slack
        )
