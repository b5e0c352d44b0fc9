"""Results of damage steps, what goals come to, and what an assignment breaks, as JSON."""

from collections.abc import Iterable
from enum import StrEnum

from simulator.cli.console import Console, Json
from simulator.explore.results import Result
from simulator.rules.combat import Combat
from simulator.rules.legal.legality import Violation


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


def values_json(values: Iterable[tuple[StrEnum, int | None]]) -> list[Json]:
    """What goals come to, in their order."""
    return [{"goal": goal.value, "value": value} for goal, value in values]


def violation_json(violation: Violation, console: Console) -> dict[str, Json]:
    """One rule that an assignment breaks."""
    return {
        "rule": violation.rule.number,
        "source": violation.source,
        "recipient": violation.recipient,
        "message": console.text(violation.message),
    }
