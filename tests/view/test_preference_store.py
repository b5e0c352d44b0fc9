from pathlib import Path

import pytest

from simulator.formats.language import Language
from simulator.view.look.style import ThemeId
from simulator.view.window.preference_store import Preferences, PreferenceStore


def test_without_a_file_everything_is_as_designed(tmp_path: Path) -> None:
    assert PreferenceStore(tmp_path / "settings.ini").load() == Preferences()


def test_choices_are_kept(tmp_path: Path) -> None:
    chosen = Preferences(ThemeId.HIGH_CONTRAST, Language.JA, reduced_motion=True, animated=False, speed=2.0)
    PreferenceStore(tmp_path / "settings.ini").save(chosen)
    assert PreferenceStore(tmp_path / "settings.ini").load() == chosen


@pytest.mark.parametrize("speed", ["fast", "", "0", "-1", "nan", "100"])
def test_what_makes_no_sense_counts_as_not_there(tmp_path: Path, speed: str) -> None:
    file = tmp_path / "settings.ini"
    file.write_text(f"[window]\ntheme=pink\nlanguage=xx\n[animation]\nspeed={speed}\non=maybe\n", encoding="utf-8")
    assert PreferenceStore(file).load() == Preferences()
