"""Pictures of a board without a window: PNG and SVG of a state, frames and GIF of a passage. Nothing is written."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from io import BytesIO

from PIL import Image
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QImageWriter, QPaintDevice
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QGraphicsItem

from simulator.controller.board_state import BoardState
from simulator.controller.cues import Frame
from simulator.controller.frames import frame
from simulator.view.look.style import Style
from simulator.view.look.texts import Texts
from simulator.view.table.animator import Passage
from simulator.view.table.board_scene import BoardScene
from simulator.view.table.painting import painting

_FRAME_MS = 50
_STILL_MS = 1400


@dataclass(frozen=True, slots=True)
class Canvas:
    """The size of a picture in px; `scale`: how many pixels of the picture are one of the table."""

    width: int = 1280
    height: int = 800
    scale: float = 1.0


class Painting:
    """Draws boards. Needs a running (offscreen) application."""

    def __init__(self, texts: Texts, style: Style, canvas: Canvas) -> None:
        self._texts, self._style, self._canvas = texts, style, canvas

    def image(self, state: BoardState) -> QImage:
        """A picture of a board."""
        return self._drawn(self._scene(state))

    def frames(self, passage: Passage) -> Iterator[tuple[QImage, int]]:
        """The pictures of a passage, each with how long it is to be seen, in ms; the board as it becomes comes last."""
        scene = self._scene(passage.before)
        for time in range(0, passage.sheet.duration_ms, _FRAME_MS):
            scene.show_frame(frame(passage.sheet, time))
            yield self._drawn(scene), _FRAME_MS
        scene.show_frame(Frame(0))
        scene.show(passage.after)
        yield self._drawn(scene), _STILL_MS

    def svg(self, state: BoardState, title: str) -> bytes:
        """A picture of a board as SVG; text stays text."""
        size = QSize(self._canvas.width, self._canvas.height)
        return svg(size, title, lambda page: self._paint(self._scene(state), page))

    def gif(self, *passages: Passage) -> bytes:
        """An animated picture of passages, one after the other, played again and again."""
        drawn = [(_rgb(image), ms) for passage in passages for image, ms in self.frames(passage)]
        images, durations = zip(*drawn, strict=True)
        # One palette for all: whole pictures differ little, and choosing colours costs more than drawing.
        palette = images[len(images) // 2].quantize(colors=255, method=Image.Quantize.MEDIANCUT, kmeans=1)
        first, *others = (image.quantize(palette=palette, dither=Image.Dither.NONE) for image in images)
        written = BytesIO()
        first.save(written, "GIF", save_all=True, append_images=others, duration=list(durations), loop=0)
        return written.getvalue()

    def _scene(self, state: BoardState) -> BoardScene:
        scene = BoardScene(self._texts, self._style, state)
        scene.set_size(self._canvas.width, self._canvas.height)
        scene.arrows.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        return scene

    def _drawn(self, scene: BoardScene) -> QImage:
        size = QSize(round(self._canvas.width * self._canvas.scale), round(self._canvas.height * self._canvas.scale))
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(self._canvas.scale)
        image.fill(Qt.GlobalColor.transparent)
        self._paint(scene, image)
        return image

    def _paint(self, scene: BoardScene, device: QPaintDevice) -> None:
        area = QRectF(0, 0, self._canvas.width, self._canvas.height)
        with painting(device) as painter:
            scene.render(painter, area, area)


def png(image: QImage) -> bytes:
    """The image as a PNG file's bytes."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"PNG")).write(image)
    return bytes(data.data())


def _rgb(image: QImage) -> Image.Image:
    """The image for Pillow."""
    rgb = image.convertToFormat(QImage.Format.Format_RGB888)
    return Image.frombytes("RGB", (rgb.width(), rgb.height()), bytes(rgb.constBits()), "raw", "RGB", rgb.bytesPerLine())


def svg(size: QSize, title: str, draw: Callable[[QPaintDevice], None]) -> bytes:
    """What is drawn on a page of this size, in px, as SVG; text stays text."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    page = QSvgGenerator()
    page.setOutputDevice(buffer)
    # At another resolution than 96 the page would be larger than the drawing on it.
    page.setResolution(96)
    page.setSize(size)
    page.setViewBox(QRect(0, 0, size.width(), size.height()))
    page.setTitle(title)
    draw(page)
    buffer.close()
    return bytes(data.data())
