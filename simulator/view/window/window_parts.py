"""The parts of the window and where they lie. What they do to one another is the main window's."""

from enum import IntEnum

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QStackedWidget, QVBoxLayout, QWidget

from simulator.view.explorer.explorer_place import ExplorerPlace
from simulator.view.look.style import Style
from simulator.view.look.widget_look import set_look
from simulator.view.panels.bottom_bar import BottomBar
from simulator.view.panels.notice_area import NoticeArea
from simulator.view.panels.palette_panel import PalettePanel
from simulator.view.panels.shelf import picture_of
from simulator.view.panels.side_column import SideColumn
from simulator.view.panels.start_page import StartPage
from simulator.view.panels.top_bar import TopBar
from simulator.view.table.board_view import BoardView
from simulator.view.window.shortcuts import Command, keys_of
from simulator.view.window.window_actions import WindowActions
from simulator.view.window.window_menu import WindowMenu
from simulator.view.window.window_tools import WindowTools

_LEFT, _RIGHT = 256, 324


class WindowPage(IntEnum):
    """The pages between the top bar and the edge of the window."""

    START = 0
    TABLE = 1


class WindowParts(QWidget):
    """All parts, laid out: the top bar, notices below it, and the start page or the table."""

    def __init__(self, tools: WindowTools, actions: WindowActions) -> None:
        super().__init__()
        texts, theming, link = tools.texts, tools.theming, tools.link
        style = theming.style
        self.menu = WindowMenu(texts, actions, tools.recent, self)
        self.top_bar = TopBar(texts, theming.icons, actions, self.menu)
        self.notices = NoticeArea(texts)
        self.start = StartPage(
            texts,
            style.theme,
            tools.recent,
            tools.scenarios,
            lambda path: picture_of(path, texts, theming.style, self.devicePixelRatioF()),
        )
        self.palette_panel = PalettePanel(texts, style, tools.scenarios)
        set_look(self.palette_panel, "side-left")
        self.board = BoardView(link, link.state, texts, style)
        self.side = SideColumn(texts, style, theming.icons, tools.store.load(), link.era_comparison)
        self.bottom = BottomBar(texts, theming.icons)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.start)
        self.pages.addWidget(self._table_page())
        self.explorer = ExplorerPlace(tools, self._columns, self.palette_panel, self.side)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for part in (self.top_bar, self.notices):
            layout.addWidget(part)
        layout.addWidget(self.pages, 1)
        theming.changed.connect(self._restyle)
        self._texts = texts
        texts.language_changed.connect(self._write)
        self._write()

    @property
    def page(self) -> WindowPage:
        """The page that is shown."""
        return WindowPage(self.pages.currentIndex())

    def show_page(self, page: WindowPage) -> None:
        """Show a page and put the focus where one begins."""
        self.pages.setCurrentIndex(page)
        if page is WindowPage.TABLE:
            self.start.back.show()
            self.board.setFocus()
        else:
            self.start.search.setFocus()

    def _table_page(self) -> QWidget:
        self._columns = QSplitter(Qt.Orientation.Horizontal)
        self._columns.setHandleWidth(1)
        self._columns.setChildrenCollapsible(False)
        for part in (self.palette_panel, self.board, self.side):
            self._columns.addWidget(part)
        self._columns.setStretchFactor(1, 1)
        self.palette_panel.setMinimumWidth(190)
        self.side.setMinimumWidth(292)
        self._columns.setSizes([_LEFT, 1000, _RIGHT])
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._columns, 1)
        layout.addWidget(self.bottom)
        return page

    def _write(self) -> None:
        """Tell people who hear the window where the table can be heard: the board is a picture to a screen reader."""
        self.board.setAccessibleName(self._texts.say("window.board"))
        self.board.setAccessibleDescription(self._texts.say("window.board.about", keys=keys_of(Command.SHOW_LIST)))

    def _restyle(self, style: Style) -> None:
        self.board.set_style(style)
        self.palette_panel.set_style(style)
        self.side.set_style(style)
        self.start.set_theme(style.theme)
        self.explorer.set_style(style)
