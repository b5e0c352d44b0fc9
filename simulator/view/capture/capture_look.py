"""How the window for capturing looks: what lies behind the table, and whether clicks go through it."""

from dataclasses import dataclass

from PySide6.QtGui import QColor

TRANSPARENT = ""
"""The ground that is nothing."""


@dataclass(frozen=True, slots=True)
class CaptureLook:
    """`ground`: the colour behind the table as `#rrggbb`, or `TRANSPARENT`. `through`: clicks reach what lies below."""

    ground: str = TRANSPARENT
    through: bool = False


def ground_of(text: str) -> str:
    """The ground that a text names; transparent where it names no colour."""
    color = QColor.fromString(text)
    return color.name() if color.isValid() else TRANSPARENT
