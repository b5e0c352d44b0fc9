"""What everything looks like: colours of the three themes, hues of the badges, fonts.

The hues are those of Okabe and Ito, told apart by people who are colour-blind; a hue never speaks alone, letters
or a shape stand with it. Every pair of ink and ground named here has a contrast of 4.5 to 1 or more (WCAG AA).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType

from PySide6.QtGui import QColor, QFont, QFontDatabase


class ThemeId(StrEnum):
    """The themes that a person can choose."""

    DARK = "dark"
    LIGHT = "light"
    HIGH_CONTRAST = "high contrast"


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of one theme, as `#rrggbb`.

    Of the window: `window`, `panel`, `raised` (buttons, chips), `field` (inputs) are grounds; `line` divides them;
    `text` and `muted` are inks on all of them; `accent` is the ground of what goes on, with `accent_ink` on it;
    `link` is an accent as ink; `problem` an ink for what is wrong.
    Of the table: `table_centre`, `table_edge` (its ground), `table_ink`, `table_muted` (inks on it), `lane` (a
    place for cards). Of cards: `card`, `card_edge` (grounds), `card_ink`, `card_muted`, `figure` (the ground of
    power and toughness). Of arrows: `attack`, `block`. Of states: `selected`, `allowed`, `refused`, `lethal`,
    `met` (inks and rims on the table). `note`, `note_ink`: what appears near the pointer; `pill`, `pill_edge`,
    `pill_ink`, `pill_muted`: seats and shares.
    """

    id: ThemeId
    window: str
    panel: str
    raised: str
    field: str
    line: str
    text: str
    muted: str
    accent: str
    accent_ink: str
    link: str
    problem: str
    table_centre: str
    table_edge: str
    table_ink: str
    table_muted: str
    lane: str
    card: str
    card_edge: str
    card_ink: str
    card_muted: str
    figure: str
    attack: str
    block: str
    selected: str
    allowed: str
    refused: str
    lethal: str
    met: str
    note: str
    note_ink: str
    pill: str
    pill_edge: str
    pill_ink: str
    pill_muted: str


_DARK = Theme(
    id=ThemeId.DARK,
    window="#14181c",
    panel="#191d22",
    raised="#262d35",
    field="#0f1316",
    line="#333c46",
    text="#ece9e2",
    muted="#9ea9b4",
    accent="#00795a",
    accent_ink="#ffffff",
    link="#e9b44c",
    problem="#ff9d73",
    table_centre="#26403f",
    table_edge="#121d21",
    table_ink="#e8efec",
    table_muted="#9fbab7",
    lane="#2d4846",
    card="#f1ebdf",
    card_edge="#cfc5b0",
    card_ink="#1d1a15",
    card_muted="#5d5647",
    figure="#ffffff",
    attack="#e6a93c",
    block="#72c2ad",
    selected="#f0e442",
    allowed="#5fd3a6",
    refused="#ff8f5c",
    lethal="#ffb38a",
    met="#a6dcc9",
    note="#0d1114",
    note_ink="#f4f1ea",
    pill="#0f1518",
    pill_edge="#4b5c60",
    pill_ink="#ffdcab",
    pill_muted="#a9b6bd",
)
_LIGHT = Theme(
    id=ThemeId.LIGHT,
    window="#f3f1ec",
    panel="#faf9f6",
    raised="#ebe7de",
    field="#ffffff",
    line="#cdc6b8",
    text="#201d18",
    muted="#5b5549",
    accent="#00694e",
    accent_ink="#ffffff",
    link="#7a4b00",
    problem="#a33a00",
    table_centre="#dfe9e3",
    table_edge="#bfd0c8",
    table_ink="#16241f",
    table_muted="#3b524a",
    lane="#cfded6",
    card="#fffdf8",
    card_edge="#b5aa94",
    card_ink="#1d1a15",
    card_muted="#5d5647",
    figure="#ffffff",
    attack="#9a5b00",
    block="#0b6b55",
    selected="#0072b2",
    allowed="#005a43",
    refused="#8f3200",
    lethal="#8a2f00",
    met="#00573f",
    note="#1b1f23",
    note_ink="#ffffff",
    pill="#fffdf8",
    pill_edge="#8b8574",
    pill_ink="#5c3400",
    pill_muted="#5b5549",
)
_HIGH_CONTRAST = Theme(
    id=ThemeId.HIGH_CONTRAST,
    window="#000000",
    panel="#000000",
    raised="#1c1c1c",
    field="#000000",
    line="#ffffff",
    text="#ffffff",
    muted="#e0e0e0",
    accent="#ffe000",
    accent_ink="#000000",
    link="#ffe000",
    problem="#ffb000",
    table_centre="#000000",
    table_edge="#000000",
    table_ink="#ffffff",
    table_muted="#e0e0e0",
    lane="#1c1c1c",
    card="#ffffff",
    card_edge="#ffffff",
    card_ink="#000000",
    card_muted="#2b2b2b",
    figure="#ffffff",
    attack="#ffc400",
    block="#7fe7ff",
    selected="#ffff00",
    allowed="#7cffb2",
    refused="#ff9a6a",
    lethal="#ffb38a",
    met="#b8ffe0",
    note="#000000",
    note_ink="#ffffff",
    pill="#000000",
    pill_edge="#ffffff",
    pill_ink="#ffe9a8",
    pill_muted="#e0e0e0",
)
THEMES: Mapping[ThemeId, Theme] = MappingProxyType({theme.id: theme for theme in (_DARK, _LIGHT, _HIGH_CONTRAST)})

