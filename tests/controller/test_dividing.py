"""Dividing damage: exact bounds, what is filled in, proposals, and changing one's mind."""

import pytest

from simulator.controller.controller import Controller
from simulator.controller.intents import Assign, Block, ClearDraft, Confirm, LookAt, Propose, PutDraft, ShowIndex, Undo
from simulator.controller.legal_view import ResultBar
from simulator.explore.policy import Policy
from simulator.rules.assignment import Assignment
from tests.controller.tables import done, drafted, possible, refused, rules, share, table, words

TRAMPLER = "A: 5/5 trample > P2; B: 2/2 x A; D: 1/1 x A"


def remaining(controller: Controller) -> int | None:
    assert controller.state.legal is not None
    return controller.state.legal.remaining


def test_one_legal_choice_chooses_itself() -> None:
    controller = table("A: 3/3 > P2; B: 2/2 x A")
    assert drafted(controller) == {"A": {"B": 3}, "B": {"A": 2}}
    assert all(one.forced for one in controller.state.shares)
    done(controller, Confirm())


def test_several_never_choose_themselves() -> None:
    controller = table(TRAMPLER)
    assert drafted(controller)["A"] == {"B": None, "D": None, "P2": None}
    assert remaining(controller) == 9
    refused(controller, Confirm())


def test_the_bounds_are_exact() -> None:
    controller = table(TRAMPLER)
    assert possible(controller, "A", "P2") == [0, 1, 2]
    done(controller, Assign("A", "B", 2))
    assert possible(controller, "A", "D") == [0, 1, 2, 3, 4, 5]
    assert remaining(controller) == 3


def test_bounds_can_have_gaps() -> None:
    controller = table("A: 5/5 assign as though unblocked > P2; B: 2/2 x A; D: 1/1 x A")
    assert possible(controller, "A", "P2") == [0, 5]
    assert [(span.least, span.most) for span in share(controller, "A", "P2").possible] == [(0, 0), (5, 5)]
    refused(controller, Assign("A", "P2", 3))


def test_the_number_of_legal_ones_falls_as_shares_are_chosen() -> None:
    controller = table(TRAMPLER)
    counts = [remaining(controller)]
    for recipient, amount in (("B", 2), ("D", 1)):
        done(controller, Assign("A", recipient, amount))
        counts.append(remaining(controller))
    assert counts == [9, 3, 1]
    assert drafted(controller)["A"] == {"B": 2, "D": 1, "P2": 2}
    assert controller.state.legal is not None
    assert controller.state.legal.index == 6


def test_a_share_makes_room_among_the_source_s_own_the_oldest_first() -> None:
    controller = done(table(TRAMPLER), Assign("A", "B", 3), Assign("A", "D", 2))
    assert drafted(controller)["A"] == {"B": 3, "D": 2, "P2": 0}
    done(controller, Assign("A", "D", 4))
    assert drafted(controller)["A"] == {"B": 1, "D": 4, "P2": 0}


def test_what_other_sources_were_given_stays() -> None:
    controller = table("A: 2/2 > P2; C: 3/3 trample > P2; B: 3/3 can block any number x A, C")
    done(controller, Assign("C", "P2", 2))
    assert possible(controller, "C", "B") == [1, 2, 3]
    assert drafted(controller)["A"] == {"B": 2}


def test_510_1e_a_share_that_another_source_needs_is_not_taken_away() -> None:
    controller = table("A: 4/4 trample > P2; C: 3/3 trample > P2; B: 3/3 can block any number x A, C")
    done(controller, Assign("C", "P2", 3), Assign("A", "B", 3))
    refusal = refused(controller, Assign("A", "B", 2))
    assert "702.19b" in rules(refusal)


def test_a_share_can_be_left_open_again() -> None:
    controller = done(table(TRAMPLER), Assign("A", "B", 2), Assign("A", "B", None))
    assert remaining(controller) == 9
    done(controller, Assign("A", "B", 2), Assign("A", "D", 1), ClearDraft())
    assert remaining(controller) == 9


def test_702_19b_a_refusal_says_what_is_missing_and_offers_the_nearest() -> None:
    controller = done(table(TRAMPLER), Assign("A", "B", 2), Assign("A", "D", 1))
    refusal = refused(controller, Assign("A", "P2", 3))
    assert rules(refusal) == {"702.19b"}
    assert "D needs 1 more" in words(refusal)[0]
    assert refusal.nearest is not None
    done(controller, PutDraft(refusal.nearest))
    assert controller.state.legal is not None
    assert controller.state.legal.index == refusal.nearest_index


