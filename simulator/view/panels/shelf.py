"""The bundled scenarios: their titles and notes, and a small picture of each."""

from pathlib import Path

from PySide6.QtGui import QPixmap

from simulator.controller.controller import Controller
from simulator.formats.board_source import read_board_file
from simulator.formats.examples import Chapter, Example, chapters
from simulator.view.look.style import Style
from simulator.view.look.texts import Texts
from simulator.view.panels.gallery import PICTURE, GalleryEntry
from simulator.view.table.picture import Canvas, Painting

_ENLARGED = 2.2
"""Pictures are drawn as a table this many times as large, and shown smaller."""


def bundled_scenarios() -> tuple[GalleryEntry, ...]:
    """All of them, in the order in which they are best read."""
    return tuple(_entry(example, chapter) for chapter in chapters() for example in chapter.examples)


def _entry(example: Example, chapter: Chapter) -> GalleryEntry:
    title, notes = example.title_and_notes()
    return GalleryEntry(example.path, title, notes, chapter.title)


def picture_of(path: Path, texts: Texts, style: Style, ratio: float) -> QPixmap:
    """The table of a scenario; empty where it cannot be played. `ratio`: pixels of the screen for one px."""
    controller = Controller()
    if controller.open(read_board_file(path).document) is not None:
        return QPixmap()
    canvas = Canvas(int(PICTURE.width() * _ENLARGED), int(PICTURE.height() * _ENLARGED), ratio * 2 / _ENLARGED)
    return QPixmap.fromImage(Painting(texts, style, canvas).image(controller.state))
