"""Why damage is divided as it is: for each source the rule that says so, with the numbers put in."""

from collections.abc import Iterator

from simulator.controller.board_state import Sentence
from simulator.controller.draft_totals import DraftTotals, totals_of
from simulator.controller.drafting import Draft
from simulator.controller.refusals import sentence
from simulator.controller.seats import announcer_shown
from simulator.controller.session import Scene
from simulator.rules.combat import Combat
from simulator.rules.damage_step import Source, Way
from simulator.rules.messages import Message, Name, Value, message, names


def why(scene: Scene) -> tuple[Sentence, ...]:
    """Sentences on every source of the step ahead, those with a choice first. Rule: CR 510.1."""
    draft, ahead = scene.draft, scene.position.ahead
    if draft is None or ahead is None:
        return ()
    reasons = _Reasons(ahead, draft, totals_of(draft))
    ordered = sorted(draft.step.sources, key=lambda source: len(source.recipients) == 1)
    return tuple(said for source in ordered for said in reasons.of(source))


class _Reasons:
    """Makes the sentences of one draft."""

    def __init__(self, combat: Combat, draft: Draft, totals: DraftTotals) -> None:
        self._combat = combat
        self._draft = draft
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
            yield from self._excess(source, way)

    def _division(self, source: Source, way: Way) -> Sentence:
        recipients = way.recipients()
        said: dict[str, Value] = {"source": Name(source.id), "n": source.amount}
        if not recipients:
            return sentence("why.nothing", way.rule, **said)
        if len(recipients) == 1:
            return sentence("why.all-to-one", way.rule, recipient=Name(recipients[0]), **said)
        key = "why.in-order" if way.in_order and len(way.foes) > 1 else "why.divides"
        return sentence(key, way.rule, recipients=names(recipients), **said)

    def _instead(self, source: Source, way: Way) -> Sentence:
        """Rule: RULES of "as though it weren't blocked": all of it, or none."""
        said: dict[str, Value] = {"source": Name(source.id), "n": source.amount}
        recipients = way.recipients()
        if not recipients:
            return sentence("why.or-nothing", way.rule, **said)
        return sentence("why.or-else", way.rule, recipients=names(recipients), **said)

    def _excess(self, source: Source, way: Way) -> Iterator[Sentence]:
        """Whether what lies beyond the foes may be given damage now, and by which numbers. Rule: CR 702.19b–c."""
        conditions = [(foe, False) for foe in way.foes]
        if way.excess is not None and conditions:
            yield self._allowed(source, way, way.excess, conditions)
        if way.beyond is not None and way.excess is not None:
            yield self._allowed(source, way, way.beyond, [*conditions, (way.excess, True)])

    def _allowed(self, source: Source, way: Way, recipient: str, conditions: list[tuple[str, bool]]) -> Sentence:
        counted = [self._counted(one, is_loyalty) for one, is_loyalty in conditions]
        key = "why.may-be-given" if all(met for met, _ in counted) else "why.may-not-yet"
        numbers = tuple(number for _, number in counted)
        return sentence(key, way.rule, source=Name(source.id), recipient=Name(recipient), numbers=numbers)

    def _counted(self, recipient: str, is_loyalty: bool) -> tuple[bool, Message]:
        """Whether a recipient has its lethal damage or loyalty, and the sum that says so."""
        need = self._draft.step.need_of[recipient]
        given = self._totals.taken.get(recipient, 0)
        needed = (need.loyalty if is_loyalty else need.lethal) or 0
        if not is_loyalty and need.any_deathtouch and recipient in self._totals.touched:
            return True, message("why.deathtouch", recipient=Name(recipient), given=given)
        met = given >= needed
        marked = 0 if is_loyalty else self._combat.permanent(recipient).damage
        key = ("why.met" if met else "why.short") + (".marked" if marked else "")
        values: dict[str, Value] = {"given": given, "needed": needed + marked, "marked": marked}
        return met, message(key, recipient=Name(recipient), **values)
