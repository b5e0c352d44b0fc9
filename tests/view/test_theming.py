import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from simulator.view.look.style import THEMES, Style, Theme, ThemeId
from simulator.view.look.theming import Theming
from simulator.view.look.window_style import palette, style_sheet, theme_of_system


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.id)
def test_every_theme_fills_the_style_sheet_and_the_palette(theme: Theme) -> None:
    assert "$" not in style_sheet(theme)
    assert palette(theme).color(QPalette.ColorRole.Window).name() == theme.window


@pytest.mark.parametrize(
    ("dark", "contrast", "theme"),
    [
        (True, False, ThemeId.DARK),
        (False, False, ThemeId.LIGHT),
        (True, True, ThemeId.HIGH_CONTRAST),
        (False, True, ThemeId.HIGH_CONTRAST),
    ],
)
def test_the_theme_of_the_system(dark: bool, contrast: bool, theme: ThemeId) -> None:
    assert theme_of_system(dark=dark, more_contrast=contrast) is theme


def test_a_theme_is_put_on_while_running(qtbot: QtBot, qapp: QApplication, style: Style) -> None:
    theming = Theming(qapp, style.fonts, ThemeId.LIGHT)
    with qtbot.waitSignal(theming.changed) as told:
        theming.choose(ThemeId.HIGH_CONTRAST)
    assert told.args is not None
    assert told.args[0].theme is THEMES[ThemeId.HIGH_CONTRAST]
    assert qapp.palette().color(QPalette.ColorRole.Window).name() == "#000000"
    with qtbot.assertNotEmitted(theming.changed):
        theming.choose(ThemeId.HIGH_CONTRAST)
    qapp.setStyleSheet("")
