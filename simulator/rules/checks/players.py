"""What is wrong with the players of a scenario."""

from collections.abc import Iterator

from simulator.rules.checks.figures import any_figure, natural
from simulator.rules.checks.ids import KnownIds
from simulator.rules.messages import Name, message
from simulator.rules.objects import Player
from simulator.rules.problems import Problem
from simulator.rules.scenario import Scenario


def player_problems(scenario: Scenario, known: KnownIds) -> Iterator[Problem]:
    """Figures, teams, and who is active."""
    for place, player in enumerate(scenario.players):
        yield from _of_one(player, known, "players", place)
    yield from _team_problems(scenario)
    if not scenario.players:
        yield Problem(("players",), message("problem.no-players"))
        return
    yield from known.player(scenario.active_player, "active_player")
    active = scenario.player(scenario.active_player)
    if active is not None and not any(active.is_opponent_of(other) for other in scenario.players):
        yield Problem(("players",), message("problem.no-opponent", player=Name(active.id)))


def _of_one(player: Player, known: KnownIds, *path: str | int) -> Iterator[Problem]:
    yield from any_figure(player.life, *path, "life")
    yield from natural(player.poison, *path, "poison")
    for commander, damage in player.commander_damage:
        # The commander itself may be in the command zone, and so not among the permanents.
        yield from natural(damage, *path, "commander_damage", commander)
    yield from known.player(player.controlled_by, *path, "controlled_by")


def _team_problems(scenario: Scenario) -> Iterator[Problem]:
    """Members of a team carry the team's life and poison, so they are the same. Rule: CR 810.9."""
    first: dict[str, Player] = {}
    for place, player in enumerate(scenario.players):
        if player.team is None:
            continue
        head = first.setdefault(player.team, player)
        for field, own, shared in (("life", player.life, head.life), ("poison", player.poison, head.poison)):
            if own != shared:
                mates = {"player": Name(player.id), "mate": Name(head.id)}
                said = message("problem.team-figures", field=field, figure=shared, **mates)
                yield Problem(("players", place, field), said)
