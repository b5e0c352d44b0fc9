"""What the window asks of the streamer's overlay, which the start-up hands it: it knows nothing else of it."""

from collections.abc import Callable, Mapping
from typing import Protocol, TypeAlias

from simulator.controller.controller import Controller
from simulator.formats.obs_access import ObsAccess
from simulator.rules.messages import Message

Soon: TypeAlias = Callable[[Callable[[], None]], None]
"""Has work done in the window's thread; returns at once."""

Told: TypeAlias = Callable[[Message], None]
"""Takes something to say."""


class ObsSwitching(Protocol):
    """Switches scenes of OBS at moments of the combat."""

    @property
    def is_on(self) -> bool:
        """Whether moments switch scenes now."""

    @property
    def access(self) -> ObsAccess:
        """Where OBS listens, as it was told last."""

    @property
    def scenes(self) -> Mapping[str, str]:
        """The scene of each moment, by the moment's word, as it was told last; "" for none."""

    def begin(self, access: ObsAccess, scenes: Mapping[str, str], failed: Told, succeeded: Told) -> Message | None:
        """Begin with these, which are remembered; what is in the way where that cannot be.

        Later, in the window's thread, `failed` is told of everything that fails, and `succeeded` that OBS is connected,
        or that all is well again after a failure.
        """

    def end(self) -> None:
        """Switch no more scenes."""


class Overlay(Protocol):
    """A server of the overlay."""

    @property
    def is_running(self) -> bool:
        """Whether it can be watched."""

    @property
    def network_allowed(self) -> bool:
        """Whether other devices in the network can reach it."""

    @property
    def hosts(self) -> tuple[str, ...]:
        """By which hosts it is reached: this computer for itself, then, where allowed, in its networks."""

    def start(self) -> Message | None:
        """Begin to serve; what is in the way where that cannot be."""

    def stop(self) -> None:
        """End serving. Begun again, it is there for this computer alone."""

    def renew(self) -> None:
        """Make the addresses given out so far worthless."""

    def allow_network(self, allowed: bool) -> Message | None:
        """Let other devices in the network reach it, or no longer; what is in the way where that cannot be."""

    def watch_address(self, host: str) -> str:
        """The exact address of the overlay, token included."""

    def control_address(self, host: str) -> str:
        """The exact address of the control page, token included."""

    @property
    def obs(self) -> ObsSwitching:
        """What switches scenes of OBS."""


OverlayMaker: TypeAlias = Callable[[Controller, Soon], Overlay]
"""Makes the overlay of a table."""
