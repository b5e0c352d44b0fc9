"""Why damage is divided as it is: for each source the rule that says so, with the numbers put in.

A number tells whom it comes from, so that they can be shown.
"""

from collections.abc import Iterable, Iterator

from simulator.controller.board_state import Sentence
from simulator.controller.draft_totals import DraftTotals, totals_in
from simulator.controller.left_open import left_open
from simulator.controller.refusals import sentence
from simulator.controller.seats import announcer_shown
from simulator.controller.session import Scene
from simulator.rules.assignment import Assignment
from simulator.rules.citation import Rule
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep, Side, Source, Way
from simulator.rules.messages import Message, Name, Value, message, names


def why(scene: Scene) -> tuple[Sentence, ...]:
    """Sentences on every source of the step ahead, those with a choice first. Rule: CR 510.1."""
    draft, ahead = scene.draft, scene.position.ahead
    if draft is None or ahead is None:
        return ()
    return tuple(reasons(ahead, draft.step, draft.so_far))


def reasons(combat: Combat, step: DamageStep, assignment: Assignment) -> Iterator[Sentence]:
    """Sentences on every source of a step as an assignment divides, legal or not. `combat`: before the damage.

    Where the rules leave a point open that this board touches, the reading that is followed is named last.
    """
    said = _Reasons(combat, step, totals_in(step, assignment))
    for source in sorted(step.sources, key=lambda source: len(source.recipients) == 1):
        yield from said.of(source)
    yield from left_open(combat, step)


def number(points: int, ids: Iterable[str]) -> Message:
    """A number in a sentence, with those whom it comes from."""
    return message("why.number", n=points, of=names(tuple(ids)))


class _Reasons:
    """Makes the sentences of one assignment."""

    def __init__(self, combat: Combat, step: DamageStep, totals: DraftTotals) -> None:
        self._combat = combat
        self._step = step
        self._totals = totals

    def of(self, source: Source) -> Iterator[Sentence]:
        controller = self._combat.permanent(source.id).controller
        announcer = announcer_shown(self._combat, controller, source.announcer)
        if announcer is not None:
            named = {"source": Name(source.id), "player": Name(announcer)}
            yield sentence("why.announces", source.ways[0].rule, **named)
        yield self._division(source, source.ways[0])
        for way in source.ways[1:]:
            yield self._instead(source, way)
        for way in source.ways:
            yield from self._in_order(source, way)
            yield from self._excess(source, way)

    def _division(self, source: Source, way: Way) -> Sentence:
        recipients, said = way.recipients(), self._said(source)
        if not recipients:
            return sentence("why.nothing", way.rule, **said)
        if len(recipients) == 1:
            return sentence("why.all-to-one", way.rule, recipient=Name(recipients[0]), **said)
        key = "why.in-order" if way.in_order and len(way.foes) > 1 else "why.divides"
        return sentence(key, way.rule, recipients=names(recipients), **said)

    def _instead(self, source: Source, way: Way) -> Sentence:
        """Rule: RULES of "as though it weren't blocked": all of it, or none."""
        recipients, said = way.recipients(), self._said(source)
        if not recipients:
            return sentence("why.or-nothing", way.rule, **said)
        return sentence("why.or-else", way.rule, recipients=names(recipients), **said)

    def _said(self, source: Source) -> dict[str, Value]:
        return {"source": Name(source.id), "n": number(source.amount, (source.id,))}

    def _in_order(self, source: Source, way: Way) -> Iterator[Sentence]:
        """Which later foes may be given damage now, up to the first that may not. Rule: CR 510.1c–d."""
        rule = Rule("510.1c") if source.side is Side.ATTACKING else Rule("510.1d")
        for place in range(1, len(way.foes) if way.in_order else 0):
            conditions = [(foe, False) for foe in way.foes[:place]]
            yield self._allowed(source, rule, way.foes[place], conditions)
            if not all(met for met, _ in map(self._counted, conditions)):
                return

    def _excess(self, source: Source, way: Way) -> Iterator[Sentence]:
        """Whether what lies beyond the foes may be given damage now, and by which numbers. Rule: CR 702.19b–c."""
        conditions = [(foe, False) for foe in way.foes]
        if way.excess is not None and conditions:
            yield self._allowed(source, way.rule, way.excess, conditions)
        if way.beyond is not None and way.excess is not None:
            yield self._allowed(source, way.rule, way.beyond, [*conditions, (way.excess, True)])

    def _allowed(self, source: Source, rule: Rule, recipient: str, conditions: list[tuple[str, bool]]) -> Sentence:
        counted = [self._counted(condition) for condition in conditions]
        key = "why.may-be-given" if all(met for met, _ in counted) else "why.may-not-yet"
        numbers = tuple(said for _, said in counted)
        return sentence(key, rule, source=Name(source.id), recipient=Name(recipient), numbers=numbers)

    def _counted(self, condition: tuple[str, bool]) -> tuple[bool, Message]:
        """Whether a recipient has its lethal damage or (where said so) loyalty, and the sum that says so."""
        recipient, is_loyalty = condition
        need = self._step.need_of[recipient]
        points = self._totals.taken.get(recipient, 0)
        given = number(points, self._totals.givers.get(recipient, ()))
        needed = (need.loyalty if is_loyalty else need.lethal) or 0
        if not is_loyalty and need.any_deathtouch and recipient in self._totals.touched:
            return True, message("why.deathtouch", recipient=Name(recipient), given=given)
        met = points >= needed
        marked = 0 if is_loyalty else self._combat.permanent(recipient).damage
        key = ("why.met" if met else "why.short") + (".marked" if marked else "")
        values: dict[str, Value] = {
            "given": given,
            "needed": number(needed + marked, (recipient,)),
            "marked": number(marked, (recipient,)),
        }
        return met, message(key, recipient=Name(recipient), **values)
