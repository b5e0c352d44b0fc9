"""Boards whose legal sets cannot be counted at the table: nothing stalls, and everything says so."""

import pytest

from simulator.controller.controller import Controller
from simulator.controller.intents import Assign, Confirm, Propose, PutDraft, ShowIndex
from simulator.explore.policy import Policy
from tests.boards import creature, scenario
from tests.controller.tables import done, drafted, refused, rules, said, table, table_with


@pytest.fixture
def huge() -> Controller:
    """Ten tramplers of power 30, all blocked by the same ten creatures."""
    attackers = [creature(f"A{number}", 30, 4, "trample") for number in range(10)]
    blockers = [creature(f"B{number}", 2, 15, "can block any number", controller="P2") for number in range(10)]
    everyone = [one.id for one in attackers]
    return table_with(
        scenario(
            *attackers, *blockers, attack=dict.fromkeys(everyone, "P2"), block={one.id: everyone for one in blockers}
        )
    )


def test_what_is_not_counted_is_said(huge: Controller) -> None:
    legal = huge.state.legal
    assert legal is not None
    assert (legal.count, legal.remaining, legal.index) == (None, None, None)
    assert legal.note is not None
    assert said(legal.note)
    assert huge.state.results is None


def test_damage_is_divided_all_the_same(huge: Controller) -> None:
    done(huge, Assign("A0", "B0", 15))
    assert drafted(huge)["A0"]["B0"] == 15
    assert rules(refused(huge, Assign("A0", "B1", 31))) == {"510.1a"}


def test_what_is_refused_offers_a_nearest_without_a_place(huge: Controller) -> None:
    refusal = refused(huge, Assign("A0", "P2", 31))
    assert refusal.nearest is not None
    assert refusal.nearest_index is None
    done(huge, PutDraft(refusal.nearest))
    assert huge.state.can_confirm


def test_proposals_are_refused_in_words_or_found(huge: Controller) -> None:
    refused(huge, Propose(Policy.MOST_THROUGH))
    refused(huge, ShowIndex(0))
    done(huge, Propose(Policy.FIRST), Confirm())
    assert huge.state.gone


def test_a_large_count_is_exact() -> None:
    blockers = "; ".join(f"B{number}: 0/1 x A" for number in range(8))
    controller = table(f"A: 20/20 trample > P2; {blockers}")
    assert controller.state.legal is not None
    assert controller.state.legal.count == 963_612
    done(controller, ShowIndex(500_000))
    assert controller.state.legal.index == 500_000
