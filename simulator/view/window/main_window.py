"""The main window: joins the parts around the board with the table, the files and the person's choices."""

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QMainWindow

from simulator.controller.board_state import BoardState
from simulator.controller.intents import GoTo
from simulator.view.capture.capture_menu import CaptureMenu
from simulator.view.capture.capturing import Capturing
from simulator.view.explorer.exporting import Exporting
from simulator.view.panels.command_palette import CommandPalette
from simulator.view.panels.subject_popups import SubjectPopups
from simulator.view.stream.streaming import Streaming
from simulator.view.window.autosave import Autosave
from simulator.view.window.choices import Choices
from simulator.view.window.faults import Faults
from simulator.view.window.file_actions import FileActions
from simulator.view.window.file_chooser import DialogChooser, FileChooser
from simulator.view.window.playback import Playback
from simulator.view.window.recovery import offer_recovery
from simulator.view.window.shortcuts import Command, single_key
from simulator.view.window.window_actions import WindowActions
from simulator.view.window.window_commands import command_table
from simulator.view.window.window_parts import WindowPage, WindowParts
from simulator.view.window.window_tools import WindowTools

_LARGEST = QSize(1600, 1000)
_STEPS = {Qt.Key.Key_Left: Command.STEP_BACK, Qt.Key.Key_Right: Command.STEP_ON}


