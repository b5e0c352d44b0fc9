"""Where the overlay is found, and how far it can be reached from."""

import ipaddress
from dataclasses import dataclass
from enum import StrEnum
from urllib.parse import urlencode, urlsplit

from simulator.overlay.tokens import Access, Tokens

_LOCAL_NAMES = frozenset({"localhost", "127.0.0.1", "::1"})

# What ends or turns a host where an address is taken apart.
_NO_HOST = frozenset("@/?#\\")


class Reach(StrEnum):
    """Who can reach the server: programs on this computer, or every device in its networks too."""

    THIS_COMPUTER = "this computer"
    NETWORK = "network"

    @property
    def listens_on(self) -> str:
        """The address to listen on."""
        return "0.0.0.0" if self is Reach.NETWORK else "127.0.0.1"


@dataclass(frozen=True, slots=True)
class Address:
    """The server's address, `host` as others write it."""

    host: str
    port: int

    def page(self, access: Access, tokens: Tokens) -> str:
        """The address of the overlay or of the control page, token included."""
        path = "/control" if access is Access.CONTROL else "/overlay"
        return f"http://{self.host}:{self.port}{path}?{urlencode({'token': tokens.of(access)})}"


def host_is_ours(host: str, port: int, reach: Reach) -> bool:
    """Whether a Host header names this server by an address.

    A foreign name that was made to point here (DNS rebinding) is none; whoever is in the network uses a bare address.
    """
    name, given_port = _split(host)
    if given_port != port:
        return False
    return name in _LOCAL_NAMES or (reach is Reach.NETWORK and _is_address(name))


def origin_is_ours(origin: str, host: str) -> bool:
    """Whether an Origin header names the very page that this server gave out under that Host."""
    return origin == f"http://{host}"


def _split(host: str) -> tuple[str, int | None]:
    if _NO_HOST & set(host):
        return "", None
    try:
        parts = urlsplit(f"//{host}")
        return parts.hostname or "", parts.port
    except ValueError:
        return "", None


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
