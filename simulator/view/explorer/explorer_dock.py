"""The explorer: one column beside the board that shows the whole legal set; what is clicked lands on the table."""

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPushButton, QTabWidget, QToolButton, QVBoxLayout, QWidget

from simulator.controller.board_state import BoardState
from simulator.controller.explored import Explored
from simulator.rules.assignment import Assignment
from simulator.view.explorer.explorer_blocks import BlocksPage
from simulator.view.explorer.explorer_damage import DamagePage
from simulator.view.explorer.explorer_lines import LinesPage
from simulator.view.explorer.explorer_page import ExplorerPage
from simulator.view.explorer.explorer_pair import PairPage
from simulator.view.explorer.explorer_results import ResultsPage
from simulator.view.explorer.explorer_rules import RulesPage
from simulator.view.explorer.explorer_trade import TradePage
from simulator.view.explorer.explorer_what_if import WhatIfPage
from simulator.view.explorer.explorer_why import WhyPage
from simulator.view.explorer.page_row import PageRow
from simulator.view.look.digits import grouped
from simulator.view.look.icons import Glyph
from simulator.view.look.style import Style
from simulator.view.look.widget_look import set_look
from simulator.view.panels.panel import Panel
from simulator.view.window.table_link import TableLink
from simulator.view.window.window_tools import WindowTools

_EXPORTS = ((".csv", "table"), (".json", "table"), (".png", "chart"), (".svg", "chart"), (".html", "report"))
_WORDS = ("results", "damage", "pair", "trade", "what-if", "lines", "blocks", "why", "rules")


