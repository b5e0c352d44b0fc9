"""The search over blocks against a plain loop over all blocks, in one run: `python -m tests.benchmarks.bench_blocks`.

The loop plays the best line of as many legal blocks as a few seconds allow, and its time for all of them is reckoned
from that. Times are processor times; ratios do not depend on the machine.
"""

from dataclasses import dataclass
from random import Random
from time import process_time

from simulator.explore.blocks.answers import Blocking
from simulator.explore.blocks.goals import BEST_BLOCK
from simulator.explore.blocks.question import block_questions
from simulator.rules.declaring.blockers import block_violations
from simulator.rules.objects import Permanent, Player
from simulator.rules.scenario import Block, Scenario
from tests.boards import creature, scenario
from tests.explore.blocks import listed_blocks

SAMPLE = 40
ATTACKING = ((), (), ("trample",), ("flying",), ("menace",), ("deathtouch",))
BLOCKING = ((), (), ("flying",), ("reach",), ("first strike",), ("lifelink",))
SIZES = ((3, 3), (4, 4), (6, 6), (8, 6), (8, 8))


@dataclass(frozen=True)
class Figures:
    """`plain`: seconds that the loop would take for all legal blocks."""

    legal: int
    played: int
    search: float
    plain: float


def board(attackers: int, blockers: int) -> Scenario:
    """Creatures of all sizes, no two alike but by chance."""
    chance = Random(attackers * 100 + blockers)

    def one(id: str, words: tuple[tuple[str, ...], ...], controller: str) -> Permanent:
        return creature(id, chance.randint(1, 5), chance.randint(1, 5), *chance.choice(words), controller=controller)

    ours = [one(f"A{n}", ATTACKING, "P1") for n in range(attackers)]
    theirs = [one(f"B{n}", BLOCKING, "P2") for n in range(blockers)]
    players = Player("P1"), Player("P2", life=2 * attackers)
    return scenario(*ours, *theirs, attack={f"A{n}": "P2" for n in range(attackers)}, players=players)


def measured(given: Scenario) -> Figures:
    """Both in the same run."""
    (question,) = block_questions(given)
    began = process_time()
    answer = Blocking(question, limit=None).best(BEST_BLOCK)
    search = process_time() - began
    return Figures(answer.legal or 0, answer.work, search, _plain(given, answer.legal or 0))


def _plain(given: Scenario, legal: int) -> float:
    """The time of the loop for `legal` blocks, from a sample of them."""
    (question,) = block_questions(given)
    chance, seconds, done = Random(1), 0.0, 0
    while done < SAMPLE:
        blocks = tuple(
            Block(one.id, (foe,)) for one in question.problem.blockers if (foe := chance.choice((None, *one.able)))
        )
        if not block_violations(question.combat, blocks):
            began = process_time()
            listed_blocks.played(listed_blocks.with_blocks(given, blocks), "P2", BEST_BLOCK)
            seconds += process_time() - began
            done += 1
    return seconds / SAMPLE * legal


def main() -> None:
    heads = ("board", "legal blocks", "groups", "blocks a group", "search", "loop", "ratio")
    print("{:>6} {:>14} {:>7} {:>15} {:>9} {:>12} {:>9}".format(*heads))
    for attackers, blockers in SIZES:
        found = measured(board(attackers, blockers))
        print(
            f"{attackers}×{blockers:<4} {found.legal:>14,} {found.played:>7,} {found.legal // found.played:>15,}"
            f" {found.search:>8.2f}s {found.plain:>11,.1f}s {found.plain / found.search:>9,.0f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
