"""What each command does."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Protocol

from simulator.controller.intents import ClearDraft, Propose, Redo, Undo
from simulator.formats.language import Language
from simulator.view.choices import Choices
from simulator.view.command_palette import CommandPalette
from simulator.view.file_actions import FileActions
from simulator.view.playback import Playback
from simulator.view.player_controls import PlayerWish
from simulator.view.shortcuts import Command
from simulator.view.side_column import Page
from simulator.view.table_link import TableLink
from simulator.view.texts import Texts
from simulator.view.window_actions import POLICY_OF
from simulator.view.window_parts import WindowPage, WindowParts


class CommandedWindow(Protocol):
    """What commands reach of the window."""

    parts: WindowParts
    files: FileActions
    playback: Playback
    choices: Choices
    palette_of_commands: CommandPalette

    def close(self) -> bool:
        """Close the window; unsaved work asks first."""

    def stream(self) -> None:
        """Begin the streamer's overlay, and tell its address."""


def command_table(window: CommandedWindow, link: TableLink, texts: Texts) -> Mapping[Command, Callable[[], object]]:
    """The function of every command."""
    parts, files, playback, choices = window.parts, window.files, window.playback, window.choices
    side = parts.side
    slider = side.legal.slider

    def other_language() -> None:
        choices.speak(Language.EN if texts.language is Language.JA else Language.JA)

    def toggle_animation() -> None:
        choices.choose(replace(choices.chosen, animated=not choices.chosen.animated))

    def toggle_page() -> None:
        parts.show_page(WindowPage.START if parts.page is WindowPage.TABLE else WindowPage.TABLE)

    def type_entry() -> None:
        parts.show_page(WindowPage.TABLE)
        parts.palette_panel.field.setFocus()

    def show_side(page: Page) -> None:
        parts.show_page(WindowPage.TABLE)
        side.show_page(page)

    return {
        Command.NEW: files.new,
        Command.OPEN: files.open,
        Command.SAVE: files.save,
        Command.SAVE_AS: files.save_as,
        Command.START_PAGE: toggle_page,
        Command.QUIT: window.close,
        Command.UNDO: lambda: link.do(Undo()),
        Command.REDO: lambda: link.do(Redo()),
        Command.GO_ON: side.legal.go_on,
        Command.PLAY: lambda: playback.wish(PlayerWish.PLAY),
        Command.STEP_BACK: lambda: playback.wish(PlayerWish.STEP_BACK),
        Command.STEP_ON: lambda: playback.wish(PlayerWish.STEP_ON),
        Command.ANIMATION: toggle_animation,
        **{command: partial(link.do, Propose(policy)) for command, policy in POLICY_OF.items()},
        Command.CLEAR: lambda: link.do(ClearDraft()),
        Command.PREVIOUS: lambda: slider.step(-1),
        Command.NEXT: lambda: slider.step(1),
        Command.TYPE: type_entry,
        Command.SHOW_RESULTS: lambda: show_side(Page.RESULTS),
        Command.SHOW_LOG: lambda: show_side(Page.LOG),
        Command.SHOW_LIST: lambda: show_side(Page.LIST),
        Command.OVERLAY: window.stream,
        Command.PREFERENCES: lambda: show_side(Page.PREFERENCES),
        Command.LANGUAGE: other_language,
        Command.COMMANDS: window.palette_of_commands.open,
    }
