"""Pictures of card faces: painted once for each look and size, then shared."""

from collections import OrderedDict
from math import ceil
from typing import TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap

from simulator.view.look.style import Style
from simulator.view.table.card_face import SHADOW, paint_face
from simulator.view.table.card_look import CardLook
from simulator.view.table.painting import painting

_MOST = 512

_Key: TypeAlias = tuple[CardLook, float, float, float]


class FaceCache:
    """The faces of one style; the one that was not used for the longest time goes first."""

    def __init__(self, style: Style) -> None:
        self.style = style
        self._faces: OrderedDict[_Key, QPixmap] = OrderedDict()

    def face(self, look: CardLook, width: float, height: float, scale: float) -> QPixmap:
        """The face without its figures, `SHADOW` px larger on every side than a card of this size.

        `scale`: pixels of the screen for one px of the table.
        """
        key = (look, width, height, scale)
        if key not in self._faces:
            self._faces[key] = self._painted(look, width, height, scale)
            while len(self._faces) > _MOST:
                self._faces.popitem(last=False)
        self._faces.move_to_end(key)
        return self._faces[key]

    def _painted(self, look: CardLook, width: float, height: float, scale: float) -> QPixmap:
        pixmap = QPixmap(ceil((width + 2 * SHADOW) * scale), ceil((height + 2 * SHADOW) * scale))
        pixmap.setDevicePixelRatio(scale)
        pixmap.fill(Qt.GlobalColor.transparent)
        with painting(pixmap) as painter:
            painter.translate(SHADOW, SHADOW)
            paint_face(painter, look, self.style, width, height)
        return pixmap
