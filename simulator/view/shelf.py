"""The bundled scenarios: their titles and notes, and a small picture of each."""

from pathlib import Path

from PySide6.QtGui import QPixmap

from simulator.controller.controller import Controller
from simulator.formats.board_source import read_board_file
from simulator.formats.findings import FormatError
from simulator.view.gallery import PICTURE, GalleryEntry
from simulator.view.picture import Canvas, Painting
from simulator.view.style import Style
from simulator.view.texts import Texts

_ENLARGED = 2.2
"""Pictures are drawn as a table this many times as large, and shown smaller."""


def scenarios_in(folder: Path) -> tuple[GalleryEntry, ...]:
    """The scenarios of a folder, by the names of their files."""
    entries: list[GalleryEntry] = []
    for path in sorted(folder.glob("*.combat.json")):
        try:
            document = read_board_file(path).document
        except FormatError:
            continue
        entries.append(GalleryEntry(path, document.title or (("", path.name),), document.notes))
    return tuple(entries)


def picture_of(path: Path, texts: Texts, style: Style, ratio: float) -> QPixmap:
    """The table of a scenario; empty where it cannot be played. `ratio`: pixels of the screen for one px."""
    controller = Controller()
    if controller.open(read_board_file(path).document) is not None:
        return QPixmap()
    canvas = Canvas(int(PICTURE.width() * _ENLARGED), int(PICTURE.height() * _ENLARGED), ratio * 2 / _ENLARGED)
    return QPixmap.fromImage(Painting(texts, style, canvas).image(controller.state))
