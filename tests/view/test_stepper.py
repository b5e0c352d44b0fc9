import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from simulator.view.look.stepper import LARGEST, Stepper


@pytest.fixture
def stepper(qtbot: QtBot) -> Stepper:
    stepper = Stepper(0)
    qtbot.addWidget(stepper)
    stepper.show_value(1)
    return stepper


def test_buttons_and_arrows_step_and_hold_at_the_end(qtbot: QtBot, stepper: Stepper) -> None:
    told: list[int] = []
    stepper.chosen.connect(told.append)
    stepper.more.click()
    qtbot.keyClick(stepper.field, Qt.Key.Key_Up)
    qtbot.keyClick(stepper.field, Qt.Key.Key_PageDown)
    stepper.less.click()
    assert told == [2, 3, 0]


def test_a_number_is_typed(qtbot: QtBot, stepper: Stepper) -> None:
    stepper.field.setText("17")
    with qtbot.waitSignal(stepper.chosen) as told:
        qtbot.keyClick(stepper.field, Qt.Key.Key_Return)
    assert told.args == [17]
    assert stepper.value == 17


def test_what_is_shown_is_not_told(qtbot: QtBot, stepper: Stepper) -> None:
    with qtbot.assertNotEmitted(stepper.chosen):
        stepper.show_value(LARGEST)
    assert stepper.field.text() == "1000000"
