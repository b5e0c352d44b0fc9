"""Played, scrubbed and switched off: one clock over the pure frames."""

from dataclasses import replace

import pytest
from PIL import Image, ImageChops
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from simulator.controller.board_state import BoardState
from simulator.controller.cues import CardLeaves, CueSheet, FigureCounts, NumberFlies, StepTitle
from simulator.rules.events import Figure
from simulator.rules.timeline import Moment
from simulator.view.look.style import Style
from simulator.view.look.texts import Texts
from simulator.view.table.animator import Animator
from simulator.view.table.board_scene import BoardScene
from simulator.view.table.number_item import NumberItem
from tests.view import boards

SHEET = CueSheet(
    (
        StepTitle(0, 300, Moment.COMBAT_DAMAGE),
        NumberFlies(100, 400, "A", "W", 3, 3),
        NumberFlies(200, 400, "A", "P2", 2, 2),
        FigureCounts(500, 200, "W", Figure.LOYALTY, 3, 0),
        FigureCounts(600, 200, "P2", Figure.LIFE, 20, 18),
        CardLeaves(800, 200, "W"),
    ),
    1000,
)


def before() -> BoardState:
    return boards.dividing()


def after() -> BoardState:
    state = boards.dividing()
    players = tuple(
        replace(player, life=18, life_after=None) if player.id == "P2" else player for player in state.players
    )
    cards = tuple(card for card in state.cards if card.id != "W")
    return replace(state, players=players, cards=cards, shares=(), arrows=state.arrows[1:])


def made(texts: Texts, style: Style, state: BoardState) -> BoardScene:
    scene = BoardScene(texts, style, state)
    scene.set_size(1264, 784)
    return scene


@pytest.fixture
def scene(texts: Texts, style: Style) -> BoardScene:
    return made(texts, style, before())


@pytest.fixture
def animator(scene: BoardScene) -> Animator:
    animator = Animator(scene)
    animator.load(before(), after(), SHEET)
    return animator


def drawn(scene: BoardScene) -> QImage:
    image = QImage(1264, 784, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    return image


def differing(one: QImage, other: QImage) -> int:
    """By how much the colours of two pictures differ at most, from 0 to 255.

    Where Qt paints a part of a picture anew, soft edges may differ from the whole by a level or two.
    """
    pictures = (Image.frombytes("RGBA", (1264, 784), bytes(image.constBits())) for image in (one, other))
    return max(high for _, high in ImageChops.difference(*pictures).getextrema())


def numbers(scene: BoardScene) -> list[NumberItem]:
    return [item for item in scene.items() if isinstance(item, NumberItem)]


def test_it_stands_at_its_beginning(scene: BoardScene, animator: Animator) -> None:
    assert (animator.time_ms, animator.is_running, animator.is_over) == (0, False, False)
    assert scene.cards["W"].sight.look.loyalty == 3


def test_scrubbed_to_a_time_everything_is_where_the_frame_says(scene: BoardScene, animator: Animator) -> None:
    animator.scrub(350)
    assert len(numbers(scene)) == 2
    animator.scrub(600)
    assert scene.cards["W"].sight.look.loyalty == 1
    assert scene.players["P2"].sight.life == 20
    animator.scrub(700)
    assert scene.players["P2"].sight.life == 19
    animator.scrub(900)
    assert scene.cards["W"].opacity() == pytest.approx(0.5, abs=0.01)


def test_scrubbed_back_and_forth_a_time_looks_the_same(scene: BoardScene, animator: Animator) -> None:
    animator.scrub(350)
    first = drawn(scene)
    animator.scrub(1000)
    animator.scrub(350)
    assert differing(drawn(scene), first) <= 2


def test_finished_and_switched_off_look_the_same(
    scene: BoardScene, animator: Animator, texts: Texts, style: Style
) -> None:
    animator.scrub(350)
    animator.finish()
    finished = drawn(scene)
    other = BoardScene(texts, style, before())
    other.set_size(1264, 784)
    switched_off = Animator(other)
    switched_off.set_enabled(False)
    switched_off.load(before(), after(), SHEET)
    assert drawn(other) == finished
    plain = BoardScene(texts, style, after())
    plain.set_size(1264, 784)
    assert drawn(plain) == finished


def test_it_plays_to_its_end(qtbot: QtBot, scene: BoardScene, animator: Animator) -> None:
    animator.set_speed(20)
    with qtbot.waitSignal(animator.state_changed, check_params_cb=lambda: not animator.is_running, timeout=5000):
        animator.play()
    assert animator.is_over
    assert "W" not in scene.cards
    assert not numbers(scene)


def test_it_pauses(animator: Animator) -> None:
    animator.scrub(200)
    animator.play()
    assert animator.is_running
    animator.pause()
    assert not animator.is_running
    assert 200 <= animator.time_ms < 1000


def test_single_steps_go_to_where_something_begins_or_ends(animator: Animator) -> None:
    times = []
    for _ in range(4):
        animator.step()
        times.append(animator.time_ms)
    assert times == [100, 200, 300, 500]
    animator.step(forward=False)
    assert animator.time_ms == 300


def test_switched_off_while_playing_it_is_over(scene: BoardScene, animator: Animator) -> None:
    animator.play()
    animator.set_enabled(False)
    assert animator.is_over
    assert not animator.is_running
    assert scene.state == after()


def test_times_are_told(qtbot: QtBot, animator: Animator) -> None:
    with qtbot.waitSignal(animator.time_changed) as told:
        animator.scrub(640)
    assert told.args == [640]
    assert animator.duration_ms == 1000


def test_without_anything_loaded_nothing_happens(scene: BoardScene) -> None:
    animator = Animator(scene)
    animator.play()
    animator.step()
    animator.scrub(10)
    assert (animator.time_ms, animator.is_over, animator.duration_ms) == (0, True, 0)


def test_unloaded_it_leaves_the_table_alone(scene: BoardScene, animator: Animator) -> None:
    animator.scrub(350)
    animator.unload()
    assert not numbers(scene)
    assert animator.duration_ms == 0
