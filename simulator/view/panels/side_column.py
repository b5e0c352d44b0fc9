"""The column at the right: the number of legal assignments always above, and below it pages to turn."""

from enum import IntEnum

from PySide6.QtWidgets import QTabWidget, QVBoxLayout, QWidget

from simulator.controller.board_state import BoardState
from simulator.view.look.scrolled_column import Scrolled
from simulator.view.look.style import Style
from simulator.view.look.texts import Texts
from simulator.view.look.themed_icon import ThemedIcons
from simulator.view.look.widget_look import set_look
from simulator.view.panels.combat_tree import CombatTree
from simulator.view.panels.declaration_bar import DeclarationBar
from simulator.view.panels.eras_panel import ComparisonAsked, ErasPanel
from simulator.view.panels.history_panel import HistoryPanel
from simulator.view.panels.legal_panel import LegalPanel
from simulator.view.panels.panel import Panel
from simulator.view.panels.preferences import PreferencesPanel
from simulator.view.panels.refusal_bar import RefusalBar
from simulator.view.panels.results_panel import ResultsPanel
from simulator.view.panels.triggered_bar import TriggeredBar
from simulator.view.window.preference_store import Preferences


class Page(IntEnum):
    """The pages, in the order of their tabs."""

    RESULTS = 0
    LOG = 1
    LIST = 2
    ERAS = 3
    PREFERENCES = 4


_LOWEST = 1
_WORDS = ("window.tab.results", "window.tab.log", "window.tab.list", "window.tab.eras", "window.tab.preferences")


class SideColumn(Panel):
    """Holds the panels; the window listens to each of them."""

    def __init__(
        self,
        texts: Texts,
        style: Style,
        icons: ThemedIcons,
        preferences: Preferences,
        ask: ComparisonAsked,
    ) -> None:
        super().__init__(texts)
        set_look(self, "side-right")
        self.legal = LegalPanel(texts, icons)
        self.refusal = RefusalBar(texts)
        self.declaration, self.triggered = DeclarationBar(texts), TriggeredBar(texts)
        self.results = ResultsPanel(texts, style.theme)
        self.history = HistoryPanel(texts)
        self.tree = CombatTree(texts)
        self.eras = ErasPanel(texts, ask)
        self.preferences = PreferencesPanel(texts, preferences)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.setUsesScrollButtons(False)
        self.tabs.tabBar().setDrawBase(False)
        pages: tuple[QWidget, ...] = (self.results, self.history, self.tree, self.eras, _scrolled(self.preferences))
        for page in pages:
            set_look(page, "page")
            self.tabs.addTab(page, "")
        # Where the window is low, the pages give way: they would make it higher than the screen.
        self.tabs.setMinimumHeight(_LOWEST)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.legal)
        for bar in (self.declaration, self.triggered, self.refusal):
            layout.addWidget(bar)
        layout.addWidget(self.tabs, 1)
        self.refresh()

    def show_page(self, page: Page) -> None:
        """Turn to a page and put the focus there."""
        self.tabs.setCurrentIndex(page)
        widget = self.tabs.currentWidget()
        if widget is self.tree:
            self.tree.view.setFocus()
        elif widget is not None:
            widget.setFocus()

    def show_state(self, state: BoardState) -> None:
        """Show this state in every panel."""
        bars = self.legal, self.declaration, self.triggered, self.refusal
        for panel in (*bars, self.results, self.history, self.tree, self.eras):
            panel.show_state(state)

    def set_style(self, style: Style) -> None:
        """Draw in other colours."""
        self.results.set_theme(style.theme)

    def refresh(self) -> None:
        """Write the tabs."""
        for page, words in enumerate(_WORDS):
            self.tabs.setTabText(page, self.texts.say(words))


def _scrolled(panel: QWidget) -> Scrolled:
    """A page that is scrolled where the column is too low for it."""
    area = Scrolled(panel)
    area.setFocusProxy(panel)
    return area
