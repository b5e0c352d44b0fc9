"""Any intents in any order: the table stays sound, undo and redo are exact, old boards never change."""

from dataclasses import replace

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from simulator.controller.board_state import BoardState
from simulator.controller.controller import Controller
from simulator.controller.intents import (
    Act,
    Assign,
    Attack,
    Band,
    Block,
    ChangeRules,
    ClearDraft,
    Confirm,
    EditPermanent,
    GoTo,
    HandOver,
    Intent,
    LeaveBand,
    LookAt,
    MoveBefore,
    NextCombat,
    Propose,
    PutOnTable,
    Redo,
    Reorder,
    ShowIndex,
    TakeBack,
    TakeOff,
    Undo,
    Unpair,
)
from simulator.controller.step_view import StepStatus
from simulator.explore.policy import Policy
from simulator.formats.document import Document
from simulator.rules.timeline import Moment
from tests.boards import action, creature, planeswalker, scenario, siege

OLD_WORDS = ("trample", "first strike", "banding")
WORDS = (*OLD_WORDS, "trample over planeswalkers", "deathtouch", "double strike", "lifelink")
ATTACKERS, BLOCKERS = ("A1", "A2", "A3"), ("B1", "B2", "B3")
TARGETS = ("P1", "P2", "W", "S")
EVERYONE = (*ATTACKERS, *BLOCKERS, *TARGETS)
NEW_RULES, OLD_RULES = ("current", "m11"), ("m10", "sixth", "urza", "classic")

attackers, blockers, targets = (st.sampled_from(ids) for ids in (ATTACKERS, BLOCKERS, TARGETS))
anyone = st.sampled_from(EVERYONE)
creatures = st.sampled_from((*ATTACKERS, *BLOCKERS))


@st.composite
def boards(draw: st.DrawFn) -> Document:
    """Three creatures a side under one of the rules, with a planeswalker and a Siege where those are known."""
    rules = draw(st.sampled_from((*NEW_RULES, *OLD_RULES)))
    words = st.lists(st.sampled_from(OLD_WORDS if rules in OLD_RULES else WORDS), max_size=2, unique=True)
    mine = [creature(id, draw(st.integers(0, 5)), draw(st.integers(1, 4)), *draw(words)) for id in ATTACKERS]
    theirs = [
        creature(id, draw(st.integers(0, 3)), draw(st.integers(1, 4)), *draw(words), controller="P2") for id in BLOCKERS
    ]
    new = () if rules in OLD_RULES else (planeswalker("W", 3), siege("S", 4))
    return Document(scenario(*mine, *theirs, *new, rules=rules))


declaring = st.one_of(
    st.builds(Attack, attackers, targets),
    st.builds(Block, blockers, attackers),
    st.builds(Unpair, creatures, st.none() | creatures),
    st.builds(Band, attackers, attackers),
    st.builds(LeaveBand, attackers),
    st.builds(Reorder, attackers, st.permutations(BLOCKERS).map(lambda ids: tuple(ids[:2]))),
    st.builds(MoveBefore, creatures, st.none() | creatures),
)
dividing = st.one_of(
    st.builds(Assign, creatures, anyone, st.none() | st.integers(-1, 6)),
    st.just(ClearDraft()),
    st.builds(Propose, st.sampled_from(Policy)),
    st.builds(ShowIndex, st.integers(-1, 30)),
    st.builds(LookAt, anyone),
)
stepping = st.one_of(
    st.just(Confirm()),
    st.builds(GoTo, st.sampled_from(Moment)),
    st.just(NextCombat()),
    st.builds(ChangeRules, st.sampled_from((*NEW_RULES, *OLD_RULES, "unknown"))),
    st.builds(TakeBack, st.integers(0, 2)),
)
setting_up = st.one_of(
    st.builds(PutOnTable, st.builds(creature, st.just(""), st.integers(0, 3), st.integers(1, 3))),
    st.builds(EditPermanent, creatures, st.just(creature("A1", 2, 2, "trample"))),
    st.builds(TakeOff, anyone),
    st.builds(HandOver, creatures, anyone),
)
ACTIONS = (
    "destroy",
    "tap",
    "remove from combat",
    "regenerate",
    "phase out",
    "becomes blocked",
    "put attacking",
    "put blocking",
)
acting = st.one_of(
    st.builds(lambda kind, id: Act(action(kind, id)), st.sampled_from(ACTIONS), creatures),
    st.builds(lambda id, power: Act(action("modify", id, power=power, toughness=1)), creatures, st.integers(-2, 3)),
    st.builds(lambda id, amount: Act(action("heal", id, amount=amount)), creatures, st.integers(0, 2)),
)


