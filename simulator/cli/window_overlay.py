"""The overlay as the window is handed it."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from simulator.cli.settling import settle
from simulator.cli.window_obs import WindowObs
from simulator.controller.controller import Controller
from simulator.formats.catalogue import Catalogue
from simulator.rules.messages import Message

if TYPE_CHECKING:
    from simulator.overlay.application import Options
    from simulator.overlay.server import OverlayServer


class WindowOverlay:
    """Serves the window's table.

    `folder`: where tokens, presets and scenes are kept, at any free port; None: the system's place and the usual port.
    """

    def __init__(
        self, controller: Controller, soon: Callable[[Callable[[], None]], None], folder: Path | None = None
    ) -> None:
        self._controller = controller
        self._soon = soon
        self._folder = folder
        self._server: OverlayServer | None = None
        self.network_allowed = False
        self.obs = WindowObs(controller, soon, folder)

    @property
    def is_running(self) -> bool:
        """Whether it can be watched."""
        return self._server is not None and self._server.is_running

    @property
    def hosts(self) -> tuple[str, ...]:
        """By which hosts it is reached: this computer for itself, then, where allowed, in its networks."""
        return () if self._server is None else self._server.hosts

    def start(self) -> Message | None:
        """Begin to serve; what is in the way where that cannot be."""
        return None if self.is_running else self._begin(None)

    def stop(self) -> None:
        """End serving. Begun again, it is there for this computer alone."""
        if self._server is not None:
            self._server.stop()
        self.network_allowed = False

    def renew(self) -> None:
        """Make the addresses given out so far worthless."""
        if self._server is not None:
            self._server.renew_tokens()

    def allow_network(self, allowed: bool) -> Message | None:
        """Let other devices in the network reach it, or no longer, at the same port; pages come back by themselves."""
        if self._server is None or allowed is self.network_allowed:
            return None
        port = self._server.port
        self._server.stop()
        self.network_allowed = allowed
        problem = self._begin(port)
        if problem is not None and allowed:
            # Another program may have the port in the network: it stays as it was.
            self.network_allowed = False
            self._begin(port)
        return problem

    def watch_address(self, host: str) -> str:
        """The exact address of the overlay, token included."""
        from simulator.overlay.tokens import Access

        return "" if self._server is None else self._server.address(Access.WATCH, host)

    def control_address(self, host: str) -> str:
        """The exact address of the control page, token included."""
        from simulator.overlay.tokens import Access

        return "" if self._server is None else self._server.address(Access.CONTROL, host)

    def _begin(self, port: int | None) -> Message | None:
        """Serve anew. aiohttp is imported when it is first wanted: that costs a fifth of a second."""
        from simulator.overlay.bridge import ControllerBridge
        from simulator.overlay.server import OverlayServer, OverlayStartError

        bridge = ControllerBridge(self._controller, self._soon)
        self._server = OverlayServer(bridge, Catalogue.load(), self._options(port))
        try:
            self._server.start()
        except OverlayStartError as error:
            return error.message
        settle()
        return None

    def _options(self, port: int | None) -> "Options":
        from simulator.overlay.address import Reach
        from simulator.overlay.application import Options

        reach = Reach.NETWORK if self.network_allowed else Reach.THIS_COMPUTER
        folder = self._folder
        if folder is None:
            return Options(reach, port)
        return Options(reach, port or 0, folder / "overlay-presets.json", folder / "overlay-tokens.json")
