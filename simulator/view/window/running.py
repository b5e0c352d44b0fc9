"""Opens the window and runs it: the application, its look and language, and everything the window works with."""

import gc
import os
import signal
import sys
from dataclasses import replace
from pathlib import Path

from platformdirs import user_state_path
from PySide6.QtCore import QCoreApplication, QLibraryInfo, QPluginLoader, QTimer
from PySide6.QtWidgets import QApplication

from simulator.controller.controller import Controller
from simulator.formats.document import Document
from simulator.formats.language import Language
from simulator.rules.messages import Message
from simulator.view.look.qt_words import QtWords
from simulator.view.look.texts import Texts
from simulator.view.look.theming import Theming
from simulator.view.window.bundled import Bundled
from simulator.view.window.choices import system_language
from simulator.view.window.main_window import MainWindow
from simulator.view.window.preference_store import APPLICATION, PreferenceStore, settings_file
from simulator.view.window.recent_files import RecentFiles
from simulator.view.window.startup_checks import missing_library
from simulator.view.window.streaming import OverlayMaker
from simulator.view.window.table_link import TableLink
from simulator.view.window.window_tools import WindowTools

_LETTERS_PX = 13
_SETTLED_MS = 1500
"""By then the window is drawn, and charts can be loaded without keeping anybody waiting."""

_TURN_S = 0.001
"""So long another thread keeps the interpreter while the window wants it."""


def open_window(board: Document | None, language: Language | None, overlay: OverlayMaker | None) -> int | Message:
    """Run the window until it is closed; its exit status, or why Qt cannot draw here."""
    problem = plugin_problem(sys.platform)
    if problem is not None:
        return problem
    application = new_application([sys.argv[0]])
    state = user_state_path(APPLICATION, appauthor=False)
    tools = tools_for(application, Bundled.load(), language, settings_file(), state)
    if overlay is not None:
        tools = replace(tools, overlay=tools.link.overlay(overlay))
    window = MainWindow(tools)
    window.faults.install()
    if board is not None and window.files.put(board):
        window.start_with_table()
    # Answers are worked out and pages served in threads beside it: each time it asks, the window waits so long at most.
    sys.setswitchinterval(_TURN_S)
    window.show()
    QTimer.singleShot(_SETTLED_MS, lambda: _settle(window))
    # Ctrl-C in the terminal ends the program; unsaved work is kept.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return application.exec()


def _settle(window: MainWindow) -> None:
    """Load the charts, and have the garbage collector go past all that stays as long as the program.

    Otherwise it goes through some hundred thousand values now and then, for longer than a frame.
    """
    window.parts.explorer.prepare()
    gc.collect()
    gc.freeze()


def plugin_problem(platform: str) -> Message | None:
    """What Qt's part for X11 lacks, if it will be used; Qt itself would abort."""
    chosen = os.environ.get("QT_QPA_PLATFORM", "")
    uses_x11 = chosen.startswith("xcb") or (not chosen and "WAYLAND_DISPLAY" not in os.environ)
    if platform != "linux" or not uses_x11:
        return None
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"
    loader = QPluginLoader(str(folder / "libqxcb.so"))
    return None if loader.load() else missing_library(loader.errorString())


def new_application(arguments: list[str]) -> QApplication:
    """The application: Fusion everywhere, so that the themes look the same on every system."""
    QCoreApplication.setApplicationName(APPLICATION)
    application = QApplication(arguments)
    application.setStyle("Fusion")
    return application


def tools_for(
    application: QApplication, bundled: Bundled, language: Language | None, settings: Path, state: Path
) -> WindowTools:
    """What the window works with. `settings`: the file of the person's choices; `state`: a folder for unsaved work."""
    store = PreferenceStore(settings)
    chosen = store.load()
    application.setFont(bundled.fonts.font(_LETTERS_PX))
    spoken = language or chosen.language or system_language()
    qt_words = QtWords(application)
    qt_words.speak(spoken)
    return WindowTools(
        link=TableLink(Controller(), application),
        texts=Texts(bundled.catalogue, spoken, application),
        theming=Theming(application, bundled.fonts, chosen.theme),
        qt_words=qt_words,
        store=store,
        recent=RecentFiles(settings, application),
        scenarios=bundled.scenarios,
        recovery=state / "unsaved",
    )
