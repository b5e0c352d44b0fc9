"""A small OBS for tests: speaks as much of obs-websocket 5 as switching scenes needs."""

import asyncio
import hashlib
import socket
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from queue import Queue
from threading import Event, Thread
from typing import Any

import msgpack
from aiohttp import WSMsgType, web

from simulator.overlay.closing import accept_no_more

HELLO, IDENTIFY, IDENTIFIED, REQUEST, ANSWER = 0, 1, 2, 6, 7
SALT, CHALLENGE = "c2FsdA==", "Y2hhbGxlbmdl"
SUCCESS, NOT_FOUND, WRONG_PASSWORD = 100, 600, 4009
PROTOCOL = "obswebsocket.msgpack"


def hashed(text: str) -> str:
    return b64encode(hashlib.sha256(text.encode()).digest()).decode()


@dataclass
class ObsServer:
    """What it knows, and what it was asked. `stalled`: it takes requests and never answers."""

    password: str = ""
    scenes: tuple[str, ...] = ("Table", "Combat")
    stalled: bool = False
    port: int = 0
    switched: Queue[str] = field(default_factory=Queue)
    asked: Queue[str] = field(default_factory=Queue)

    async def talk(self, request: web.Request) -> web.WebSocketResponse:
        connection = web.WebSocketResponse(protocols=(PROTOCOL,))
        await connection.prepare(request)
        assert connection.ws_protocol == PROTOCOL
        await say(connection, HELLO, self._hello())
        async for received in connection:
            assert received.type is WSMsgType.BINARY
            said = msgpack.unpackb(received.data)
            if said["op"] == IDENTIFY and not self._knows(said["d"]):
                await connection.close(code=WRONG_PASSWORD, message=b"Authentication failed.")
            elif said["op"] == IDENTIFY:
                await say(connection, IDENTIFIED, {"negotiatedRpcVersion": 1})
            else:
                assert said["op"] == REQUEST
                await self._answer(connection, said["d"])
        return connection

    def _hello(self) -> dict[str, Any]:
        challenge = {"authentication": {"challenge": CHALLENGE, "salt": SALT}} if self.password else {}
        return {"obsWebSocketVersion": "5.5.0", "rpcVersion": 1, **challenge}

    def _knows(self, identity: dict[str, Any]) -> bool:
        expected = hashed(hashed(self.password + SALT) + CHALLENGE)
        return identity["rpcVersion"] == 1 and (not self.password or identity.get("authentication") == expected)

    async def _answer(self, connection: web.WebSocketResponse, request: dict[str, Any]) -> None:
        assert request["requestType"] == "SetCurrentProgramScene"
        scene = request["requestData"]["sceneName"]
        self.asked.put(scene)
        if self.stalled:
            return
        status: dict[str, Any] = {"result": True, "code": SUCCESS}
        if scene not in self.scenes:
            status = {"result": False, "code": NOT_FOUND, "comment": f"No source was found by the name of `{scene}`."}
        else:
            self.switched.put(scene)
        named = {name: request[name] for name in ("requestType", "requestId")}
        await say(connection, ANSWER, {**named, "requestStatus": status})


async def say(connection: web.WebSocketResponse, op: int, data: dict[str, Any]) -> None:
    await connection.send_bytes(msgpack.packb({"op": op, "d": data}))


@contextmanager
def listening(obs: ObsServer) -> Iterator[ObsServer]:
    """Run it in a thread of its own, at `obs.port` or any free one."""
    loop, over, ready = asyncio.new_event_loop(), asyncio.Event(), Event()

    async def serve() -> None:
        application = web.Application()
        application.add_routes([web.get("/", obs.talk)])
        runner = web.AppRunner(application, shutdown_timeout=0.1)
        await runner.setup()
        listening = socket.create_server(("127.0.0.1", obs.port))
        await web.SockSite(runner, listening).start()
        obs.port = listening.getsockname()[1]
        ready.set()
        await over.wait()
        await accept_no_more(listening)
        await runner.cleanup()

    def run() -> None:
        with asyncio.Runner(loop_factory=lambda: loop) as runner:
            runner.run(serve())

    thread = Thread(target=run, daemon=True)
    thread.start()
    assert ready.wait(20)
    try:
        yield obs
    finally:
        loop.call_soon_threadsafe(over.set)
        thread.join(20)
