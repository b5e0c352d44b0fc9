"""How this computer is called in its networks."""

import ipaddress
import socket

import ifaddr

THIS_COMPUTER = "127.0.0.1"


def network_hosts() -> tuple[str, ...]:
    """This computer's addresses in its networks (IPv4), the one that the system would choose first; none offline."""
    found = [ip.ip for adapter in ifaddr.get_adapters() for ip in adapter.ips if isinstance(ip.ip, str)]
    usable = [host for host in found if _is_usable(host)]
    chosen = _chosen()
    return tuple(dict.fromkeys(sorted(usable, key=lambda host: host != chosen)))


def _is_usable(host: str) -> bool:
    """Not this computer for itself, nor an address that a network gave to nobody."""
    address = ipaddress.ip_address(host)
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)


def _chosen() -> str:
    """The address that would be used for the way out; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])
