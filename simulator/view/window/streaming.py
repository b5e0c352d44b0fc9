"""The streamer's overlay from the window: one command begins it and copies its address; a notice does the rest."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

from PySide6.QtGui import QGuiApplication

from simulator.controller.controller import Controller
from simulator.rules.messages import Message, message
from simulator.view.panels.notice import Choice, NoticeContent, NoticeKind
from simulator.view.panels.notice_area import NoticeArea, Topic

Soon: TypeAlias = Callable[[Callable[[], None]], None]
"""Has work done in the window's thread; returns at once."""


class Overlay(Protocol):
    """A server of the overlay; the start-up hands it to the window, which knows nothing else of it."""

    @property
    def is_running(self) -> bool:
        """Whether it can be watched."""

    def start(self) -> Message | None:
        """Begin to serve; what is in the way where that cannot be."""

    def stop(self) -> None:
        """End serving."""

    def renew(self) -> None:
        """Make the addresses given out so far worthless."""

    @property
    def watch_address(self) -> str:
        """The exact address of the overlay, token included."""

    @property
    def control_address(self) -> str:
        """The exact address of the control page, token included."""


OverlayMaker: TypeAlias = Callable[[Controller, Soon], Overlay]
"""Makes the overlay of a table."""


class Streaming:
    """Begins and ends the overlay, and copies its addresses."""

    def __init__(self, overlay: Overlay, notices: NoticeArea) -> None:
        self._overlay = overlay
        self._notices = notices

    def show(self) -> None:
        """Begin if it has not begun; copy the overlay's address and tell it."""
        problem = self._overlay.start()
        if problem is not None:
            self._notices.show_notice(Topic.OVERLAY, NoticeContent(NoticeKind.WARNING, problem))
            return
        self._tell("overlay.live", self._overlay.watch_address)

    def end(self) -> None:
        """End it; pages show nothing from now on."""
        self._overlay.stop()

    def _tell(self, key: str, address: str) -> None:
        """Copy an address and tell it."""
        QGuiApplication.clipboard().setText(address)
        choices = (
            Choice(message("overlay.copy-watch"), self.show, primary=True),
            Choice(message("overlay.copy-control"), self._show_control),
            Choice(message("overlay.renew"), self._renew),
            Choice(message("overlay.stop"), self.end),
        )
        content = NoticeContent(NoticeKind.INFO, message(key, address=address), choices)
        self._notices.show_notice(Topic.OVERLAY, content)

    def _show_control(self) -> None:
        self._tell("overlay.live.control", self._overlay.control_address)

    def _renew(self) -> None:
        self._overlay.renew()
        self.show()
