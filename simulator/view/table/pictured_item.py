"""Things on the table of which a picture is kept: cards, seats and shares. They repaint only what differs."""

from typing import Generic, Protocol, Self, TypeVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from simulator.view.look.style import Style
from simulator.view.table.kept_picture import KeptPicture, kept_picture
from simulator.view.table.marks import MARK_WIDTH, NO_MARKS, Marks, paint_marks
from simulator.view.table.sharpener import Sharpener
from simulator.view.table.table_item import TableItem

_SMOOTH = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform


class Sight(Protocol):
    """All that is seen of a thing, as a value."""

    @property
    def width(self) -> float:
        """How wide the thing is, in px."""

    @property
    def height(self) -> float:
        """How high the thing is, in px."""

    @property
    def tip(self) -> str:
        """Told when the pointer rests on it."""

    def paints_as(self, other: Self) -> bool:
        """Whether it differs at most in size, or in what is not painted."""


SightT = TypeVar("SightT", bound=Sight)


class PicturedItem(TableItem, Generic[SightT]):
    """A thing whose picture is painted when what is seen of it differs.

    Where only its size differs, its picture is drawn scaled until the sharpener has painted a new one.
    """

    def __init__(self, style: Style, sharpener: Sharpener, sight: SightT) -> None:
        super().__init__(style)
        self._sharpener = sharpener
        self._sight = sight
        self._marks = NO_MARKS
        self._picture: KeptPicture | None = None
        self._place = QRectF()
        self.setToolTip(sight.tip)
        self._measure()

    @property
    def sight(self) -> SightT:
        """What is seen of it."""
        return self._sight

    @property
    def marks(self) -> Marks:
        """How it is marked."""
        return self._marks

    @property
    def box(self) -> QRectF:
        """The thing itself, without what is drawn round it, in px from its corner."""
        return QRectF(0, 0, self._sight.width, self._sight.height)

    @property
    def is_sharp(self) -> bool:
        """Whether no picture is shown that was painted for another size."""
        picture, sight = self._picture, self._sight
        return picture is None or (picture.width, picture.height) == (sight.width, sight.height)

    def see(self, sight: SightT) -> None:
        """Show this from now on. It looks as large as before until it is put somewhere, or glides there."""
        if sight is self._sight or sight == self._sight:
            return
        before, self._sight = self._sight, sight
        if not sight.paints_as(before):
            self._picture = None
        if sight.tip != before.tip:
            self.setToolTip(sight.tip)
        if sight.width != before.width:
            self.setScale(self.scale() * before.width / sight.width)
        self._measure()
        self.update()

    def mark(self, marks: Marks) -> None:
        """Mark it so from now on."""
        if marks != self._marks:
            self._marks = marks
            self.update()

    def restyle(self, style: Style) -> None:
        """Paint in another style from now on."""
        self._picture = None
        super().restyle(style)

    def sharpen(self, resolution: float) -> None:
        """Paint the picture anew, for the size that the thing has now."""
        if self._picture is not None and not (self.is_sharp and self._picture.resolution == resolution):
            self._picture = self._painted(resolution)
            self._measure()
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the picture, and the marks over it; where none is kept, everything."""
        if not self._sharpener.keeps_pictures:
            super().paint(painter, option, widget)
            return
        painter.setRenderHints(_SMOOTH)
        try:
            picture = self._picture_for(painter)
            picture.draw(painter, self._place)
            if self._marks != NO_MARKS:
                self.draw_marks(painter)
        except Exception:
            self._picture = None
            self.stand_in(painter)

    def draw(self, painter: QPainter) -> None:
        """Paint everything."""
        self.draw_still(painter)
        if self._marks != NO_MARKS:
            self.draw_marks(painter)

    def draw_still(self, painter: QPainter) -> None:
        """Paint all but the marks, which come and go faster."""
        raise NotImplementedError

    def draw_marks(self, painter: QPainter) -> None:
        """Paint the marks."""
        paint_marks(painter, self.rim, self.corner, self._marks, self._style.theme)

    @property
    def rim(self) -> QRectF:
        """What the marks run round, in px from its corner."""
        return self.box

    @property
    def corner(self) -> float:
        """How round its corners are, in px."""
        return self._sight.height / 2

    @property
    def extent(self) -> QRectF:
        """Where it paints besides its marks, in px from its corner."""
        return self.box.adjusted(-2, -2, 2, 2)

    def _measure(self) -> None:
        bounds = self.extent.united(self.box.adjusted(-MARK_WIDTH, -MARK_WIDTH, MARK_WIDTH, MARK_WIDTH))
        if self._picture is not None:
            self._place = self._picture.place(self._sight.width, self._sight.height)
            bounds = bounds.united(self._place)
        self.set_bounds(bounds)

    def _picture_for(self, painter: QPainter) -> KeptPicture:
        """The picture to be drawn now: where it is not sharp, a sharp one will be painted soon."""
        # On its way a thing grows or shrinks in every frame: what counts is how large it will be.
        resolution = round(painter.deviceTransform().m11() / (self.scale() if self.on_its_way else 1.0), 3)
        picture = self._picture
        if picture is None:
            picture = self._picture = self._painted(resolution)
            self._place = picture.area
        elif picture.resolution != resolution or not self.is_sharp:
            self._sharpener.sharpen_later(self, resolution)
        return picture

    def _painted(self, resolution: float) -> KeptPicture:
        return kept_picture(self.draw_still, self.extent, self._sight.width, self._sight.height, resolution)
