"""How this computer is found in its networks."""

import ipaddress

import ifaddr
import pytest

from simulator.overlay import network
from simulator.overlay.address import Reach
from simulator.overlay.tokens import Access
from tests.overlay.served import Serving

BOARD = "A: 1/1 > P2"


def adapter(*hosts: str) -> ifaddr.Adapter:
    return ifaddr.Adapter("name", "name", [ifaddr.IP(host, 24, "name") for host in hosts])


def test_the_address_of_the_way_out_comes_first_and_none_that_leads_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    adapters = [adapter("127.0.0.1"), adapter("169.254.1.1", "10.0.0.5"), adapter("192.168.1.20", "10.0.0.5")]
    monkeypatch.setattr(network.ifaddr, "get_adapters", lambda: adapters)
    monkeypatch.setattr(network, "_chosen", lambda: "192.168.1.20")
    assert network.network_hosts() == ("192.168.1.20", "10.0.0.5")


def test_the_addresses_of_this_very_computer_are_usable_ones() -> None:
    for host in network.network_hosts():
        assert not ipaddress.ip_address(host).is_loopback


def test_only_where_the_network_is_allowed_there_are_addresses_in_it(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("simulator.overlay.server.network_hosts", lambda: ("192.0.2.7",))
    assert serving(BOARD).server.hosts == ("127.0.0.1",)
    open_to_all = serving(BOARD, reach=Reach.NETWORK).server
    assert open_to_all.hosts == ("127.0.0.1", "192.0.2.7")
    port = open_to_all.port
    assert open_to_all.address(Access.CONTROL, "192.0.2.7").startswith(f"http://192.0.2.7:{port}/control?token=")
