"""Scenes of OBS at moments of the combat, against a server that speaks obs-websocket 5."""

import gc
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from itertools import islice, repeat
from pathlib import Path
from queue import Queue
from time import perf_counter

import pytest

from simulator.controller.controller import Controller
from simulator.controller.intents import Confirm, Undo
from simulator.formats.overlay_scenes import OverlayScenes
from simulator.overlay.obs_client import ObsAccount
from simulator.overlay.obs_scenes import ObsScenes, growing_pauses
from simulator.overlay.scene_moments import SceneMoment
from simulator.rules.messages import Message
from tests.controller.tables import table
from tests.overlay.obs_server import ObsServer, listening

BOARD = "A: 3/3 > P2"
BOTH = {SceneMoment.DEALT: "Combat", SceneMoment.ENDED: "Table"}
Told = Queue[Message]
_PATIENCE = 20


@pytest.fixture
def told() -> Told:
    return Queue()


@contextmanager
def following(
    port: int,
    told: Told,
    password: str = "",
    scenes: Mapping[SceneMoment, str] = BOTH,
    pauses: Callable[[], Iterator[float]] = growing_pauses,
) -> Iterator[Controller]:
    """A table that a small OBS follows."""
    controller = table(BOARD)
    followed = ObsScenes(controller, ObsAccount(f"127.0.0.1:{port}", password), scenes, told.put, told.put, pauses)
    followed.start()
    try:
        yield controller
    finally:
        followed.stop()


def keys(told: Told) -> list[str]:
    """What has been told so far."""
    return [told.get().key for _ in range(told.qsize())]


def deal(controller: Controller) -> None:
    """Carry the table on until the damage is dealt."""
    sheet = controller.cue_sheet
    while not controller.cue_sheet.cues or controller.cue_sheet is sheet:
        assert controller.do(Confirm()) is None


def test_dealt_damage_and_the_end_of_combat_switch_the_scene(told: Told) -> None:
    with listening(ObsServer(password="sesame")) as obs, following(obs.port, told, "sesame") as controller:
        deal(controller)
        assert obs.switched.get(timeout=_PATIENCE) == "Combat"
        while not controller.state.ended:
            assert controller.do(Confirm()) is None
        assert obs.switched.get(timeout=_PATIENCE) == "Table"
    assert keys(told) == ["overlay.obs.connected"]


def test_a_moment_without_a_scene_switches_nothing_and_undo_neither(told: Told) -> None:
    with listening(ObsServer()) as obs, following(obs.port, told, scenes={SceneMoment.DEALT: "Combat"}) as controller:
        deal(controller)
        assert obs.switched.get(timeout=_PATIENCE) == "Combat"
        assert controller.do(Undo()) is None
        deal(controller)
        assert obs.switched.get(timeout=_PATIENCE) == "Combat"
        assert obs.asked.qsize() == 2


def test_a_wrong_password_is_told_at_once_in_words(told: Told) -> None:
    with listening(ObsServer(password="sesame")) as obs, following(obs.port, told, "open") as controller:
        assert told.get(timeout=_PATIENCE).key == "overlay.obs.wrong-password"
        deal(controller)
        assert obs.asked.empty()
    assert told.empty()


def test_a_scene_that_obs_does_not_know_is_told_once(told: Told) -> None:
    scenes = {SceneMoment.DEALT: "Nowhere"}
    with listening(ObsServer()) as obs, following(obs.port, told, scenes=scenes) as controller:
        for _ in range(3):
            deal(controller)
            assert obs.asked.get(timeout=_PATIENCE) == "Nowhere"
            assert controller.do(Undo()) is None
        assert told.get(timeout=_PATIENCE).key == "overlay.obs.connected"
        said = told.get(timeout=_PATIENCE)
        assert said.key == "overlay.obs.no-scene"
        assert dict(said.values)["scene"] == "Nowhere"
    assert told.empty()


def test_obs_that_comes_later_is_found_at_the_next_moment(told: Told) -> None:
    with listening(ObsServer()) as obs:
        pass
    with following(obs.port, told) as controller:
        assert told.get(timeout=_PATIENCE).key == "overlay.obs.unreachable"
        with listening(obs):
            deal(controller)
            assert obs.switched.get(timeout=_PATIENCE) == "Combat"
            assert told.get(timeout=_PATIENCE).key == "overlay.obs.connected"
            assert told.empty()


def test_obs_that_was_started_again_is_found_again_by_the_next_moment(told: Told) -> None:
    obs = ObsServer()
    with ExitStack() as whole, ExitStack() as first:
        first.enter_context(listening(obs))
        controller = whole.enter_context(following(obs.port, told, pauses=lambda: repeat(1000)))
        deal(controller)
        assert obs.switched.get(timeout=_PATIENCE) == "Combat"
        assert controller.do(Undo()) is None
        first.close()
        assert [told.get(timeout=_PATIENCE).key for _ in range(2)] == ["overlay.obs.connected", "overlay.obs.lost"]
        whole.enter_context(listening(obs))
        deal(controller)
        assert obs.switched.get(timeout=_PATIENCE) == "Combat"
        assert told.get(timeout=_PATIENCE).key == "overlay.obs.again"
        assert told.empty()


