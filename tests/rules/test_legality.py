"""Which rules an assignment breaks, and how what is said about it comes out."""

import pytest

from simulator.formats.catalogue import Catalogue, refuse_missing
from simulator.formats.language import Language
from simulator.rules.assignment import Assignment
from simulator.rules.citation import Rule
from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.legality import IllegalAssignmentError, Judge, Violation, violations
from simulator.rules.messages import Name, message
from tests.damage_steps import among, attacking, blocking, lethal, ordered, step, trampling, unblocked, walker


def broken(damage_step: DamageStep, **shares: dict[str, int]) -> list[tuple[str, str, str | None]]:
    """Rule, source and recipient of every violation."""
    return [(one.rule.number, one.source, one.recipient) for one in explained(damage_step, **shares)]


def explained(damage_step: DamageStep, **shares: dict[str, int]) -> tuple[Violation, ...]:
    return violations(damage_step, Assignment.of(shares))


def test_a_legal_assignment_breaks_nothing() -> None:
    assert explained(step(attacking("A", 3, among("B", "C"))), A={"B": 1, "C": 2}) == ()


class TestTotals:
    board = step(attacking("A", 3, among("B", "C")))

    def test_510_1a_too_little_says_how_much_is_missing(self) -> None:
        (found,) = explained(self.board, A={"B": 1})
        assert found == Violation(
            Rule("510.1a"), "A", None, message("violation.too-little", source=Name("A"), given=1, amount=3, n=2)
        )

    def test_510_1a_too_much(self) -> None:
        (found,) = explained(self.board, A={"B": 4})
        assert found.message == message("violation.too-much", source=Name("A"), given=4, amount=3, n=1)

    def test_510_1a_nothing_at_all(self) -> None:
        assert broken(self.board) == [("510.1a", "A", None)]


class TestRecipients:
    def test_510_1b_unblocked_only_to_what_it_attacks(self) -> None:
        assert broken(step(attacking("A", 3, unblocked())), A={"P2": 1, "W": 2}) == [("510.1b", "A", "W")]

    def test_510_1c_blocked_only_to_its_blockers(self) -> None:
        (found,) = explained(step(attacking("A", 3, among("B", "C"))), A={"P2": 3})
        assert found.rule == Rule("510.1c")
        assert found.message == message(
            "violation.recipient", source=Name("A"), recipient=Name("P2"), recipients=(Name("B"), Name("C"))
        )

    def test_510_1d_a_blocker_only_to_what_it_blocks(self) -> None:
        board = step(blocking("B", 3, among("A", rule="510.1d")))
        assert broken(board, B={"A": 1, "C": 2}) == [("510.1d", "B", "C")]

    def test_702_19f_trample_gives_nothing_to_the_controller_of_the_planeswalker(self) -> None:
        board = step(attacking("A", 6, trampling("B", to="W")), B=2, W=walker(1))
        assert broken(board, A={"B": 2, "W": 1, "P2": 3}) == [("702.19f", "A", "P2")]

    def test_702_22j_banding_keeps_the_damage_among_the_blockers(self) -> None:
        board = step(attacking("A", 5, among("B", "C", rule="702.22j"), announcer="P2"), B=1, C=1)
        assert broken(board, A={"B": 1, "C": 1, "P2": 3}) == [("702.22j", "A", "P2")]

    @pytest.mark.parametrize("rule", ["506.4c", "510.1a", "510.1c", "510.1d", "510.4", "800.4e"])
    def test_510_1_a_creature_that_assigns_nothing(self, rule: str) -> None:
        board = step(attacking("A", 1, unblocked()), nothing=(("C", Rule(rule)),))
        (found,) = explained(board, A={"P2": 1}, C={"P2": 3})
        assert found == Violation(Rule(rule), "C", None, message(f"violation.no-source.{rule}", source=Name("C"), n=3))

    def test_510_1_a_permanent_that_is_in_no_combat(self) -> None:
        (found,) = explained(step(), X={"P2": 2, "B": 1})
        assert found == Violation(Rule("510.1"), "X", None, message("violation.no-source", source=Name("X"), n=3))

    def test_damage_from_what_assigns_nothing_helps_nobody(self) -> None:
        board = step(attacking("A", 3, trampling("B")), B=2)
        assert broken(board, A={"P2": 3}, X={"B": 2}) == [("702.19b", "A", "P2"), ("510.1", "X", None)]