class ExplorerDock(Panel):
    """Pages on the legal assignments of the coming damage step.

    `wanted` tells an `Intent`, `closed` that it may go, `scenario_wanted` a file to open, `export_wanted` the
    suffix of a file to write, `pointed` those from whom a number comes that is pointed at. Nothing is worked out
    while it is hidden.
    """

    wanted = Signal(object)
    closed = Signal()
    export_wanted = Signal(str)
    scenario_wanted = Signal(Path)
    pointed = Signal(tuple)

    def __init__(self, tools: WindowTools) -> None:
        texts, style, icons, link = tools.texts, tools.theming.style, tools.theming.icons, tools.link
        super().__init__(texts)
        set_look(self, "side-right")
        self._link = link
        self._is_stale = True
        self._explored: Explored | None = None
        self.heading, self.summary = QLabel(), QLabel()
        set_look(self.heading, "brand")
        set_look(self.summary, "muted")
        self.summary.setWordWrap(True)
        self.export_button, self.export_menu = QPushButton(), QMenu(self)
        self.export_button.setMenu(self.export_menu)
        self._exports = [self.export_menu.addAction("") for _ in _EXPORTS]
        for action, (suffix, _) in zip(self._exports, _EXPORTS, strict=True):
            action.triggered.connect(lambda _=False, one=suffix: self.export_wanted.emit(one))
        self.close_button = QToolButton()
        self.close_button.setAutoRaise(True)
        icons.put(self.close_button, Glyph.CLOSE)
        self.close_button.clicked.connect(self.closed)
        self.results, self.damage = ResultsPage(texts, style, icons), DamagePage(texts, style)
        self.pair, self.trade = PairPage(texts, style), TradePage(texts, style)
        self.what_if = WhatIfPage(texts, style, link)
        self.lines, self.why = LinesPage(texts, style, link), WhyPage(texts, style, link.judged)
        self.blocks = BlocksPage(texts, style, link.blocks_asked, lambda: link.document.scenario)
        self.rules = RulesPage(texts, style, tools.scenarios)
        self._connect(link)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.row = PageRow(self.tabs)
        for page in self.pages:
            set_look(page, "page")
            page.wanted.connect(self.wanted)
            self.tabs.addTab(page, "")
        self.tabs.currentChanged.connect(lambda _: self._show_page())
        self._lay_out()
        self._write()

    def _connect(self, link: TableLink) -> None:
        self.results.rule_wanted.connect(self._turn_to_rule)
        self.lines.rule_wanted.connect(self._turn_to_rule)
        self.blocks.rule_wanted.connect(self._turn_to_rule)
        self.why.rule_wanted.connect(self._turn_to_rule)
        self.results.answer.pointed.connect(self.pointed)
        self.lines.order.pointed.connect(self.pointed)
        self.blocks.pointed.connect(self.pointed)
        self.why.pointed.connect(self.pointed)
        self.lines.failed.connect(link.failed)
        self.blocks.failed.connect(link.failed)
        self.rules.scenario_wanted.connect(self.scenario_wanted)

    @property
    def pages(self) -> tuple[ExplorerPage, ...]:
        """The pages in the order of their tabs."""
        return (
            self.results,
            self.damage,
            self.pair,
            self.trade,
            self.what_if,
            self.lines,
            self.blocks,
            self.why,
            self.rules,
        )

    @property
    def explored(self) -> Explored | None:
        """What is shown; None where no damage is ahead."""
        return self._explored

    @property
    def picture(self) -> QWidget:
        """The chart of the page that is seen; where that has none, the whole page."""
        page = self.tabs.currentWidget()
        if isinstance(page, WhatIfPage):
            return page.view
        return page.chart if isinstance(page, DamagePage | PairPage | TradePage) else page

    def show_state(self, state: BoardState) -> None:
        """Show this board from now on; while hidden, as soon as it is seen."""
        self.state = state
        self._is_stale = True
        if self.isVisible():
            self.refresh()

    def show_tried(self, tried: Assignment) -> None:
        """Judge an assignment that was refused, on the page of reasons."""
        if self.state is not None:
            self.why.show_state(self.state)
        self.why.show_tried(tried)

    def set_style(self, style: Style) -> None:
        """Draw in other colours."""
        for page in self.pages:
            page.set_style(style)
        self._is_stale = True
        if self.isVisible():
            self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with the board."""
        super().showEvent(event)
        if self._is_stale:
            self.refresh()
        else:
            self._show_page()

    def refresh(self) -> None:
        """Write the frame, and the page that is seen."""
        self._write()
        self._is_stale = False
        self._shown: set[ExplorerPage] = set()
        if self.state is not None and self.isVisible():
            self._explored = self._link.explored()
            self.summary.setText(self._summary())
            self.summary.setVisible(self._explored is not None)
            self._show_page()

    def _show_page(self) -> None:
        """Have the page that is seen show the present board; the others wait until they are turned to."""
        page = self.tabs.currentWidget()
        if self.state is None or not isinstance(page, ExplorerPage) or not self.isVisible() or page in self._shown:
            return
        self._shown.add(page)
        page.show_explored(self.state, self._explored)

    def _turn_to_rule(self, number: str) -> None:
        self.tabs.setCurrentWidget(self.rules)
        self.rules.show_rule(number)

    def _summary(self) -> str:
        explored = self._explored
        if explored is None:
            return ""
        if explored.count is None:
            return self.texts.say("explorer.beyond-budget")
        count = grouped(explored.count)
        if explored.distinct is None:
            return self.texts.say("explorer.what-if.count", count=count, n=explored.count)
        return self.texts.say(
            "explorer.what-if.answer", count=count, n=explored.count, results=grouped(explored.distinct)
        )

    def _write(self) -> None:
        self.heading.setText(self.texts.say("explorer.title"))
        self.export_button.setText(self.texts.say("explorer.export"))
        for action, (suffix, what) in zip(self._exports, _EXPORTS, strict=True):
            action.setText(self.texts.say(f"explorer.export.{what}", kind=suffix[1:].upper()))
        self.close_button.setAccessibleName(self.texts.say("explorer.close"))
        self.close_button.setToolTip(self.texts.say("explorer.close"))
        for place, word in enumerate(_WORDS):
            self.tabs.setTabText(place, self.texts.say(f"explorer.tab.{word}"))
        self.row.write()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(12, 10, 8, 0)
        head.addWidget(self.heading, 1)
        head.addWidget(self.export_button)
        head.addWidget(self.close_button)
        summary = QHBoxLayout()
        summary.setContentsMargins(12, 0, 12, 4)
        summary.addWidget(self.summary)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addLayout(head)
        layout.addLayout(summary)
        layout.addWidget(self.row)
        layout.addWidget(self.tabs, 1)
