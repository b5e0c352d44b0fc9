"""The table as onlookers see it: what is on it, without what only serves whoever plays."""

from dataclasses import replace

from PySide6.QtCore import QObject, QRect, QRectF
from PySide6.QtGui import QColor, QPainter

from simulator.controller.board_state import BoardState
from simulator.view.capture.capture_look import TRANSPARENT
from simulator.view.look.key_colors import clear, clear_theme
from simulator.view.look.style import Style
from simulator.view.look.texts import Texts
from simulator.view.table.board_scene import BoardScene


class OnlookerScene(BoardScene):
    """Shows the same as a table that it follows: no ground of its own, nothing marked, no buttons, no invitation."""

    def __init__(self, texts: Texts, style: Style, state: BoardState, parent: QObject | None = None) -> None:
        super().__init__(texts, style, state, parent)
        self._ground = TRANSPARENT
        self._given = style

    @property
    def _has_ground(self) -> bool:
        return self._ground != TRANSPARENT

    @property
    def active(self) -> str | None:
        """Nobody's shares have buttons here."""
        return None

    def follow(self, table: BoardScene) -> None:
        """Show what this table shows, and every state and frame that it shows from now on."""
        self.show(table.state)
        self.show_frame(table.frame)
        table.state_changed.connect(self.show)
        table.frame_changed.connect(self.show_frame)

    def leave(self, table: BoardScene) -> None:
        """Follow it no longer."""
        table.state_changed.disconnect(self.show)
        table.frame_changed.disconnect(self.show_frame)

    def set_ground(self, ground: str) -> None:
        """Paint this colour behind the table, as `#rrggbb`, or nothing."""
        self._ground = ground
        if self._style.is_solid is self._has_ground:
            self.update()
        else:
            self.set_style(self._given)

    def set_style(self, style: Style) -> None:
        """Paint in another style from now on.

        On a colour to be taken out nothing lets that colour show through, and nothing has a hue near it.
        """
        self._given = style
        super().set_style(_solid(style) if self._has_ground else style)

    def opacity_of(self, left: float) -> float:
        """On a colour to be taken out a card goes at once, halfway: while it faded it would take that colour on."""
        return float(left >= 0.5) if self._has_ground else left

    def refresh(self) -> None:
        """Lay everything out anew; onlookers are invited to nothing."""
        super().refresh()
        self._invitation.hide()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the colour to be taken out of the picture, where there is one."""
        if self._has_ground:
            painter.fillRect(rect, QColor(self._ground))


def _solid(style: Style) -> Style:
    return replace(style, theme=clear_theme(style.theme), hues=tuple(map(clear, style.hues)), is_solid=True)
