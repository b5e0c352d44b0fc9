import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from simulator.view.look.texts import Texts
from simulator.view.look.themed_icon import ThemedIcons
from simulator.view.panels.player_controls import PlayerControls, PlayerState, PlayerWish


@pytest.fixture
def controls(qtbot: QtBot, texts: Texts, icons: ThemedIcons) -> PlayerControls:
    controls = PlayerControls(texts, icons)
    qtbot.addWidget(controls)
    return controls


def test_with_nothing_to_play_nothing_can_be_pressed(controls: PlayerControls) -> None:
    controls.show_player(PlayerState())
    assert not any(button.isEnabled() for button in controls.buttons.values())
    assert not controls.time.isEnabled()


def test_every_button_tells_its_wish(controls: PlayerControls) -> None:
    controls.show_player(PlayerState(time_ms=100, duration_ms=2000))
    wishes: list[PlayerWish] = []
    controls.wished.connect(wishes.append)
    for button in controls.buttons.values():
        button.click()
    assert wishes == list(PlayerWish)


def test_the_play_button_pauses_while_it_plays(controls: PlayerControls) -> None:
    play = controls.buttons[PlayerWish.PLAY]
    controls.show_player(PlayerState(duration_ms=2000, playing=True))
    assert play.accessibleName() == "Pause (Space)"
    controls.show_player(PlayerState(duration_ms=2000))
    assert play.accessibleName() == "Play (Space)"


def test_scrubbing_and_speed(qtbot: QtBot, controls: PlayerControls) -> None:
    controls.show_player(PlayerState(time_ms=1500, duration_ms=2000, speed=2.0))
    assert controls.time.value() == 1500
    assert controls.clock.text() == "1.5 / 2.0 s"
    scrubbed: list[int] = []
    controls.scrubbed.connect(scrubbed.append)
    controls.resize(1200, 60)
    qtbot.mouseClick(controls.time, Qt.MouseButton.LeftButton, pos=QPoint(controls.time.width() // 2, 6))
    assert scrubbed.pop() == pytest.approx(1000, abs=3)
    qtbot.keyClick(controls.time, Qt.Key.Key_Left)
    assert scrubbed.pop() == 1400
    qtbot.keyClick(controls.time, Qt.Key.Key_End)
    assert scrubbed.pop() == 2000
    menu = controls.speed.menu()
    assert menu is not None
    with qtbot.waitSignal(controls.speed_wished) as wished:
        menu.actions()[0].trigger()
    assert wished.args == [0.25]
