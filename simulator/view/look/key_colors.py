"""Colours that stay where a program takes green or magenta out of the picture.

Such programs, OBS among them, look at the hue alone: whatever is as near to the key as they are told, however dark or
pale, becomes transparent. With what they are told at first, that is teal with green, and pink with magenta.
"""

from dataclasses import fields
from functools import lru_cache
from math import dist

from PySide6.QtGui import QColor

from simulator.view.look.style import Theme, contrast

GREEN = "#00ff00"
MAGENTA = "#ff00ff"
LEAST_DISTANCE = 0.5
"""Of hues, between colours of the table and both keys: OBS takes out what is nearer than 0.4, and a part of what is
nearer than 0.48; grey is 0.52 away."""

# What BT.709 makes of red, green and blue, as OBS's filter does.
_CB = (-0.1006, -0.3386, 0.4392)
_CR = (0.4392, -0.3989, -0.0403)
_TURN = 5
_HALVINGS = 12


def distance(one: str, other: str) -> float:
    """How far apart two colours are for a program that takes a colour out: 0 the same hue, grey and green 0.52."""
    return dist([_chroma(one, weights) for weights in (_CB, _CR)], [_chroma(other, weights) for weights in (_CB, _CR)])


def is_clear(code: str) -> bool:
    """Whether a colour stays in the picture over either key."""
    return min(distance(code, GREEN), distance(code, MAGENTA)) >= LEAST_DISTANCE


@lru_cache(maxsize=256)
def clear(code: str) -> str:
    """The colour, or the next hue as light as it that stays in the picture."""
    turns = (sign * turn for turn in range(0, 181, _TURN) for sign in (1, -1))
    return next((one for one in (_turned(code, turn) for turn in turns) if is_clear(one)), code)


@lru_cache(maxsize=8)
def clear_theme(theme: Theme) -> Theme:
    """The theme in colours that stay in the picture."""
    colors = {field.name: clear(getattr(theme, field.name)) for field in fields(theme) if field.name != "id"}
    return Theme(theme.id, **colors)


def _chroma(code: str, weights: tuple[float, float, float]) -> float:
    parts = (int(code[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return sum(weight * part for weight, part in zip(weights, parts, strict=True))


def _turned(code: str, degrees: int) -> str:
    """The hue so many degrees further on the wheel, as light as before to the eye."""
    if degrees == 0:
        return code
    before = QColor(code)
    hue = ((before.hslHueF() * 360 + degrees) % 360) / 360
    low, high = 0.0, 1.0
    for _ in range(_HALVINGS):
        light = (low + high) / 2
        turned = QColor.fromHslF(hue, before.hslSaturationF(), light).name()
        is_darker = contrast(turned, "#000000") < contrast(code, "#000000")
        low, high = (light, high) if is_darker else (low, light)
    return turned
