"""What the window works with: the table, the words, the colours, and where things are remembered."""

from dataclasses import dataclass
from pathlib import Path

from simulator.view.gallery import GalleryEntry
from simulator.view.preference_store import PreferenceStore
from simulator.view.qt_words import QtWords
from simulator.view.recent_files import RecentFiles
from simulator.view.streaming import Overlay
from simulator.view.table_link import TableLink
from simulator.view.texts import Texts
from simulator.view.theming import Theming


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
