"""What each command does."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Protocol

from simulator.controller.intents import ClearDraft, Propose, Redo, Undo
from simulator.formats.language import Language
from simulator.view.capture.capturing import Capturing
from simulator.view.look.texts import Texts
from simulator.view.panels.command_palette import CommandPalette
from simulator.view.panels.player_controls import PlayerWish
from simulator.view.panels.side_column import Page
from simulator.view.window.choices import Choices
from simulator.view.window.file_actions import FileActions
from simulator.view.window.playback import Playback
from simulator.view.window.shortcuts import Command
from simulator.view.window.table_link import TableLink
from simulator.view.window.window_actions import POLICY_OF
from simulator.view.window.window_parts import WindowPage, WindowParts


class CommandedWindow(Protocol):
    """What commands reach of the window."""

    parts: WindowParts
    files: FileActions
    playback: Playback
    choices: Choices
    palette_of_commands: CommandPalette
    capturing: Capturing

    def close(self) -> bool:
        """Close the window; unsaved work asks first."""

    def stream(self) -> None:
        """Begin the streamer's overlay, and tell its address."""


def command_table(window: CommandedWindow, link: TableLink, texts: Texts) -> Mapping[Command, Callable[[], object]]:
    """The function of every command."""
    return _on_files(window) | _on_the_table(window, link) | _on_the_window(window, texts)


def _on_files(window: CommandedWindow) -> dict[Command, Callable[[], object]]:
    files = window.files
    return {
        Command.NEW: files.new,
        Command.OPEN: files.open,
        Command.SAVE: files.save,
        Command.SAVE_AS: files.save_as,
        Command.QUIT: window.close,
    }


def _on_the_table(window: CommandedWindow, link: TableLink) -> dict[Command, Callable[[], object]]:
    legal, playback = window.parts.side.legal, window.playback
    return {
        Command.UNDO: partial(link.do, Undo()),
        Command.REDO: partial(link.do, Redo()),
        Command.GO_ON: legal.go_on,
        Command.PLAY: partial(playback.wish, PlayerWish.PLAY),
        Command.STEP_BACK: partial(playback.wish, PlayerWish.STEP_BACK),
        Command.STEP_ON: partial(playback.wish, PlayerWish.STEP_ON),
        **{command: partial(link.do, Propose(policy)) for command, policy in POLICY_OF.items()},
        Command.CLEAR: partial(link.do, ClearDraft()),
        Command.PREVIOUS: partial(legal.slider.step, -1),
        Command.NEXT: partial(legal.slider.step, 1),
    }


def _on_the_window(window: CommandedWindow, texts: Texts) -> dict[Command, Callable[[], object]]:
    parts, choices = window.parts, window.choices

    def other_language() -> None:
        choices.speak(Language.EN if texts.language is Language.JA else Language.JA)

    def toggle_animation() -> None:
        choices.choose(replace(choices.chosen, animated=not choices.chosen.animated))

    def toggle_page() -> None:
        parts.show_page(WindowPage.START if parts.page is WindowPage.TABLE else WindowPage.TABLE)

    def type_entry() -> None:
        parts.show_page(WindowPage.TABLE)
        if parts.palette_panel.isHidden():
            parts.explorer.close()
        parts.palette_panel.field.setFocus()

    def toggle_explorer() -> None:
        parts.show_page(WindowPage.TABLE)
        parts.explorer.toggle()

    def show_side(page: Page) -> None:
        parts.show_page(WindowPage.TABLE)
        parts.side.show_page(page)

    return {
        Command.START_PAGE: toggle_page,
        Command.ANIMATION: toggle_animation,
        Command.TYPE: type_entry,
        Command.EXPLORER: toggle_explorer,
        Command.SHOW_RESULTS: partial(show_side, Page.RESULTS),
        Command.SHOW_LOG: partial(show_side, Page.LOG),
        Command.SHOW_LIST: partial(show_side, Page.LIST),
        Command.SHOW_ERAS: partial(show_side, Page.ERAS),
        Command.OVERLAY: window.stream,
        Command.CAPTURE: window.capturing.toggle,
        Command.PREFERENCES: partial(show_side, Page.PREFERENCES),
        Command.LANGUAGE: other_language,
        Command.COMMANDS: window.palette_of_commands.open,
    }
