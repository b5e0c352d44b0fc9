"""A table that is served, for tests: in a thread of its own, as the window's is."""

import http.client
import json
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

from simulator.controller.controller import Controller
from simulator.controller.intents import Intent
from simulator.overlay.address import Reach
from simulator.overlay.application import Options
from simulator.overlay.bridge import ControllerBridge, Work
from simulator.overlay.server import OverlayServer
from simulator.overlay.tokens import Access
from tests.controller.tables import CATALOGUE, table


class TableThread:
    """Does work on a table, one piece after the other."""

    def __init__(self) -> None:
        self._works = ThreadPoolExecutor(1)

    def soon(self, work: Work) -> None:
        self._works.submit(work)

    def now(self, work: Work) -> None:
        """Have work done, and wait for it and for the work that it brings with it."""
        self._works.submit(work).result(20)
        self._works.submit(lambda: None).result(20)

    def end(self) -> None:
        self._works.shutdown()


@dataclass
class Answer:
    """What the server answered."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Served:
    """A served table."""

    controller: Controller
    thread: TableThread
    server: OverlayServer
    streams: list[http.client.HTTPConnection] = field(default_factory=list)

    def do(self, *intents: Intent) -> None:
        for intent in intents:
            self.thread.now(lambda intent=intent: self._carried_out(intent))

    def _carried_out(self, intent: Intent) -> None:
        assert self.controller.do(intent) is None, intent

    @property
    def port(self) -> int:
        port = urlsplit(self.server.address()).port
        assert port is not None
        return port

    def token(self, access: Access = Access.WATCH) -> str:
        return parse_qs(urlsplit(self.server.address(access)).query)["token"][0]

    def connection(self) -> http.client.HTTPConnection:
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)

    def ask(self, path: str, method: str = "GET", body: bytes = b"", **headers: str) -> Answer:
        connection = self.connection()
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.putrequest(method, path, skip_host="Host" in named)
        for name, value in named.items():
            connection.putheader(name, value)
        if body:
            connection.putheader("Content-Length", str(len(body)))
        connection.endheaders(body or None)
        response = connection.getresponse()
        answer = Answer(response.status, dict(response.getheaders()), response.read())
        connection.close()
        return answer

    def page(self, access: Access = Access.WATCH, **parameters: str) -> str:
        return self.server.address(access) + "".join(f"&{name}={value}" for name, value in parameters.items())

    def command(self, name: str, access: Access = Access.CONTROL, **parameters: str) -> Answer:
        return self.ask(f"/control/{name}?{urlencode({'token': self.token(access), **parameters})}", "POST")

    def events(self, access: Access = Access.WATCH, **parameters: str) -> Iterator[Any]:
        """What a page hears, without the beats."""
        connection = self.connection()
        self.streams.append(connection)
        connection.request("GET", f"/events?{urlencode({'token': self.token(access), **parameters})}")
        response = connection.getresponse()
        assert response.status == 200
        kind = b""
        while line := response.readline():
            if line.startswith(b"event: "):
                kind = line[7:].strip()
            if line.startswith(b"data: ") and kind == b"board":
                yield json.loads(line[6:])

    def state(self, access: Access = Access.WATCH, **parameters: str) -> Any:
        """The whole state that a page that connects now is told."""
        return next(self.events(access, **parameters))["state"]


@contextmanager
def served(
    notation: str, folder: Path, *, reach: Reach = Reach.THIS_COMPUTER, port: int | None = 0
) -> Iterator[Served]:
    """A table, opened from a notation and served."""
    thread = TableThread()
    controller = table(notation)
    server = OverlayServer(
        ControllerBridge(controller, thread.soon),
        CATALOGUE,
        Options(reach, port, folder / "presets.json", folder / "tokens.json"),
    )
    one = Served(controller, thread, server)
    try:
        thread.now(server.start)
        yield one
    finally:
        for stream in one.streams:
            stream.close()
        thread.now(server.stop)
        thread.end()


def stalled(served: Served) -> socket.socket:
    """A page that connects and then reads nothing."""
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.connect(("127.0.0.1", served.port))
    client.sendall(f"GET /events?token={served.token()} HTTP/1.1\r\nHost: 127.0.0.1:{served.port}\r\n\r\n".encode())
    return client


Serving = Callable[..., Served]
