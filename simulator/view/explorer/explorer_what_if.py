"""The explorer's page of what if: turn a figure and see how many assignments and results there are."""

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from simulator.controller.board_state import BoardState
from simulator.controller.intents import EditPermanent, EditPlayer
from simulator.explore.whatif import Varied, Vary, WhatIf, figures_in, with_figure
from simulator.rules.messages import Name, message
from simulator.rules.objects import Player
from simulator.view.explorer.chart_marks import Dot
from simulator.view.explorer.curve_chart import CurveChart
from simulator.view.explorer.explorer_page import ExplorerPage
from simulator.view.look.choice_box import ChoiceBox
from simulator.view.look.digits import grouped
from simulator.view.look.stepper import Stepper
from simulator.view.look.style import Style
from simulator.view.look.texts import Texts
from simulator.view.look.widget_look import set_look
from simulator.view.window.table_link import TableLink

_BESIDE = 6
"""So many values to either side of the chosen one are drawn."""
MOST_LISTED = 500
"""Beyond so many assignments the results of a value are not told apart: the number must follow the wheel."""
_LEAST = {Varied.POWER: -99, Varied.TOUGHNESS: -99, Varied.LIFE: -99}


class WhatIfPage(ExplorerPage):
    """Whose figure, which one, a number to turn; the numbers of that board, and the curve around it."""

    turned = Signal(int)

    def __init__(self, texts: Texts, style: Style, link: TableLink, parent: QWidget | None = None) -> None:
        super().__init__(texts, style, parent)
        self._link = link
        self._vary: Vary | None = None
        self._known: dict[int, WhatIf] = {}
        self._whole: set[int] = set()
        self.subject, self.figure = ChoiceBox(), ChoiceBox()
        self.subject.activated.connect(lambda _: self._choose_subject())
        self.figure.activated.connect(lambda _: self._choose_figure())
        self.value = Stepper(-99)
        self.value.chosen.connect(self.turn)
        self.chart = CurveChart(style)
        self.chart.picked.connect(self.turn)
        self.answer, self.about = QLabel(), QLabel()
        self.put = QPushButton()
        self.put.clicked.connect(self._put)
        set_look(self.answer, "count")
        set_look(self.about, "muted")
        for label in (self.answer, self.about):
            label.setWordWrap(True)
        self.setFocusProxy(self.value.field)
        self._lay_out()

    def set_style(self, style: Style) -> None:
        """Draw in other colours."""
        super().set_style(style)
        self.chart.set_style(style)

    @property
    def asked(self) -> Vary | None:
        """The figure that is varied."""
        return self._vary

    def turn(self, value: int) -> None:
        """Ask what another value comes to."""
        self.value.show_value(value)
        self._show_value()
        self.turned.emit(value)

    def refresh(self) -> None:
        """Write everything anew: another board has other answers."""
        self._forget()
        self._write_subjects()
        self._write_figures()
        self.about.setText(self.texts.say("explorer.what-if.about"))
        self.value.name(
            self.texts.say("explorer.what-if.value"),
            self.texts.say("explorer.what-if.less"),
            self.texts.say("explorer.what-if.more"),
        )
        if self._vary is not None:
            self._show_value()

    def _write_subjects(self) -> None:
        state = self.state
        ids = [card.id for card in state.cards] + [player.id for player in state.players] if state else []
        there = [(id, subject) for id in ids if (subject := self._link.subject(id)) is not None]
        subjects = [id for id, subject in there if figures_in(subject)]
        wished = self._vary.id if self._vary and self._vary.id in subjects else _first(state, subjects)
        self.subject.clear()
        for id in subjects:
            self.subject.addItem(self.texts.say("explorer.one", state, who=Name(id)), id)
        self.subject.setCurrentIndex(subjects.index(wished) if wished in subjects else -1)
        self.subject.setAccessibleName(self.texts.say("explorer.what-if.subject"))
        for part in (self._row, self.chart, self.answer, self.put):
            part.setVisible(bool(subjects))

    def _write_figures(self) -> None:
        subject = self._link.subject(self.subject.currentData() or "")
        figures = figures_in(subject) if subject else {}
        if subject is None or not figures:
            self._vary = None
            return
        known = self._vary
        kept = known is not None and known.id == subject.id and known.figure in figures
        figure = known.figure if known is not None and known.figure in figures else next(iter(figures))
        self.figure.clear()
        for one in figures:
            self.figure.addItem(self.texts.say(f"figure.{one.value}"), one.value)
        self.figure.setCurrentIndex(list(figures).index(figure))
        self.figure.setAccessibleName(self.texts.say("explorer.what-if.figure"))
        self._vary = Vary(subject.id, figure)
        if not kept or self.value.value not in range(self._least(), 1_000_000):
            self.value.show_value(figures[figure])

    def _choose_subject(self) -> None:
        self._forget()
        self._write_figures()
        self._back_to_now()

    def _choose_figure(self) -> None:
        self._forget()
        if self._vary is not None:
            self._vary = Vary(self._vary.id, Varied(self.figure.currentData()))
        self._back_to_now()

    def _back_to_now(self) -> None:
        now = self._now()
        if now is not None:
            self.turn(now)

    def _forget(self) -> None:
        self._known, self._whole = {}, set()

    def _now(self) -> int | None:
        """The figure as it is on the board."""
        subject = self._link.subject(self._vary.id) if self._vary else None
        return figures_in(subject).get(self._vary.figure) if subject and self._vary else None

    def _least(self) -> int:
        return _LEAST.get(self._vary.figure, 0) if self._vary else 0

    def _show_value(self) -> None:
        """The numbers of the chosen value, and the curve around it."""
        if self._vary is None:
            return
        value, now = self.value.value, self._now()
        around = range(max(self._least(), value - _BESIDE), value + _BESIDE + 1)
        self._ask([one for one in around if one not in self._known], 0)
        if value not in self._whole:
            self._whole.add(value)
            self._ask([value], MOST_LISTED)
        answer = self._known.get(value)
        self.answer.setText(self._words(answer) if answer else "")
        dots = [Dot(one, self._known[one].count) for one in around if one in self._known]
        figure = message(f"figure.{self._vary.figure.value}")
        across = self.texts.say("explorer.measure", self.state, who=Name(self._vary.id), figure=figure)
        self.chart.show_dots(dots, value, across)
        self.chart.setAccessibleName(self.texts.say("explorer.what-if.chart", self.state))
        self.put.setText(self.texts.say("explorer.what-if.put", n=value))
        self.put.setEnabled(value != now and answer is not None and answer.stands)

    def _ask(self, values: list[int], most_listed: int) -> None:
        if self._vary is not None and values:
            self._known.update({answer.value: answer for answer in self._link.what_if(self._vary, values, most_listed)})

    def _words(self, answer: WhatIf) -> str:
        if not answer.stands:
            return self.texts.say("whatif.cannot-stand")
        if answer.step is None:
            return self.texts.say("legal.no-step")
        if answer.count is None:
            return self.texts.say("explorer.beyond-budget")
        count = grouped(answer.count)
        if answer.distinct is None:
            return self.texts.say("explorer.what-if.count", count=count, n=answer.count)
        return self.texts.say("explorer.what-if.answer", count=count, n=answer.count, results=answer.distinct)

    def _put(self) -> None:
        """Have the board so."""
        vary = self._vary
        subject = self._link.subject(vary.id) if vary else None
        if vary is None or subject is None:
            return
        if isinstance(subject, Player):
            self.wanted.emit(EditPlayer(vary.id, replace(subject, life=self.value.value)))
        else:
            self.wanted.emit(EditPermanent(vary.id, with_figure(subject, vary.figure, self.value.value)))

    def _lay_out(self) -> None:
        self._row = QWidget()
        row = QHBoxLayout(self._row)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.subject, 2)
        row.addWidget(self.figure, 2)
        row.addWidget(self.value)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.setSpacing(8)
        layout.addWidget(self._row)
        layout.addWidget(self.answer)
        layout.addWidget(self.chart, 1)
        layout.addWidget(self.put)
        layout.addWidget(self.about)
        layout.addStretch(0)


def _first(state: BoardState | None, subjects: list[str]) -> str | None:
    """An attacker, where there is one: its power is what people ask about."""
    dividing = [card.id for card in state.cards if card.to_assign] if state else []
    return next(iter([*(id for id in dividing if id in subjects), *subjects]), None)
