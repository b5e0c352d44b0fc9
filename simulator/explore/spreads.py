"""How many legal assignments give a recipient so many damage points, counted by what lies on piles."""

from collections.abc import Mapping
from dataclasses import dataclass

from simulator.explore.asking import Asking
from simulator.explore.cells import Counting
from simulator.explore.knot_firsts import first_divisions
from simulator.explore.knot_orders import Firsts, cheapest_passage, checked
from simulator.explore.piles import Heaps, Move, Pile, heaps_of
from simulator.explore.tallies import PAYLOAD, Tally
from simulator.rules.legal.budget import Budget
from simulator.rules.legal.counting.components import components, tidied
from simulator.rules.legal.counting.division import Divider, Division, division_of
from simulator.rules.legal.counting.draft import completing
from simulator.rules.legal.counting.lone import lone_walk
from simulator.rules.legal.counting.marginal import Spread, spread_of, together
from simulator.rules.legal.legal_assignments import LegalAssignments


def spread_to(legal: LegalAssignments, recipient: str) -> dict[int, int]:
    """How many of them give a recipient so many damage points, by points, ascending; none that is zero.

    Raises `BeyondBudgetError` before any work.
    """
    parts, own = parts_of(legal), slots_of(legal, recipient)
    if parts is None:
        return {}
    spread = together(spread_in(part, own, legal.budget) for part in parts)
    fixed = given_to(legal, recipient)
    return {points + fixed: number for points, number in sorted(spread.items()) if number}


def parts_of(legal: LegalAssignments) -> tuple[Division, ...] | None:
    """What the draft leaves to divide; None where nothing fits."""
    place = {slot: number for number, slot in enumerate(legal.slots)}
    left = completing(division_of(legal.step), {place[slot]: amount for slot, amount in legal.draft.items()})
    tidy = None if left is None else tidied(left)
    return None if tidy is None else components(tidy)


def slots_of(legal: LegalAssignments, recipient: str) -> frozenset[int]:
    """The places of the recipient's slots."""
    return frozenset(number for number, slot in enumerate(legal.slots) if slot[1] == recipient)


def given_to(legal: LegalAssignments, recipient: str) -> int:
    """Damage points that the draft gives the recipient."""
    return sum(amount for slot, amount in legal.draft.items() if slot[1] == recipient)


def spread_in(part: Division, own: frozenset[int], budget: Budget) -> Spread:
    """How many divisions of a part give some slots together so many points, by points. Raises `BeyondBudgetError`."""
    slots = [share.slot for divider in part.dividers for share in divider.shares if share.slot in own]
    if not slots or lone_walk(part) is not None:
        return spread_of(part, own, budget)
    return RecipientTables(part, dict.fromkeys(slots, Move()), budget).spread()


def moved_spread(legal: LegalAssignments, moves: Mapping[int, Move]) -> dict[int, int]:
    """How many of all legal assignments move a pile to a height, by heights, ascending; none that is zero.

    `moves`: by the places of slots, how their points move it; slots that are not there leave it alone. Without a
    draft. Raises `BeyondBudgetError` before any work.
    """
    spread = together(_moved_in(part, moves, legal.budget) for part in parts_of(legal) or ())
    return {height: number for height, number in sorted(spread.items()) if number}


def _moved_in(part: Division, moves: Mapping[int, Move], budget: Budget) -> Spread:
    own = {
        share.slot: moves[share.slot] for divider in part.dividers for share in divider.shares if share.slot in moves
    }
    alike = set(own.values())
    if len(own) > 1 and (len(alike) > 1 or any(move.skip or move.once for move in alike)):
        return RecipientTables(part, own, budget).spread()
    # One share, or shares of which only the sum matters: what lies there is what was given, moved as one.
    (move,) = alike or (Move(),)
    moved: Spread = {}
    for points, number in spread_in(part, frozenset(own), budget).items():
        moved[move.by(points)] = moved.get(move.by(points), 0) + number
    return moved


@dataclass(frozen=True, slots=True)
class RecipientTables:
    """A part with shared recipients: what is given to some slots is a pile of its own. `moves`: how, by slot."""

    part: Division
    moves: Mapping[int, Move]
    budget: Budget

    def spread(self) -> Spread:
        """By damage points to the slots together."""
        passage = checked(cheapest_passage(self._heaps(), {}, told=False), self.budget)
        tally = Tally(Asking(passage, Counting(PAYLOAD), told=False))
        found: Spread = {}
        for state in tally.ends():
            for _, cells in state.tables.values():
                for points, number in enumerate(tally.algebra.numbers(cells)):
                    if number:
                        found[points] = found.get(points, 0) + number
        return found

    def _heaps(self) -> Heaps:
        return heaps_of(self.part, (), [Pile(sum(map(self._most, self.part.dividers)), self.moves)])

    def _most(self, divider: Divider) -> int:
        """The most that one source can move the pile by."""
        own = [self.moves[share.slot] for share in divider.shares if share.slot in self.moves]
        total = max(manner.total for manner in divider.manners)
        return total * max((move.each for move in own), default=0) + sum(move.once for move in own)

    def division(self, points: int) -> dict[int, int]:
        """Damage points by slot of the first division that gives them exactly so many. Raises `BeyondBudgetError`."""
        passage = checked(cheapest_passage(self._heaps(), {}, told=False, firsts=Firsts.ALONE), self.budget)
        ((_, amounts),) = first_divisions(passage, [(0, (points,))])
        return amounts
