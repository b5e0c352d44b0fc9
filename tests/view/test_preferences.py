import pytest
from pytestqt.qtbot import QtBot

from simulator.formats.language import Language
from simulator.view.look.style import ThemeId
from simulator.view.look.texts import Texts
from simulator.view.panels.preferences import PreferencesPanel
from simulator.view.window.preference_store import Preferences


@pytest.fixture
def panel(qtbot: QtBot, texts: Texts) -> PreferencesPanel:
    panel = PreferencesPanel(texts, Preferences())
    qtbot.addWidget(panel)
    return panel


def test_every_choice_is_told_as_it_is_made(panel: PreferencesPanel) -> None:
    told: list[Preferences] = []
    panel.changed.connect(told.append)
    panel.changed.connect(panel.show_preferences)
    panel.theme.setCurrentIndex(panel.theme.findText("High contrast"))
    panel.theme.activated.emit(3)
    panel.language.setCurrentIndex(1)
    panel.language.activated.emit(1)
    panel.reduced_motion.click()
    panel.animated.click()
    assert told[-1] == Preferences(ThemeId.HIGH_CONTRAST, Language.JA, reduced_motion=True, animated=False)
    assert len(told) == 4


def test_the_choices_are_shown(panel: PreferencesPanel, texts: Texts) -> None:
    panel.show_preferences(Preferences(ThemeId.LIGHT, Language.EN, reduced_motion=True, animated=True, speed=4.0))
    texts.set_language(Language.JA)
    assert panel.theme.currentText() == "明るい"
    assert panel.language.currentText() == "English"
    assert panel.speed.currentText() == "4×"
    assert panel.reduced_motion.isChecked()
