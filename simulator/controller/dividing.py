"""Dividing damage on the table: shares chosen by hand, by a policy, or as a whole."""

from simulator.controller.board_state import Refusal, Sentence
from simulator.controller.drafting import Draft, pins_of, with_share
from simulator.controller.exploring_intents import PutGiving, PutLine
from simulator.controller.intents import Assign, ClearDraft, Propose, PutDraft, ShowIndex
from simulator.controller.knots import Pins
from simulator.controller.other_rules import legal_under_others
from simulator.controller.refusals import refuse, sentences_of_violations
from simulator.controller.session import Scene, Turn, with_draft, with_plan
from simulator.explore.choosing import choose
from simulator.explore.finding import giving
from simulator.explore.policy import Policy
from simulator.rules.assignment import Assignment, Slot
from simulator.rules.legal.budget import BeyondBudgetError, Budget
from simulator.rules.legal.legality import violations
from simulator.rules.legal.nearest.nearest import nearest
from simulator.rules.messages import Message, Name, Value, message

_WAITED_FOR = Budget(milliseconds=3_000)
"""What finding the best may take while somebody waits for it."""
_NO_DAMAGE = refuse("refusal.no-damage-due")


def assign(scene: Scene, intent: Assign) -> Turn | Refusal:
    """A source gives a recipient so many points, or leaves that open again. Rule: CR 510.1."""
    draft, slot, amount = scene.draft, (intent.source, intent.recipient), intent.amount
    if draft is None:
        return _NO_DAMAGE
    names = {"source": Name(intent.source), "recipient": Name(intent.recipient)}
    if amount is None:
        kept = tuple(pin for pin in draft.pins if pin[0] != slot)
        return _drafted(scene, message("undo.leave-open", **names), kept)
    if amount < 0:
        return refuse("refusal.negative", None, **names)
    if amount == 0 and slot not in draft.step.slots:
        return refuse("refusal.no-share", None, **names)
    pins = with_share(draft, slot, amount) if slot in draft.step.slots else None
    if pins is None:
        return _refused(scene, draft, _tried(draft, slot, amount))
    return _drafted(scene, message("undo.assign", n=amount, **names), pins)


def clear_draft(scene: Scene, _: ClearDraft) -> Turn | Refusal:
    """Everything is open again, but for what the rules leave only one way."""
    return _NO_DAMAGE if scene.draft is None else _drafted(scene, message("undo.clear"), ())


def propose(scene: Scene, intent: Propose) -> Turn | Refusal:
    """The assignment that a policy chooses."""
    if scene.draft is None:
        return _NO_DAMAGE
    try:
        chosen = choose(scene.draft.step, scene.draft.legal, intent.policy, _WAITED_FOR)
    except BeyondBudgetError as error:
        return Refusal((Sentence(message("refusal.best-beyond-budget")), Sentence(error.message)))
    label = message(f"undo.propose.{intent.policy.value}")
    return _drafted(scene, label, pins_of(chosen, scene.draft.step))


def proposed(scene: Scene, policy: Policy) -> Assignment | None:
    """The assignment that a policy would choose; None where no damage is due or the best cannot be told."""
    draft = scene.draft
    if draft is None:
        return None
    try:
        return choose(draft.step, draft.legal, policy, _WAITED_FOR)
    except BeyondBudgetError:
        return None


def show_index(scene: Scene, intent: ShowIndex) -> Turn | Refusal:
    """The assignment with this place in canonical order."""
    draft = scene.draft
    if draft is None:
        return _NO_DAMAGE
    if intent.index < 0:
        return refuse("refusal.negative-place")
    label = message("undo.show", place=intent.index + 1)
    try:
        return _drafted(scene, label, pins_of(draft.legal[intent.index], draft.step))
    except IndexError:
        return refuse("refusal.no-such-place", None, n=draft.legal.count())
    except BeyondBudgetError as error:
        return Refusal((Sentence(error.message),))


def put_draft(scene: Scene, intent: PutDraft) -> Turn | Refusal:
    """A whole assignment, if it is legal. Rule: CR 510.1e."""
    draft = scene.draft
    if draft is None:
        return _NO_DAMAGE
    if violations(draft.step, intent.assignment):
        return _refused(scene, draft, intent.assignment)
    return _drafted(scene, message("undo.put-draft"), pins_of(intent.assignment, draft.step))


def put_giving(scene: Scene, intent: PutGiving) -> Turn | Refusal:
    """A whole assignment that gives a recipient so many points, where there is one."""
    draft = scene.draft
    if draft is None:
        return _NO_DAMAGE
    named: dict[str, Value] = {"n": intent.amount, "recipient": Name(intent.recipient)}
    try:
        found = giving(draft.legal, intent.recipient, intent.amount)
    except BeyondBudgetError as error:
        return Refusal((Sentence(error.message),))
    if found is None:
        return refuse("refusal.none-gives", None, **named)
    return _drafted(scene, message("undo.put-giving", **named), pins_of(found, draft.step))


def put_line(scene: Scene, intent: PutLine) -> Turn | Refusal:
    """A whole assignment, if it is legal, and a plan for the damage steps after it."""
    turn = put_draft(scene, PutDraft(intent.first))
    if isinstance(turn, Refusal):
        return turn
    return Turn(message("undo.put-line"), with_plan(turn.table, intent.later))


def _drafted(scene: Scene, label: Message, pins: Pins) -> Turn:
    return Turn(label, with_draft(scene.table, pins))


def _refused(scene: Scene, draft: Draft, tried: Assignment) -> Refusal:
    """Every rule that the assignment breaks, when it would have been legal, and the nearest one that breaks none."""
    found = nearest(draft.step, tried)
    broken = sentences_of_violations(violations(draft.step, tried))
    return Refusal((*broken, *legal_under_others(scene, tried)), draft.place_of(found), found, tried)


def _tried(draft: Draft, slot: Slot, amount: int) -> Assignment:
    """The draft with one share changed: other sources give what is drafted, its own make room from the last one on."""
    whole = draft.whole or _first_beside(draft, slot[0])
    given = {one: whole.amount(*one) for one in draft.step.slots}
    missing = given.get(slot, 0) - amount
    given[slot] = amount
    for other in reversed([one for one in draft.step.slots if one[0] == slot[0] and one != slot]):
        before = given[other]
        given[other] = max(0, before + missing)
        missing -= given[other] - before
    return Assignment(tuple(given), tuple(given.values()))


def _first_beside(draft: Draft, source: str) -> Assignment:
    """The first legal assignment with what other sources give; beyond the budget, what is drafted so far."""
    try:
        return draft.beside(source)[0]
    except BeyondBudgetError:
        return draft.so_far