HUES: tuple[str, ...] = (
    "#e69f00",  # orange
    "#56b4e9",  # sky blue
    "#009e73",  # bluish green
    "#f0e442",  # yellow
    "#0072b2",  # blue
    "#d55e00",  # vermilion
    "#cc79a7",  # reddish purple
    "#b8b8b8",  # grey
)
"""The grounds of badges; a badge's `hue` is an index, counted round."""


def ink_on(ground: str) -> str:
    """Black or white, whichever reads better on the ground."""
    return max(("#111111", "#ffffff"), key=lambda ink: contrast(ink, ground))


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21, as WCAG 2 measures it."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def color(code: str, opacity: float = 1.0) -> QColor:
    """A colour to paint with. `opacity`: from 0 to 1."""
    painted = QColor(code)
    painted.setAlphaF(opacity)
    return painted


def mixed(code: str, ground: str, share: float) -> str:
    """A colour as it looks through on a ground: so much of it (from 0 to 1), the rest the ground."""
    parts = ((int(code[at : at + 2], 16), int(ground[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(over * share + under * (1 - share)):02x}" for over, under in parts)


def _luminance(code: str) -> float:
    parts = (int(code[start : start + 2], 16) / 255 for start in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@dataclass(frozen=True, slots=True)
class Fonts:
    """The font families to write with, best first: the bundled ones, then what the system has."""

    families: tuple[str, ...]

    @classmethod
    def load(cls, folder: Path) -> "Fonts":
        """Make every font file of the folder known to Qt; needs a running application."""
        bundled: list[str] = []
        for file in sorted(folder.glob("*.[ot]tf")):
            bundled += QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(file)))
        return cls((*dict.fromkeys(bundled), "Noto Sans CJK JP", "Noto Sans", "DejaVu Sans", "Sans Serif"))

    def font(self, pixels: float, *, bold: bool = False) -> QFont:
        """A font of this height in px, never so small that it cannot be read."""
        return _font(self.families, max(7, round(pixels)), bold)


@lru_cache(maxsize=256)
def _font(families: tuple[str, ...], pixels: int, bold: bool) -> QFont:
    font = QFont()
    font.setFamilies(families)
    font.setPixelSize(pixels)
    font.setBold(bold)
    font.setHintingPreference(QFont.HintingPreference.PreferVerticalHinting)
    return font


@dataclass(frozen=True, slots=True)
class Style:
    """A theme, the fonts and the grounds of badges: all that a painter needs besides what it paints.

    `is_solid`: nothing lets show what lies behind the table, as that colour is taken out of the picture.
    """

    theme: Theme
    fonts: Fonts
    is_solid: bool = False
    hues: tuple[str, ...] = HUES

    def hue(self, index: int) -> str:
        """The ground of a badge."""
        return self.hues[index % len(self.hues)]

    def glass(self, code: str, opacity: float) -> QColor:
        """A colour that lets the table show through; where nothing does, mixed with the table's colour instead."""
        return color(mixed(code, self.theme.table_centre, opacity)) if self.is_solid else color(code, opacity)
