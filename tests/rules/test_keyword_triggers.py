"""Keyword abilities that trigger: the log names them and offers what they do; nothing changes by itself."""

import pytest

from simulator.rules.combat import Combat
from simulator.rules.events import KeywordTriggered
from simulator.rules.flow.steps import act
from simulator.rules.objects import Player
from simulator.rules.scenario import Scenario
from simulator.rules.timeline import Action
from tests.boards import THREE_PLAYERS, action, creature, do, permanent, played, scenario


def offered(combat: Combat) -> list[tuple[str, str, tuple[Action, ...]]]:
    """Whose keywords triggered, their rules, and the actions that do it."""
    return [(one.id, one.rule.number, one.actions) for one in combat.log if isinstance(one, KeywordTriggered)]


def grown(id: str, power: int, toughness: int) -> Action:
    return action("modify", id, power=power, toughness=toughness)


def attacking(*words: str, power: int = 2, beside: int = 1) -> Scenario:
    """A creature with these words attacks the other player beside another."""
    return scenario(creature("A", power, 5, *words), creature("C", beside, 5), attack={"A": "P2", "C": "P2"})


def blocked(*words: str, by: int = 1, blocker: tuple[str, ...] = ()) -> Scenario:
    """A creature with these words is blocked by so many."""
    ids = [f"B{number}" for number in range(1, by + 1)]
    return scenario(
        creature("A", 0, 9, *words),
        *(creature(id, 0, 9, *blocker, controller="P2") for id in ids),
        attack={"A": "P2"},
        block=dict.fromkeys(ids, "A"),
    )


@pytest.mark.parametrize(
    ("board", "found"),
    [
        (attacking("battle cry"), [("A", "702.91", (grown("C", 1, 0),))]),
        (attacking("melee"), [("A", "702.121", (grown("A", 1, 1),))]),
        (
            attacking("training", beside=3),
            [("A", "702.149", (action("counter", "A", counter_kind="+1/+1", amount=1),))],
        ),
        (attacking("training", beside=2), []),
        (attacking("mentor", beside=1), [("A", "702.134", ())]),
        (attacking("mentor", beside=2), []),
        (attacking("annihilator 2"), [("A", "702.86", ())]),
        (attacking("frenzy 2"), [("A", "702.68", (grown("A", 2, 0),))]),
        (blocked("frenzy 2"), []),
        (blocked("bushido 2"), [("A", "702.45", (grown("A", 2, 2),))]),
        (blocked("bushido 1", "bushido 1"), [("A", "702.45", (grown("A", 1, 1),))] * 2),
        (blocked(blocker=("bushido 1",)), [("B1", "702.45", (grown("B1", 1, 1),))]),
        (blocked("rampage 2"), []),
        (blocked("rampage 2", by=3), [("A", "702.23", (grown("A", 4, 4),))]),
        (blocked("flanking"), [("A", "702.25", (grown("B1", -1, -1),))]),
        (blocked("flanking", blocker=("flanking",)), []),
        (blocked("afflict 3"), [("A", "702.130", (action("lose life", player="P2", amount=3),))]),
        (
            attacking("renown 1"),
            [("A", "702.112", (action("counter", "A", counter_kind="+1/+1", amount=1),))],
        ),
    ],
)
def test_what_triggers_is_named_and_offered(board: Scenario, found: list[tuple[str, str, tuple[Action, ...]]]) -> None:
    assert offered(played(board)) == found


def test_702_83_exalted_when_one_attacks_alone() -> None:
    alone = scenario(creature("A", 1, 1), permanent("Z", "enchantment", words=["exalted"]), attack={"A": "P2"})
    assert offered(played(alone)) == [("Z", "702.83", (grown("A", 1, 1),))]
    assert offered(played(attacking("exalted"))) == []


@pytest.mark.parametrize(("life", "triggers"), [(20, 1), (19, 0)])
def test_702_105_dethrone_looks_at_the_most_life(life: int, triggers: int) -> None:
    players = Player("P1"), Player("P2", life=life)
    board = scenario(creature("A", 1, 1, "dethrone"), attack={"A": "P2"}, players=players)
    assert len(offered(played(board))) == triggers


def test_702_121_melee_counts_the_opponents_attacked() -> None:
    board = scenario(
        creature("A", 1, 1, "melee"), creature("C", 1, 1), attack={"A": "P2", "C": "P3"}, players=THREE_PLAYERS
    )
    assert offered(played(board)) == [("A", "702.121", (grown("A", 2, 2),))]


def test_702_25_a_blocker_put_in_is_weakened_too() -> None:
    board = scenario(
        creature("A", 0, 9, "flanking"),
        creature("T", 0, 9, controller="P2"),
        attack={"A": "P2"},
        timeline=[do("declare blockers", "put blocking", "T", blocking="A")],
    )
    assert offered(played(board)) == [("A", "702.25", (grown("T", -1, -1),))]


def test_nothing_changes_until_it_is_carried_out() -> None:
    combat = played(blocked("bushido 2"))
    assert combat.permanent("A").power == 0
    for _, _, actions in offered(combat):
        for one in actions:
            combat = act(combat, one)
    assert combat.permanent("A").power == 2