def test_a_lost_connection_is_told_at_once_and_found_again_without_a_scene_to_switch_to(told: Told) -> None:
    obs = ObsServer()
    with ExitStack() as whole, ExitStack() as first:
        first.enter_context(listening(obs))
        whole.enter_context(following(obs.port, told, pauses=lambda: repeat(0.01)))
        assert told.get(timeout=_PATIENCE).key == "overlay.obs.connected"
        first.close()
        assert told.get(timeout=_PATIENCE).key == "overlay.obs.lost"
        whole.enter_context(listening(obs))
        assert told.get(timeout=_PATIENCE).key == "overlay.obs.again"
        assert told.empty()
        assert obs.asked.empty()


def test_obs_that_goes_before_it_answers_is_told_at_once(told: Told) -> None:
    obs = ObsServer(stalled=True)
    with ExitStack() as whole, ExitStack() as first:
        first.enter_context(listening(obs))
        controller = whole.enter_context(following(obs.port, told, pauses=lambda: repeat(0.01)))
        deal(controller)
        assert obs.asked.get(timeout=_PATIENCE) == "Combat"
        begun = perf_counter()
        first.close()
        # It would be 5 s: so long an answer is waited for.
        assert told.get(timeout=_PATIENCE).key == "overlay.obs.connected"
        assert told.get(timeout=_PATIENCE).key == "overlay.obs.unreachable"
        assert perf_counter() - begun < 4


def test_obs_is_looked_for_soon_and_later_only_now_and_then() -> None:
    assert list(islice(growing_pauses(), 8)) == [1, 2, 4, 8, 16, 30, 30, 30]


def test_that_scenes_are_followed_again_is_told_once_after_each_failure(told: Told) -> None:
    obs = ObsServer()
    with listening(obs), following(obs.port, told, scenes={SceneMoment.DEALT: "Combat"}) as controller:
        for known in ((), (), ("Combat",), ("Combat",), (), ("Combat",)):
            obs.scenes = known
            deal(controller)
            assert obs.asked.get(timeout=_PATIENCE) == "Combat"
            assert controller.do(Undo()) is None
        expected = ["connected", "no-scene", "again", "no-scene", "again"]
        assert [told.get(timeout=_PATIENCE).key for _ in expected] == [f"overlay.obs.{word}" for word in expected]
    assert told.empty()


def test_obs_that_does_not_answer_never_delays_the_table(told: Told) -> None:
    with listening(ObsServer(stalled=True)) as obs:
        with following(obs.port, told) as controller:
            deal(controller)
            assert obs.asked.get(timeout=_PATIENCE) == "Combat"
            begun = perf_counter()
            assert controller.do(Undo()) is None
            deal(controller)
            # It would be 5 s: so long the connection is patient.
            assert perf_counter() - begun < 2
        assert perf_counter() - begun < 4


def test_it_stops_also_in_the_moment_in_which_obs_answers(told: Told) -> None:
    with listening(ObsServer()) as obs:
        for _ in range(100):
            with following(obs.port, told) as controller:
                deal(controller)
                # The answer is on its way now; one in some dozen meets the stop.
                assert obs.asked.get(timeout=_PATIENCE) == "Combat"
    assert set(keys(told)) == {"overlay.obs.connected"}


def test_no_socket_is_left_where_both_sides_end_while_they_connect(told: Told) -> None:
    for _ in range(50):
        obs = ObsServer(password="sesame")
        with listening(obs), following(obs.port, told, "open") as controller:
            assert told.get(timeout=_PATIENCE).key == "overlay.obs.wrong-password"
            deal(controller)
    # An unclosed socket warns when it is collected, and every warning fails a test.
    gc.collect()


def test_addresses_of_obs() -> None:
    assert ObsAccount("127.0.0.1").url == "ws://127.0.0.1:4455"
    assert ObsAccount("studio:4000").url == "ws://studio:4000"
    assert ObsAccount("wss://studio:1").url == "wss://studio:1"
    assert "sesame" not in repr(ObsAccount("127.0.0.1", "sesame"))


@pytest.mark.parametrize("address", ["ws://", "http://127.0.0.1:1", "no such host:1"])
def test_an_address_that_is_none_is_told(told: Told, address: str) -> None:
    followed = ObsScenes(table(BOARD), ObsAccount(address), BOTH, told.put, told.put)
    followed.start()
    assert told.get(timeout=_PATIENCE).key == "overlay.obs.unreachable"
    followed.stop()


def test_scenes_are_kept_and_forgotten(tmp_path: Path) -> None:
    scenes = OverlayScenes(tmp_path / "settings" / "scenes.json")
    assert scenes.all() == {}
    assert scenes.keep({"dealt": "Combat", "ended": "Table"}) == {"dealt": "Combat", "ended": "Table"}
    assert scenes.keep({"ended": ""}) == {"dealt": "Combat"}
    assert scenes.all() == {"dealt": "Combat"}
    scenes.file.write_text("[1", "utf-8")
    assert scenes.all() == {}


def test_everything_else_works_without_the_extra() -> None:
    program = (
        "import sys; sys.modules['simpleobsws'] = None;"
        "import simulator.overlay.server, simulator.view.window.main_window;"
        "from simulator.cli import main;"
        "sys.exit(main(['overlay', 'A: 1/1 >', '--port', '0', '--obs', 'x', '--obs-scene', 'dealt=Y', '--lang', 'en']))"
    )
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=180, check=False)
    assert (ended.returncode, ended.stderr) == (
        2,
        "Scenes of OBS need one more package: install combat-simulator[obs].\n",
    )
