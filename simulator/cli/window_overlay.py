"""The overlay as the window is handed it."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from simulator.controller.controller import Controller
from simulator.formats.catalogue import Catalogue
from simulator.rules.messages import Message

if TYPE_CHECKING:
    from simulator.overlay.server import OverlayServer


class WindowOverlay:
    """Serves the window's table.

    `folder`: where tokens and presets are kept, at any free port; None: the system's place and the usual port.
    """

    def __init__(
        self, controller: Controller, soon: Callable[[Callable[[], None]], None], folder: Path | None = None
    ) -> None:
        self._controller = controller
        self._soon = soon
        self._folder = folder
        self._server: OverlayServer | None = None

    @property
    def is_running(self) -> bool:
        """Whether it can be watched."""
        return self._server is not None and self._server.is_running

    def start(self) -> Message | None:
        """Begin to serve; what is in the way where that cannot be."""
        from simulator.overlay.server import OverlayStartError

        try:
            self._made().start()
        except OverlayStartError as error:
            return error.message
        return None

    def stop(self) -> None:
        """End serving."""
        if self._server is not None:
            self._server.stop()

    def renew(self) -> None:
        """Make the addresses given out so far worthless."""
        self._made().renew_tokens()

    @property
    def watch_address(self) -> str:
        """The exact address of the overlay, token included."""
        from simulator.overlay.tokens import Access

        return self._made().address(Access.WATCH)

    @property
    def control_address(self) -> str:
        """The exact address of the control page, token included."""
        from simulator.overlay.tokens import Access

        return self._made().address(Access.CONTROL)

    def _made(self) -> "OverlayServer":
        """The server, made when it is first wanted: aiohttp costs a fifth of a second to import."""
        from simulator.overlay.application import Options
        from simulator.overlay.bridge import ControllerBridge
        from simulator.overlay.server import OverlayServer

        if self._server is None:
            folder = self._folder
            options = (
                Options()
                if folder is None
                else Options(port=0, presets=folder / "overlay-presets.json", secrets=folder / "overlay-tokens.json")
            )
            self._server = OverlayServer(ControllerBridge(self._controller, self._soon), Catalogue.load(), options)
        return self._server
