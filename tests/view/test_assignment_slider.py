import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from simulator.view.panels.assignment_slider import AssignmentSlider

HUGE = 10**30


@pytest.fixture
def slider(qtbot: QtBot) -> AssignmentSlider:
    slider = AssignmentSlider()
    qtbot.addWidget(slider)
    slider.resize(300, 24)
    slider.chosen.connect(lambda index: slider.show_place(index, slider.length))
    return slider


def test_every_index_of_a_small_set_is_reached_by_keys(qtbot: QtBot, slider: AssignmentSlider) -> None:
    slider.show_place(0, 28)
    reached = [slider.index]
    for _ in range(40):
        qtbot.keyClick(slider, Qt.Key.Key_Right)
        reached.append(slider.index)
    assert reached[:28] == list(range(28))
    assert slider.index == 27


def test_the_ends_of_a_set_beyond_2_to_the_31(qtbot: QtBot, slider: AssignmentSlider) -> None:
    slider.show_place(0, HUGE)
    qtbot.keyClick(slider, Qt.Key.Key_End)
    assert slider.index == HUGE - 1
    qtbot.keyClick(slider, Qt.Key.Key_Left)
    assert slider.index == HUGE - 2
    qtbot.keyClick(slider, Qt.Key.Key_Home)
    qtbot.keyClick(slider, Qt.Key.Key_PageDown)
    assert slider.index == HUGE // 20


def test_dragging_reaches_both_ends_exactly(qtbot: QtBot, slider: AssignmentSlider) -> None:
    slider.show_place(5, HUGE)
    qtbot.mousePress(slider, Qt.MouseButton.LeftButton, pos=QPoint(299, 12))
    assert slider.index == HUGE - 1
    qtbot.mouseMove(slider, QPoint(0, 12))
    qtbot.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=QPoint(0, 12))
    qtbot.mousePress(slider, Qt.MouseButton.LeftButton, pos=QPoint(0, 12))
    assert slider.index == 0


def test_from_no_place_a_step_goes_to_the_nearest_end(slider: AssignmentSlider) -> None:
    slider.show_place(None, 28)
    slider.step(1)
    assert slider.index == 0
    slider.show_place(None, 28)
    slider.step(-1)
    assert slider.index == 27


def test_with_one_assignment_there_is_nothing_to_walk(qtbot: QtBot, slider: AssignmentSlider) -> None:
    slider.show_place(0, 1)
    assert not slider.isEnabled()
    with qtbot.assertNotEmitted(slider.chosen):
        slider.step(1)
