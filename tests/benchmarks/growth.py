"""How the time of a count grows with attackers, blockers, power and toughness, as a picture for the README.

Run by hand: `python -m tests.benchmarks.growth` measures anew and writes `resources/pictures/growth.svg`. Both axes
are logarithmic: a straight line is a polynomial, a curve that bends upwards is not.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import log10
from pathlib import Path

from simulator.rules.legal.legal_assignments import LegalAssignments
from tests.benchmarks.measuring import seconds, step_of

PICTURE = Path(__file__).parents[2] / "resources" / "pictures" / "growth.svg"
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 940, 420, 64, 330, 24, 52
"""Pixels: the whole picture, and the margins around the lines."""

LONGEST = 1500
"""Milliseconds after which a line is not followed any further."""


@dataclass(frozen=True)
class Line:
    """What one figure does to the time of a count. `points`: (value, milliseconds)."""

    name: str
    rest: str
    color: str
    points: tuple[tuple[int, float], ...]


def board(attackers: int, blockers: int, power: int, toughness: int, words: str = "trample") -> str:
    """All attackers blocked by all blockers."""
    names = ", ".join(f"A{number}" for number in range(1, attackers + 1))
    attacking = "; ".join(f"A{number}: {power}/1 {words} >" for number in range(1, attackers + 1))
    return f"{attacking}; " + "; ".join(f"B{number}: 0/{toughness} x {names}" for number in range(1, blockers + 1))


def lines() -> Iterator[Line]:
    """The figures that are varied, one at a time, and attackers with blockers together."""
    few, more = (2, 3, 4, 6, 8, 12, 16, 24), (2, 4, 8, 16, 32, 64, 128)
    yield measured("power", "4 attackers, 3 blockers of toughness 4", "#009e73", more, lambda n: board(4, 3, n, 4))
    yield measured("blockers", "of toughness 2; 2 attackers of power 12", "#cc79a7", few, lambda n: board(2, n, 12, 2))
    yield measured("attackers", "of power 8; 3 blockers of toughness 4", "#0072b2", few, lambda n: board(n, 3, 8, 4))
    yield measured("toughness", "of 3 blockers; 4 attackers of power 12", "#e69f00", few, lambda n: board(4, 3, 12, n))
    yield measured(
        "both", "attackers of power 6, blockers of toughness 3", "#d55e00", range(2, 9), lambda n: board(n, n, 6, 3)
    )


def measured(name: str, rest: str, color: str, values: Iterable[int], of: Callable[[int], str]) -> Line:
    """One line, as far as it stays within `LONGEST`."""
    points: list[tuple[int, float]] = []
    for value in values:
        points.append((value, milliseconds(of(value))))
        if points[-1][1] > LONGEST:
            break
    return Line(name, rest, color, tuple(points))


def milliseconds(text: str) -> float:
    """The processor time of a count with nothing remembered, the best of nine."""
    step = step_of(text)
    return 1000 * seconds(lambda: LegalAssignments(step).count(), 9)


def picture(drawn: Sequence[Line]) -> str:
    """The lines as SVG."""
    values = [value for line in drawn for value, _ in line.points]
    times = [time for line in drawn for _, time in line.points]
    across, up = (log10(min(values)), log10(max(values))), (log10(min(times) / 2), log10(max(times) * 2))

    def at(value: float, time: float) -> tuple[float, float]:
        x = LEFT + (log10(value) - across[0]) / (across[1] - across[0]) * (WIDTH - LEFT - RIGHT)
        y = HEIGHT - BOTTOM - (log10(time) - up[0]) / (up[1] - up[0]) * (HEIGHT - TOP - BOTTOM)
        return round(x, 1), round(y, 1)

    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">']
    parts.append(f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>')
    for time in (0.1, 1, 10, 100, 1000):
        x, y = at(min(values), time)
        parts.append(f'<path d="M{x} {y}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        parts.append(f'<text x="{x - 6}" y="{y + 4}" font-size="12" text-anchor="end">{time:g}</text>')
    for value in (2, 4, 8, 16, 32, 64, 128):
        x, _ = at(value, 1)
        parts.append(f'<path d="M{x} {TOP}V{HEIGHT - BOTTOM}" stroke="#eee"/>')
        parts.append(f'<text x="{x}" y="{HEIGHT - BOTTOM + 18}" font-size="12" text-anchor="middle">{value}</text>')
    parts.append(f'<text x="{LEFT}" y="14" font-size="12">milliseconds for one count</text>')
    parts.append(f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 10}" font-size="12" text-anchor="end">the figure</text>')
    ends = sorted(drawn, key=lambda line: at(*line.points[-1])[1])
    for place, line in enumerate(ends):
        path = " ".join(f"{x},{y}" for x, y in (at(*point) for point in line.points))
        parts.append(f'<polyline points="{path}" fill="none" stroke="{line.color}" stroke-width="2.5"/>')
        y = TOP + 30 + 44 * place
        parts.append(f'<path d="M{WIDTH - RIGHT + 14} {y - 4}h18" stroke="{line.color}" stroke-width="2.5"/>')
        parts.append(f'<text x="{WIDTH - RIGHT + 38}" y="{y}" font-size="13" font-weight="bold">{line.name}</text>')
        parts.append(f'<text x="{WIDTH - RIGHT + 38}" y="{y + 15}" font-size="11">{line.rest}</text>')
    return "\n".join([*parts, "</svg>", ""])


if __name__ == "__main__":
    milliseconds(board(4, 3, 12, 4))  # The first count of a process also loads what it needs.
    found = list(lines())
    for one in found:
        print(one.name, [f"{value}: {time:.2f}" for value, time in one.points])
    PICTURE.write_text(picture(found), encoding="utf-8")
