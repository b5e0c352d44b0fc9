"""The explorer's page of lines: who announces first and who answers, all damage steps as a tree, the best lines."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSplitter, QVBoxLayout, QWidget

from simulator.controller.board_state import BoardState
from simulator.controller.explored import Explored
from simulator.controller.lines import LinesAhead, place_of
from simulator.controller.lines_view import BestLineView, StepRows
from simulator.explore.goals import Goal
from simulator.rules.assignment import Assignment
from simulator.rules.messages import Name
from simulator.view.explorer.explorer_page import ExplorerPage
from simulator.view.explorer.line_card import LineCard
from simulator.view.explorer.line_tree_view import LineTreeView
from simulator.view.look.answer_worker import AnswerWorker
from simulator.view.look.choice_box import ChoiceBox
from simulator.view.look.reason_label import ReasonLabel
from simulator.view.look.scrolled_column import Scrolled
from simulator.view.look.sentences import as_lines
from simulator.view.look.style import Style
from simulator.view.look.texts import Texts
from simulator.view.look.widget_look import set_look
from simulator.view.window.table_link import TableLink

_SETTLED_MS = 180
"""So long nothing may change before lines are looked for: while somebody drags, nobody reads them."""


class LinesPage(ExplorerPage):
    """Answers come beside the window, one after the other. `rule_wanted`: the number of a rule; `failed`: a fault."""

    rule_wanted = Signal(str)
    failed = Signal(object)

    def __init__(self, texts: Texts, style: Style, link: TableLink, parent: QWidget | None = None) -> None:
        super().__init__(texts, style, parent)
        self._link = link
        self._ahead: LinesAhead | None = None
        self._player: str | None = None
        self._seen: StepRows | None = None
        self._views: dict[Goal, BestLineView] = {}
        self._worker = AnswerWorker(self)
        self._worker.found.connect(self._found)
        self._worker.ended.connect(self._write_about)
        self._worker.failed.connect(self.failed)
        self._settled = QTimer(self, singleShot=True, interval=_SETTLED_MS)
        self._settled.timeout.connect(self._begin)
        self.order, self.about, self.best_for = ReasonLabel(texts), QLabel(), QLabel()
        self.order.rule_wanted.connect(self.rule_wanted)
        self.tree = LineTreeView(texts, style.theme)
        self.tree.wanted.connect(self.wanted)
        self.players = ChoiceBox()
        self.players.activated.connect(lambda _: self._choose_player())
        self.cards = {goal: LineCard(texts) for goal in Goal}
        for card in self.cards.values():
            card.wanted.connect(self.wanted)
        self._lay_out()

    def set_style(self, style: Style) -> None:
        """Draw in other colours."""
        super().set_style(style)
        self.tree.theme = style.theme
        self.refresh()

    def show_explored(self, state: BoardState, explored: Explored | None) -> None:
        """Show what lies ahead of this board; a board with the same steps ahead keeps what is opened."""
        self.state, self.explored = state, explored
        ahead = self._link.lines_ahead()
        if ahead is self._ahead and (self._seen is not None or self._settled.isActive()):
            self._mark()
            return
        self._ahead, self._seen, self._views = ahead, None, {}
        self._worker.stop()
        self.refresh()
        if ahead is not None:
            self._settled.start()

    def showEvent(self, event: QShowEvent) -> None:
        """Somebody looks: ask again for what nobody waited for."""
        super().showEvent(event)
        if self.state is not None:
            self.show_explored(self.state, self.explored)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks: what is not answered yet is asked again next time."""
        super().hideEvent(event)
        self._settled.stop()
        self._worker.stop()
        if self._ahead is not None and len(self._views) < len(self._ahead.goals(self._asked(self._ahead))):
            self._ahead = None

    def refresh(self) -> None:
        """Write everything that is known."""
        ahead = self._ahead
        for part in (self.order, self._parts):
            part.setVisible(ahead is not None)
        self._write_about()
        self.best_for.setText(self.texts.say("lines.best-for"))
        self.players.setAccessibleName(self.texts.say("lines.best-for"))
        self.tree.setAccessibleName(self.texts.say("lines.tree"))
        for card in self.cards.values():
            card.setVisible(card.view is not None and card.view.goal in self._views)
        if ahead is None:
            return
        self.order.setText(as_lines(self.texts, ahead.first.order, self.state))
        self._write_players(ahead)
        self.tree.show_step(ahead.first, self._seen or StepRows(), self.state)
        for view in self._views.values():
            self._show_view(view)
        self._mark()

    def _begin(self) -> None:
        if self._ahead is not None:
            self._worker.begin(self._ahead.answers(self._asked(self._ahead)))
            self._write_about()

    def _asked(self, ahead: LinesAhead) -> str:
        """For whom the best lines are asked."""
        return self._player if self._player in ahead.players else ahead.players[0]

    def _choose_player(self) -> None:
        ahead = self._ahead
        if ahead is None or self.players.currentData() == self._asked(ahead):
            return
        self._player, self._views = self.players.currentData(), {}
        self.refresh()
        self._worker.begin(ahead.answers(self._asked(ahead)) if self._seen is None else ahead.best_lines(self._player))

    def _found(self, answer: StepRows | BestLineView) -> None:
        if isinstance(answer, BestLineView):
            self._views[answer.goal] = answer
            self._show_view(answer)
        elif self._ahead is not None:
            self._seen = answer
            self.tree.show_step(self._ahead.first, answer, self.state)
        self._write_about()
        self._mark()

    def _show_view(self, view: BestLineView) -> None:
        card = self.cards[view.goal]
        above = (one for one in self._views.values() if one.intent is not None and one.intent == view.intent)
        first = next(above, view).goal
        card.show_view(view, self.state, None if first is view.goal else first)
        card.show()

    def _mark(self) -> None:
        """Mark what is on the table."""
        here = _whole(self.state) if self.state else None
        place = None
        if self._ahead is not None and self._seen is not None and here is not None:
            place = place_of(here, self._ahead.first, self._seen)
        self.tree.mark(place)
        for card in self.cards.values():
            card.mark(here)

    def _write_about(self) -> None:
        if self._ahead is None:
            key = "explorer.no-damage"
        elif len(self._views) < len(self._ahead.goals(self._asked(self._ahead))):
            key = "lines.working"
        else:
            key = "lines.about" if self._ahead.first.tree.is_last else "lines.about-both"
        self.about.setText(self.texts.say(key))

    def _write_players(self, ahead: LinesAhead) -> None:
        self.players.clear()
        for player in ahead.players:
            self.players.addItem(self.texts.say("explorer.one", self.state, who=Name(player)), player)
        self.players.setCurrentIndex(ahead.players.index(self._asked(ahead)))

    def _lay_out(self) -> None:
        set_look(self.order, "why")
        for label, look in ((self.about, "muted"), (self.best_for, "heading")):
            label.setWordWrap(True)
            set_look(label, look)
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setFocusProxy(self.tree)
        self._parts = QSplitter(Qt.Orientation.Vertical)
        self._parts.setChildrenCollapsible(False)
        self._parts.addWidget(self.tree)
        self._parts.addWidget(self._best_column())
        self._parts.setSizes([260, 320])
        self.stack((self.order, self.about), self._parts, ())

    def _best_column(self) -> QWidget:
        """For whom, and a card for each goal."""
        column, cards = QWidget(), QWidget()
        inner = QVBoxLayout(cards)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(8)
        for card in self.cards.values():
            inner.addWidget(card)
        inner.addStretch(1)
        area = Scrolled(cards)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        head = QHBoxLayout()
        head.addWidget(self.best_for)
        head.addWidget(self.players, 1)
        layout = QVBoxLayout(column)
        layout.setContentsMargins(0, 8, 0, 0)
        layout.addLayout(head)
        layout.addWidget(area, 1)
        return column


def _whole(state: BoardState) -> Assignment | None:
    """The assignment on the table; None while it is open."""
    amounts = [share.amount for share in state.shares]
    given = tuple(amount for amount in amounts if amount is not None)
    if len(given) < len(amounts):
        return None
    return Assignment(tuple((share.source, share.recipient) for share in state.shares), given)
