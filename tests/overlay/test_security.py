"""Who may reach the overlay, from where, and how much of it."""

import socket
import time
from contextlib import suppress

import pytest

from simulator.controller.intents import GoTo
from simulator.overlay.acceptance import MOST_CONNECTIONS, TAKEN_AT_ONCE
from simulator.overlay.address import Reach, host_is_ours
from simulator.overlay.control import COMMANDS
from simulator.overlay.gate import SECURITY_HEADERS
from simulator.overlay.hub import MOST_WATCHERS
from simulator.overlay.tokens import Access, Tokens
from simulator.rules.timeline import Moment
from tests.overlay.served import Served, Serving

BOARD = "A: 3/3 trample > P2; B: 2/2 x A"


def get(served: Served, path: str, access: Access = Access.WATCH, **headers: str) -> int:
    return served.ask(f"{path}?token={served.token(access)}", **headers).status


def test_it_listens_on_this_computer_only(serving: Serving) -> None:
    served = serving(BOARD)
    assert served.server.address().startswith("http://127.0.0.1:")
    with socket.socket() as other:
        # The same port is free on the computer's other addresses: nobody listens there.
        other.bind(("127.0.0.2", served.port))


def test_the_network_is_served_only_when_it_is_allowed(serving: Serving) -> None:
    served = serving(BOARD, reach=Reach.NETWORK)
    with socket.create_connection(("127.0.0.2", served.port), timeout=5):
        assert get(served, "/overlay") == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:{port}",
        "127.0.0.1",
        "127.0.0.1:1",
        "",
        "a@127.0.0.1:{port}",
        "127.0.0.1:{port}/",
        "127.0.0.1:{port}#evil.example",
        "127.0.0.1:{port}?evil.example",
        "127.0.0.1:{port}\\evil.example",
        "127.0.0.1.:{port}",
        "localhost.:{port}",
        "2130706433:{port}",
        "0.0.0.0:{port}",
        "[::ffff:127.0.0.1]:{port}",
        "[::1",
    ],
)
def test_a_foreign_host_is_refused(serving: Serving, host: str) -> None:
    served = serving(BOARD)
    assert get(served, "/overlay", Host=host.format(port=served.port)) == 403


@pytest.mark.parametrize("host", ["127.0.0.1:{port}", "localhost:{port}", "LOCALHOST:{port}"])
def test_our_own_host_is_let_in(serving: Serving, host: str) -> None:
    served = serving(BOARD)
    assert get(served, "/overlay", Host=host.format(port=served.port)) == 200


def test_in_a_network_only_bare_addresses_are_hosts() -> None:
    assert host_is_ours("192.0.2.7:80", 80, Reach.NETWORK)
    assert host_is_ours("[2001:db8::1]:80", 80, Reach.NETWORK)
    assert not host_is_ours("192.0.2.7:80", 80, Reach.THIS_COMPUTER)
    assert not host_is_ours("rebound.example:80", 80, Reach.NETWORK)


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1:{port}", "http://127.0.0.1:1"])
def test_a_foreign_page_is_refused(serving: Serving, origin: str) -> None:
    served = serving(BOARD)
    assert get(served, "/events", Origin=origin.format(port=served.port)) == 403


def test_our_own_page_is_let_in(serving: Serving) -> None:
    served = serving(BOARD)
    assert get(served, "/overlay", Origin=f"http://127.0.0.1:{served.port}") == 200


def test_a_request_that_a_foreign_page_causes_is_refused(serving: Serving) -> None:
    assert get(serving(BOARD), "/overlay", Sec_Fetch_Site="cross-site") == 403


@pytest.mark.parametrize("path", ["/overlay", "/control", "/events", "/preset/duel"])
@pytest.mark.parametrize("token", ["", "x", "é" * 40, "0" * 2000])
def test_without_the_token_nothing_opens(serving: Serving, path: str, token: str) -> None:
    served = serving(BOARD)
    assert served.ask(path + (f"?token={token.encode().hex()}" if token else "")).status == 403


def test_a_token_also_comes_as_a_header(serving: Serving) -> None:
    served = serving(BOARD)
    answer = served.ask("/control/undo", "POST", Authorization=f"Bearer {served.token(Access.CONTROL)}")
    assert answer.status == 409


@pytest.mark.parametrize("command", COMMANDS)
def test_the_overlay_address_cannot_control(serving: Serving, command: str) -> None:
    served = serving(BOARD)
    before = served.controller.state
    assert served.command(command, Access.WATCH).status == 403
    assert served.controller.state is before


def test_the_overlay_address_does_not_open_the_control_page(serving: Serving) -> None:
    served = serving(BOARD)
    assert get(served, "/control") == 403
    assert get(served, "/control", Access.CONTROL) == 200


@pytest.mark.parametrize("method", ["GET", "PUT", "DELETE", "OPTIONS", "HEAD"])
def test_only_post_changes_anything(serving: Serving, method: str) -> None:
    served = serving(BOARD)
    before = served.controller.state
    assert served.ask(f"/control/confirm?token={served.token(Access.CONTROL)}", method).status == 405
    assert served.controller.state is before


def test_tokens_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[bytes] = []

    def compare(given: bytes, secret: bytes) -> bool:
        compared.append(secret)
        return given == secret

    monkeypatch.setattr("simulator.overlay.tokens.compare_digest", compare)
    tokens = Tokens("watching", "controlling")
    assert [tokens.opens(given) for given in ("watching", "controlling", "x")] == [Access.WATCH, Access.CONTROL, None]
    assert compared == [b"controlling", b"watching"] * 3


