"""How much damage the legal assignments of a step would really deal: as effects, keywords and eras change it.

Where each share's damage is changed by itself, nothing is listed: a share of so many points is dealt alone to see what
comes of it, and assignments are counted by these sums. Where shares bear on one another (a shield, damage dealt back,
surplus that moves on), each assignment is dealt, if they are few.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from simulator.explore.piles import Move
from simulator.explore.spreads import moved_spread
from simulator.rules.assignment import Assignment, Slot
from simulator.rules.combat import Combat
from simulator.rules.damage.dealing import deal_combat_damage
from simulator.rules.damage.effects_applied import with_effects
from simulator.rules.damage.event import portion
from simulator.rules.damage.keyword_prevention import protections
from simulator.rules.damage_step import DamageStep
from simulator.rules.events import DamageDealt
from simulator.rules.keywords import Keyword
from simulator.rules.legal.budget import BeyondBudgetError, Estimate
from simulator.rules.legal.counting.marginal import together
from simulator.rules.legal.legal_assignments import LegalAssignments

MOST_DEALT = 400
"""Assignments that are dealt one by one at most: this takes a tenth of a second."""

_AS_IT_IS = Move()


@dataclass(frozen=True)
class DealtDamage:
    """The damage of one step. `combat`: when it is due."""

    combat: Combat
    step: DamageStep

    @cached_property
    def is_changed(self) -> bool:
        """Whether some assignment may deal other damage than it assigns."""
        if self._bear_on_one_another:
            return True
        if not self.combat.effects and not any(_may_prevent(self.combat, recipient) for recipient in self.assigned_to):
            return False
        return any(moves != {slot[1]: _AS_IT_IS} for slot, moves in self._moves.items())

    @cached_property
    def assigned_to(self) -> tuple[str, ...]:
        """Who may be assigned damage, in the order of the slots."""
        return tuple(dict.fromkeys(recipient for _, recipient in self.step.slots))

    @cached_property
    def recipients(self) -> tuple[str, ...]:
        """Who may be dealt damage, in the order of the slots: a redirection adds some."""
        redirected = (effect.to for effect in self.combat.effects if effect.to is not None)
        return tuple(dict.fromkeys((*self.assigned_to, *(to for to in redirected if self._may_be_dealt(to)))))

    def spread(self, recipient: str, parts: Iterable[LegalAssignments]) -> dict[int, int]:
        """How many legal assignments deal a recipient so much, by damage points, ascending; none that is zero.

        `parts`: the legal assignments of parts of the step that do not bear on one another, together all of it; they
        are asked once. Raises `BeyondBudgetError` before any work.
        """
        if recipient not in self._spreads:
            self._spreads[recipient] = dict(sorted(self._spread(recipient, parts).items()))
        return self._spreads[recipient]

    def dealt(self, assignment: Assignment) -> dict[str, int]:
        """What an assignment deals to each recipient, in damage points."""
        after = deal_combat_damage(self.combat, self.step, assignment)
        amounts: dict[str, int] = {}
        for event in after.log[len(self.combat.log) :]:
            for row in event.rows if isinstance(event, DamageDealt) else ():
                amounts[row.recipient] = amounts.get(row.recipient, 0) + row.dealt
        return {recipient: amount for recipient, amount in amounts.items() if amount}

    @property
    def _bear_on_one_another(self) -> bool:
        effects = self.combat.effects
        return self.combat.era.surplus_moves or any(effect.shield or effect.deal_back for effect in effects)

    @cached_property
    def _spreads(self) -> dict[str, dict[int, int]]:
        return {}

    def _spread(self, recipient: str, parts: Iterable[LegalAssignments]) -> dict[int, int]:
        if not self._bear_on_one_another and self._moves_of(recipient) is not None:
            return together(self._spread_in(part, recipient) for part in parts)
        return self._listed.get(recipient, {0: LegalAssignments(self.step).count()})

    def _may_be_dealt(self, recipient: str) -> bool:
        return self._bear_on_one_another or any(recipient in moves for moves in self._moves.values())

    def _moves_of(self, recipient: str) -> Mapping[Slot, Move] | None:
        """How shares add to a recipient's damage; None where that is no straight line."""
        moves = {slot: moves[recipient] for slot, moves in self._moves.items() if recipient in moves}
        return {slot: move for slot, move in moves.items() if move is not None} if all(moves.values()) else None

    def _spread_in(self, part: LegalAssignments, recipient: str) -> dict[int, int]:
        moves = self._moves_of(recipient) or {}
        return moved_spread(part, {place: moves[slot] for place, slot in enumerate(part.slots) if slot in moves})

    @cached_property
    def _moves(self) -> Mapping[Slot, Mapping[str, Move | None]]:
        """By share, what it comes to for whom."""
        return {slot: self._moves_to(slot) for slot in self.step.slots}

    def _moves_to(self, slot: Slot) -> dict[str, Move | None]:
        source = self.step.source_of[slot[0]]
        whole = self._alone(slot, source.amount)
        if len(source.recipients) == 1:
            # All of it or nothing: no other amount need be looked at.
            return {recipient: _all_of(source.amount, points) for recipient, points in whole.items()}
        return {recipient: self._move(slot, recipient, source.amount) for recipient in whole}

    def _move(self, slot: Slot, recipient: str, most: int) -> Move | None:
        """Nothing up to some points, and a straight line beyond them, as effects one after another come to."""

        def dealt(amount: int) -> int:
            return self._alone(slot, amount).get(recipient, 0)

        least, reached = 1, 1 if dealt(1) else most
        while least < reached:
            middle = (least + reached) // 2
            least, reached = (least, middle) if dealt(middle) else (middle + 1, reached)
        each = dealt(least + 1) - dealt(least) if least < most else dealt(least)
        move = Move(least - 1, dealt(least) - each, each)
        return move if move.once >= 0 and move.by(most) == dealt(most) else None

    def _alone(self, slot: Slot, amount: int) -> dict[str, int]:
        """What a share of so many points deals to whom."""
        _, changed = with_effects(self.combat, (portion(*slot, amount),), self.step.moment.value)
        return {one.recipient: one.amount for one in changed if one.amount}

    @cached_property
    def _listed(self) -> Mapping[str, dict[int, int]]:
        """For everyone who is dealt any, how many assignments deal so much. Raises `BeyondBudgetError`."""
        legal = LegalAssignments(self.step)
        count = legal.count()
        if count > MOST_DEALT or (self.combat.era.damage_on_the_stack and self.combat.timeline):
            raise BeyondBudgetError(Estimate(0, 0, count))
        found: dict[str, dict[int, int]] = {}
        for number, assignment in enumerate(legal):
            dealt = self.dealt(assignment)
            for recipient in dealt.keys() | found.keys():
                spread = found.setdefault(recipient, {0: number} if number else {})
                amount = dealt.get(recipient, 0)
                spread[amount] = spread.get(amount, 0) + 1
        return found


def _all_of(amount: int, points: int) -> Move:
    """A share that is all of its source's damage, and comes to so many points."""
    return _AS_IT_IS if points == amount else Move(amount - 1, points, 0)


def _may_prevent(combat: Combat, recipient: str) -> bool:
    """Whether keywords of a recipient may prevent damage to it."""
    absorbs = not combat.is_player(recipient) and combat.permanent(recipient).has(Keyword.ABSORB)
    return absorbs or bool(protections(combat, recipient))
