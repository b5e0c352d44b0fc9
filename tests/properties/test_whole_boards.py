"""Whole boards, from what a file holds to the list of legal assignments, against an opinion of the tests' own.

Bands and damage assignment orders, first strike and what came of it, what has left, every text of the rules: what
becomes of a board before its damage step is judged stands beside the judging.
"""

from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from simulator.rules.damage_step import DamageStep
from simulator.rules.division.assigning import damage_step
from simulator.rules.era import DAYS
from simulator.rules.flow.steps import begin, to_damage
from simulator.rules.legal.legal_assignments import LegalAssignments
from simulator.rules.objects import Color, Permanent
from simulator.rules.scenario import AttackedKind, Scenario, WasAttacking
from simulator.rules.timeline import Moment
from tests.board_strategies import TRAMPLE, walkers
from tests.boards import creature, scenario, siege
from tests.properties.board_oracle import Oracle, Whole

_MOST = 600
"""So many divisions, legal or not, are gone through for one board."""

STRIKES = ((), (), (), ("first strike",), ("double strike",))
ATTACKING = ("deathtouch", "banding", "assign as though unblocked", "assign toughness")
BLOCKING = ("deathtouch", "banding", "trample", "protection from red", "lethal by power")
ORGG = "divide among defending player and creatures"


@st.composite
def creatures(draw: st.DrawFn, id: str, controller: str, words: tuple[str, ...]) -> Permanent:
    """A creature of either side; lethal damage is marked only on indestructible ones."""
    damage = draw(st.sampled_from((0, 0, 1, 2)))
    held = [word for word in (*words, ORGG) if draw(st.integers(0, 5)) == 0]
    return creature(
        id,
        draw(st.sampled_from((-1, 0, 1, 2, 2, 3, 3))),
        draw(st.integers(1, 3)),
        *draw(st.sampled_from(TRAMPLE if controller == "P1" else ((),))),
        *draw(st.sampled_from(STRIKES)),
        *held,
        *(("indestructible",) if damage else ()),
        controller=controller,
        damage=damage,
        tapped=controller == "P2" and draw(st.integers(0, 4)) == 0,
        colors=frozenset(draw(st.sampled_from(((), (Color.RED,), (Color.RED,))))),
    )


@st.composite
def boards(draw: st.DrawFn) -> Scenario:
    """Up to three attackers, perhaps in a band, up to three blockers, orders, and where the combat stands."""
    attackers = [draw(creatures(f"A{number}", "P1", ATTACKING)) for number in range(draw(st.integers(1, 3)))]
    blockers = [draw(creatures(f"B{number}", "P2", BLOCKING)) for number in range(draw(st.integers(0, 2)))]
    walker = draw(walkers())
    ids = [one.id for one in attackers]
    attack = {id: draw(st.sampled_from(("P2", "P2", "W", "W", "S", None))) for id in ids}
    bands = [ids[:2]] if len(ids) > 1 and draw(st.integers(0, 2)) == 0 else []
    attack.update({id: attack[band[0]] for band in bands for id in band})
    some = st.lists(st.sampled_from(ids), unique=True, min_size=0, max_size=2)
    foes = [*(one.id for one in blockers), *(("W",) if walker.is_creature else ())]
    gone = WasAttacking(draw(st.sampled_from(AttackedKind)), "P2")
    board = scenario(
        *attackers,
        *blockers,
        walker,
        siege("S", 3),
        attack=attack,
        block={id: draw(some) for id in foes if draw(st.integers(0, 3))},
        was={id: gone for id, attacked in attack.items() if attacked is None},
        bands=bands,
        blocked=[id for id in ids if draw(st.integers(0, 9)) == 0],
        after=draw(st.sampled_from((None, Moment.DECLARE_BLOCKERS.value, Moment.FIRST_COMBAT_DAMAGE.value))),
        what_if=True,
    )
    return draw(with_orders(draw(with_history(board))))


@st.composite
def with_history(draw: st.DrawFn, board: Scenario) -> Scenario:
    """The board with who had first strike, where it stands after the first combat damage step."""
    if board.declared.after is not Moment.FIRST_COMBAT_DAMAGE or draw(st.booleans()):
        return board
    taking_part = [attack.attacker for attack in board.declared.attacks]
    taking_part += [block.blocker for block in board.declared.blocks]
    had = tuple(id for id in taking_part if draw(st.booleans()))
    return replace(board, declared=replace(board.declared, had_first_strike=had))


@st.composite
def with_orders(draw: st.DrawFn, board: Scenario) -> Scenario:
    """The board with an order for some of those who face several."""
    oracle = Oracle(board, first=False)
    facing = (oracle.blockers | oracle.blocking).items()
    orders = [(id, tuple(draw(st.permutations(foes)))) for id, foes in facing if len(foes) > 1 and draw(st.booleans())]
    return replace(board, declared=replace(board.declared, orders=tuple(orders)))


def judged(board: Scenario) -> tuple[DamageStep, Oracle]:
    """The step that is due, and the other opinion on it."""
    step = damage_step(to_damage(begin(board)))
    assert step is not None
    struck = board.declared.after is Moment.FIRST_COMBAT_DAMAGE
    oracle = Oracle(board, first=not struck and bool(Oracle(board, first=True).strikers()))
    assume(oracle.divisions() <= _MOST)
    return step, oracle


def told(wholes: list[Whole]) -> list[list[tuple[str, list[tuple[str, int]]]]]:
    """Assignments as lists that can be compared, in an order of their own."""
    return sorted(sorted((id, sorted(given.items())) for id, given in whole.items()) for whole in wholes)


@pytest.mark.parametrize("rules", [day.isoformat() for day in DAYS])
@settings(max_examples=80, deadline=None)
@given(board=boards())
def test_510_1_a_board_has_the_legal_assignments_that_the_rules_give_it(rules: str, board: Scenario) -> None:
    step, oracle = judged(replace(board, rules=rules))
    assert (step.moment is Moment.FIRST_COMBAT_DAMAGE) is oracle.first
    assert {source.id: source.announcer for source in step.sources} == oracle.announcers()
    legal = LegalAssignments(step)
    expected = list(oracle.wholes())
    assert told([one.nested() for one in legal]) == told(expected)
    assert legal.count() == len(expected)


@pytest.mark.parametrize("rules", ["foundations", "m11", "m10"])
@settings(max_examples=60, deadline=None)
@given(board=boards())
def test_702_22j_a_players_announcements_are_parts_of_legal_wholes(rules: str, board: Scenario) -> None:
    step, oracle = judged(replace(board, rules=rules))
    wholes = list(oracle.wholes())
    for player in ("P1", "P2"):
        own = [id for id, announcer in oracle.announcers().items() if announcer == player]
        parts = {repr(sorted((id, sorted(whole.get(id, {}).items())) for id in own)) for whole in wholes}
        assert LegalAssignments(step).announcements(player).count() == len(parts)
