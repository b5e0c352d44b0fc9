"""The search over all legal blocks of one plan: group by group, what comes to the same going on together.

What cannot come up to what is known already goes no further: to the figures so far are added the highest that the
groups to come can bring with the creatures that are left, each figure by itself.
"""

from dataclasses import dataclass

from simulator.explore.blocks.goals import LIFE, NOTHING, Figures, Stakes, Worth
from simulator.explore.blocks.plans import Allotment, Plan, Stock
from simulator.explore.blocks.plays import Plays
from simulator.explore.blocks.trees import Tree, changed, highest, joined, worth
from simulator.rules.declaring.block_problem import Blocks

_State = tuple[Stock, int, Tree]
"""The creatures that are left, requirements obeyed, and what both sides make of the groups so far."""


_HOPELESS: Figures = tuple(-1_000_000 * (place in LIFE) for place in range(len(NOTHING)))
"""What a group comes to that these creatures cannot block legally."""


@dataclass(slots=True)
class _Way:
    """How a state is come to: so many declarations, and one of them by its last allotment and the state before."""

    number: int
    before: _State | None
    allotment: Allotment | None


@dataclass(frozen=True, slots=True)
class Found:
    """Declarations of the same worth: how many, and one of them."""

    number: int
    blocks: Blocks


class PlanSearch:
    """Searches one plan. `ceiling`: what could not be played out is worth this at most; None: all was played out."""

    def __init__(self, plays: Plays, plan: Plan, stakes: Stakes, obeyed: int, floor: Worth) -> None:
        """`obeyed`: requirements that legal blocks obey. `floor`: what is worth less is left out."""
        self._plays = plays
        self._plan = plan
        self._stakes = stakes
        self._obeyed = obeyed
        self._floor = floor
        self._trees: dict[tuple[int, tuple[Stock, ...]], Tree | None] = {}
        self._rest: dict[tuple[int, Stock], Figures] = {}
        self.ceiling: Worth | None = None

    def found(self) -> dict[Worth, Found]:
        """By worth, every legal declaration of the plan that is not left out. Raises `StoppedError`."""
        layers: list[dict[_State, _Way]] = [{(self._plan.stock, self._plan.obeyed, NOTHING): _Way(1, None, None)}]
        for number in range(len(self._plan.groups)):
            layers.append(self._following(number, layers[-1]))
        found: dict[Worth, Found] = {}
        fewest: dict[Worth, int] = {}
        for state, way in layers[-1].items():
            stock, obeyed, tree = state
            if obeyed != self._obeyed or not self._plan.allows(stock):
                continue
            value = worth(tree, self._stakes.worth, NOTHING)
            known = found.get(value)
            blocking = -sum(stock)
            if known is None or blocking < fewest[value]:
                fewest[value] = blocking
                blocks = self._blocks(layers, state)
            else:
                blocks = known.blocks
            number = way.number * self._plan.number
            found[value] = Found(number + (known.number if known else 0), blocks)
        return found

    def _following(self, number: int, layer: dict[_State, _Way]) -> dict[_State, _Way]:
        """The states after one more group."""
        further: dict[_State, _Way] = {}
        for state, way in layer.items():
            stock, obeyed, tree = state
            for allotment in self._plan.allotments(self._plan.groups[number], stock):
                self._plays.combine()
                left = tuple(map(int.__sub__, stock, allotment.used))
                own = self._tree(number, allotment)
                if own is None:
                    self._give_up(joined(tree, self._hoped(number)), number, left)
                    continue
                both = joined(tree, own)
                if self._bound(both, number, left) < self._floor:
                    continue
                after = (left, obeyed + allotment.obeyed, both)
                more = way.number * allotment.number
                if after in further:
                    further[after].number += more
                else:
                    further[after] = _Way(more, state, allotment)
        return further

    def _bound(self, tree: Tree, number: int, left: Stock) -> Worth:
        """What the state may be worth in the end at most."""
        return worth(tree, self._stakes.worth, self._best_rest(number + 1, left))

    def _give_up(self, tree: Tree, number: int, left: Stock) -> None:
        bound = self._bound(tree, number, left)
        if bound >= self._floor and (self.ceiling is None or bound > self.ceiling):
            self.ceiling = bound

    def _tree(self, number: int, allotment: Allotment) -> Tree | None:
        """What both sides make of a group, as far as the goals tell it apart."""
        name = number, allotment.blockers
        if name not in self._trees:
            group = self._plan.groups[number]
            blocks = self._plan.blocks(group, allotment.blockers, [0] * len(self._plan.classes))
            tree = self._plays.tree(group, blocks)
            self._trees[name] = None if tree is None else changed(tree, self._stakes.told_apart)
        return self._trees[name]

    def _hoped(self, number: int) -> Figures:
        return self._stakes.told_apart(self._plays.hoped(self._plan.groups[number]))

    def _best_rest(self, number: int, stock: Stock) -> Figures:
        """The highest figures, each by itself, that the groups from this one on can bring with these creatures."""
        if number == len(self._plan.groups):
            return NOTHING
        name = number, stock
        if name not in self._rest:
            best = []
            for allotment in self._plan.allotments(self._plan.groups[number], stock):
                own = self._tree(number, allotment)
                rest = self._best_rest(number + 1, tuple(map(int.__sub__, stock, allotment.used)))
                top = self._hoped(number) if own is None else highest([own])
                best.append(joined(top, rest))
            self._rest[name] = highest(best) if best else _HOPELESS
        return self._rest[name]

    def _blocks(self, layers: list[dict[_State, _Way]], state: _State) -> Blocks:
        """A declaration that comes to the state."""
        chosen: list[Allotment] = []
        for layer in reversed(layers[1:]):
            way = layer[state]
            assert way.before is not None
            assert way.allotment is not None
            chosen.append(way.allotment)
            state = way.before
        taken = [0] * len(self._plan.classes)
        blocks: dict[str, frozenset[str]] = {}
        for group, allotment in zip(self._plan.groups, reversed(chosen), strict=True):
            blocks |= self._plan.blocks(group, allotment.blockers, taken)
        return blocks
