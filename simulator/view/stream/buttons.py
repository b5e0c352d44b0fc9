"""The buttons of the streamer's bar."""

from collections.abc import Callable

from PySide6.QtWidgets import QPushButton

from simulator.view.look.widget_look import set_look


def button(act: Callable[[], object], look: str = "plain") -> QPushButton:
    """A button that does this when it is clicked; its words come with the language."""
    made = QPushButton()
    set_look(made, look)
    made.clicked.connect(lambda: act())
    return made
