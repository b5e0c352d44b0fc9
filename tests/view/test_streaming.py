"""The overlay from the window: begun by one command, its address copied, what its control page wants done here."""

import gc
import sys
import urllib.error
import urllib.request
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from threading import Thread

import pytest
import segno
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from simulator.cli.window_overlay import WindowOverlay
from simulator.formats.language import Language
from simulator.rules.timeline import Moment
from simulator.view.stream.qr_picture import qr_image
from simulator.view.stream.stream_bar import StreamBar
from simulator.view.window.main_window import MainWindow
from simulator.view.window.shortcuts import Command
from tests.overlay.obs_server import ObsServer, listening
from tests.view.windows import WURM, put, tools


def streaming_window(qtbot: QtBot, qapp: QApplication, folder: Path) -> MainWindow:
    made = tools(qapp, folder)
    overlay = made.link.overlay(lambda controller, soon: WindowOverlay(controller, soon, folder))
    window = MainWindow(replace(made, overlay=overlay))
    qtbot.addWidget(window, before_close_func=lambda _: overlay.stop())
    put(window, WURM)
    return window


def bar_of(window: MainWindow) -> StreamBar:
    assert window.streaming is not None
    bar = window.streaming.bar
    assert bar is not None
    return bar


def streaming_bar(qtbot: QtBot, qapp: QApplication, folder: Path) -> StreamBar:
    """The bar of a shown window whose overlay has just begun, with its options open."""
    window = streaming_window(qtbot, qapp, folder)
    window.parts.board.animator.set_enabled(False)
    window.show()
    window.commands.of(Command.OVERLAY).trigger()
    bar = bar_of(window)
    bar.options.click()
    return bar


def aside(call: Callable[[], object]) -> None:
    """Call from a thread of its own, as a browser does: the window's thread stays free."""
    Thread(target=call, daemon=True).start()


