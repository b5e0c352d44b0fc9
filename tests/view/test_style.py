from pathlib import Path

import pytest

from simulator.view.look.style import HUES, THEMES, Fonts, Style, Theme, ThemeId, contrast, ink_on

INKS = [
    *(
        (ink, ground)
        for ink in ("text", "muted", "link", "problem")
        for ground in ("window", "panel", "raised", "field")
    ),
    ("accent_ink", "accent"),
    *(
        (ink, ground)
        for ink in ("table_ink", "table_muted", "lethal", "met", "allowed", "refused")
        for ground in ("table_centre", "table_edge")
    ),
    ("table_muted", "lane"),
    ("card_ink", "card"),
    ("card_muted", "card"),
    ("card_ink", "figure"),
    ("note_ink", "note"),
    ("pill_ink", "pill"),
    ("pill_muted", "pill"),
]
SHAPES = [(shape, ground) for shape in ("attack", "block", "selected") for ground in ("table_centre", "table_edge")]


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.id)
@pytest.mark.parametrize(("ink", "ground"), INKS)
def test_every_ink_can_be_read_on_its_ground(theme: Theme, ink: str, ground: str) -> None:
    assert contrast(getattr(theme, ink), getattr(theme, ground)) >= 4.5


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.id)
@pytest.mark.parametrize(("shape", "ground"), SHAPES)
def test_every_shape_can_be_told_from_its_ground(theme: Theme, shape: str, ground: str) -> None:
    assert contrast(getattr(theme, shape), getattr(theme, ground)) >= 3


def test_every_theme_can_be_chosen() -> None:
    assert set(THEMES) == set(ThemeId)


@pytest.mark.parametrize("ground", HUES)
def test_badge_letters_can_be_read(ground: str) -> None:
    assert contrast(ink_on(ground), ground) >= 4.5


def test_hues_are_counted_round() -> None:
    assert Style(THEMES[ThemeId.DARK], Fonts(())).hue(len(HUES)) == HUES[0]


def test_black_on_white_is_the_greatest_contrast() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)


def test_fonts_without_a_bundled_one_fall_back_on_the_system(qapp: object, tmp_path: Path) -> None:
    assert qapp is not None
    assert "DejaVu Sans" in Fonts.load(tmp_path).families
