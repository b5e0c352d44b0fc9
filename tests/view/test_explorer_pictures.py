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
from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from simulator.controller.exploring_intents import PutGiving
from simulator.formats.language import Language
from simulator.rules.messages import Name, message
from simulator.view.explorer.curve_chart import CurveChart
from simulator.view.explorer.explorer_dock import ExplorerDock
from simulator.view.look.style import ThemeId
from simulator.view.table.picture import png
from simulator.view.window.main_window import MainWindow
from tests.view.test_picture import SNAPSHOTS, differing
from tests.view.windows import leave, nothing_lives_on, own_look, put, shown_window

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
    window = shown_window(application, folder, ThemeId.LIGHT)
    put(window, BOARD)
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
    while dock.what_if.chart.is_counting:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    if shown is not dock.what_if:
        return png(shown.grab().toImage())
    curve = curve_of(dock)
    data = png(curve.grab().toImage())
    curve.deleteLater()
    return data


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
    with own_look(qapp), nothing_lives_on(qapp), TemporaryDirectory() as folder:
        window = made(qapp, Path(folder))
        yield window
        leave(window)


def snapshot(page: str, language: Language) -> Path:
    return SNAPSHOTS / f"explorer-{page.replace('_', '-')}-{language.value}.png"


@pytest.mark.parametrize(("page", "language"), CASES)
def test_a_page_is_like_its_snapshot(window: MainWindow, page: str, language: Language, tmp_path: Path) -> None:
    data = painted(window, page, language)
    (tmp_path / f"{page}.png").write_bytes(data)
    with Image.open(BytesIO(data)) as now, Image.open(snapshot(page, language)) as then:
        assert now.size == then.size
        assert differing(now, then) <= DIFFERING, f"see {tmp_path}"


def test_the_tolerance_notices_another_assignment(qapp: QApplication, tmp_path: Path) -> None:
    with own_look(qapp):
        # A window of its own: where the cursor of a chart was put, it stays.
        window = made(qapp, tmp_path)
        assert window._link.do(PutGiving("P2", 1)) is None
        for page in ("damage", "pair", "trade"):
            data = painted(window, page, Language.EN)
            with Image.open(BytesIO(data)) as now, Image.open(snapshot(page, Language.EN)) as then:
                assert differing(now, then) > DIFFERING, page
        leave(window)


@pytest.mark.parametrize("page", ["pair", "trade"])
def test_the_keyboards_cursor_is_seen_as_long_as_a_chart_has_the_focus(window: MainWindow, page: str) -> None:
    dock = window.parts.explorer.dock
    before = painted(window, page, Language.EN)
    chart = getattr(dock, page).chart
    window.activateWindow()
    chart.setFocus()
    QApplication.processEvents()
    assert chart.hasFocus()
    assert png(getattr(dock, page).grab().toImage()) != before
    assert painted(window, page, Language.EN) == before


if __name__ == "__main__":
    application = QApplication(sys.argv)
    with TemporaryDirectory() as place:
        seen = made(application, Path(place))
        for name, spoken in CASES:
            snapshot(name, spoken).write_bytes(painted(seen, name, spoken))
        leave(seen)
