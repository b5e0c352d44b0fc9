"""The search over blocks against brute force: every block that `check` allows, every choice of both sides."""

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from simulator.explore.blocks.answers import Blocking, Proof
from simulator.explore.blocks.counting import legal_blocks
from simulator.explore.blocks.goals import BEST_BLOCK, LETHAL, BlockGoal, with_survival
from simulator.explore.blocks.question import block_questions
from simulator.rules.era import ERAS
from simulator.rules.objects import Permanent, Player
from simulator.rules.scenario import Scenario
from tests.boards import creature, planeswalker, scenario
from tests.explore.blocks import listed_blocks

ATTACKING_WORDS = (
    "menace", "flying", "must be blocked", "all must block it", "trample", "first strike", "double strike",
    "deathtouch", "lifelink", "infect", "toxic 1", "banding", "can't be blocked by more than one creature",
)  # fmt: skip
BLOCKING_WORDS = (
    "flying", "must block", "can't block alone", "can block 1 more", "first strike", "double strike", "deathtouch",
    "lifelink", "banding", "indestructible", "wither",
)  # fmt: skip
GOALS = st.sampled_from(
    (LETHAL, BEST_BLOCK, with_survival([BlockGoal.MOST_DESTROYED]), with_survival(reversed(BEST_BLOCK)))
)


@st.composite
def boards(draw: st.DrawFn) -> Scenario:
    """One to three attackers, a few creatures that may block, perhaps a planeswalker and a band."""
    attackers = [_creature(draw, f"A{n}", ATTACKING_WORDS, "P1") for n in range(draw(st.integers(1, 3)))]
    most = 5 - len(attackers)
    blockers = [_creature(draw, f"B{n}", BLOCKING_WORDS, "P2") for n in range(draw(st.integers(0, min(3, most))))]
    walker = [planeswalker("W", draw(st.integers(1, 4)))] if draw(st.booleans()) else []
    attacked = st.sampled_from(["P2", "P2", *(one.id for one in walker)])
    attack = {one.id: draw(attacked) for one in attackers}
    banded = len(set(attack.values())) == 1 and len(attack) > 1 and draw(st.booleans())
    return scenario(
        *attackers, *blockers, *walker,
        attack=attack,
        bands=[tuple(attack)] if banded else [],
        players=(Player("P1"), Player("P2", life=draw(st.integers(1, 8)), poison=draw(st.sampled_from((0, 8))))),
        rules=draw(st.sampled_from(["current", "current", *(era.id.value for era in ERAS)])),
        what_if=True,
    )  # fmt: skip


def _creature(draw: st.DrawFn, id: str, words: tuple[str, ...], controller: str) -> Permanent:
    has = draw(st.lists(st.sampled_from(words), unique=True, max_size=2))
    return creature(id, draw(st.integers(0, 4)), draw(st.integers(1, 3)), *has, controller=controller)


@settings(max_examples=25)
@given(boards())
def test_509_1_as_many_as_check_allows(board: Scenario) -> None:
    (question,) = block_questions(board)
    assert legal_blocks(question.problem).count == sum(1 for _ in listed_blocks.legal_blocks(board, "P2"))


@settings(max_examples=12)
@given(boards(), GOALS)
def test_the_best_blocks_and_their_numbers(board: Scenario, goals: tuple[BlockGoal, ...]) -> None:
    (question,) = block_questions(board)
    answer = Blocking(question).best(goals)
    # Of more ways to play a group out than are tried it says so.
    assume(answer.proof is not Proof.TOO_MANY_WAYS)
    assert answer.is_proven
    listed = listed_blocks.listed(board, "P2", goals)
    assert answer.legal == sum(listed.values())
    wanted = sorted(listed.items(), reverse=True)[: len(answer.rows)]
    assert [row.number for row in answer.rows] == [number for _, number in wanted]
    for row, (worth, _) in zip(answer.rows, wanted, strict=True):
        assert listed_blocks.played(listed_blocks.with_blocks(board, row.blocks), "P2", goals) == worth
