"""What a person has chosen once and for all, kept in one INI file in the system's folder for settings."""

from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

from platformdirs import user_config_path
from PySide6.QtCore import QByteArray, QSettings

from simulator.formats.language import Language
from simulator.view.capture.capture_look import CaptureLook, ground_of
from simulator.view.look.style import ThemeId

APPLICATION = "combat-simulator"
SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0)
"""How many times as fast as designed the animation can run."""

_Choice = TypeVar("_Choice", bound=StrEnum)


@dataclass(frozen=True, slots=True)
class Preferences:
    """All choices. `theme` and `language` None: the system's. `speed`: 1 is as designed, 2 twice as fast.

    `animated` False: a step is shown as it ends. `reduced_motion`: nothing flies; figures change where they stand.
    """

    theme: ThemeId | None = None
    language: Language | None = None
    reduced_motion: bool = False
    animated: bool = True
    speed: float = 1.0


def settings_file() -> Path:
    """Where the choices are kept on this system."""
    return user_config_path(APPLICATION, appauthor=False) / "settings.ini"


class PreferenceStore:
    """Reads and writes `Preferences` in an INI file; a value that makes no sense counts as not there."""

    def __init__(self, file: Path) -> None:
        self._settings = QSettings(str(file), QSettings.Format.IniFormat)

    def load(self) -> Preferences:
        """The choices in the file, and the defaults for what it does not say."""
        default = Preferences()
        return Preferences(
            theme=self._choice("window/theme", ThemeId),
            language=self._choice("window/language", Language),
            reduced_motion=self._flag("animation/reduced_motion", default.reduced_motion),
            animated=self._flag("animation/on", default.animated),
            speed=self._speed("animation/speed", default.speed),
        )

    def save(self, preferences: Preferences) -> None:
        """Write all choices at once."""
        theme, language = preferences.theme, preferences.language
        self._settings.setValue("window/theme", theme.value if theme else "")
        self._settings.setValue("window/language", language.value if language else "")
        self._settings.setValue("animation/reduced_motion", str(preferences.reduced_motion).lower())
        self._settings.setValue("animation/on", str(preferences.animated).lower())
        self._settings.setValue("animation/speed", str(preferences.speed))
        self._settings.sync()

    def change(self, **fields: object) -> Preferences:
        """Write some choices and keep the others."""
        preferences = replace(self.load(), **fields)  # type: ignore[arg-type]
        self.save(preferences)
        return preferences

    @property
    def geometry(self) -> QByteArray:
        """Where the window stood when it was closed; empty where that is not known."""
        kept = self._settings.value("window/geometry")
        return kept if isinstance(kept, QByteArray) else QByteArray()

    def keep_geometry(self, geometry: QByteArray) -> None:
        """Remember where the window stands."""
        self._settings.setValue("window/geometry", geometry)
        self._settings.sync()

    @property
    def capture_geometry(self) -> QByteArray:
        """Where the window for capturing stood when it was closed; empty where that is not known."""
        kept = self._settings.value("capture/geometry")
        return kept if isinstance(kept, QByteArray) else QByteArray()

    def keep_capture_geometry(self, geometry: QByteArray) -> None:
        """Remember where the window for capturing stands."""
        self._settings.setValue("capture/geometry", geometry)
        self._settings.sync()

    def capture_look(self) -> CaptureLook:
        """How the window for capturing looks."""
        return CaptureLook(ground_of(self._text("capture/ground")), self._flag("capture/through", False))

    def keep_capture_look(self, look: CaptureLook) -> None:
        """Remember how the window for capturing looks."""
        self._settings.setValue("capture/ground", look.ground)
        self._settings.setValue("capture/through", str(look.through).lower())
        self._settings.sync()

    def explorer_width(self) -> int:
        """How wide the explorer was left, in px; 0 where nobody has opened it yet."""
        text = self._text("window/explorer_width")
        return int(text) if text.isascii() and text.isdecimal() else 0

    def keep_explorer_width(self, width: int) -> None:
        """Remember how wide the explorer is, in px."""
        self._settings.setValue("window/explorer_width", str(width))
        self._settings.sync()

    def _text(self, key: str) -> str:
        return str(self._settings.value(key, ""))

    def _choice(self, key: str, kind: type[_Choice]) -> _Choice | None:
        text = self._text(key)
        return next((choice for choice in kind if choice.value == text), None)

    def _flag(self, key: str, default: bool) -> bool:
        return {"true": True, "false": False}.get(self._text(key), default)

    def _speed(self, key: str, default: float) -> float:
        try:
            speed = float(self._text(key))
        except ValueError:
            return default
        return speed if speed in SPEEDS else default
