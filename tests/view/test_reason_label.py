from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from simulator.controller.board_state import Sentence
from simulator.rules.citation import Rule
from simulator.rules.messages import message
from simulator.view.look.reason_label import ReasonLabel
from simulator.view.look.sentences import as_html, as_plain, rule_html
from simulator.view.look.style import THEMES, ThemeId
from simulator.view.look.texts import Texts
from simulator.view.look.window_style import palette

RULE = rule_html(Rule("702.19b"))


def _has(label: ReasonLabel, color: str) -> bool:
    """Whether a pixel of this colour is shown, as nearly as letters have it."""
    image = label.grab().toImage()
    wanted = QColor(color)
    return any(
        sum(abs(one - other) for one, other in zip(QColor(image.pixel(x, y)).toTuple(), wanted.toTuple(), strict=True))
        < 40
        for x in range(image.width())
        for y in range(image.height())
    )


def test_a_rule_number_tells_its_rule(qtbot: QtBot, texts: Texts) -> None:
    label = ReasonLabel(texts)
    qtbot.addWidget(label)
    assert label.rule_of("rule:702.19b").startswith("702.19b – ")
    assert label.rule_of("") == ""


def test_links_take_the_colour_of_another_theme(qtbot: QtBot, qapp: QApplication, texts: Texts) -> None:
    before = qapp.palette()
    dark, light = THEMES[ThemeId.DARK], THEMES[ThemeId.LIGHT]
    try:
        qapp.setPalette(palette(dark))
        label = ReasonLabel(texts)
        qtbot.addWidget(label)
        label.setText(f'<span style="font-size: 40px">{RULE}</span>')
        assert _has(label, dark.link)
        qapp.setPalette(palette(light))
        qapp.processEvents()
        assert _has(label, light.link)
        assert not _has(label, dark.link)
    finally:
        qapp.setPalette(before)


def test_no_line_ends_within_a_comparison(texts: Texts) -> None:
    for key, sign in (("why.met", "≥"), ("why.short", "&lt;")):
        said = Sentence(message(key, recipient="B", given=2, needed=3))
        assert f"2&nbsp;{sign}&nbsp;3" in as_html(texts, said, None)
        assert "\xa0" not in as_plain(texts, said, None)
