"""A card on the table: its face, what it needs above, its note below, its points to divide on a coin."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QFontMetricsF, QPainter, QPen, QPolygonF

from simulator.view.look.style import color, ink_on
from simulator.view.places.measures import Measures
from simulator.view.table.card_face import SHADOW, corner_radius, paint_face, paint_plain
from simulator.view.table.card_figures import paint_figures
from simulator.view.table.card_look import CardLook
from simulator.view.table.face_cache import FaceCache
from simulator.view.table.face_sheet import FaceSheet
from simulator.view.table.painting import FAINT, fill_rounded, shrunk, veil, write, write_figure
from simulator.view.table.pictured_item import PicturedItem
from simulator.view.table.sharpener import Sharpener
from simulator.view.table.table_item import Layer


@dataclass(frozen=True, slots=True)
class Need:
    """What is written above a card. `lethal`: the draft gives it enough; `leaves`: it would leave the battlefield."""

    words: str
    lethal: bool
    leaves: bool


@dataclass(frozen=True, slots=True)
class CardSight:
    """All that is seen of a card, in words and figures.

    `points`: damage points still to be divided, shown on a coin; None: it divides none. `shares`: how many shares
    lie between the card and its note. `faint`: it is phased out, or waits to be put onto the battlefield. `tip`: told
    when the pointer rests on it. `undeclarable`: a sign says that it could not have been declared so.
    """

    look: CardLook
    measures: Measures
    need: Need | None = None
    note: str = ""
    points: int | None = None
    shares: int = 0
    faint: bool = False
    tip: str = ""
    undeclarable: bool = False

    @property
    def width(self) -> float:
        """How wide the card is, in px."""
        return self.measures.card_width

    @property
    def height(self) -> float:
        """How high the card is, in px."""
        return self.measures.card_height

    def paints_as(self, other: "CardSight") -> bool:
        """Whether it differs at most in size and in its tip."""
        return self == replace(other, measures=self.measures, tip=self.tip)


class CardItem(PicturedItem[CardSight]):
    """One card."""

    layer = Layer.CARD

    def __init__(self, id: str, faces: FaceCache, sharpener: Sharpener, sight: CardSight) -> None:
        super().__init__(faces.style, sharpener, sight)
        self.id = id
        self._faces = faces

    @property
    def coin(self) -> QRectF | None:
        """Where the coin with its points lies, in px from its corner; None where it has none left to divide."""
        if not self._sight.points:
            return None
        side = max(17.0, 30 * self._sight.measures.unit)
        return QRectF(self.box.right() - side * 0.66, -side * 0.34, side, side)

    def share_faces(self, faces: FaceCache) -> None:
        """Take the face from this cache from now on, and its style with it."""
        self._faces = faces
        self.restyle(faces.style)

    def draw_still(self, painter: QPainter) -> None:
        """Paint the card and all that is written round it."""
        fades = self._sight.faint and not self._style.is_solid
        painter.setOpacity(painter.opacity() * (FAINT if fades else 1.0))
        self._draw_face(painter)
        if self._sight.faint and self._style.is_solid:
            veil(painter, self.box, self.corner, self._style)
        self._draw_leaving(painter)
        self._draw_need(painter)
        self._draw_note(painter)
        self._draw_coin(painter)
        self._draw_undeclarable(painter)

    def draw_marks(self, painter: QPainter) -> None:
        """Paint the marks; the coin stays above them."""
        super().draw_marks(painter)
        self._draw_coin(painter)

    def draw_plain(self, painter: QPainter) -> None:
        """Paint a card with nothing but its name."""
        paint_plain(painter, self._sight.look.name, self._style, self.box.width(), self.box.height())

    @property
    def corner(self) -> float:
        """How round its corners are, in px."""
        return corner_radius(self._sight.width)

    @property
    def extent(self) -> QRectF:
        """The card with its shadow, what is written above and below, and its coin."""
        m, coin = self._sight.measures, self.coin
        below = self._sight.shares * m.share + (m.note if self._sight.note else 0.0)
        aside = max(SHADOW, m.gap / 2)
        extent = self.box.adjusted(
            -aside, -max(SHADOW, m.label if self._sight.need else 0.0), aside, max(SHADOW, below)
        )
        return extent if coin is None else extent.united(coin.adjusted(-1, -1, 1, 1))

    def _draw_face(self, painter: QPainter) -> None:
        width, height, look = self.box.width(), self.box.height(), self._sight.look
        if not self._sharpener.keeps_pictures:
            paint_face(painter, look, self._style, width, height)
        else:
            scale = painter.device().devicePixelRatio()
            painter.drawPixmap(QPointF(-SHADOW, -SHADOW), self._faces.face(look.face(), width, height, scale))
        paint_figures(FaceSheet(painter, look, self._style, width, height))

    def _draw_leaving(self, painter: QPainter) -> None:
        """A dashed rim round a card that would leave the battlefield."""
        if self._sight.need is not None and self._sight.need.leaves:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(color(self._style.theme.refused), 2.2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(self.box.adjusted(-3, -3, 3, 3), self.corner + 3, self.corner + 3)

    def _draw_need(self, painter: QPainter) -> None:
        need, m, theme = self._sight.need, self._sight.measures, self._style.theme
        if need is not None:
            box = QRectF(-m.gap / 2, -m.label, self.box.width() + m.gap, m.label - 2)
            self._caption(painter, box, need.words, theme.lethal if need.lethal else theme.table_ink)

    def _draw_note(self, painter: QPainter) -> None:
        m = self._sight.measures
        if self._sight.note:
            top = self.box.bottom() + self._sight.shares * m.share + 2
            box = QRectF(-m.gap / 2, top, self.box.width() + m.gap, m.note - 2)
            self._caption(painter, box, self._sight.note, self._style.theme.table_ink)

    def _caption(self, painter: QPainter, box: QRectF, words: str, ink: str) -> None:
        """Words on a shade of the table, so that an arrow below them does not disturb."""
        font = self._style.fonts.font(max(9.0, 11.5 * self._sight.measures.unit), bold=True)
        font = shrunk(font, words, box.width() - 8)
        width = QFontMetricsF(font).horizontalAdvance(words) + 10
        shade = QRectF(box.center().x() - width / 2, box.top(), width, box.height())
        fill_rounded(painter, shade, box.height() * 0.4, QBrush(self._style.glass(self._style.theme.table_edge, 0.78)))
        write(painter, shade, words, font, ink)

    def _draw_undeclarable(self, painter: QPainter) -> None:
        """A warning sign on the picture, where nothing beside the card is covered."""
        if not self._sight.undeclarable:
            return
        side = max(16.0, 26 * self._sight.measures.unit)
        box = QRectF(side * 0.35, self.box.height() * 0.2, side, side * 0.9)
        theme = self._style.theme
        painter.setPen(QPen(color(theme.pill), 1.5, j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(color(theme.refused))
        painter.drawPolygon(QPolygonF([QPointF(box.center().x(), box.top()), box.bottomRight(), box.bottomLeft()]))
        font = self._style.fonts.font(side * 0.55, bold=True)
        write_figure(painter, box.adjusted(0, side * 0.22, 0, 0), "!", font, ink_on(theme.refused))

    def _draw_coin(self, painter: QPainter) -> None:
        box, theme = self.coin, self._style.theme
        if box is None:
            return
        painter.setPen(QPen(color(theme.pill), 1.5))
        painter.setBrush(color(theme.attack))
        painter.drawEllipse(box)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color(ink_on(theme.attack), 0.35), 1, Qt.PenStyle.DotLine))
        painter.drawEllipse(box.adjusted(2.5, 2.5, -2.5, -2.5))
        font = self._style.fonts.font(box.height() * 0.5, bold=True)
        write_figure(painter, box.adjusted(3, 0, -3, 0), str(self._sight.points), font, ink_on(theme.attack))
