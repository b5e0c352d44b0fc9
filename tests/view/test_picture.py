"""Pictures are held against snapshots with a stated tolerance; `python -m tests.view.test_picture` paints new ones."""

import sys
from html import unescape
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops
from PySide6.QtWidgets import QApplication

from simulator.controller.board_state import BoardState
from simulator.controller.cues import CueSheet, NumberFlies
from simulator.formats.catalogue import Catalogue
from simulator.formats.language import Language
from simulator.formats.resources import resources
from simulator.view.look.style import THEMES, Fonts, Style, ThemeId
from simulator.view.look.texts import Texts
from simulator.view.table.animator import Passage
from simulator.view.table.picture import Canvas, Painting, png
from tests.view import boards

SNAPSHOTS = Path(__file__).parent.parent / "snapshots"
# Other versions of Qt and its font engine draw edges a little differently: so much of the picture may differ by more
# than so much in any colour (0 to 255). A card or arrow that is missing or elsewhere differs in more than that.
DIFFERING = 0.004
BY = 48
CANVAS = Canvas(960, 640)
CASES: dict[str, tuple[BoardState, ThemeId, Language]] = {
    "empty": (boards.empty(), ThemeId.DARK, Language.EN),
    "three": (boards.three(), ThemeId.LIGHT, Language.EN),
    "dividing": (boards.dividing(), ThemeId.DARK, Language.EN),
    "dividing-ja": (boards.dividing(2), ThemeId.DARK, Language.JA),
    "dividing-contrast": (boards.dividing(), ThemeId.HIGH_CONTRAST, Language.EN),
    "six-players": (boards.six_players(), ThemeId.DARK, Language.EN),
    "sixty": (boards.many(60), ThemeId.DARK, Language.EN),
}


def painted(name: str) -> bytes:
    state, theme, language = CASES[name]
    style = Style(THEMES[theme], Fonts.load(resources() / "fonts"))
    return png(Painting(Texts(Catalogue.load(), language), style, CANVAS).image(state))


def differing(one: Image.Image, other: Image.Image) -> float:
    """The share of pixels that differ by more than the tolerance."""
    channels = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).split()
    worst = ImageChops.lighter(ImageChops.lighter(channels[0], channels[1]), channels[2])
    return sum(worst.histogram()[BY + 1 :]) / (one.width * one.height)


@pytest.mark.parametrize("name", CASES)
@pytest.mark.usefixtures("qapp")
def test_a_picture_is_like_its_snapshot(name: str, tmp_path: Path) -> None:
    data = painted(name)
    (tmp_path / f"{name}.png").write_bytes(data)
    with Image.open(BytesIO(data)) as now, Image.open(SNAPSHOTS / f"{name}.png") as then:
        assert now.size == then.size == (CANVAS.width, CANVAS.height)
        assert differing(now, then) <= DIFFERING, f"see {tmp_path}"


@pytest.mark.usefixtures("qapp")
def test_the_tolerance_notices_one_missing_card() -> None:
    with Image.open(SNAPSHOTS / "sixty.png") as then:
        state = boards.many(60)
        one_less = boards.board(*state.cards[:-1], arrows=state.arrows[:-1], moment=state.moment)
        style = Style(THEMES[ThemeId.DARK], Fonts.load(resources() / "fonts"))
        data = png(Painting(Texts(Catalogue.load(), Language.EN), style, CANVAS).image(one_less))
        with Image.open(BytesIO(data)) as now:
            assert differing(now, then) > DIFFERING


def test_a_picture_can_be_twice_as_fine(texts: Texts, style: Style) -> None:
    image = Painting(texts, style, Canvas(400, 300, scale=2)).image(boards.three())
    assert (image.width(), image.height()) == (800, 600)


def test_svg_keeps_text_as_text(texts: Texts, style: Style) -> None:
    svg = unescape(Painting(texts, style, CANVAS).svg(boards.dividing(), "Great Wurm").decode())
    assert "<image" not in svg
    assert "Great Wurm" in svg
    assert all(letter in svg for letter in "根の壁")
    assert f'viewBox="0 0 {CANVAS.width} {CANVAS.height}"' in svg


def test_a_gif_shows_every_moment_and_then_the_end(texts: Texts, style: Style) -> None:
    passage = Passage(boards.dividing(), boards.dividing(2), CueSheet((NumberFlies(0, 300, "A", "W", 3, 3),), 300))
    data = Painting(texts, style, Canvas(320, 240)).gif(passage)
    with Image.open(BytesIO(data)) as gif:
        assert gif.n_frames == 7
        gif.seek(6)
        assert gif.info["duration"] > 1000


if __name__ == "__main__":
    application = QApplication(sys.argv)
    SNAPSHOTS.mkdir(exist_ok=True)
    for each in CASES:
        (SNAPSHOTS / f"{each}.png").write_bytes(painted(each))
