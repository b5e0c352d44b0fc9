import pytest
from pytestqt.qtbot import QtBot

from simulator.controller.board_state import Sentence
from simulator.formats.language import Language
from simulator.rules.messages import message
from simulator.view.look.texts import Texts
from simulator.view.panels.log_panel import LogPanel
from tests.view.states import damage_state


@pytest.fixture
def panel(qtbot: QtBot, texts: Texts) -> LogPanel:
    panel = LogPanel(texts)
    qtbot.addWidget(panel)
    return panel


def test_every_line_names_its_rule_and_warnings_follow(panel: LogPanel, texts: Texts) -> None:
    panel.show_state(damage_state(warnings=(Sentence(message("window.undo-none")),)))
    assert panel.lines() == ("Declare attackers (508.1)", "⚠ Nothing to undo")
    texts.set_language(Language.JA)
    assert panel.lines()[0] == "攻撃クリーチャー指定ステップ (508.1)"


def test_an_empty_log_says_so(panel: LogPanel) -> None:
    panel.show_state(damage_state(log=()))
    panel.show()
    assert panel.empty.isVisible()
    assert panel.lines() == ()