def as_shown(state: BoardState) -> BoardState:
    """A board without what undoing and redoing change besides."""
    return replace(state, undo=None, redo=None)


class TableMachine(RuleBasedStateMachine):
    """A person who does anything."""

    def __init__(self) -> None:
        super().__init__()
        self.controller = Controller()
        self.pictures: list[tuple[BoardState, int]] = []

    @initialize(document=boards())
    def sit_down(self, document: Document) -> None:
        assert self.controller.open(document) is None

    def do(self, intent: Intent) -> None:
        before = self.controller.state
        document = self.controller.document
        refusal = self.controller.do(intent)
        if refusal is not None:
            assert refusal.sentences, intent
            assert self.controller.state is before
            assert self.controller.document == document
            return
        if not isinstance(intent, LookAt) and self.controller.state.undo != before.undo:
            self.takes_back(before)

    def takes_back(self, before: BoardState) -> None:
        after = self.controller.state
        assert self.controller.do(Undo()) is None
        assert as_shown(self.controller.state) == as_shown(before)
        assert self.controller.do(Redo()) is None
        assert self.controller.state == after

    @rule(intent=declaring)
    def declare(self, intent: Intent) -> None:
        self.do(intent)

    @rule(intent=declaring)
    def declare_more(self, intent: Intent) -> None:
        self.do(intent)

    @rule(intent=dividing)
    def divide(self, intent: Intent) -> None:
        self.do(intent)

    @rule(intent=stepping)
    def step(self, intent: Intent) -> None:
        self.do(intent)

    @rule(intent=acting)
    def act(self, intent: Intent) -> None:
        self.do(intent)

    @rule(intent=setting_up)
    def set_up(self, intent: Intent) -> None:
        self.do(intent)

    @precondition(lambda self: self.controller.state.undo is not None)
    @rule()
    def undo(self) -> None:
        assert self.controller.do(Undo()) is None

    @precondition(lambda self: self.controller.state.redo is not None)
    @rule()
    def redo(self) -> None:
        assert self.controller.do(Redo()) is None

    @rule()
    def remember(self) -> None:
        self.pictures.append((self.controller.state, hash(repr(self.controller.state))))

    @rule()
    def save_and_open(self) -> None:
        """A table that is saved and opened shows the same."""
        again = Controller()
        assert again.open(self.controller.document) is None
        plain = {"undo": None, "redo": None, "unsaved": False, "results": None}
        assert replace(again.state, **plain) == replace(self.controller.state, **plain)

    @invariant()
    def old_boards_never_change(self) -> None:
        assert all(hash(repr(state)) == picture for state, picture in self.pictures)

    @invariant()
    def what_is_drafted_is_legal_and_what_can_be_confirmed_is_whole(self) -> None:
        state = self.controller.state
        if state.legal is None:
            return
        open_shares = [share for share in state.shares if share.amount is None]
        assert state.legal.remaining is not None
        assert state.legal.remaining > 0
        assert (state.legal.remaining == 1) == (not open_shares) == (state.legal.index is not None)
        assert state.choice_missing == bool(open_shares)
        for share in state.shares:
            assert share.amount is None or any(span.least <= share.amount <= span.most for span in share.possible)

    @invariant()
    def one_step_at_most_is_the_present_one(self) -> None:
        current = [step for step in self.controller.state.steps if step.status is StepStatus.CURRENT]
        assert [step.moment for step in current] == [self.controller.state.moment]

    @invariant()
    def what_is_shown_is_on_the_table(self) -> None:
        state = self.controller.state
        known = {one.id for one in (*state.players, *state.cards)}
        assert {id for arrow in state.arrows for id in (arrow.origin, arrow.target)} <= known
        assert {id for share in state.shares for id in (share.source, share.recipient)} <= known


TestTableMachine = TableMachine.TestCase
TestTableMachine.settings = settings(max_examples=60, stateful_step_count=30)
