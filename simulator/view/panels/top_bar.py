"""The bar at the top: the menu, the title, which rules are in force, the language, undo, and the command palette."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QMenu, QPushButton, QToolButton

from simulator.controller.intents import ChangeRules, PlayWhatIf, Rename
from simulator.formats.language import Language
from simulator.view.look.icons import Glyph, icon_size
from simulator.view.look.texts import Texts
from simulator.view.look.themed_icon import ThemedIcons
from simulator.view.look.widget_look import set_look
from simulator.view.panels.era_menu import EraMenu
from simulator.view.panels.panel import Panel
from simulator.view.panels.preferences import LANGUAGE_NAMES
from simulator.view.panels.title_field import TitleField
from simulator.view.window.shortcuts import Command, keys_of
from simulator.view.window.window_actions import WindowActions

_UNDO_WIDTH = 260


class TopBar(Panel):
    """`wanted` tells an `Intent`, `language_wanted` a `Language`."""

    wanted = Signal(object)
    language_wanted = Signal(Language)

    def __init__(self, texts: Texts, icons: ThemedIcons, actions: WindowActions, menu: QMenu) -> None:
        super().__init__(texts)
        set_look(self, "top-bar")
        self._actions = actions
        self.menu_button = QToolButton()
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu_button.setMenu(menu)
        self.menu_button.setAutoRaise(True)
        self.menu_button.setIconSize(icon_size())
        icons.put(self.menu_button, Glyph.MENU)
        self.brand = QLabel()
        set_look(self.brand, "brand")
        self.title = TitleField()
        self.title.renamed.connect(lambda title: self.wanted.emit(Rename(title)))
        self.unsaved = QLabel()
        set_look(self.unsaved, "muted")
        # It keeps its place, so that nothing beside it moves with the first change.
        policy = self.unsaved.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.unsaved.setSizePolicy(policy)
        self.eras = EraMenu(texts, self)
        self.eras.wanted.connect(lambda rules: self.wanted.emit(ChangeRules(rules)))
        self.eras.what_if_wanted.connect(lambda on: self.wanted.emit(PlayWhatIf(on)))
        self.rules = _chip()
        self.rules.setMenu(self.eras)
        self._exclusive = QButtonGroup(self)
        self.languages = {language: self._language_chip(language) for language in LANGUAGE_NAMES}
        self.undo = QToolButton()
        self.undo.setAutoRaise(True)
        self.undo.setIconSize(icon_size())
        self.undo.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.undo.clicked.connect(actions.of(Command.UNDO).trigger)
        icons.put(self.undo, Glyph.UNDO)
        self.commands = _chip()
        self.commands.clicked.connect(actions.of(Command.COMMANDS).trigger)
        self._lay_out()

    def refresh(self) -> None:
        """Write everything."""
        state = self.state
        say = self.texts.say
        self.brand.setText(say("window.brand"))
        self.menu_button.setToolTip(say("window.menu"))
        self.menu_button.setAccessibleName(say("window.menu"))
        self.title.show_title(self.texts.name(state.title) if state else "", say("window.untitled"))
        self.title.setAccessibleName(say("window.title-field"))
        self.title.setToolTip(say("window.title-field"))
        unsaved = state is not None and state.unsaved
        self.unsaved.setText(say("window.unsaved"))
        self.unsaved.setToolTip(say("window.unsaved.about"))
        self.unsaved.setVisible(unsaved)
        self.eras.refresh()
        self.rules.setText(self.eras.show_rules(state.rules) if state else "")
        self.eras.what_if.setChecked(state is not None and state.what_if)
        self.rules.setToolTip(say("window.rules.about"))
        self.rules.setAccessibleName(say("window.rules.about"))
        self._write_undo()
        self.commands.setText(keys_of(Command.COMMANDS))
        self.commands.setToolTip(say("window.command.commands"))
        self.commands.setAccessibleName(say("window.command.commands"))
        for language, chip in self.languages.items():
            chip.setChecked(language is self.texts.language)

    def _write_undo(self) -> None:
        undo = self.state.undo if self.state else None
        self.undo.setEnabled(undo is not None)
        words = self.texts.say("window.undo-of", self.state, what=undo) if undo else self.texts.say("window.undo-none")
        self.undo.setText(self.undo.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, _UNDO_WIDTH))
        self.undo.setToolTip(f"{words}  {keys_of(Command.UNDO)}")
        self.undo.setAccessibleName(words)

    def _language_chip(self, language: Language) -> QPushButton:
        chip = _chip()
        chip.setText(LANGUAGE_NAMES[language])
        chip.setCheckable(True)
        chip.clicked.connect(lambda: self.language_wanted.emit(language))
        self._exclusive.addButton(chip)
        return chip

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 5, 12, 5)
        row.setSpacing(8)
        for part in (self.menu_button, self.brand, self.title, self.unsaved, self.rules):
            row.addWidget(part)
        row.addSpacing(6)
        for chip in self.languages.values():
            row.addWidget(chip)
        row.addStretch(1)
        row.addWidget(self.undo)
        row.addWidget(self.commands)


def _chip() -> QPushButton:
    chip = QPushButton()
    set_look(chip, "chip")
    chip.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return chip
