import pytest
from pytestqt.qtbot import QtBot

from simulator.formats.language import Language
from simulator.rules.messages import message
from simulator.view.look.texts import Texts
from simulator.view.panels.notice import Choice, Line, NoticeContent, NoticeKind
from simulator.view.panels.notice_area import NoticeArea, Topic


@pytest.fixture
def area(qtbot: QtBot, texts: Texts) -> NoticeArea:
    area = NoticeArea(texts)
    qtbot.addWidget(area)
    area.show()
    return area


def content(*choices: Choice) -> NoticeContent:
    line = Line("permanents[2].power", message("window.log.empty"))
    return NoticeContent(NoticeKind.WARNING, message("window.undo-none"), choices, (line,))


def test_a_notice_says_everything_with_its_place(area: NoticeArea, texts: Texts) -> None:
    area.show_notice(Topic.FILE, content())
    notice = area.notice(Topic.FILE)
    assert notice is not None
    assert notice.words.text() == "Nothing to undo"
    assert notice.lines.toPlainText() == "permanents[2].power  Nothing has happened in this combat yet."
    texts.set_language(Language.JA)
    assert notice.words.text() == "取り消すものはありません"


def test_a_choice_is_taken_once(area: NoticeArea) -> None:
    taken: list[str] = []
    area.show_notice(Topic.UNSAVED, content(Choice(message("window.close"), lambda: taken.append("close"))))
    notice = area.notice(Topic.UNSAVED)
    assert notice is not None
    notice.buttons[0].click()
    assert taken == ["close"]
    assert area.notice(Topic.UNSAVED) is None


def test_a_newer_notice_takes_the_place_of_the_older(area: NoticeArea) -> None:
    area.show_notice(Topic.FILE, content())
    first = area.notice(Topic.FILE)
    area.show_notice(Topic.FILE, content())
    assert area.notice(Topic.FILE) is not first
    area.clear(Topic.FILE)
    area.clear(Topic.FILE)
    assert area.notice(Topic.FILE) is None
