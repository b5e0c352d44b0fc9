"""What two sides can make of a combat, as a tree: who chooses when, and the figures at its ends.

The attacking side wants the figures low, the defending side high: what one wants is the very opposite of what the
other does. Trees of groups that do not bear on one another add up.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from operator import add
from typing import TypeAlias

from simulator.explore.blocks.goals import Figures, Worth


@dataclass(frozen=True, slots=True)
class Choice:
    """Somebody chooses one of several options, two at least. `level`: earlier choices have lower ones.

    At even levels the attacking side chooses, at odd ones the defending side; so they announce. Rule: CR 101.4.
    """

    level: int
    options: frozenset["Tree"]

    @property
    def is_attackers(self) -> bool:
        """Whether the attacking side chooses."""
        return self.level % 2 == 0


Tree: TypeAlias = Figures | Choice
"""Figures where nothing is left to choose."""

Judge: TypeAlias = Callable[[Figures], Worth]


def chosen(level: int, options: Iterable[Tree]) -> Tree:
    """The choice between options, without those that the chooser never needs; of one there is no choice."""
    kept: list[Tree] = []
    attackers = level % 2 == 0
    for option in dict.fromkeys(options):
        if not any(_serves(one, option, attackers) for one in kept):
            kept = [one for one in kept if not _serves(option, one, attackers)]
            kept.append(option)
    return kept[0] if len(kept) == 1 else Choice(level, frozenset(kept))


def _serves(one: Tree, other: Tree, attackers: bool) -> bool:
    """Whether the first serves the chooser at least as well as the other, whatever else there is."""
    return at_least(other, one) if attackers else at_least(one, other)


def at_least(one: Tree, other: Tree) -> bool:
    """Whether the first is at least as good for the defending side as the other, whatever stands beside them.

    Where this says no it may be so all the same.
    """
    if not isinstance(one, Choice) and not isinstance(other, Choice):
        return all(map(int.__ge__, one, other))
    level = min(tree.level for tree in (one, other) if isinstance(tree, Choice))
    ours, theirs = _options(one, level), _options(other, level)
    if level % 2 == 0:
        return all(any(at_least(our, their) for their in theirs) for our in ours)
    return all(any(at_least(our, their) for our in ours) for their in theirs)


def _options(tree: Tree, level: int) -> frozenset[Tree]:
    return tree.options if isinstance(tree, Choice) and tree.level == level else frozenset((tree,))


def joined(one: Tree, other: Tree) -> Tree:
    """Two combats that do not bear on each other as one."""
    if not isinstance(one, Choice) and not isinstance(other, Choice):
        return tuple(map(add, one, other))
    return _sum(one, other)


def _sum(one: Tree, other: Tree) -> Tree:
    level = min(tree.level for tree in (one, other) if isinstance(tree, Choice))
    return chosen(level, (joined(our, their) for our in _options(one, level) for their in _options(other, level)))


def changed(tree: Tree, change: Callable[[Figures], Figures]) -> Tree:
    """The tree with other figures at its ends; what is better must stay at least as good."""
    if not isinstance(tree, Choice):
        return change(tree)
    return chosen(tree.level, (changed(option, change) for option in tree.options))


def ends(tree: Tree) -> Iterator[Figures]:
    """The figures at all ends."""
    if isinstance(tree, Choice):
        for option in tree.options:
            yield from ends(option)
    else:
        yield tree


def outcome(tree: Tree, judge: Judge) -> Figures:
    """The figures that both sides' best choices come to; of equally good ones the lowest."""
    if not isinstance(tree, Choice):
        return tree
    best = min if tree.is_attackers else max
    outcomes = sorted(outcome(option, judge) for option in tree.options)
    return best(outcomes, key=judge)


def worth(tree: Tree, judge: Judge, more: Figures) -> Worth:
    """What the tree is worth with figures added at every end, when both sides choose as well as they can."""
    if not isinstance(tree, Choice):
        return judge(tuple(map(add, tree, more)))
    worths = (worth(option, judge, more) for option in tree.options)
    return min(worths) if tree.is_attackers else max(worths)


def highest(trees: Iterable[Tree]) -> Figures:
    """The highest figure of any end, each for itself; `trees`: one at least."""
    return tuple(map(max, zip(*(end for tree in trees for end in ends(tree)), strict=True)))