def test_tokens_are_long_and_never_printed() -> None:
    tokens = Tokens()
    assert tokens.watch != tokens.control
    assert min(len(tokens.watch), len(tokens.control)) >= 32
    assert tokens.watch not in repr(tokens)


def test_new_tokens_make_the_old_ones_worthless(serving: Serving) -> None:
    served = serving(BOARD)
    old = served.token()
    stream = served.events()
    next(stream)
    served.thread.now(served.server.renew_tokens)
    assert served.ask(f"/overlay?token={old}").status == 403
    assert get(served, "/overlay") == 200
    assert list(stream) == []


def test_large_requests_are_refused(serving: Serving) -> None:
    served = serving(BOARD)
    path = f"/control/undo?token={served.token(Access.CONTROL)}"
    assert served.ask(path, "POST", body=b"x" * 100_000).status == 413
    assert served.ask("/overlay?token=" + "x" * 20_000).status == 400


def test_a_body_without_a_length_is_refused(serving: Serving) -> None:
    served = serving(BOARD)
    path = f"/control/undo?token={served.token(Access.CONTROL)}"
    assert served.ask(path, "POST", Transfer_Encoding="chunked").status == 411


def test_a_body_that_goes_on_for_ever_is_heard_for_a_moment_only(serving: Serving) -> None:
    served = serving(BOARD)
    head = f"POST /control/undo?token={served.token(Access.CONTROL)} HTTP/1.1\r\nHost: 127.0.0.1:{served.port}\r\n"
    with socket.create_connection(("127.0.0.1", served.port), timeout=20) as client:
        client.sendall(f"{head}Transfer-Encoding: chunked\r\n\r\n".encode())
        begun = time.monotonic()
        with suppress(ConnectionError):
            while time.monotonic() - begun < 20:
                client.sendall(b"1000\r\n" + b"x" * 4096 + b"\r\n")
    assert time.monotonic() - begun < 8


def test_who_guesses_tokens_keeps_nobody_waiting_who_has_one(serving: Serving) -> None:
    served = serving(BOARD)
    connection = served.connection()
    statuses = []
    for _ in range(400):
        connection.request("POST", "/control/confirm?token=wrong")
        answer = connection.getresponse()
        answer.read()
        statuses.append(answer.status)
    connection.close()
    assert set(statuses) == {403, 429}
    assert served.command("undo").status == 409
    assert get(served, "/overlay") == 200


def test_so_many_connections_and_no_more(serving: Serving) -> None:
    served = serving(BOARD)
    stream = served.events()
    next(stream)
    most = MOST_CONNECTIONS + TAKEN_AT_ONCE
    silent = [socket.create_connection(("127.0.0.1", served.port), timeout=10) for _ in range(most + 40)]
    # What is one too many is closed at once; whoever listens hears on.
    assert silent[-1].recv(1) == b""
    served.do(GoTo(Moment.DECLARE_ATTACKERS))
    assert next(stream)["version"] == 2
    for one in silent:
        one.close()


def test_a_connection_that_asks_nothing_is_closed(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("simulator.overlay.server.IDLE_SECONDS", 0.05)
    served = serving(BOARD)
    with socket.create_connection(("127.0.0.1", served.port), timeout=10) as silent:
        assert silent.recv(1) == b""
    with socket.create_connection(("127.0.0.1", served.port), timeout=10) as half:
        half.sendall(b"POST /control/undo HTTP/1.1\r\nHost: ")
        assert half.recv(1) == b""


def test_what_is_wrong_with_a_request_is_not_told_to_the_streamer(
    serving: Serving, capfd: pytest.CaptureFixture[str]
) -> None:
    served = serving(BOARD)
    for request in (b"FOO\r\n\r\n", b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", b"\x16\x03\x01\x02\x00"):
        with socket.create_connection(("127.0.0.1", served.port), timeout=10) as client:
            client.sendall(request)
            assert client.recv(100).startswith(b"HTTP/1.0 400")
    assert capfd.readouterr() == ("", "")


def test_nobody_listens_by_head(serving: Serving) -> None:
    served = serving(BOARD)
    assert served.ask(f"/events?token={served.token()}", "HEAD").status == 405


def test_changes_are_bounded_in_rate(serving: Serving) -> None:
    served = serving(BOARD)
    statuses = [served.command("show/lanes").status for _ in range(60)]
    assert statuses[:20] == [200] * 20
    assert 429 in statuses


def test_so_many_pages_and_no_more(serving: Serving) -> None:
    served = serving(BOARD)
    streams = [served.events() for _ in range(MOST_WATCHERS)]
    assert all(next(stream)["version"] == 1 for stream in streams)
    assert get(served, "/events") == 503


@pytest.mark.parametrize("path", ["/overlay", "/files/overlay.js", "/nowhere", "/events"])
def test_every_answer_carries_the_security_headers(serving: Serving, path: str) -> None:
    answer = serving(BOARD).ask(path)
    assert SECURITY_HEADERS.items() <= answer.headers.items()


def test_the_policy_allows_our_own_files_and_nothing_inline() -> None:
    policy = SECURITY_HEADERS["Content-Security-Policy"]
    assert policy.startswith("default-src 'none'")
    assert "unsafe" not in policy
    assert "*" not in policy


@pytest.mark.parametrize("name", ["..%2F..%2Fpyproject.toml", "%2Fetc%2Fpasswd", "OFL.txt", "nothing.js"])
def test_no_other_files_are_given_out(serving: Serving, name: str) -> None:
    assert serving(BOARD).ask(f"/files/{name}").status == 404
