"""A board as the bytes of a picture file, from a program without a window."""

from collections.abc import Sequence
from enum import StrEnum

from PySide6.QtWidgets import QApplication

from simulator.controller.board_state import BoardState
from simulator.controller.cues import CueSheet
from simulator.formats.catalogue import Catalogue
from simulator.formats.language import Language
from simulator.formats.resources import resources
from simulator.view.look.style import THEMES, Fonts, Style, ThemeId
from simulator.view.look.texts import Texts
from simulator.view.table.animator import Passage
from simulator.view.table.picture import Canvas, Painting, png


class PictureFormat(StrEnum):
    """The kinds of picture file, by their suffix."""

    PNG = ".png"
    SVG = ".svg"
    GIF = ".gif"


def rendered(state: BoardState, passages: Sequence[Passage], format: PictureFormat, language: Language) -> bytes:
    """The picture of a board; for a GIF the passages that lead on from it, or the board alone where there are none."""
    # Qt wants an application that lives as long as anything is drawn; no screen is needed.
    application = QApplication.instance() or QApplication(["", "-platform", "offscreen"])
    texts = Texts(Catalogue.load(), language, application)
    painting = Painting(texts, Style(THEMES[ThemeId.DARK], Fonts.load(resources() / "fonts")), Canvas())
    match format:
        case PictureFormat.PNG:
            return png(painting.image(state))
        case PictureFormat.SVG:
            return painting.svg(state, texts.name(state.title))
        case PictureFormat.GIF:
            return painting.gif(*(passages or (Passage(state, state, CueSheet()),)))
