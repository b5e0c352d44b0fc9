"""The person's choices in force: theme, language, motion and speed, remembered as soon as they are made."""

from dataclasses import replace

from PySide6.QtCore import QLocale, QObject

from simulator.formats.language import Language
from simulator.view.panels.preferences import PreferencesPanel
from simulator.view.window.playback import Playback
from simulator.view.window.preference_store import Preferences
from simulator.view.window.window_tools import WindowTools


class Choices(QObject):
    """Uses the preferences, writes them down, and shows them on their page."""

    def __init__(self, tools: WindowTools, playback: Playback, panel: PreferencesPanel) -> None:
        super().__init__(panel)
        self._tools, self._playback, self._panel = tools, playback, panel
        self._chosen = tools.store.load()
        panel.changed.connect(self.choose)
        playback.speed_wished.connect(lambda speed: self.choose(replace(self._chosen, speed=speed)))
        playback.animated_wished.connect(lambda on: self.choose(replace(self._chosen, animated=on)))
        playback.use(self._chosen)

    @property
    def chosen(self) -> Preferences:
        """What is in force."""
        return self._chosen

    def choose(self, preferences: Preferences) -> None:
        """Use these from now on, and the next time too."""
        before, self._chosen = self._chosen, preferences
        self._tools.store.save(preferences)
        self._tools.theming.choose(preferences.theme)
        self._playback.use(preferences)
        self._panel.show_preferences(preferences)
        # Whoever chooses a theme goes on reading the language that the window was opened in.
        if preferences.language != before.language:
            self._speak(preferences.language or system_language())

    def speak(self, language: Language) -> None:
        """Read this language from now on."""
        self.choose(replace(self._chosen, language=language))
        self._speak(language)

    def _speak(self, language: Language) -> None:
        self._tools.qt_words.speak(language)
        self._tools.texts.set_language(language)


def system_language() -> Language:
    """The language that the system is set to, where the program knows it; else English."""
    spoken = QLocale.system().uiLanguages()
    return Language.JA if spoken and spoken[0].startswith("ja") else Language.EN
