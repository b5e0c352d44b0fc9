"""A row of a sweep as a line of JSON."""

from simulator.cli.console import Console, Json, json_text
from simulator.cli.results_json import values_json
from simulator.cli.sweep_boards import Asked, Place
from simulator.explore.best import Best
from simulator.explore.sweeping import Row
from simulator.formats.results_file import KEY


def row_line(place: Place, row: Row, asked: Asked, console: Console) -> str:
    """The line, without its break: which row it is, of which board, and what the board comes to."""
    told: dict[str, Json] = {
        KEY: row.key,
        "board": place.board,
        "vary": dict(place.vary),
        "stands": row.stands,
        "step": row.step.value if row.step else None,
        "count": row.count,
        "distinct": row.distinct,
    }
    if asked.goals:
        told["best"] = None if row.best is None else _best_json(row.best)
    if row.why:
        told["why"] = [console.text(one) for one in row.why]
    if row.slip:
        told["slip"] = row.slip
    return json_text(told)


def _best_json(best: Best) -> dict[str, Json]:
    return {
        "goals": values_json(best.values),
        "assignment": best.assignment.nested(),
        "number": best.number,
    }
