"""What the tests of the window stand on: strict texts, a style, icons."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from simulator.formats.language import Language
from simulator.view.look.style import THEMES, Style, ThemeId
from simulator.view.look.texts import Texts
from simulator.view.look.themed_icon import ThemedIcons
from tests.view.windows import bundled, nothing_lives_on


@pytest.fixture
def texts(qapp: QApplication) -> Texts:
    """The bundled texts in English; a missing one fails the test."""
    return Texts(bundled().catalogue, Language.EN, qapp)


@pytest.fixture
def style(qapp: QApplication) -> Style:
    """The dark theme with the bundled fonts."""
    return Style(THEMES[ThemeId.DARK], bundled().fonts)


@pytest.fixture
def icons(style: Style) -> ThemedIcons:
    """Icons in the colours of the style."""
    return ThemedIcons(QColor(style.theme.text), QColor(style.theme.muted))


@pytest.fixture(autouse=True)
def tests_leave_nothing(qapp: QApplication) -> Iterator[None]:
    """No window of a test is there in the next."""
    with nothing_lives_on(qapp):
        yield


@pytest.fixture(autouse=True)
def everything_is_drawn(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A thing on the table that is only shown plainly, because drawing it failed, fails the test."""
    yield
    said = [record.getMessage() for phase in ("setup", "call") for record in caplog.get_records(phase)]
    assert not [words for words in said if "could not be drawn" in words]
