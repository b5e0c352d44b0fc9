"""The preferences: theme, language, motion and speed, as a page of the side column; every change holds at once."""

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QVBoxLayout, QWidget

from simulator.formats.language import Language
from simulator.view.look.choice_box import ChoiceBox, TickBox
from simulator.view.look.style import ThemeId
from simulator.view.look.texts import Texts
from simulator.view.look.widget_look import set_look
from simulator.view.panels.panel import Panel
from simulator.view.window.preference_store import SPEEDS, Preferences

LANGUAGE_NAMES = {Language.JA: "日本語", Language.EN: "English"}

# None: as the system. Places count, since Qt gives words of an enumeration back as bare text.
_THEMES: tuple[ThemeId | None, ...] = (None, *ThemeId)
_LANGUAGES: tuple[Language | None, ...] = (None, *LANGUAGE_NAMES)


class PreferencesPanel(Panel):
    """Shows `Preferences` and tells the changed ones by `changed`."""

    changed = Signal(Preferences)

    def __init__(self, texts: Texts, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(texts, parent)
        self._preferences = preferences
        self.theme, self.language, self.speed = ChoiceBox(), ChoiceBox(), ChoiceBox()
        self.reduced_motion, self.animated = TickBox(), TickBox()
        self._labels = {"theme": QLabel(), "language": QLabel(), "speed": QLabel()}
        self._heading = QLabel()
        set_look(self._heading, "heading")
        for box in (self.theme, self.language, self.speed):
            box.activated.connect(self._tell)
        for check in (self.reduced_motion, self.animated):
            check.clicked.connect(self._tell)
        self._lay_out()
        self.refresh()

    def show_preferences(self, preferences: Preferences) -> None:
        """Show these choices."""
        self._preferences = preferences
        self.refresh()

    def refresh(self) -> None:
        """Write all words and choices."""
        say = self.texts.say
        shown = self._preferences
        self._heading.setText(say("window.preferences.title"))
        for name, label in self._labels.items():
            label.setText(say(f"window.preferences.{name}"))
        system = say("window.preferences.system")
        themes = [say(f"window.theme.{theme.value}") if theme else system for theme in _THEMES]
        languages = [LANGUAGE_NAMES[language] if language else system for language in _LANGUAGES]
        _fill(self.theme, themes, _THEMES.index(shown.theme))
        _fill(self.language, languages, _LANGUAGES.index(shown.language))
        _fill(self.speed, [f"{speed:g}×" for speed in SPEEDS], SPEEDS.index(shown.speed))
        self.reduced_motion.setText(say("window.preferences.reduced-motion"))
        self.reduced_motion.setToolTip(say("window.preferences.reduced-motion.about"))
        self.animated.setText(say("window.player.animated"))
        self.reduced_motion.setChecked(shown.reduced_motion)
        self.animated.setChecked(shown.animated)

    def _tell(self) -> None:
        chosen = replace(
            self._preferences,
            theme=_THEMES[self.theme.currentIndex()],
            language=_LANGUAGES[self.language.currentIndex()],
            speed=SPEEDS[self.speed.currentIndex()],
            reduced_motion=self.reduced_motion.isChecked(),
            animated=self.animated.isChecked(),
        )
        if chosen != self._preferences:
            self.changed.emit(chosen)

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setSpacing(10)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        for name, box in (("theme", self.theme), ("language", self.language), ("speed", self.speed)):
            self._labels[name].setBuddy(box)
            form.addRow(self._labels[name], box)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.setSpacing(12)
        layout.addWidget(self._heading)
        layout.addLayout(form)
        layout.addWidget(self.animated)
        layout.addWidget(self.reduced_motion)
        layout.addStretch(1)


def _fill(box: QComboBox, words: list[str], chosen: int) -> None:
    box.clear()
    box.addItems(words)
    box.setCurrentIndex(chosen)
