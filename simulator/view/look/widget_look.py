"""Looks: the style sheet knows widgets by a word, and a widget may change its word while it is shown."""

from PySide6.QtWidgets import QWidget

LOOK = "look"


def set_look(widget: QWidget, look: str) -> None:
    """Give a widget the look of this name in the style sheet."""
    if widget.property(LOOK) == look:
        return
    widget.setProperty(LOOK, look)
    # Qt reads properties only when it polishes a widget.
    widget.style().unpolish(widget)
    widget.style().polish(widget)
