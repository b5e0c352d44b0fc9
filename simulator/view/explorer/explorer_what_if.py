"""The explorer's page of what if: turn a figure, tick a keyword, choose other rules, and the numbers follow."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from simulator.controller.exploring_intents import SetSo
from simulator.controller.setting_words import setting_words
from simulator.explore.changes import Changes
from simulator.explore.settings import (
    FigureSetting,
    KeywordSetting,
    RulesSetting,
    Setting,
    Varied,
    figures_of,
    keywords_known,
    plain,
)
from simulator.explore.whatif import WhatIf
from simulator.rules.keywords import Keyword
from simulator.rules.messages import Name, message
from simulator.rules.scenario import Scenario
from simulator.view.explorer.counted_curve import CountedCurve
from simulator.view.explorer.explorer_page import ExplorerPage
from simulator.view.explorer.figure_curve import FigureCurve
from simulator.view.explorer.keyword_boxes import KeywordBoxes
from simulator.view.explorer.rules_box import RulesBox
from simulator.view.explorer.side_by_side_panel import SideBySidePanel
from simulator.view.explorer.what_if_answers import WhatIfAnswers, answer_words
from simulator.view.look.choice_box import ChoiceBox
from simulator.view.look.scrolled_column import ScrolledColumn
from simulator.view.look.stepper import Stepper
from simulator.view.look.style import Style
from simulator.view.look.texts import Texts
from simulator.view.look.widget_look import set_look
from simulator.view.window.table_link import TableLink


class WhatIfPage(ExplorerPage):
    """Whose figure, which one, a number to turn, keywords, rules; what that board comes to, and the curve around it.

    `turned` tells that something was set otherwise.
    """

    turned = Signal()

    def __init__(self, texts: Texts, style: Style, link: TableLink, parent: QWidget | None = None) -> None:
        super().__init__(texts, style, parent)
        self._link = link
        self._scenario: Scenario | None = None
        self._id: str | None = None
        self._figure: Varied | None = None
        self.changes = Changes()
        self._answers = WhatIfAnswers(link.what_if, self)
        self._answers.came.connect(self._write_answers)
        self._answers.failed.connect(link.failed)
        self.subject, self.figure = ChoiceBox(), ChoiceBox()
        self.subject.activated.connect(lambda _: self.choose(self.subject.currentData()))
        self.figure.activated.connect(lambda _: self._choose_figure())
        self.value = Stepper(-99)
        self.value.chosen.connect(self.turn)
        self.keywords = KeywordBoxes(texts)
        self.keywords.ticked.connect(self.tick)
        self.rules_label, self.rules = QLabel(), RulesBox(texts)
        self.rules.wanted.connect(self.play_under)
        self.chart = CountedCurve(style, self._answers)
        self.chart.picked.connect(self.turn)
        # As high as there is room: what a chart would like is higher than a dock.
        self.chart.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.answer, self.changed, self.about = QLabel(), QLabel(), QLabel()
        self.put, self.back = QPushButton(), QPushButton()
        self.put.clicked.connect(lambda: self.wanted.emit(SetSo(self.changes.settings)))
        self.back.clicked.connect(self.take_back)
        set_look(self.answer, "count")
        for label in (self.changed, self.about):
            set_look(label, "muted")
        for label in (self.answer, self.changed, self.about):
            label.setWordWrap(True)
        self.setFocusProxy(self.value.field)
        self.beside = SideBySidePanel(texts, style, link)
        self.beside.wanted.connect(self.wanted)
        self.views = {one: QPushButton() for one in (self.chart, self.beside)}
        for view, button in self.views.items():
            set_look(button, "chip")
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, one=view: self.show_view(one))
        self._lay_out()
        self.show_view(self.chart)

    def set_style(self, style: Style) -> None:
        """Draw in other colours."""
        super().set_style(style)
        self.chart.set_style(style)
        self.beside.set_style(style)

    @property
    def view(self) -> QWidget:
        """What is seen below the controls: the curve, or the boards side by side."""
        return next(view for view, button in self.views.items() if button.isChecked())

    def show_view(self, view: QWidget) -> None:
        """Show the curve, or the boards side by side."""
        for one, button in self.views.items():
            button.setChecked(one is view)
            one.setVisible(one is view and self._id is not None)
        self.beside.compare()
        self._area.show_from(self.views[self.chart] if view is self.beside else self.subject)

    def choose(self, id: str) -> None:
        """Ask about another player or permanent; one without figures is passed over."""
        self._id = id if self.subject.findData(id) >= 0 else self._id
        if self.state is not None:
            self.refresh()

    def turn(self, value: int) -> None:
        """Ask what another value of the figure comes to."""
        if self._id is not None and self._figure is not None:
            self._set(FigureSetting(self._id, self._figure, value))

    def tick(self, keyword: Keyword, has: bool) -> None:
        """Ask what it comes to with a keyword, or without it."""
        if self._id is not None:
            self._set(KeywordSetting(self._id, plain(keyword), has))

    def play_under(self, rules: str) -> None:
        """Ask what it comes to under other rules."""
        self._set(RulesSetting(rules))

    def take_back(self) -> None:
        """Ask about the board as it is."""
        self.changes = Changes()
        self._show()
        self.turned.emit()

    def refresh(self) -> None:
        """Write everything anew: another board has other answers."""
        asked = self._link.what_if_asked()
        self._answers.ask_about(asked)
        self._scenario = scenario = asked.scenario
        self.changes = self.changes.on(scenario)
        self._write_subjects(scenario)
        self._write_figures(scenario)
        self.rules_label.setText(self.texts.say("whatif.rules-label"))
        self.rules.setAccessibleName(self.texts.say("whatif.rules-label"))
        self.about.setText(self.texts.say("explorer.what-if.about"))
        self.put.setText(self.texts.say("whatif.put"))
        self.back.setText(self.texts.say("whatif.back"))
        self.views[self.chart].setText(self.texts.say("side.curve"))
        self.views[self.beside].setText(self.texts.say("side.tab"))
        if self.state is not None:
            self.beside.show_state(self.state)
        words = (self.texts.say(f"explorer.what-if.{word}") for word in ("value", "less", "more"))
        self.value.name(*words)
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        """Somebody looks: go on with what takes longer."""
        super().showEvent(event)
        self.chart.go_on()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks: nothing more is worked out."""
        super().hideEvent(event)
        self._answers.rest()

    def _set(self, setting: Setting) -> None:
        if self._scenario is not None:
            self.changes = self.changes.with_setting(self._scenario, setting)
            self._show()
            self.turned.emit()

    def _write_subjects(self, scenario: Scenario) -> None:
        ids = [one.id for one in scenario.permanents] + [one.id for one in scenario.players]
        subjects = [id for id in ids if figures_of(scenario, id)]
        wished = self._id if self._id in subjects else self._first(subjects)
        self._id = wished
        self.subject.clear()
        for id in subjects:
            self.subject.addItem(self.texts.say("explorer.one", self.state, who=Name(id)), id)
        self.subject.setCurrentIndex(subjects.index(wished) if wished in subjects else -1)
        self.subject.setAccessibleName(self.texts.say("explorer.what-if.subject"))
        for part in self._with_subject:
            part.setVisible(bool(subjects))
        for view, button in self.views.items():
            view.setVisible(bool(subjects) and button.isChecked())

    def _first(self, subjects: list[str]) -> str | None:
        """An attacker, where there is one: its power is what people ask about."""
        dividing = [card.id for card in self.state.cards if card.to_assign] if self.state else []
        return next(iter([*(id for id in dividing if id in subjects), *subjects]), None)

    def _write_figures(self, scenario: Scenario) -> None:
        figures = figures_of(scenario, self._id) if self._id else {}
        self._figure = self._figure if self._figure in figures else next(iter(figures), None)
        self.figure.clear()
        for one in figures:
            self.figure.addItem(self.texts.say(f"figure.{one.value}"), one.value)
        if self._figure is not None:
            self.figure.setCurrentIndex(list(figures).index(self._figure))
        self.figure.setAccessibleName(self.texts.say("explorer.what-if.figure"))

    def _choose_figure(self) -> None:
        self._figure = Varied(self.figure.currentData())
        self._show()

    def _show(self) -> None:
        """What is set, what that comes to, and the curve around it."""
        if self._scenario is None or self._id is None or self._figure is None:
            return
        board = self.changes.board(self._scenario)
        self.value.show_value(figures_of(board, self._id)[self._figure])
        self.rules.show_rules(board.rules)
        creature = board.permanent(self._id)
        self.keywords.setVisible(creature is not None and creature.is_creature)
        if creature is not None:
            has = [word.keyword for word in creature.keywords if word.keyword is not None]
            self.keywords.show_keywords(has, keywords_known(board.rules))
        self._write_answers()
        self.beside.show_settings(self.changes.settings)
        self._draw(FigureCurve(self._scenario, self.changes, self._id, self._figure, self.value.value))

    def _write_answers(self) -> None:
        """What is known by now of the board with the changes, and of that on the table."""
        answer = self._answers.whole(self.changes.settings)
        self.answer.setText(self._words(answer) if answer else "")
        if self._scenario is not None:
            self._write_changes(self._scenario)
        changed = bool(self.changes.settings)
        self.put.setEnabled(changed and answer is not None and answer.stands)
        self.back.setEnabled(changed)

    def _words(self, answer: WhatIf) -> str:
        if self._answers.is_coming(answer.settings):
            return self.texts.say("whatif.counting")
        return answer_words(self.texts, answer)

    def _write_changes(self, scenario: Scenario) -> None:
        said = [self.texts.text(setting_words(scenario, one), self.state) for one in self.changes.settings]
        now = self._answers.whole(()) if said else None
        words = [self.texts.say("whatif.changed", changes=" · ".join(said))] if said else []
        words += [self.texts.say("whatif.on-the-table", numbers=self._words(now))] if now else []
        self.changed.setText("\n".join(words))
        self.changed.setVisible(bool(words))

    def _draw(self, curve: FigureCurve) -> None:
        figure = message(f"figure.{curve.figure.value}")
        self.chart.show_curve(curve, self.texts.say("explorer.measure", self.state, who=Name(curve.id), figure=figure))
        self.chart.setAccessibleName(self.texts.say("explorer.what-if.chart", self.state))
        self.chart.setToolTip(self.texts.say("whatif.two-curves") if curve.has_other_changes else "")

    def _lay_out(self) -> None:
        turning, rules, buttons, views = QWidget(), QWidget(), QWidget(), QWidget()
        for row, parts in (
            (turning, ((self.figure, 1), (self.value, 0))),
            (rules, ((self.rules_label, 0), (self.rules, 1))),
            (buttons, ((self.put, 1), (self.back, 0))),
            (views, tuple((button, 1) for button in self.views.values())),
        ):
            line = QHBoxLayout(row)
            line.setContentsMargins(0, 0, 0, 0)
            for part, stretch in parts:
                line.addWidget(part, stretch)
        self._with_subject = (self.subject, turning, self.keywords, rules, buttons, views, self.answer, self.changed)
        self._area = ScrolledColumn(self)
        layout = self._area.column
        layout.setContentsMargins(12, 12, 12, 12)
        layout.setSpacing(8)
        for above in (self.subject, turning, self.keywords, rules, self.answer, self.changed):
            layout.addWidget(above)
        layout.addWidget(buttons)
        layout.addWidget(views)
        layout.addWidget(self.chart, 1)
        layout.addWidget(self.beside)
        layout.addWidget(self.about)
        layout.addStretch(0)
