"""What every part of the window around the board has in common: it shows a board state in words of one language."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QFrame, QWidget

from simulator.controller.board_state import BoardState
from simulator.view.look.texts import Texts


class Panel(QFrame):
    """A part of the window. `refresh` writes all its words and figures anew; it is called for every new state
    and every change of language, so that a panel has one way of saying what it shows.
    """

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.texts = texts
        self.state: BoardState | None = None
        texts.language_changed.connect(self.refresh)

    def show_state(self, state: BoardState) -> None:
        """Show this state from now on."""
        self.state = state
        self.refresh()

    def refresh(self) -> None:
        """Write everything that the panel shows; without a state, what stands there before the first one."""
        raise NotImplementedError


class WholePanel(Panel):
    """A panel that is never lower than everything in it needs at its width: layouts squeeze lines that wrap."""

    def event(self, event: QEvent) -> bool:
        """Keep the height that the layout asks for."""
        asked = event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize)
        handled = super().event(event)
        layout = self.layout() if asked else None
        if layout is not None:
            needed = layout.totalHeightForWidth(self.width())
            if needed > 0 and needed != self.minimumHeight():
                self.setMinimumHeight(needed)
        return handled
