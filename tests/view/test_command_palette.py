import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from simulator.formats.language import Language
from simulator.view.look.texts import Texts
from simulator.view.panels.command_palette import CommandPalette
from simulator.view.window.shortcuts import SEQUENCES, SINGLE_KEYS, Command, keys_of, single_key
from simulator.view.window.window_actions import WindowActions
from tests.view.states import damage_state


@pytest.fixture
def actions(qtbot: QtBot, texts: Texts) -> WindowActions:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 700)
    window.show()
    return WindowActions(texts, window)


@pytest.fixture
def palette(texts: Texts, actions: WindowActions) -> CommandPalette:
    return CommandPalette(texts, actions, actions.window)


def shown(palette: CommandPalette) -> list[str]:
    return [palette.list.topLevelItem(row).text(0) for row in range(palette.list.topLevelItemCount())]


def test_typing_finds_a_command_and_enter_gives_it(
    qtbot: QtBot, actions: WindowActions, palette: CommandPalette
) -> None:
    actions.show_state(damage_state())
    palette.open()
    qtbot.keyClicks(palette.field, "most dest")
    assert shown(palette) == ["Propose: most destroyed"]
    with qtbot.waitSignal(actions.commanded) as given:
        qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    assert given.args == [Command.MOST_DESTROYED]
    assert not palette.isVisible()


def test_what_cannot_be_done_now_is_not_offered(actions: WindowActions, palette: CommandPalette) -> None:
    actions.show_state(damage_state(undo=None, legal=None, can_confirm=False))
    palette.open()
    assert not {"Undo", "Redo", "Previous assignment"} & set(shown(palette))


def test_undo_says_what_it_undoes(actions: WindowActions, texts: Texts) -> None:
    actions.show_state(damage_state())
    assert actions.of(Command.UNDO).text() == "Undo “Nothing to undo”"
    texts.set_language(Language.JA)
    assert actions.of(Command.UNDO).text() == "「取り消すものはありません」を取り消す"


def test_arrows_move_and_escape_closes(qtbot: QtBot, palette: CommandPalette) -> None:
    palette.open()
    qtbot.keyClick(palette.field, Qt.Key.Key_Up)
    assert palette.list.currentItem().text(0) == shown(palette)[-1]
    qtbot.keyClick(palette.field, Qt.Key.Key_Down)
    assert palette.list.currentItem().text(0) == shown(palette)[0]
    qtbot.keyClick(palette.field, Qt.Key.Key_Escape)
    assert not palette.isVisible()


def test_no_two_commands_have_the_same_keys() -> None:
    keys = [key for keys in SEQUENCES.values() for key in keys]
    assert len(keys) == len(set(keys))


def test_text_fields_leave_the_keys_of_commands_alone() -> None:
    # What a text field takes for itself on some system, such as Ctrl+E for the end of the line on X11. Undo, Redo
    # and Ctrl+Home mean the same in it as elsewhere, to the text.
    own = {"Ctrl+A", "Ctrl+B", "Ctrl+C", "Ctrl+E", "Ctrl+F", "Ctrl+H", "Ctrl+U", "Ctrl+V", "Ctrl+W", "Ctrl+X"}
    assert not own & {keys for sequence in SEQUENCES.values() for keys in sequence}


@pytest.mark.parametrize(
    ("key", "command"), [(key, command) for (key, shift), command in SINGLE_KEYS.items() if not shift]
)
def test_single_keys_give_their_commands(key: Qt.Key, command: Command) -> None:
    event = QKeyEvent(QKeyEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
    assert single_key(event) is command
    with_control = QKeyEvent(QKeyEvent.Type.KeyPress, key, Qt.KeyboardModifier.ControlModifier)
    assert single_key(with_control) is None


def test_keys_are_written_beside_their_commands() -> None:
    assert keys_of(Command.UNDO) == "Ctrl+Z · Z"
    assert keys_of(Command.PLAY) == "Space"
