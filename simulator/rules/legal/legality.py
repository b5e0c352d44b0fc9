"""Is an assignment legal, and if not, which rules does it break and by how much? Rule: CR 510.1.

The first of three independent opinions on what is legal.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from simulator.rules.assignment import Assignment
from simulator.rules.citation import Rule
from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.demands import Condition, Demand, Demands, Reading
from simulator.rules.messages import Message, Name, message, names

# Why a creature in combat assigns nothing: the rules that have a sentence of their own.
_REASONS = ("506.4b", "506.4c", "510.1a", "510.1c", "510.1d", "510.4", "800.4e")

_Given = dict[str, int]
"""Damage points by recipient."""


@dataclass(frozen=True, slots=True)
class Violation:
    """One rule that an assignment breaks. `recipient` None: it concerns all that the source assigns."""

    rule: Rule
    source: str
    recipient: str | None
    message: Message


class IllegalAssignmentError(Exception):
    """An assignment that the rules don't allow. Carries every violation."""

    def __init__(self, violations: tuple[Violation, ...]) -> None:
        super().__init__("; ".join(f"{one.source}: {one.rule}" for one in violations))
        self.violations = violations


def violations(step: DamageStep, assignment: Assignment) -> tuple[Violation, ...]:
    """Every rule that an assignment breaks; none when it is legal. To judge several, keep a `Judge`.

    Rule: CR 510.1.
    """
    return Judge(step).violations(assignment)


class Judge:
    """Judges the assignments of one damage step; what the step demands is worked out once."""

    def __init__(self, step: DamageStep) -> None:
        self._step = step
        self._demands = Demands(step)

    def allows(self, amounts: Sequence[int]) -> bool:
        """Whether damage points for `step.slots` (none negative) are a legal assignment. Rule: CR 510.1e."""
        short = self._short(amounts)
        for readings in self._demands.readings:
            for reading in readings:
                if reading.allows(amounts, short):
                    break
            else:
                return False
        return True

    def violations(self, assignment: Assignment) -> tuple[Violation, ...]:
        """Every rule that an assignment breaks; none when it is legal.

        A source with two ways is judged by the one that it breaks the fewest rules of. What cannot be assigned
        at all helps nobody to lethal damage. Rule: CR 510.1.
        """
        amounts, strays = self._placed(assignment)
        if not strays and self.allows(amounts):
            return ()
        return tuple(self._explained(amounts, strays))

    def _placed(self, assignment: Assignment) -> tuple[tuple[int, ...], dict[str, _Given]]:
        """The amounts of the step's slots, and what is assigned outside them by source."""
        if assignment.slots is self._step.slots:
            return assignment.amounts, {}
        amounts = [0] * len(self._step.slots)
        strays: dict[str, _Given] = {}
        for source, recipient, amount in assignment.shares():
            place = self._demands.place(source, recipient)
            if place is None:
                strays.setdefault(source, {})[recipient] = amount
            else:
                amounts[place] = amount
        return tuple(amounts), strays

    def _short(self, amounts: Sequence[int]) -> int:
        """The conditions that are not met, as bits."""
        short = 0
        for place, condition in enumerate(self._demands.conditions):
            if condition.missing(amounts):
                short |= 1 << place
        return short

    def _explained(self, amounts: tuple[int, ...], strays: dict[str, _Given]) -> Iterator[Violation]:
        lacking = [(condition, condition.missing(amounts)) for condition in self._demands.conditions]
        for readings in self._demands.readings:
            own = readings[0].source
            given = dict(zip(own.recipients, amounts[readings[0].first : readings[0].end], strict=True))
            given |= strays.get(own.id, {})
            found = [list(_broken(self._step, reading, given, lacking)) for reading in readings]
            yield from min(found, key=len)
        for source, given in strays.items():
            if source not in self._step.source_of:
                yield _assigns_all_the_same(self._step, source, sum(given.values()))


_Lacking = list[tuple[Condition, int]]
"""Every condition with the damage points that it lacks."""


def _broken(step: DamageStep, reading: Reading, given: _Given, lacking: _Lacking) -> Iterator[Violation]:
    """The rules that a source breaks in one of its ways."""
    yield from _to_others(step, reading, given)
    yield from _wrong_total(reading, given)
    for demand in reading.demands:
        yield from _unmet(demand, reading, given, lacking)


def _to_others(step: DamageStep, reading: Reading, given: _Given) -> Iterator[Violation]:
    """Damage goes only to the recipients of the way. Rule: CR 510.1b–d, 702.19f, 702.22j–k."""
    allowed = reading.way.recipients()
    for recipient in (one for one, amount in given.items() if amount and one not in allowed):
        yield _to_another(step, reading, recipient)


def _to_another(step: DamageStep, reading: Reading, recipient: str) -> Violation:
    source, way = reading.source, reading.way
    said = {"source": Name(source.id), "recipient": Name(recipient)}
    if recipient in source.recipients:
        return Violation(way.rule, source.id, recipient, message("violation.all-or-nothing", **said))
    if _guards_its_controller(step, reading) and recipient in step.players:
        said["planeswalker"] = Name(way.excess or "")
        return Violation(Rule("702.19f"), source.id, recipient, message("violation.controller", **said))
    listed = names(source.recipients)
    return Violation(way.rule, source.id, recipient, message("violation.recipient", recipients=listed, **said))


def _guards_its_controller(step: DamageStep, reading: Reading) -> bool:
    """Whether the source attacks a planeswalker and may give nothing beyond it. Rule: CR 702.19f."""
    need = step.need_of.get(reading.way.excess or "")
    return reading.way.beyond is None and need is not None and need.loyalty is not None


def _wrong_total(reading: Reading, given: _Given) -> Iterator[Violation]:
    """All of its damage is assigned, and no more. Rule: CR 510.1a."""
    assigned = sum(given.values())
    if assigned == reading.total or not reading.total:
        return
    key = "violation.too-little" if assigned < reading.total else "violation.too-much"
    said = message(
        key, source=Name(reading.source.id), given=assigned, amount=reading.total, n=abs(reading.total - assigned)
    )
    yield Violation(Rule("510.1a"), reading.source.id, None, said)


def _unmet(demand: Demand, reading: Reading, given: _Given, lacking: _Lacking) -> Iterator[Violation]:
    """A share that demands lethal damage, or loyalty met, where they aren't. Rule: CR 510.1c–d, 702.19b–c."""
    source = reading.source
    recipient = source.recipients[demand.slot - reading.first]
    missing = tuple(
        _needs(condition, points)
        for place, (condition, points) in enumerate(lacking)
        if points and demand.conditions >> place & 1
    )
    if given[recipient] and missing:
        said = message(demand.key, source=Name(source.id), recipient=Name(recipient), missing=missing)
        yield Violation(demand.rule, source.id, recipient, said)


def _needs(condition: Condition, points: int) -> Message:
    """What a condition lacks, in words."""
    if condition.loyalty:
        key = "violation.needs-loyalty"
    else:
        key = "violation.needs-touch" if condition.touching else "violation.needs"
    return message(key, creature=Name(condition.recipient), n=points)


def _assigns_all_the_same(step: DamageStep, source: str, points: int) -> Violation:
    """Damage from what assigns none in this step. Rule: CR 510.1."""
    rule = dict(step.assigning_nothing).get(source, Rule("510.1"))
    key = f"violation.no-source.{rule}" if rule.number in _REASONS else "violation.no-source"
    return Violation(rule, source, None, message(key, source=Name(source), n=points))