def test_one_command_begins_it_and_copies_its_exact_address(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    window = streaming_window(qtbot, qapp, tmp_path)
    window.commands.of(Command.OVERLAY).trigger()
    address = qapp.clipboard().text()
    assert address.startswith("http://127.0.0.1:")
    assert address in bar_of(window).words.text()
    with urllib.request.urlopen(address, timeout=10) as answer:
        assert answer.status == 200


def test_the_garbage_collector_goes_past_what_the_overlay_brings(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    window = streaming_window(qtbot, qapp, tmp_path)
    before = gc.get_freeze_count()
    window.commands.of(Command.OVERLAY).trigger()
    assert gc.get_freeze_count() > before


def test_the_control_page_carries_the_table_on(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    window = streaming_window(qtbot, qapp, tmp_path)
    window.commands.of(Command.OVERLAY).trigger()
    bar_of(window).copy_control.click()
    address = qapp.clipboard().text()
    for command in ("propose/most-through", "confirm"):
        request = urllib.request.Request(address.replace("/control?", f"/control/{command}?"), method="POST")
        aside(lambda request=request: urllib.request.urlopen(request, timeout=10).read())
        moment = Moment.COMBAT_DAMAGE if command == "confirm" else Moment.DECLARE_BLOCKERS
        qtbot.waitUntil(lambda moment=moment: drafted_at(window, moment))


def drafted_at(window: MainWindow, moment: Moment) -> bool:
    state = window.parts.side.legal.state
    return state is not None and state.moment is moment and not state.choice_missing


class Paints(QObject):
    """Notes when a widget is painted."""

    def __init__(self, notes: list[str], parent: QObject) -> None:
        super().__init__(parent)
        self._notes = notes

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            self._notes.append("painted")
        return False


def test_the_table_is_painted_before_the_overlay_hears_of_a_change(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    made = tools(qapp, tmp_path)
    window = MainWindow(made)
    qtbot.addWidget(window)
    window.parts.board.animator.set_enabled(False)
    put(window, WURM)
    window.show()
    qtbot.waitExposed(window)
    soon: list[Callable[[Callable[[], None]], None]] = []
    made.link.overlay(lambda _, given: soon.append(given))  # type: ignore[arg-type, func-returns-value]
    qapp.processEvents()
    notes: list[str] = []
    viewport = window.parts.board.viewport()
    viewport.installEventFilter(Paints(notes, window))
    soon[0](lambda: notes.append("told"))
    viewport.update()
    qtbot.waitUntil(lambda: "told" in notes)
    assert notes == ["painted", "told"]


def test_stopped_it_can_be_watched_no_more(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    window = streaming_window(qtbot, qapp, tmp_path)
    window.commands.of(Command.OVERLAY).trigger()
    address = qapp.clipboard().text()
    bar_of(window).stop.click()
    assert not bar_of(window).isVisibleTo(window)
    with pytest.raises(urllib.error.URLError):
        urllib.request.urlopen(address, timeout=10)
    window.commands.of(Command.OVERLAY).trigger()
    bar_of(window).renew.click()
    assert qapp.clipboard().text() != address


def test_addresses_are_given_out_in_the_language_of_the_window(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    window = streaming_window(qtbot, qapp, tmp_path)
    window.choices.speak(Language.JA)
    window.commands.of(Command.OVERLAY).trigger()
    assert qapp.clipboard().text().endswith("&lang=ja")
    assert bar_of(window).stop.text() == "オーバーレイを停止"
    window.choices.speak(Language.EN)
    bar_of(window).copy_watch.click()
    assert "lang" not in qapp.clipboard().text()
    assert bar_of(window).stop.text() == "Stop overlay"


# The local network


def reaches(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=10) as answer:
            return answer.status == 200
    except urllib.error.URLError:
        return False


def elsewhere(address: str) -> str:
    """The same address by another of this computer's own hosts, as a device in its network would use it."""
    return address.replace("127.0.0.1", "127.0.0.2")


def test_the_network_is_let_in_only_when_that_is_confirmed(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    bar = streaming_bar(qtbot, qapp, tmp_path)
    address = qapp.clipboard().text()
    assert not reaches(elsewhere(address))
    bar.reach.ask.click()
    assert "carry the table on" in bar.reach.words.text()
    assert "Nothing is encrypted" in bar.reach.words.text()
    assert not reaches(elsewhere(address))
    bar.reach.refuse.click()
    assert not reaches(elsewhere(address))
    bar.reach.ask.click()
    bar.reach.allow_button.click()
    assert reaches(elsewhere(address))
    assert reaches(address)


def test_a_network_that_is_let_in_is_shown_until_it_is_shut_out(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    bar = streaming_bar(qtbot, qapp, tmp_path)
    address = qapp.clipboard().text()
    assert bar.close_button.isVisible()
    bar.reach.ask.click()
    bar.reach.allow_button.click()
    bar.options.click()
    assert bar.warning.isVisible()
    assert not bar.close_button.isVisible()
    bar.only_here.click()
    assert not bar.warning.isVisible()
    assert bar.close_button.isVisible()
    assert not reaches(elsewhere(address))
    assert reaches(address)


def test_begun_again_it_is_there_for_this_computer_alone(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    bar = streaming_bar(qtbot, qapp, tmp_path)
    bar.reach.ask.click()
    bar.reach.allow_button.click()
    bar.stop.click()
    bar.parentWidget().window().commands.of(Command.OVERLAY).trigger()  # type: ignore[attr-defined]
    assert not bar.warning.isVisible()
    assert not reaches(elsewhere(qapp.clipboard().text()))


def test_a_phone_is_given_the_address_of_the_control_page_as_a_code(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("simulator.overlay.server.network_hosts", lambda: ("192.0.2.7", "198.51.100.4"))
    bar = streaming_bar(qtbot, qapp, tmp_path)
    reach = bar.reach
    reach.ask.click()
    reach.allow_button.click()
    assert reach.address.text().startswith("http://192.0.2.7:")
    assert "/control?token=" in reach.address.text()
    assert not reach.code.isVisible()
    reach.show_code.click()
    assert reach.code.isVisible()
    assert reach.code.address == reach.address.text()
    reach.host.setCurrentIndex(1)
    assert reach.code.address.startswith("http://198.51.100.4:")
    reach.copy_control.click()
    assert qapp.clipboard().text() == reach.address.text()
    reach.copy_watch.click()
    assert qapp.clipboard().text().startswith("http://198.51.100.4:")
    reach.allow(False)
    assert reach.code.address == ""
    assert not reach.address.isVisible()


def test_a_code_is_what_its_maker_says_with_a_quiet_zone_around_it(qapp: QApplication) -> None:
    text = "http://192.0.2.7:28702/control?token=x"
    matrix = segno.make_qr(text, error="m").matrix
    image = qr_image(text)
    px = image.width() // (len(matrix) + 8)
    for y, row in enumerate(matrix):
        for x, dark in enumerate(row):
            color = image.pixelColor((x + 4) * px + px // 2, (y + 4) * px + px // 2)
            assert color.lightness() == (0 if dark else 255)
    assert image.pixelColor(0, 0).lightness() == 255


# Scenes of OBS


def test_scenes_of_obs_follow_the_table_and_are_remembered(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    bar = streaming_bar(qtbot, qapp, tmp_path)
    box = bar.scenes
    with listening(ObsServer(password="sesame")) as obs:
        box.address.setText(f"127.0.0.1:{obs.port}")
        box.password.setText("sesame")
        box.scenes["dealt"].setText("Combat")
        box.turn.click()
        assert box.status.text() == "Connecting to OBS…"
        qtbot.waitUntil(lambda: box.status.text() == "OBS is connected: scenes follow the combat.")
        assert not box.address.isEnabled()
        window = bar.window()
        assert isinstance(window, MainWindow)
        window.commands.of(Command.MOST_THROUGH).trigger()
        window.commands.of(Command.GO_ON).trigger()
        qtbot.waitUntil(lambda: not obs.switched.empty())
        assert obs.switched.get() == "Combat"
        box.turn.click()
        assert box.address.isEnabled()
    again = streaming_bar(qtbot, qapp, tmp_path).scenes
    kept = (again.address.text(), again.password.text(), again.scenes["dealt"].text(), again.scenes["ended"].text())
    assert kept == (f"127.0.0.1:{obs.port}", "sesame", "Combat", "")


def test_what_obs_refuses_is_told(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    box = streaming_bar(qtbot, qapp, tmp_path).scenes
    with listening(ObsServer(password="sesame")) as obs:
        box.address.setText(f"127.0.0.1:{obs.port}")
        box.scenes["ended"].setText("Table")
        box.turn.click()
        qtbot.waitUntil(lambda: "OBS refuses the password. Enter" in box.status.text())
        box.turn.click()
    assert "OBS can switch its scenes" in box.status.text()


def test_an_old_failure_does_not_stay_when_scenes_are_followed_again(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    bar = streaming_bar(qtbot, qapp, tmp_path)
    box, window = bar.scenes, bar.window()
    assert isinstance(window, MainWindow)
    with listening(ObsServer(scenes=())) as obs:
        box.address.setText(f"127.0.0.1:{obs.port}")
        box.scenes["dealt"].setText("Combat")
        box.turn.click()
        window.commands.of(Command.MOST_THROUGH).trigger()
        window.commands.of(Command.GO_ON).trigger()
        qtbot.waitUntil(lambda: "OBS does not switch" in box.status.text())
        window.commands.of(Command.UNDO).trigger()
        obs.scenes = ("Combat",)
        window.commands.of(Command.GO_ON).trigger()
        qtbot.waitUntil(lambda: "scenes follow the combat again" in box.status.text())
        assert box.status.property("look") == "muted"
        window.choices.speak(Language.JA)
        assert box.status.text() == "OBSに接続済みです。シーンは再び戦闘に合わせて切り替わります。"
        box.turn.click()


def test_a_lost_connection_to_obs_is_told_at_once_also_where_the_bar_was_put_away(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    bar = streaming_bar(qtbot, qapp, tmp_path)
    with listening(ObsServer()) as obs:
        bar.scenes.address.setText(f"127.0.0.1:{obs.port}")
        bar.scenes.scenes["dealt"].setText("Combat")
        bar.scenes.turn.click()
        qtbot.waitUntil(lambda: "OBS is connected" in bar.scenes.status.text())
        bar.options.click()
        bar.close_button.click()
        assert not bar.isVisible()
    qtbot.waitUntil(lambda: "The connection to OBS" in bar.obs_warning.text())
    assert bar.isVisible()
    assert bar.obs_warning.isVisible()
    with listening(obs):
        qtbot.waitUntil(lambda: "scenes follow the combat again" in bar.scenes.status.text())
        assert not bar.obs_warning.isVisible()
        bar.scenes.turn.click()


def test_without_a_scene_nothing_is_switched(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    box = streaming_bar(qtbot, qapp, tmp_path).scenes
    box.turn.click()
    assert box.status.text() == "Name a scene to switch to at one of the moments."
    assert box.address.isEnabled()


def test_without_the_extra_the_window_says_what_to_install(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "simulator.overlay.obs_client", None)
    box = streaming_bar(qtbot, qapp, tmp_path).scenes
    box.scenes["ended"].setText("Table")
    box.turn.click()
    assert "combat-simulator[obs]" in box.status.text()


def test_without_an_overlay_there_is_no_such_command(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    window = MainWindow(tools(qapp, tmp_path))
    qtbot.addWidget(window)
    assert not window.commands.of(Command.OVERLAY).isEnabled()
