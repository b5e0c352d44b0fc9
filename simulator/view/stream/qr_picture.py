"""An address as a QR code, for the camera of a phone."""

import segno
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QLabel, QWidget

_MODULE_PX = 4
_QUIET_MODULES = 4
_BLACK, _WHITE = 0, 1


class QrPicture(QLabel):
    """Shows one address; dark on light in every theme, as cameras want it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.address = ""

    def show_address(self, address: str) -> None:
        """Show this address, or nothing for ""."""
        if address == self.address:
            return
        self.address = address
        self.setPixmap(QPixmap.fromImage(qr_image(address)) if address else QPixmap())
        self.setFixedSize(self.pixmap().size() if address else QSize(0, 0))


def qr_image(text: str) -> QImage:
    """The code with its quiet zone, so many px a module."""
    matrix = segno.make_qr(text, error="m").matrix
    side = len(matrix) + 2 * _QUIET_MODULES
    image = QImage(side, side, QImage.Format.Format_Mono)
    image.setColorTable([0xFF000000, 0xFFFFFFFF])
    image.fill(_WHITE)
    for y, row in enumerate(matrix, _QUIET_MODULES):
        for x, dark in enumerate(row, _QUIET_MODULES):
            if dark:
                image.setPixel(x, y, _BLACK)
    return image.scaled(image.size() * _MODULE_PX, Qt.AspectRatioMode.KeepAspectRatio)