class TestOrder:
    board = step(attacking("A", 6, ordered("B", "C", "D")), B=2, C=3, D=1)

    def test_510_1c_a_later_blocker_waits_for_the_earlier_ones(self) -> None:
        (found,) = explained(self.board, A={"B": 2, "C": 1, "D": 3})
        assert (found.rule, found.recipient) == (Rule("510.1c"), "D")
        assert found.message == message(
            "violation.order",
            source=Name("A"),
            recipient=Name("D"),
            missing=(message("violation.needs", creature=Name("C"), n=2),),
        )

    def test_510_1c_every_skipped_blocker_is_named(self) -> None:
        assert broken(self.board, A={"C": 2, "D": 4}) == [("510.1c", "A", "C"), ("510.1c", "A", "D")]

    def test_510_1d_a_blocker_follows_its_order(self) -> None:
        board = step(blocking("B", 3, ordered("A", "C")), A=2, C=2)
        assert broken(board, B={"A": 1, "C": 2}) == [("510.1d", "B", "C")]

    def test_702_2c_any_damage_from_deathtouch_is_lethal(self) -> None:
        board = step(attacking("A", 3, ordered("B", "C"), deathtouch=True), B=5, C=5)
        assert explained(board, A={"B": 1, "C": 2}) == ()

    def test_702_2c_the_message_tells_that_a_touch_is_enough(self) -> None:
        board = step(attacking("A", 3, ordered("B", "C"), deathtouch=True), B=5, C=5)
        (found,) = explained(board, A={"C": 3})
        needed = message("violation.needs-touch", creature=Name("B"), n=5)
        assert found.message == message("violation.order", source=Name("A"), recipient=Name("C"), missing=(needed,))

    def test_deathtouch_without_influence_in_older_rules(self) -> None:
        board = step(attacking("A", 3, trampling("B"), deathtouch=True), B=lethal(2, any_deathtouch=False))
        assert broken(board, A={"B": 1, "P2": 2}) == [("702.19b", "A", "P2")]

    def test_120_6_no_damage_is_lethal_where_enough_is_marked(self) -> None:
        assert explained(step(attacking("A", 3, ordered("B", "C")), B=0, C=3), A={"C": 3}) == ()


class TestTrample:
    def test_702_19b_every_blocker_first(self) -> None:
        board = step(attacking("A", 5, trampling("B", "C")), B=2, C=3)
        (found,) = explained(board, A={"B": 1, "C": 1, "P2": 3})
        needs = [message("violation.needs", creature=Name(id), n=n) for id, n in (("B", 1), ("C", 2))]
        assert found == Violation(
            Rule("702.19b"),
            "A",
            "P2",
            message("violation.trample", source=Name("A"), recipient=Name("P2"), missing=tuple(needs)),
        )

    def test_510_1e_another_attackers_damage_counts(self) -> None:
        board = step(attacking("A", 1, among("B")), attacking("C", 3, trampling("B")), B=2)
        assert explained(board, A={"B": 1}, C={"B": 1, "P2": 2}) == ()

    def test_510_1e_the_other_side_does_not_help(self) -> None:
        board = step(attacking("A", 3, trampling("B")), blocking("C", 2, among("B")), B=2)
        assert broken(board, A={"P2": 3}, C={"B": 2}) == [("702.19b", "A", "P2")]

    def test_702_19c_the_planeswalkers_loyalty_before_its_controller(self) -> None:
        board = step(attacking("A", 7, trampling("B", to="W", beyond="P2")), B=2, W=walker(3))
        (found,) = explained(board, A={"B": 2, "W": 2, "P2": 3})
        needed = message("violation.needs-loyalty", creature=Name("W"), n=1)
        assert found == Violation(
            Rule("702.19c"),
            "A",
            "P2",
            message("violation.over-planeswalker", source=Name("A"), recipient=Name("P2"), missing=(needed,)),
        )

    def test_702_19c_blockers_and_loyalty_are_both_missing(self) -> None:
        board = step(attacking("A", 7, trampling("B", to="W", beyond="P2")), B=2, W=walker(3))
        assert broken(board, A={"P2": 7}) == [("702.19b", "A", "P2"), ("702.19c", "A", "P2")]

    def test_702_19c_deathtouch_does_not_lower_the_loyalty(self) -> None:
        board = step(attacking("A", 4, unblocked("W", beyond="P2"), deathtouch=True), W=walker(2))
        assert broken(board, A={"W": 1, "P2": 3}) == [("702.19c", "A", "P2")]

    def test_702_19c_a_planeswalker_that_blocks_needs_both(self) -> None:
        board = step(attacking("A", 7, trampling("W", to="W", beyond="P2")), W=walker(2, creature=4))
        assert broken(board, A={"W": 3, "P2": 4}) == [("702.19b", "A", "P2")]
        assert explained(board, A={"W": 4, "P2": 3}) == ()
        assert explained(board, A={"W": 7}) == ()

    def test_702_19c_a_wrong_total_hides_nothing(self) -> None:
        board = step(attacking("A", 6, unblocked("W", beyond="P2")), W=walker(2))
        assert broken(board, A={"W": 1, "P2": 3}) == [("510.1a", "A", None), ("702.19c", "A", "P2")]


