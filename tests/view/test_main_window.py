"""The whole window through the real controller: what a person does, and what becomes of it."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from simulator.controller.board_state import Seat
from simulator.controller.intents import Confirm, PutDraft, Rename
from simulator.formats.language import Language
from simulator.rules.assignment import Assignment
from simulator.rules.timeline import Moment
from simulator.view.look.style import ThemeId
from simulator.view.panels.notice_area import Topic
from simulator.view.panels.side_column import Page
from simulator.view.window.main_window import MainWindow
from simulator.view.window.preference_store import Preferences
from simulator.view.window.shortcuts import Command
from simulator.view.window.window_commands import command_table
from simulator.view.window.window_parts import WindowPage
from tests.view.windows import WURM, Chosen, drop, drop_entry, put, tools


@pytest.fixture
def chooser() -> Chosen:
    return Chosen()


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path, chooser: Chosen) -> Iterator[MainWindow]:
    window = MainWindow(tools(qapp, tmp_path), chooser)
    window.choices.choose(Preferences(ThemeId.DARK, Language.EN, animated=False))
    qtbot.addWidget(window, before_close_func=lambda one: one._close_at_once())
    window.resize(1280, 800)
    window.show()
    yield window
    window.choices.speak(Language.EN)


def answer(window: MainWindow, topic: Topic, words: str) -> None:
    """Press the button of a notice."""
    notice = window.parts.notices.notice(topic)
    assert notice is not None
    next(button for button in notice.buttons if button.text() == words).click()


def command(window: MainWindow, given: Command) -> None:
    window.commands.of(given).trigger()


def test_it_begins_with_the_start_page_and_goes_on_to_an_empty_table(window: MainWindow) -> None:
    assert window.parts.page is WindowPage.START
    window.parts.start.empty_table.click()
    assert window.parts.page is WindowPage.TABLE
    command(window, Command.START_PAGE)
    assert window.parts.page is WindowPage.START
    window.parts.start.back.click()
    assert window.parts.page is WindowPage.TABLE


def test_a_bundled_scenario_opens_as_a_copy(window: MainWindow, tmp_path: Path, chooser: Chosen) -> None:
    first = window._tools.scenarios[0]
    window.parts.start.opened.emit(first.path)
    assert window.parts.page is WindowPage.TABLE
    assert window.files.path is None
    chooser.to_save.append(tmp_path / "mine.combat.json")
    command(window, Command.SAVE)
    assert (tmp_path / "mine.combat.json").is_file()


@pytest.mark.parametrize(
    ("line", "keys", "seat"),
    [
        ("4/4 trample, deathtouch", Qt.KeyboardModifier.NoModifier, Seat.NEAR),
        ("Wall: 0/4 defender", Qt.KeyboardModifier.ShiftModifier, Seat.FAR),
        ("loyalty 3", Qt.KeyboardModifier.ShiftModifier, Seat.FAR),
    ],
)
def test_what_is_typed_is_put_on_the_table(
    qtbot: QtBot, window: MainWindow, line: str, keys: Qt.KeyboardModifier, seat: Seat
) -> None:
    window.start_with_table()
    field = window.parts.palette_panel.field
    qtbot.keyClicks(field, line)
    assert window.parts.palette_panel.preview.entry is not None
    qtbot.keyClick(field, Qt.Key.Key_Return, keys)
    (card,) = window._link.state.cards
    assert card.seat is seat
    assert window._link.state.unsaved


def test_a_misspelt_keyword_is_told_before_it_lies_on_the_table(qtbot: QtBot, window: MainWindow) -> None:
    window.start_with_table()
    panel = window.parts.palette_panel
    qtbot.keyClicks(panel.field, "4/4 trampel")
    assert "Is “trample” meant?" in panel.preview.text()
    qtbot.keyClick(panel.field, Qt.Key.Key_Return)
    (card,) = window._link.state.cards
    assert [badge.letters for badge in card.badges] == ["TR?"]


def test_what_is_wrong_with_a_typed_line_is_said_at_once(qtbot: QtBot, window: MainWindow) -> None:
    window.start_with_table()
    panel = window.parts.palette_panel
    qtbot.keyClicks(panel.field, "4/x trample")
    assert panel.preview.text()
    assert panel.preview.entry is None
    qtbot.keyClick(panel.field, Qt.Key.Key_Return)
    assert window._link.state.cards == ()


def test_a_few_letters_find_an_entry_of_the_palette(qtbot: QtBot, window: MainWindow) -> None:
    window.start_with_table()
    panel = window.parts.palette_panel
    qtbot.keyClicks(panel.field, "wurm")
    assert next(row.name for row in panel.list.rows() if row.content) == "Wurm"
    qtbot.keyClick(panel.field, Qt.Key.Key_Return)
    assert window._link.state.cards[0].name == (("en", "Wurm"), ("ja", "ワーム"))


def test_entries_are_dropped_where_they_are_to_lie(window: MainWindow) -> None:
    window.start_with_table()
    drop_entry(window, "Bear: 2/2", 0.5, 0.9)
    drop_entry(window, "Siege: defense 5", 0.3, 0.1)
    bear, siege = window._link.state.cards
    assert (bear.controller, siege.controller, siege.protector) == ("P1", "P1", "P2")
    assert (bear.seat, siege.seat) == (Seat.NEAR, Seat.FAR)


def test_the_slider_walks_the_whole_set_in_canonical_order(qtbot: QtBot, window: MainWindow) -> None:
    put(window, WURM)
    slider = window.parts.side.legal.slider
    drafts: list[tuple[int | None, ...]] = []
    for place in range(28):
        qtbot.keyClick(slider, Qt.Key.Key_Right)
        state = window._link.state
        assert state.legal is not None
        assert state.legal.index == place
        drafts.append(tuple(share.amount for share in state.shares if share.source == "A"))
    assert drafts == sorted(set(drafts), key=lambda amounts: [-(amount or 0) for amount in amounts])
    assert window.parts.side.legal.place.field.text() == "28"


def test_a_set_beyond_2_to_the_31_is_walked_to_its_exact_end(qtbot: QtBot, window: MainWindow) -> None:
    attackers = "; ".join(f"A{n}: 12/12 trample > P2" for n in range(1, 13))
    blockers = "; ".join(f"B{n}: 0/1 x A{(n + 2) // 3}" for n in range(1, 37))
    put(window, f"{attackers}; {blockers}")
    legal = window._link.state.legal
    assert legal is not None
    assert legal.count is not None
    assert legal.count > 2**64
    qtbot.keyClick(window.parts.side.legal.slider, Qt.Key.Key_End)
    after = window._link.state.legal
    assert after is not None
    assert after.index == legal.count - 1


def test_escape_leaves_the_start_page_for_the_table_that_was_left(qtbot: QtBot, window: MainWindow) -> None:
    put(window, WURM)
    window.commands.of(Command.START_PAGE).trigger()
    assert window.parts.page is WindowPage.START
    qtbot.keyClick(window.parts.start.search, Qt.Key.Key_Escape)
    assert window.parts.page is WindowPage.TABLE
    assert window.parts.board.hasFocus()


def test_keys_deal_damage_and_take_it_back(qtbot: QtBot, window: MainWindow) -> None:
    put(window, WURM)
    command(window, Command.FIRST)
    window.parts.board.setFocus()
    qtbot.keyClick(window.parts.board, Qt.Key.Key_Return)
    assert window._link.state.moment is Moment.COMBAT_DAMAGE
    qtbot.keyClick(window.parts.board, Qt.Key.Key_Z)
    assert window._link.state.moment is Moment.DECLARE_BLOCKERS
    qtbot.keyClick(window.parts.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ShiftModifier)
    assert window._link.state.moment is Moment.COMBAT_DAMAGE


def test_a_missing_choice_is_named_and_not_made(qtbot: QtBot, window: MainWindow) -> None:
    put(window, WURM)
    window.parts.board.setFocus()
    qtbot.keyClick(window.parts.board, Qt.Key.Key_Return)
    assert window._link.state.moment is Moment.DECLARE_BLOCKERS
    assert window.parts.side.refusal.isVisible()


def test_a_refused_assignment_offers_the_nearest_with_one_click(window: MainWindow) -> None:
    put(window, WURM)
    all_to_the_planeswalker = {"A": {"W": 8}, "C": {"P2": 4}, "B1": {"A": 2}}
    window._link.do(PutDraft(Assignment.of(all_to_the_planeswalker)))
    refusal = window.parts.side.refusal
    assert refusal.isVisible()
    refusal.nearest.click()
    assert not refusal.isVisible()
    legal = window._link.state.legal
    assert legal is not None
    assert legal.index is not None


def test_what_was_refused_is_forgotten_on_the_table_too_and_the_keyboard_is_back_there(
    qtbot: QtBot, window: MainWindow
) -> None:
    put(window, WURM)
    board, refusal = window.parts.board, window.parts.side.refusal
    board.table.mark(board.table.marks.pointing_to(("A", "P2")))
    qtbot.keyClick(board, Qt.Key.Key_6)
    assert board.table.hint.words
    refusal.nearest.setFocus()
    qtbot.keyClick(refusal.nearest, Qt.Key.Key_Space)
    assert not board.table.hint.words
    assert board.hasFocus()


def test_saving_does_not_play_the_last_step_again(window: MainWindow, tmp_path: Path, chooser: Chosen) -> None:
    put(window, WURM)
    command(window, Command.FIRST)
    window.choices.choose(Preferences(ThemeId.DARK, Language.EN, animated=True))
    window._link.do(Confirm())
    animator = window.parts.board.animator
    animator.finish()
    chooser.to_save.append(tmp_path / "x.combat.json")
    command(window, Command.SAVE)
    assert animator.is_over
    assert animator.duration_ms > 0


def test_while_a_step_is_played_arrows_step_through_it(qtbot: QtBot, window: MainWindow) -> None:
    put(window, WURM)
    command(window, Command.FIRST)
    window.choices.choose(Preferences(ThemeId.DARK, Language.EN, animated=True))
    window._link.do(Confirm())
    animator = window.parts.board.animator
    qtbot.keyClick(window.parts.board, Qt.Key.Key_Space)
    assert not animator.is_running
    animator.scrub(0)
    window.parts.board.setFocus()
    qtbot.keyClick(window.parts.board, Qt.Key.Key_Right)
    assert animator.time_ms > 0
    qtbot.keyClick(window.parts.board, Qt.Key.Key_Left)
    assert animator.time_ms == 0


def test_the_board_and_the_list_share_their_selection(window: MainWindow) -> None:
    put(window, WURM)
    window.parts.board.select("B1")
    assert window.parts.side.tree.current_id() == "B1"
    window.parts.side.tree.select("A")
    assert window.parts.board.table.marks.selected == "A"


def test_a_double_click_edits_and_the_line_holds(qtbot: QtBot, window: MainWindow) -> None:
    put(window, WURM)
    window.parts.board.edit_requested.emit("A")
    popup = window.popups.edit_popup
    assert popup.text.text() == "A: 8/8 trample over planeswalkers"
    popup.text.setText("Wurm: 9/9 trample over planeswalkers")
    qtbot.keyClick(popup.text, Qt.Key.Key_Return)
    card = window._link.state.card("A")
    assert card is not None
    assert (card.power, card.name) == (9, (("", "Wurm"),))
    popup.stepper("damage").more.click()
    assert popup.text.text() == "Wurm: 9/9 damage 1 trample over planeswalkers"


def test_title_rules_and_language_are_changed_from_the_top_bar(window: MainWindow) -> None:
    put(window, WURM)
    bar = window.parts.top_bar
    bar.wanted.emit(Rename("Mine"))
    assert window.windowTitle() == "Mine[*] – Combat"
    assert window.isWindowModified()
    bar.eras.actions()[1].trigger()
    assert window._link.state.rules == "m11"
    bar.languages[Language.JA].click()
    assert window._texts.language is Language.JA
    assert window._tools.store.load().language is Language.JA


def test_the_theme_is_changed_while_running(window: MainWindow) -> None:
    put(window, WURM)
    window.parts.side.show_page(Page.PREFERENCES)
    box = window.parts.side.preferences.theme
    box.setCurrentIndex(box.findText("Light"))
    box.activated.emit(box.currentIndex())
    assert window._tools.theming.style.theme.id is ThemeId.LIGHT
    assert QApplication.palette().color(QPalette.ColorRole.Window).name() == window._tools.theming.style.theme.window


class TestFiles:
    """New, open, save, drop, quit."""

    def test_unsaved_work_is_asked_about_and_kept(self, window: MainWindow) -> None:
        put(window, WURM)
        window._link.do(Rename("Mine"))
        command(window, Command.NEW)
        assert window._link.state.cards
        answer(window, Topic.UNSAVED, "Cancel")
        assert window._link.state.cards

    def test_it_can_be_thrown_away(self, window: MainWindow) -> None:
        put(window, WURM)
        window._link.do(Rename("Mine"))
        command(window, Command.NEW)
        answer(window, Topic.UNSAVED, "Don’t save")
        assert window._link.state.cards == ()

    def test_it_can_be_saved_first(self, window: MainWindow, tmp_path: Path, chooser: Chosen) -> None:
        put(window, WURM)
        window._link.do(Rename("A/B: mine"))
        chooser.to_save.append(tmp_path / "mine.combat.json")
        command(window, Command.NEW)
        answer(window, Topic.UNSAVED, "Save")
        assert chooser.suggested == ["A B mine"]
        assert json.loads((tmp_path / "mine.combat.json").read_text("utf-8"))["title"] == "A/B: mine"
        assert window._link.state.cards == ()

    def test_saving_that_is_given_up_keeps_everything(self, window: MainWindow) -> None:
        put(window, WURM)
        window._link.do(Rename("Mine"))
        command(window, Command.NEW)
        answer(window, Topic.UNSAVED, "Save")
        assert window._link.state.cards

    def test_closing_asks_too(self, window: MainWindow) -> None:
        put(window, WURM)
        window._link.do(Rename("Mine"))
        assert not window.close()
        answer(window, Topic.UNSAVED, "Don’t save")
        assert not window.isVisible()

    def test_without_changes_it_closes_at_once(self, window: MainWindow) -> None:
        put(window, WURM)
        assert window.close()

    def test_save_open_and_recent_files(self, window: MainWindow, tmp_path: Path, chooser: Chosen) -> None:
        path = tmp_path / "mine.combat.json"
        chooser.to_save.append(path)
        chooser.to_open.append(path)
        put(window, WURM)
        window._link.do(Rename("Mine"))
        command(window, Command.SAVE)
        assert not window._link.state.unsaved
        assert window.files.path == path
        command(window, Command.NEW)
        assert window.files.path is None
        command(window, Command.OPEN)
        assert window._link.state.title == (("", "Mine"),)
        assert window._tools.recent.paths() == (path,)
        assert window.parts.menu.recent_menu.actions()[0].text() == path.name

    def test_a_bad_file_says_everything_and_changes_nothing(self, window: MainWindow, tmp_path: Path) -> None:
        put(window, WURM)
        before = window._link.state
        bad = tmp_path / "bad.combat.json"
        permanent = {"id": "A", "controller": "PX", "types": ["creature"], "power": 2}
        bad.write_text(
            json.dumps({"format": "combat-scenario", "version": 1, "permanents": [permanent], "players": []}), "utf-8"
        )
        window.files.open_path(bad)
        notice = window.parts.notices.notice(Topic.FILE)
        assert notice is not None
        assert "bad.combat.json" in notice.words.text()
        assert "permanents[0].toughness" in notice.lines.toPlainText()
        assert len(notice.content.lines) > 1
        assert window._link.state is before

    def test_a_file_that_is_not_there_is_said(self, window: MainWindow, tmp_path: Path) -> None:
        window.files.open_path(tmp_path / "nowhere.combat.json")
        notice = window.parts.notices.notice(Topic.FILE)
        assert notice is not None

    def test_a_folder_that_cannot_be_written_is_said(self, window: MainWindow, tmp_path: Path, chooser: Chosen) -> None:
        put(window, WURM)
        window._link.do(Rename("Mine"))
        chooser.to_save.append(tmp_path / "no" / "such" / "folder.combat.json")
        command(window, Command.SAVE)
        assert window.parts.notices.notice(Topic.FILE) is not None
        assert window._link.state.unsaved

    def test_a_file_is_dropped_on_the_window(self, window: MainWindow, tmp_path: Path) -> None:
        path = tmp_path / "board.txt"
        path.write_text(WURM, "utf-8")
        mime = QMimeData()
        mime.setUrls([QUrl.fromLocalFile(str(path))])
        drop(window, mime, QPoint(5, 5))
        assert len(window._link.state.cards) == 6
        # Saving would write JSON over a notation.
        assert window.files.path is None


class TestFaults:
    """The program's own faults: said in the window, the table untouched."""

    def test_a_fault_is_said_plainly_with_details_to_copy(
        self, window: MainWindow, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(sys, "excepthook", sys.excepthook)
        window.faults.install()
        sys.excepthook(ValueError, ValueError("seven"), None)
        notice = window.parts.notices.notice(Topic.FAULT)
        assert notice is not None
        assert "seven" not in notice.words.text()
        notice.buttons[0].click()
        assert "ValueError: seven" in QGuiApplication.clipboard().text()

    def test_a_controller_that_fails_is_not_swallowed(
        self, window: MainWindow, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def fail(_intent: object) -> None:
            raise RuntimeError("broken")

        put(window, WURM)
        before = window._link.state
        monkeypatch.setattr(window._link._controller, "do", fail)
        assert window._link.do(Confirm()) is not None
        assert window.parts.notices.notice(Topic.FAULT) is not None
        assert window._link.state is before


class TestRecovery:
    """Unsaved work of a window that is gone."""

    @pytest.fixture
    def window(self, qtbot: QtBot, qapp: QApplication, tmp_path: Path, chooser: Chosen) -> MainWindow:
        gone = MainWindow(tools(qapp, tmp_path), chooser)
        qtbot.addWidget(gone, before_close_func=lambda one: one._close_at_once())
        gone._link.do(Rename("Lost"))
        gone.autosave.keep()
        gone.autosave.release()
        window = MainWindow(tools(qapp, tmp_path), chooser)
        qtbot.addWidget(window, before_close_func=lambda one: one._close_at_once())
        window.show()
        return window

    def test_it_is_offered_and_put_on_the_table_as_unsaved(self, window: MainWindow) -> None:
        answer(window, Topic.RECOVERY, "Put it on the table")
        assert window._link.state.title == (("", "Lost"),)
        assert window._link.state.unsaved
        assert window.parts.page is WindowPage.TABLE
        assert [path.suffix for path in window._tools.recovery.glob("*.json")] == [".json"]
        assert window.autosave.file.is_file()

    def test_it_can_be_thrown_away(self, window: MainWindow) -> None:
        answer(window, Topic.RECOVERY, "Throw it away")
        assert window._link.state.title == ()
        assert list(window._tools.recovery.glob("*.json")) == []


def test_every_command_does_something_of_its_own(window: MainWindow) -> None:
    window.start_with_table()
    assert set(command_table(window, window._link, window._texts)) == set(Command)
    for given in (Command.SHOW_LIST, Command.SHOW_LOG, Command.PREFERENCES, Command.SHOW_RESULTS):
        command(window, given)
    assert window.parts.side.tabs.currentIndex() == Page.RESULTS
    command(window, Command.TYPE)
    assert window.parts.palette_panel.field.hasFocus()
    command(window, Command.LANGUAGE)
    assert window._texts.language is Language.JA
    command(window, Command.ANIMATION)
    assert window.choices.chosen.animated
    command(window, Command.COMMANDS)
    assert window.palette_of_commands.isVisible()


class PaintWatch(QObject):
    """Watches what is painted, and whether the window had written its title by then."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.seen: list[tuple[frozenset[str], bool]] = []
        self._window = window
        window.parts.board.viewport().installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            cards = frozenset(self._window.parts.board.table.cards)
            self.seen.append((cards, self._window.isWindowModified()))
        return False


def test_a_change_is_painted_on_the_board_before_anything_beside_it_is_shown(window: MainWindow) -> None:
    put(window, "A: 3/3; B: 2/2 @P2")
    window.show()
    QApplication.processEvents()
    watch = PaintWatch(window)
    drop_entry(window, "4/4 trample", 0.5, 0.8)
    assert any(len(cards) == 3 and not is_modified for cards, is_modified in watch.seen)
    assert window.isWindowModified()