class MainWindow(QMainWindow):
    """The window. `chooser`: where it asks for files; the system's dialogs unless told otherwise."""

    def __init__(self, tools: WindowTools, chooser: FileChooser | None = None) -> None:
        super().__init__()
        self._tools, self._link, self._texts = tools, tools.link, tools.texts
        self._sheet = tools.link.cue_sheet
        self._may_close = False
        self.commands = WindowActions(tools.texts, self)
        self.parts = WindowParts(tools, self.commands)
        self.setCentralWidget(self.parts)
        chooser = chooser or DialogChooser(self._texts, self)
        self.files = FileActions(self._link, self._texts, tools.recent, self.parts.notices, chooser)
        self.exporting = Exporting(chooser, self.parts.notices)
        self.playback = Playback(self.parts.board.animator, self.parts.bottom.player)
        self.choices = Choices(tools, self.playback, self.parts.side.preferences)
        self.popups = SubjectPopups(self._link, self._texts, self.parts.board, self)
        self.palette_of_commands = CommandPalette(self._texts, self.commands, self)
        self.autosave = Autosave(self._link, tools.recovery)
        self.faults = Faults(self.parts.notices)
        overlay, notices = tools.overlay, self.parts.notices
        self.streaming = None if overlay is None else Streaming(overlay, tools.texts, notices)
        self.capturing = Capturing(tools, self.parts.board)
        self.capture_menu = CaptureMenu(tools.texts, self.capturing, self)
        self.parts.menu.add_after(Command.CAPTURE, self.capture_menu)
        self.commands.of(Command.OVERLAY).setEnabled(tools.overlay is not None)
        self._functions = command_table(self, self._link, self._texts)
        self.setAcceptDrops(True)
        self.resize(self.screen().availableSize().boundedTo(_LARGEST))
        self.restoreGeometry(tools.store.geometry)
        self._connect_table()
        self._connect_wishes()
        self._show(self._link.state, self._link.state)
        self.parts.show_page(WindowPage.START)
        tools.theming.dress()
        offer_recovery(self.autosave, self.files, self.parts.notices, self._texts)

    def start_with_table(self) -> None:
        """Begin at the table, not on the start page."""
        self.parts.show_page(WindowPage.TABLE)

    def stream(self) -> None:
        """Begin the streamer's overlay, and tell its address."""
        if self.streaming is not None:
            self.streaming.show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Single keys that nothing with the focus has used."""
        command = single_key(event)
        if event.key() == Qt.Key.Key_Escape:
            self.popups.close()
            if self.parts.page is WindowPage.START and not self.parts.start.back.isHidden():
                self.start_with_table()
            self._focus_table()
        elif command is not None and self.parts.page is WindowPage.TABLE:
            self.commands.of(command).trigger()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """While a step is being played, arrows on the board step through it instead of walking on the table."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and self.playback.is_under_way:
            command = _STEPS.get(Qt.Key(event.key()))
            if command is not None and not event.modifiers():
                self.commands.of(command).trigger()
                return True
        if isinstance(event, QMouseEvent) and event.type() is QEvent.Type.MouseButtonPress:
            self.popups.close()
        return super().eventFilter(watched, event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Files are welcome everywhere."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open what was dropped."""
        self._open_files([url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()])
        event.acceptProposedAction()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask first where something is unsaved."""
        if self._link.state.unsaved and not self._may_close:
            event.ignore()
            self.files.when_safe(self._close_at_once)
            return
        self.autosave.leave()
        self.parts.side.eras.stop()
        if self.streaming is not None:
            self.streaming.end()
        self.capturing.close()
        self._tools.store.keep_geometry(self.saveGeometry())
        event.accept()

    def _close_at_once(self) -> None:
        self._may_close = True
        self.close()

    def _connect_table(self) -> None:
        link, board, side = self._link, self.parts.board, self.parts.side
        link.changed.connect(self._show)
        self._texts.language_changed.connect(self._write_title)
        link.refused.connect(side.refusal.show_refusal)
        link.failed.connect(self.faults.show)
        side.eras.failed.connect(self.faults.show)
        board.refused.connect(side.refusal.show_refusal)
        for refusing in (link.refused, board.refused):
            refusing.connect(self.parts.explorer.show_refusal)
        for pointing in (self.parts.explorer.pointed, side.results.why.pointed, side.refusal.pointed):
            pointing.connect(board.light)
        board.edit_requested.connect(self.popups.edit)
        board.menu_requested.connect(self._menu)
        board.selection_changed.connect(side.tree.select)
        board.selection_changed.connect(self.parts.explorer.look_at)
        board.border.text_dropped.connect(self.parts.palette_panel.put_line)
        board.border.text_held.connect(self.parts.palette_panel.hold_line)
        self.parts.palette_panel.expected.connect(lambda intent: board.prepare(link.foresee(intent)))
        board.border.effect_dropped.connect(self.popups.put_effect)
        board.effect_requested.connect(self.popups.effect_menu)
        self.parts.palette_panel.effect_wanted.connect(self._put_effect)
        board.border.files_dropped.connect(self._open_files)
        side.tree.selected.connect(board.select)
        side.tree.menu_wanted.connect(self.popups.menu)
        for watched in (board, board.viewport()):
            watched.installEventFilter(self)

    def _connect_wishes(self) -> None:
        parts, side, files = self.parts, self.parts.side, self.files
        wishing = (
            parts.top_bar,
            parts.palette_panel,
            side.legal,
            side.refusal,
            side.results,
            side.history,
            side.tree,
            side.eras,
            side.declaration,
            side.triggered,
        )
        for part in wishing:
            part.wanted.connect(self._link.do)
        parts.top_bar.language_wanted.connect(self.choices.speak)
        parts.explorer.wanted.connect(self._link.do)
        parts.explorer.export_wanted.connect(self._export)
        parts.explorer.scenario_wanted.connect(self._open)
        parts.explorer.turned.connect(side.legal.show_exploring)
        side.legal.explore.clicked.connect(self.commands.of(Command.EXPLORER).trigger)
        parts.bottom.ribbon.wanted.connect(lambda moment: self._link.do(GoTo(moment)))
        parts.palette_panel.scenario_wanted.connect(self._open)
        parts.menu.recent_wanted.connect(self._open)
        parts.start.opened.connect(self._open)
        parts.start.empty_wanted.connect(files.new)
        parts.start.open_wanted.connect(files.open)
        parts.start.back_wanted.connect(self.start_with_table)
        files.opened.connect(self.start_with_table)
        self.capturing.menu_wanted.connect(self.capture_menu.popup)
        for closing in (parts.notices, side.refusal, self.palette_of_commands, *self.popups.panels):
            closing.closed.connect(self._focus_table)
        self.commands.commanded.connect(lambda command: self._functions[command]())

    def _show(self, old: BoardState, new: BoardState) -> None:
        parts, sheet = self.parts, self._link.cue_sheet
        # The same cues again: the board is as it was, only saved.
        if sheet is not self._sheet or not sheet.cues:
            parts.board.show_board(old, new, sheet)
            parts.board.paint_now()
        self._sheet = sheet
        parts.side.refusal.clear()
        for part in (parts.top_bar, parts.palette_panel, parts.side, parts.bottom, parts.explorer):
            part.show_state(new)
        self.commands.show_state(new)
        self._write_title()

    def _write_title(self) -> None:
        state = self._link.state
        title = self._texts.name(state.title) or self._texts.say("window.untitled")
        self.setWindowTitle(f"{title}[*] – {self._texts.say('window.brand')}")
        self.setWindowModified(state.unsaved)

    def _focus_table(self) -> None:
        if self.parts.page is WindowPage.TABLE:
            self.parts.board.setFocus()

    def _export(self, suffix: str) -> None:
        self.exporting.export(self.parts.explorer.dock, suffix, self.files.suggested_name)

    def _menu(self, id: str, at: QPoint) -> None:
        if id:
            self.popups.menu(id, at)
        else:
            self.parts.menu.popup(at)

    def _put_effect(self, key: str) -> None:
        """Put an effect on what is chosen on the table, else on the whole board."""
        self.popups.put_effect(key, self.parts.board.table.marks.selected or "")

    def _open_files(self, files: list[str]) -> None:
        if files:
            self._open(Path(files[0]))

    def _open(self, path: Path) -> None:
        """A bundled scenario opens as a copy, every other file as itself."""
        if any(path == scenario.path for scenario in self._tools.scenarios):
            self.files.open_copy(path)
        else:
            self.files.open_path(path)
