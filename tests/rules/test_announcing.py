"""Which player announces: banding, abilities, teams, players under another's control."""

from dataclasses import replace

from simulator.rules.division.assigning import damage_step
from simulator.rules.flow.steps import begin, to_damage
from simulator.rules.objects import Permanent, Player
from simulator.rules.scenario import Scenario
from tests.boards import TWO_HEADED_GIANT, TWO_PLAYERS, creature, scenario


def announcers(board: Scenario) -> dict[str, str]:
    step = damage_step(to_damage(begin(board)))
    assert step is not None
    return {source.id: source.announcer for source in step.sources}


def blocked_by(*blockers: Permanent) -> Scenario:
    return scenario(creature("A", 5, 5), *blockers, attack={"A": "P2"}, block={blocker.id: "A" for blocker in blockers})


def test_510_1_each_controller_announces() -> None:
    assert announcers(blocked_by(creature("B", 1, 1, controller="P2"))) == {"A": "P1", "B": "P2"}


def test_702_22j_the_defending_player_divides_against_a_blocker_with_banding() -> None:
    banding = creature("B", 0, 1, "banding", controller="P2")
    assert announcers(blocked_by(banding, creature("C", 0, 1, controller="P2"))) == {"A": "P2"}


def test_702_22j_bands_with_other_needs_another_creature_of_the_quality() -> None:
    knight = creature("B", 0, 1, "bands with other knights", controller="P2", subtypes=("Knight",))
    other = creature("C", 0, 1, controller="P2", subtypes=("Knight",))
    goblin = creature("D", 0, 1, controller="P2", subtypes=("Goblin",))
    assert announcers(blocked_by(knight, other)) == {"A": "P2"}
    assert announcers(blocked_by(knight, goblin)) == {"A": "P1"}


def test_702_22k_the_active_player_divides_against_an_attacker_with_banding() -> None:
    board = scenario(
        creature("A", 0, 1, "banding"),
        creature("C", 0, 1),
        creature("B", 3, 3, controller="P2"),
        attack={"A": "P2", "C": "P2"},
        bands=[("A", "C")],
        block={"B": "A"},
    )
    assert announcers(board) == {"B": "P1"}


def test_an_ability_has_the_attacked_player_divide_among_its_blockers() -> None:
    formation = creature("F", 0, 1, "defending player divides damage assigned to its blockers", controller="P2")
    blockers = (creature("B", 0, 1, controller="P2"), creature("C", 0, 1, controller="P2"))
    board = scenario(creature("A", 3, 3), formation, *blockers, attack={"A": "P2"}, block={"B": "A", "C": "A"})
    assert announcers(board) == {"A": "P2"}


def test_723_5_the_controller_of_a_player_announces() -> None:
    controlled = (TWO_PLAYERS[0], replace(TWO_PLAYERS[1], controlled_by="P1"))
    board = replace(blocked_by(creature("B", 1, 1, controller="P2")), players=controlled)
    assert announcers(board) == {"A": "P1", "B": "P1"}


def test_800_4a_who_has_left_the_game_controls_no_player() -> None:
    players = (Player("P1"), Player("P2", controlled_by="P3"), Player("P3", out=True))
    board = replace(blocked_by(creature("B", 1, 1, controller="P2")), players=players)
    assert announcers(board) == {"A": "P1", "B": "P2"}


def test_805_10_a_team_announces_as_one_under_its_first_member() -> None:
    board = scenario(
        creature("A", 1, 1, controller="P2"),
        creature("B", 1, 1, controller="P4"),
        attack={"A": "P3"},
        block={"B": "A"},
        players=TWO_HEADED_GIANT,
    )
    assert announcers(board) == {"A": "P1", "B": "P3"}
