"""Pictures of the explorer's table and charts in both languages are held against snapshots with a stated tolerance.

`python -m tests.view.test_explorer_pictures` paints new ones.
"""

import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PIL import Image
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from simulator.controller.exploring_intents import PutGiving
from simulator.formats.language import Language
from simulator.rules.messages import Name, message
from simulator.view.explorer.curve_chart import CurveChart
from simulator.view.explorer.explorer_dock import ExplorerDock
from simulator.view.look.style import ThemeId
from simulator.view.table.picture import png
from simulator.view.window.main_window import MainWindow
from simulator.view.window.preference_store import Preferences
from tests.view.test_picture import SNAPSHOTS, differing
from tests.view.windows import put, tools

# A quarter of what pictures of the board may differ by: the mark of the present assignment can be one small point.
DIFFERING = 0.001
BOARD = (
    "A: 6/6 assign as though unblocked > P2; B: 3/3 x A; D: 3/3 x A; C: 5/5 trample > P2; E: 1/1 x C; F: 2/2 x C;"
    " G: 4/4 trample over planeswalkers > W; W: loyalty 3"
)
PAGES = ("results", "damage", "pair", "trade", "what_if")
CASES = [(page, language) for page in PAGES for language in Language]


def made(application: QApplication, folder: Path) -> MainWindow:
    """A window with the explorer open on the board, an assignment on the table."""
    window = MainWindow(tools(application, folder))
    window.choices.choose(Preferences(ThemeId.LIGHT, Language.EN, animated=False))
    window.resize(1440, 900)
    window.show()
    put(window, BOARD)
    window.start_with_table()
    window.parts.explorer.open()
    assert window._link.do(PutGiving("P2", 8)) is None
    return window


def painted(window: MainWindow, page: str, language: Language) -> bytes:
    dock = window.parts.explorer.dock
    window.choices.speak(language)
    shown = getattr(dock, page)
    dock.tabs.setCurrentWidget(shown)
    # A text cursor would blink.
    window.parts.board.setFocus()
    QApplication.processEvents()
    return png((curve_of(dock) if shown is dock.what_if else shown).grab().toImage())


def curve_of(dock: ExplorerDock) -> CurveChart:
    """The curve by itself: how much room its page leaves it is another matter."""
    chart = CurveChart(dock.what_if.look)
    chart.resize(440, 300)
    known = dock.what_if.chart
    words = dock.texts.say("explorer.measure", dock.state, who=Name("A"), figure=message("figure.power"))
    chart.show_dots(known.dots, known.value, words)
    chart.show()
    QApplication.processEvents()
    return chart


@pytest.fixture(scope="module")
def window(qapp: QApplication) -> Iterator[MainWindow]:
    font, palette = QApplication.font(), QPalette(qapp.palette())
    with TemporaryDirectory() as folder:
        window = made(qapp, Path(folder))
        yield window
        window._close_at_once()
    qapp.setStyleSheet("")
    qapp.setPalette(palette)
    QApplication.setFont(font)


def snapshot(page: str, language: Language) -> Path:
    return SNAPSHOTS / f"explorer-{page.replace('_', '-')}-{language.value}.png"


@pytest.mark.parametrize(("page", "language"), CASES)
def test_a_page_is_like_its_snapshot(window: MainWindow, page: str, language: Language, tmp_path: Path) -> None:
    data = painted(window, page, language)
    (tmp_path / f"{page}.png").write_bytes(data)
    with Image.open(BytesIO(data)) as now, Image.open(snapshot(page, language)) as then:
        assert now.size == then.size
        assert differing(now, then) <= DIFFERING, f"see {tmp_path}"


@pytest.mark.parametrize("page", ["damage", "pair", "trade"])
def test_the_tolerance_notices_another_assignment(window: MainWindow, page: str) -> None:
    assert window._link.do(PutGiving("P2", 1)) is None
    data = painted(window, page, Language.EN)
    assert window._link.do(PutGiving("P2", 8)) is None
    with Image.open(BytesIO(data)) as now, Image.open(snapshot(page, Language.EN)) as then:
        assert differing(now, then) > DIFFERING


if __name__ == "__main__":
    application = QApplication(sys.argv)
    with TemporaryDirectory() as place:
        seen = made(application, Path(place))
        for name, spoken in CASES:
            snapshot(name, spoken).write_bytes(painted(seen, name, spoken))
        seen._close_at_once()
