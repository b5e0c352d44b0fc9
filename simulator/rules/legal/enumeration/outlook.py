"""Can what is still to be assigned make up for what the damage assigned so far demands?

The demands of a whole side are joint (510.1e), so an early share may rest on later sources. The answer is exact:
which conditions end up required is tried out, one set after another, and for each the rest is a question of
supplies and demands (`enumeration_supplies`).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from simulator.rules.legal.enumeration.supplies import IMPOSSIBLE, Choice, Supplies, Supply, Target
from simulator.rules.legal.layout import NOTHING, Layout, Option, Plan, open_places


@dataclass(frozen=True, slots=True)
class Position:
    """A walk at one slot. `place`: the slot within its source; `amount`: points proposed for it; `rest`: points
    that the source has left after it; `used`: its slots (bits) with points; `required`: conditions (bits)
    demanded by the sources before it; `short`: conditions (bits) that are not met."""

    plan: Plan
    place: int
    amount: int
    rest: int
    used: int
    required: int
    short: int

    def options(self) -> Iterator[Option]:
        """The options that allow what is used; assigning nothing may be one."""
        yield from (option for option in self.plan.options if not self.used & ~option.usable)
        if not self.used and self.plan.may_assign_nothing:
            yield NOTHING

    def required_by(self, option: Option) -> int:
        """The conditions (bits) that are demanded and not met."""
        return (self.required | option.demanded(self.used)) & self.short

    def has_room(self, option: Option, closed: int) -> bool:
        """Whether the rest of the damage can go to a later slot that demands none of the closed conditions."""
        return not self.rest or option is NOTHING or bool(open_places(option, closed, self.place + 1))


class Outlook:
    """Looks ahead from any position in a walk over a layout."""

    def __init__(self, layout: Layout) -> None:
        self._conditions = layout.conditions
        self._followers = layout.followers

    def largest(self, position: Position, lacking: Sequence[int]) -> int:
        """The proposed amount if what follows can complete it; else a bound on all smaller amounts above 0 that
        may do, `IMPOSSIBLE` where none does.

        `lacking`: for every condition the damage points that it lacks, the proposed amount given.
        """
        best = IMPOSSIBLE
        for option in position.options():
            best = max(best, self._largest(position, option, lacking))
            if best == position.amount:
                break
        return best

    def _largest(self, position: Position, option: Option, lacking: Sequence[int]) -> int:
        """The same for one option, over every set of conditions that may end up required."""
        best = IMPOSSIBLE
        required = position.required_by(option)
        pending, seen = [required], {required}
        while pending and best < position.amount:
            required = pending.pop()
            best = max(best, self._with_required(position, option, required, lacking))
            further = set(self._extensions(position, option, required)) - seen
            pending.extend(further)
            seen |= further
        return best

    def _with_required(self, position: Position, option: Option, required: int, lacking: Sequence[int]) -> int:
        closed = position.short & ~required
        if not position.has_room(option, closed):
            return IMPOSSIBLE
        own = open_places(option, closed, position.place + 1)
        supplies = [Supply(position.rest, (_choice(position.plan, own),))]
        for plan in self._followers[position.plan.number]:
            supplies.append(Supply(plan.amount, _choices(plan, closed)))
        own_target = position.plan.targets[position.place]
        return Supplies(self._targets(required, lacking), supplies).largest(position.amount, own_target)

    def _targets(self, required: int, lacking: Sequence[int]) -> list[Target]:
        """What the required conditions ask for, by target."""
        asked: dict[int, list[int]] = {}
        for number, condition in enumerate(self._conditions):
            if required >> number & 1:
                asked.setdefault(condition.target, [0, 0])[condition.loyalty] = lacking[number]
        return [Target(target, lethal, loyalty) for target, (lethal, loyalty) in asked.items()]

    def _extensions(self, position: Position, option: Option, required: int) -> Iterator[int]:
        """The required conditions with those added that some further slot would demand: one that feeds what is
        required, or any that the source can put the rest of its damage in."""
        closed = position.short & ~required
        for place in range(position.place + 1, position.plan.size):
            if option.usable >> place & 1 and (position.rest or position.plan.feeds[place] & required):
                yield required | option.demands[place] & closed
        for plan in self._followers[position.plan.number]:
            for other in plan.options:
                for place, demands in enumerate(other.demands):
                    if demands & closed and plan.feeds[place] & required and other.usable >> place & 1:
                        yield required | demands & closed


def _choice(plan: Plan, places: list[int]) -> Choice:
    """What a source reaches from some of its places."""
    reached = touched = 0
    for place in places:
        reached |= plan.targets[place]
        if plan.touching[place]:
            touched |= plan.targets[place]
    return Choice(reached, touched)


def _choices(plan: Plan, closed: int) -> tuple[Choice, ...]:
    """A later source's choices; assigning nothing would help nobody."""
    return tuple(_choice(plan, open_places(option, closed, 0)) for option in plan.options)
