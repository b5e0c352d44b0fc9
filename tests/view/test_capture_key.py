"""The window for capturing over a colour that is taken out of the picture: nothing takes that colour on."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from simulator.controller.intents import Confirm, Propose
from simulator.explore.policy import Policy
from simulator.formats import notation
from simulator.formats.document import Document
from simulator.rules.objects import Color
from simulator.view.capture.capture_look import TRANSPARENT
from simulator.view.capture.capture_window import CaptureWindow
from simulator.view.look.key_colors import GREEN, LEAST_DISTANCE, MAGENTA, distance
from simulator.view.look.style import ThemeId
from simulator.view.window.main_window import MainWindow
from simulator.view.window.shortcuts import Command
from tests.view.windows import tools

Share = NDArray[np.float64]

BAND = "A: 4/4 trample > P2; C: 1/1 banding > P2; band A, C; B: 2/2 x A; D: 1/1; P2: life 4; E: 5/5 > P2"
_EDGE_PX = 2
"""Within so many px of what is bare, or wholly covered, smooth edges may hold a part of the colour."""


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> MainWindow:
    """A window with a band, captions, a creature that is phased out, and a player who will leave the game."""
    window = MainWindow(tools(qapp, tmp_path))
    qtbot.addWidget(window, before_close_func=lambda window: window.capturing.close())
    window.resize(1400, 900)
    window.show()
    document = notation.read(BAND).document
    permanents = tuple(replace(one, phased_out=one.id == "D") for one in document.scenario.permanents)
    assert window.files.put(replace(document, scenario=replace(document.scenario, permanents=permanents)))
    return window


@pytest.fixture
def captured(window: MainWindow) -> CaptureWindow:
    window.commands.of(Command.CAPTURE).trigger()
    assert window.capturing.window is not None
    return window.capturing.window


def pixels(captured: CaptureWindow, ground: str) -> NDArray[np.int64]:
    captured.table.set_ground(ground)
    captured.table.settling.finish()
    captured.table.glide.arrive()
    image = captured.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    rows = np.frombuffer(bytes(image.constBits()), np.uint8).reshape(image.height(), image.bytesPerLine() // 4, 4)
    return rows[:, : image.width(), :3].astype(np.int64)


def ground_in(captured: CaptureWindow) -> Share:
    """How much of the colour behind everything each pixel holds, from 0 to 1: by so much two colours differ there."""
    return np.asarray(np.abs(pixels(captured, GREEN) - pixels(captured, MAGENTA)).max(axis=2) / 255)


def mixed_within(ground: Share) -> int:
    """How many pixels hold a part of the colour, as do all around them: no edge is as broad."""
    is_mixed = (ground > 0.02) & (ground < 1)
    height, width = is_mixed.shape
    padded, within = np.pad(is_mixed, _EDGE_PX), is_mixed.copy()
    for down in range(2 * _EDGE_PX + 1):
        for across in range(2 * _EDGE_PX + 1):
            within &= padded[down : down + height, across : across + width]
    return int(within.sum())


def test_plates_bands_captions_and_what_is_phased_out_hold_nothing_of_it(captured: CaptureWindow) -> None:
    ground = ground_in(captured)
    assert mixed_within(ground) == 0
    assert (ground == 1).mean() > 0.5
    assert (ground < 0.02).mean() > 0.05


@pytest.mark.parametrize("share", [0.2, 0.5, 0.8, 1.0])
def test_while_damage_is_dealt_nothing_holds_any_of_it(
    window: MainWindow, captured: CaptureWindow, share: float
) -> None:
    window._link.do(Propose(Policy.MOST_THROUGH))
    window._link.do(Confirm())
    animator = window.parts.board.animator
    animator.scrub(round(animator.duration_ms * share))
    assert mixed_within(ground_in(captured)) == 0
    assert captured.table.players["P2"].sight.out is (share == 1.0)


def test_a_card_goes_at_once_where_it_would_take_the_colour_on(captured: CaptureWindow) -> None:
    table = captured.table
    table.set_ground(GREEN)
    assert [table.opacity_of(left) for left in (1.0, 0.6, 0.4, 0.0)] == [1.0, 1.0, 0.0, 0.0]
    table.set_ground(TRANSPARENT)
    assert [table.opacity_of(left) for left in (1.0, 0.6, 0.4, 0.0)] == [1.0, 0.6, 0.4, 0.0]


def test_on_nothing_plates_stay_as_they_are(captured: CaptureWindow) -> None:
    before = captured.grab().toImage()
    captured.table.set_ground(GREEN)
    captured.table.set_ground(TRANSPARENT)
    assert captured.grab().toImage() == before
    half_clear = before.pixelColor(captured.mapFromScene(captured.table.players["P1"].sceneBoundingRect().center()))
    assert 0 < half_clear.alpha() < 255


def test_another_theme_keeps_it_out_too(window: MainWindow, captured: CaptureWindow) -> None:
    captured.table.set_ground(GREEN)
    window.choices.choose(replace(window.choices.chosen, theme=ThemeId.LIGHT))
    assert mixed_within(ground_in(captured)) == 0


COLOURFUL = (
    "A: 4/4 trample, flying, first strike, deathtouch, lifelink, menace, toxic 1 > P2; B: 2/3 damage 1 reach x A;"
    " C: 1/1 > P2; W: loyalty 3; D: 2/2 > W; S: defense 4; E: 3/3 indestructible > S; F: 9/9 x E; P2: life 5"
)


@pytest.mark.parametrize("theme", ThemeId)
@pytest.mark.parametrize("colors", [(Color.GREEN,), (Color.BLACK,)])
def test_no_hue_on_the_table_is_near_either_colour(
    window: MainWindow, captured: CaptureWindow, theme: ThemeId, colors: tuple[Color, ...]
) -> None:
    """As OBS measures hues; where it is as it was told at first, what is nearer than 0.48 loses some of its cover."""
    scenario = notation.read(COLOURFUL).document.scenario
    painted = tuple(replace(one, colors=frozenset(colors)) for one in scenario.permanents)
    assert window.files.put(Document(replace(scenario, permanents=painted)))
    window._link.do(Propose(Policy.MOST_THROUGH))
    window.choices.choose(replace(window.choices.chosen, theme=theme))
    shown = {key: pixels(captured, key) for key in (GREEN, MAGENTA)}
    covered = (shown[GREEN] == shown[MAGENTA]).all(axis=2)
    assert min(float(distances(shown[key][covered], key).min()) for key in shown) >= 0.48
    assert LEAST_DISTANCE >= 0.48


def distances(shown: NDArray[np.int64], key: str) -> NDArray[np.float64]:
    """How far each pixel's hue is from a colour: blue, green, red as Qt has them, weighed as OBS weighs them."""
    other = [int(key[at : at + 2], 16) for at in (5, 3, 1)]
    parts = (shown - np.array(other)) / 255
    chroma = parts @ np.array([[0.4392, -0.0403], [-0.3386, -0.3989], [-0.1006, 0.4392]])
    return np.asarray(np.hypot(chroma[..., 0], chroma[..., 1]))


def test_how_far_hues_are_apart() -> None:
    assert distance(GREEN, GREEN) == 0
    assert distance("#808080", GREEN) == pytest.approx(distance("#202020", GREEN), abs=0.01)
    assert distance("#72c2ad", GREEN) < 0.48
