"""Icons that change with the theme: each button remembers which one it wears."""

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QAbstractButton

from simulator.view.look.icons import Glyph, icon


class ThemedIcons:
    """Puts icons on buttons in the colours of the present theme, and again when the theme changes."""

    def __init__(self, color: QColor, faded: QColor) -> None:
        self._color, self._faded = color, faded
        self._worn: dict[QAbstractButton, Glyph] = {}

    def put(self, button: QAbstractButton, glyph: Glyph) -> None:
        """Have a button wear an icon."""
        if self._worn.get(button) is glyph:
            return
        if button not in self._worn:
            button.destroyed.connect(lambda: self._worn.pop(button, None))
        self._worn[button] = glyph
        button.setIcon(icon(glyph, self._color, self._faded))

    def set_colors(self, color: QColor, faded: QColor) -> None:
        """Draw all icons anew in other colours."""
        self._color, self._faded = color, faded
        for button, glyph in self._worn.items():
            button.setIcon(icon(glyph, color, faded))
