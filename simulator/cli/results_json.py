"""Results of damage steps as JSON."""

from simulator.cli.console import Json
from simulator.explore.results import Result
from simulator.rules.combat import Combat


def result_json(result: Result, combat: Combat) -> dict[str, Json]:
    """A result as JSON: who left, and the figures that changed, as they are after."""
    players: dict[str, dict[str, Json]] = {}
    permanents: dict[str, dict[str, Json]] = {}
    for (id, which, of), amount in result.figures:
        figures = (players if combat.is_player(id) else permanents).setdefault(id, {})
        if of:
            kinds = figures.setdefault(which.value, {})
            assert isinstance(kinds, dict)
            kinds[of] = amount
        else:
            figures[which.value] = amount
    return {"left": list(result.left), "players": players, "permanents": permanents}
