"""What the window works with: the table, the words, the colours, and where things are remembered."""

from dataclasses import dataclass
from pathlib import Path

from simulator.view.look.qt_words import QtWords
from simulator.view.look.texts import Texts
from simulator.view.look.theming import Theming
from simulator.view.panels.gallery import GalleryEntry
from simulator.view.window.preference_store import PreferenceStore
from simulator.view.window.recent_files import RecentFiles
from simulator.view.window.streaming import Overlay
from simulator.view.window.table_link import TableLink


@dataclass(frozen=True, slots=True)
class WindowTools:
    """Everything that is made before the window. `recovery`: the folder for unsaved work.

    `overlay`: the streamer's, where the start-up has one.
    """

    link: TableLink
    texts: Texts
    theming: Theming
    qt_words: QtWords
    store: PreferenceStore
    recent: RecentFiles
    scenarios: tuple[GalleryEntry, ...]
    recovery: Path
    overlay: Overlay | None = None
