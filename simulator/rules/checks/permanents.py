"""What is wrong with the permanents of a scenario."""

from collections.abc import Iterator

from simulator.rules.checks.effects import filter_problems
from simulator.rules.checks.figures import any_figure, natural, required
from simulator.rules.checks.ids import KnownIds
from simulator.rules.messages import Name, message
from simulator.rules.objects import Permanent, Player
from simulator.rules.problems import Problem, Severity
from simulator.rules.scenario import Scenario


def permanent_problems(scenario: Scenario, known: KnownIds) -> Iterator[Problem]:
    """Figures that are missing or cannot be, controllers and protectors."""
    players = {player.id: player for player in scenario.players}
    for place, permanent in enumerate(scenario.permanents):
        path = ("permanents", place)
        yield from known.player(permanent.controller, *path, "controller")
        yield from known.player(permanent.owner, *path, "owner")
        for number, goader in enumerate(permanent.goaded_by):
            yield from known.player(goader, *path, "goaded_by", number)
        yield from _figure_problems(permanent, *path)
        yield from _protector_problems(permanent, players, known, *path)
        for number, trigger in enumerate(permanent.triggers):
            yield from filter_problems(trigger.condition, known, *path, "triggers", number, "if")


def _figure_problems(permanent: Permanent, *path: str | int) -> Iterator[Problem]:
    """Rule: CR 208.1, 306.5, 310.4."""
    if permanent.is_creature:
        yield from required(permanent.power, "problem.creature-without", permanent.id, *path, "power")
        yield from required(permanent.toughness, "problem.creature-without", permanent.id, *path, "toughness")
    if permanent.is_planeswalker:
        yield from required(permanent.loyalty, "problem.planeswalker-without", permanent.id, *path, "loyalty")
    if permanent.is_battle:
        yield from required(permanent.defense, "problem.battle-without", permanent.id, *path, "defense")
    yield from any_figure(permanent.power, *path, "power")
    yield from any_figure(permanent.toughness, *path, "toughness")
    yield from natural(permanent.damage, *path, "damage")
    yield from natural(permanent.loyalty, *path, "loyalty")
    yield from natural(permanent.defense, *path, "defense")
    for kind, amount in permanent.counters:
        yield from natural(amount, *path, "counters", kind)


def _protector_problems(
    permanent: Permanent, players: dict[str, Player], known: KnownIds, *path: str | int
) -> Iterator[Problem]:
    """A Siege is protected by an opponent of its controller, another battle by its controller.

    Rule: CR 310.9a, 310.12a.
    """
    yield from known.player(permanent.protector, *path, "protector")
    values = {"battle": Name(permanent.id), "controller": Name(permanent.controller)}
    where = (*path, "protector")
    if permanent.is_siege and permanent.protector is None:
        yield Problem(where, message("problem.siege-without-protector", **values))
    protector, controller = players.get(permanent.protector or ""), players.get(permanent.controller)
    if not permanent.is_battle or protector is None or controller is None:
        return
    if permanent.is_siege and not protector.is_opponent_of(controller):
        yield Problem(where, message("problem.protector-no-opponent", **values), Severity.WARNING)
    if not permanent.is_siege and protector is not controller:
        yield Problem(where, message("problem.protector-not-controller", **values), Severity.WARNING)
