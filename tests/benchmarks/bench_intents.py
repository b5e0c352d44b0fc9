"""How long one intent takes on a table of sixty creatures, from the wish to the finished board, and undoing it.

`python -m tests.benchmarks.bench_intents` prints a table, in processor time. Nothing is asserted.
"""

from collections.abc import Callable
from statistics import median
from time import process_time

from simulator.controller.controller import Controller
from simulator.controller.intents import Act, Assign, Attack, Block, Confirm, Intent, Propose, Redo, Undo
from simulator.explore.policy import Policy
from tests.boards import action, creature, scenario
from tests.controller.tables import done, table_with

TIMES = 15
ROWS: tuple[tuple[str, Callable[[int], Intent]], ...] = (
    ("attack", lambda n: Attack("A29", "P2")),
    ("block", lambda n: Block("B29", "A20")),
    ("assign", lambda n: Assign("A0", "B0", n % 2 + 2)),
    ("most destroyed", lambda n: Propose(Policy.MOST_DESTROYED)),
    ("act", lambda n: Act(action("modify", "A0", power=1, toughness=1))),
    ("confirm", lambda n: Confirm()),
)


def sixty_creatures() -> Controller:
    """Thirty tramplers, all but one attacking, and thirty creatures that block them two by two."""
    attackers = [creature(f"A{n}", 4, 4, "trample") for n in range(30)]
    blockers = [creature(f"B{n}", 2, 3, controller="P2") for n in range(30)]
    attack = {f"A{n}": "P2" for n in range(29)}
    return table_with(scenario(*attackers, *blockers, attack=attack, block={f"B{n}": f"A{n // 2}" for n in range(29)}))


def main() -> None:
    """Print the table."""
    print("ms, 60 creatures   median  worst         median  worst")
    for name, intent in ROWS:
        controller = sixty_creatures()
        if name == "confirm":
            done(controller, Propose(Policy.FIRST))
        doing, undoing = [], []
        for n in range(TIMES):
            doing.append(milliseconds(controller, intent(n)))
            undoing.append(milliseconds(controller, Undo()))
            done(controller, Redo(), Undo())
        print(f"{name:16} {median(doing):6.1f} {max(doing):6.1f}   undo {median(undoing):6.1f} {max(undoing):6.1f}")


def milliseconds(controller: Controller, intent: Intent) -> float:
    start = process_time()
    done(controller, intent)
    return 1000 * (process_time() - start)


if __name__ == "__main__":
    main()
