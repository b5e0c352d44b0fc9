"""What a typed line will be, shown at once below the field, and to be dragged from there; or what is wrong with it."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from simulator.controller.board_state import Refusal
from simulator.controller.palette import PaletteEntry
from simulator.view.look.sentences import as_plain
from simulator.view.look.style import Style
from simulator.view.look.texts import Texts
from simulator.view.look.widget_look import set_look
from simulator.view.panels.entry_drag import drag, entry_mime
from simulator.view.panels.entry_words import described


class EntryPreview(QLabel):
    """Shows an entry or a refusal."""

    def __init__(self, texts: Texts, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts, self._style = texts, style
        self._found: PaletteEntry | Refusal | None = None
        self._pressed: QPoint | None = None
        self.setWordWrap(True)
        # A padding of the style sheet is not seen when a label changes its look.
        self.setContentsMargins(10, 6, 10, 6)
        self.setTextFormat(Qt.TextFormat.PlainText)
        texts.language_changed.connect(self._write)
        self._write()

    @property
    def entry(self) -> PaletteEntry | None:
        """The entry that can be put on the table now."""
        return self._found if isinstance(self._found, PaletteEntry) else None

    def set_style(self, style: Style) -> None:
        """Drag in other colours."""
        self._style = style

    def show_found(self, found: PaletteEntry | Refusal | None) -> None:
        """Show what was found in the line; None: nothing was typed."""
        self._found = found
        self._write()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the entry."""
        self._pressed = event.position().toPoint() if self.entry else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Begin to drag it when the pointer has moved far enough."""
        entry, pressed = self.entry, self._pressed
        if entry is None or pressed is None:
            return
        if (event.position().toPoint() - pressed).manhattanLength() >= QApplication.startDragDistance():
            self._pressed = None
            drag(self, entry_mime(entry), self._texts.name(entry.name), described(entry, self._texts), self._style)

    def _write(self) -> None:
        found = self._found
        if isinstance(found, Refusal):
            self.setText("\n".join(as_plain(self._texts, sentence, None) for sentence in found.sentences))
            set_look(self, "preview-wrong")
        elif found is not None:
            name, about = self._texts.name(found.name), described(found, self._texts)
            said = [about if name == found.line else f"{name}  {about}"]
            self.setText("\n".join([*said, *(as_plain(self._texts, one, None) for one in found.odd)]))
            set_look(self, "preview-odd" if found.odd else "preview")
        self.setCursor(Qt.CursorShape.OpenHandCursor if self.entry else Qt.CursorShape.ArrowCursor)
        self.setVisible(found is not None)