class TestTwoWays:
    board = step(attacking("A", 4, trampling("B", to="W"), unblocked("W")), B=3, W=walker(2))

    def test_either_way_is_legal(self) -> None:
        assert explained(self.board, A={"B": 3, "W": 1}) == ()
        assert explained(self.board, A={"W": 4}) == ()

    def test_as_though_unblocked_is_all_or_nothing(self) -> None:
        board = step(attacking("A", 4, among("B"), unblocked()), B=3)
        (found,) = explained(board, A={"B": 3, "P2": 1})
        assert found == Violation(
            Rule("510.1c"), "A", "P2", message("violation.all-or-nothing", source=Name("A"), recipient=Name("P2"))
        )

    def test_the_way_with_the_fewest_violations_is_explained(self) -> None:
        board = step(attacking("A", 4, trampling("B", "C"), unblocked()), B=3, C=3)
        assert broken(board, A={"P2": 3}) == [("510.1a", "A", None)]

    def test_nothing_may_be_the_second_way(self) -> None:
        board = step(attacking("A", 4, among("B"), unblocked(None)), B=3)
        assert explained(board) == ()
        assert broken(board, A={"B": 1}) == [("510.1a", "A", None)]


def test_a_judge_allows_what_breaks_nothing() -> None:
    board = step(attacking("A", 3, trampling("B")), blocking("B", 1, among("A")), B=2, A=3)
    judge = Judge(board)
    assert judge.allows((2, 1, 1))
    assert not judge.allows((1, 2, 1))
    assert not judge.allows((2, 1, 0))
    assert judge.violations(Assignment(board.slots, (2, 1, 1))) == ()


def test_the_error_carries_every_violation() -> None:
    found = explained(step(attacking("A", 3, trampling("B")), B=2), A={"P2": 4})
    error = IllegalAssignmentError(found)
    assert error.violations == found
    assert str(error) == "A: 510.1a; A: 702.19b"


def sentences(language: Language, found: tuple[Violation, ...]) -> list[str]:
    catalogue = Catalogue.load(refuse_missing)
    return [catalogue.text(one.message, language) for one in found]


def test_violations_are_said_with_their_figures() -> None:
    board = step(attacking("A", 5, trampling("B", "C", in_order=True)), B=2, C=3)
    assert sentences(Language.EN, explained(board, A={"B": 1, "P2": 3})) == [
        "A assigns 4 of its 5 damage: 1 more must be assigned.",
        "A can assign damage to P2 only when all its blockers have lethal damage: B needs 1 more and C needs 3 more.",
    ]


@pytest.mark.parametrize("language", list(Language))
def test_every_violation_has_its_sentence(language: Language) -> None:
    nothing = tuple((f"X{rule}", Rule(rule)) for rule in ("506.4c", "510.1a", "510.1c", "510.1d", "510.4", "800.4e"))
    board = step(
        attacking("A", 5, ordered("B", "C"), deathtouch=True),
        attacking("D", 5, trampling("E", to="W", beyond="P2")),
        attacking("F", 2, unblocked("W")),
        attacking("G", 2, among("E"), unblocked()),
        nothing=nothing,
        B=2,
        C=2,
        E=3,
        W=walker(9),
    )
    shares = {"A": {"C": 6}, "D": {"P2": 4}, "F": {"P2": 1, "E": 1}, "G": {"E": 1, "P2": 1}, "X": {"P2": 1}}
    shares |= {id: {"P2": 2} for id, _ in nothing}
    said = sentences(language, explained(board, **shares))
    assert len(said) == len(set(said)) == 15