@pytest.mark.parametrize(
    ("intent", "rule"),
    [(Assign("A", "B", 6), "510.1a"), (Assign("B", "D", 1), "510.1d"), (Assign("A", "P1", 1), "702.19b")],
)
def test_what_the_rules_forbid_is_refused_with_the_rule(intent: Assign, rule: str) -> None:
    assert rule in rules(refused(table(TRAMPLER), intent))


def test_less_than_nothing_is_refused() -> None:
    refused(table(TRAMPLER), Assign("A", "B", -1))


@pytest.mark.parametrize(
    "intent", [Assign("A", "B", 1), ClearDraft(), Propose(Policy.FIRST), ShowIndex(0), LookAt("B")]
)
def test_without_damage_to_come_there_is_nothing_to_divide(intent: Assign) -> None:
    controller = table("A: 3/3; B: 2/2 @P2")
    if isinstance(intent, LookAt):
        done(controller, intent)
        assert controller.state.results is None
    else:
        refused(controller, intent)


@pytest.mark.parametrize(
    ("policy", "expected"),
    [
        (Policy.FIRST, {"B": 5, "D": 0, "P2": 0}),
        (Policy.MOST_THROUGH, {"B": 2, "D": 1, "P2": 2}),
        (Policy.MOST_DESTROYED, {"B": 2, "D": 1, "P2": 2}),
    ],
)
def test_proposals(policy: Policy, expected: dict[str, int]) -> None:
    controller = done(table(TRAMPLER), Assign("A", "D", 3), Propose(policy))
    assert drafted(controller)["A"] == expected
    assert controller.state.can_confirm
    done(controller, Undo())
    assert drafted(controller)["A"]["D"] == 3


def test_the_slider_walks_through_all_of_them_in_canonical_order() -> None:
    controller = table(TRAMPLER)
    shown = []
    for index in range(9):
        done(controller, ShowIndex(index))
        assert controller.state.legal is not None
        assert (controller.state.legal.index, remaining(controller)) == (index, 1)
        shown.append(tuple(drafted(controller)["A"].values()))
    assert shown[0] == (5, 0, 0)
    assert shown[6] == (2, 1, 2)
    assert shown == sorted(set(shown), reverse=True)
    for index in (-1, 9):
        refused(controller, ShowIndex(index))


def test_a_draft_that_is_shown_can_be_changed_by_hand() -> None:
    controller = done(table(TRAMPLER), ShowIndex(6), Assign("A", "P2", 1))
    assert drafted(controller)["A"] == {"B": 3, "D": 1, "P2": 1}


def test_an_illegal_whole_is_refused() -> None:
    refusal = refused(table(TRAMPLER), PutDraft(Assignment.of({"A": {"P2": 5}, "B": {"A": 2}, "D": {"A": 1}})))
    assert rules(refusal) == {"702.19b"}


def test_assigning_nothing_is_a_choice_like_others() -> None:
    controller = table("A: 3/3 assign as though unblocked > nothing; B: 2/2 x A")
    assert drafted(controller)["A"] == {"B": None}
    assert possible(controller, "A", "B") == [0, 3]
    done(controller, Assign("A", "B", 0))
    assert controller.state.can_confirm
    done(controller, Confirm())
    assert controller.state.cards


def test_the_chart_counts_damage_over_all_legal_assignments() -> None:
    controller = done(table(TRAMPLER), ShowIndex(6))
    results = controller.state.results
    assert results is not None
    assert (results.recipient, results.choices) == ("P2", ("P2", "B", "D", "A"))
    assert results.bars == (ResultBar(0, 6, False), ResultBar(1, 2, False), ResultBar(2, 1, True))
    done(controller, LookAt("B"))
    assert controller.state.results is not None
    assert [(bar.amount, bar.count) for bar in controller.state.results.bars] == list(enumerate((1, 1, 3, 2, 1, 1)))


def test_looking_is_no_change_to_undo() -> None:
    controller = done(table(TRAMPLER), Assign("A", "B", 2))
    label = controller.state.undo
    done(controller, LookAt("B"))
    assert controller.state.undo == label


def test_what_does_not_fit_the_board_any_more_is_open_again() -> None:
    controller = done(table("A: 5/5 trample > P2; B: 2/2 x A; D: 1/1 @P2"), Assign("A", "P2", 3))
    assert drafted(controller)["A"] == {"B": 2, "P2": 3}
    done(controller, Block("D", "A"))
    assert drafted(controller)["A"] == {"B": None, "D": None, "P2": None}
    done(controller, Undo())
    assert drafted(controller)["A"] == {"B": 2, "P2": 3}
