"""A connection to OBS over obs-websocket 5. Needs the extra `obs`; nothing else in the house does."""

import asyncio
from dataclasses import dataclass, field

import simpleobsws
from websockets.exceptions import ConnectionClosed, WebSocketException

from simulator.rules.messages import Message, message

USUAL_PORT = 4455
_PATIENCE_SECONDS = 5
_FAREWELL_SECONDS = 1
_WRONG_PASSWORD = 4009
"""The code that OBS closes a connection with where the password is wrong or missing."""
_UNREACHABLE = (OSError, TimeoutError, WebSocketException, simpleobsws.MessageTimeout, simpleobsws.NotIdentifiedError)


class ObsError(Exception):
    """OBS cannot be reached, or does not do what is asked, and why."""

    def __init__(self, said: Message) -> None:
        super().__init__(said.key)
        self.message = said


@dataclass(frozen=True, slots=True)
class ObsAccount:
    """Where OBS listens, as HOST, HOST:PORT or `ws://…`, and the password that is set there ("" for none)."""

    address: str
    password: str = field(default="", repr=False)

    @property
    def url(self) -> str:
        """The address as a WebSocket's."""
        if "://" in self.address:
            return self.address
        has_port = self.address.rpartition(":")[2].isdecimal()
        return f"ws://{self.address}" if has_port else f"ws://{self.address}:{USUAL_PORT}"


class ObsClient:
    """One account's connection, made anew whenever it is wanted and is not there."""

    def __init__(self, account: ObsAccount) -> None:
        self._account = account
        self._socket = simpleobsws.WebSocketClient(account.url, account.password)

    @property
    def unreachable(self) -> Message:
        """What is said where OBS is not there."""
        return message("overlay.obs.unreachable", address=self._account.url)

    @property
    def gone(self) -> Message:
        """What is said where OBS was there and is not any more."""
        return message("overlay.obs.lost", address=self._account.url)

    @property
    def is_connected(self) -> bool:
        """Whether OBS has accepted us and, as far as is known, still listens."""
        listening = self._socket.recv_task
        return self._socket.identified and self._socket.ws_open and listening is not None and not listening.done()

    async def lost(self) -> None:
        """Wait until the connection is lost; returns at once where there is none."""
        listening = self._socket.recv_task
        if listening is not None:
            await asyncio.wait({listening})

    async def connect(self) -> None:
        """Be connected. Raises `ObsError`."""
        if self.is_connected:
            return
        # The library forgets a connection that is lost without closing it.
        await self.close()
        try:
            async with asyncio.timeout(_PATIENCE_SECONDS):
                await self._socket.connect()
            await self._until_identified()
        except (*_UNREACHABLE, ValueError):
            raise ObsError(self.unreachable) from None

    async def switch_to(self, scene: str) -> None:
        """Have OBS show a scene; connects first where that is needed. Raises `ObsError`."""
        await self.connect()
        request = simpleobsws.Request("SetCurrentProgramScene", {"sceneName": scene})
        try:
            answer = await self._called(request)
        except _UNREACHABLE:
            raise ObsError(self.unreachable) from None
        if not answer.ok():
            comment = answer.requestStatus.comment or str(answer.requestStatus.code)
            raise ObsError(message("overlay.obs.no-scene", scene=scene, comment=comment))

    async def _called(self, request: simpleobsws.Request) -> simpleobsws.RequestResponse:
        """The answer to a request. A connection may prove lost only now, as OBS was started again: once more then."""
        try:
            return await self._answer_unless_lost(request)
        except (ConnectionClosed, simpleobsws.NotIdentifiedError):
            self._socket.ws_open = False
            await self.connect()
            return await self._answer_unless_lost(request)

    async def _answer_unless_lost(self, request: simpleobsws.Request) -> simpleobsws.RequestResponse:
        """The answer to a request; the library would wait for one also after the connection is lost."""
        answering = asyncio.create_task(self._socket.call(request, _PATIENCE_SECONDS))
        losing = asyncio.create_task(self.lost())
        try:
            await asyncio.wait({answering, losing}, return_when=asyncio.FIRST_COMPLETED)
            if answering.done():
                return answering.result()
            raise simpleobsws.NotIdentifiedError
        finally:
            answering.cancel()
            losing.cancel()

    async def close(self) -> None:
        """Be connected no longer; an OBS that does not say farewell is left without one."""
        connection = self._socket.ws
        if connection is None:
            return
        try:
            async with asyncio.timeout(_FAREWELL_SECONDS):
                await self._socket.disconnect()
        except TimeoutError:
            connection.transport.abort()
            await connection.wait_closed()

    async def _until_identified(self) -> None:
        """Wait until OBS has accepted the password, or has closed the connection, which the library does not tell."""
        listening = self._socket.recv_task
        identified = asyncio.create_task(self._socket.wait_until_identified(_PATIENCE_SECONDS))
        await asyncio.wait({listening, identified}, return_when=asyncio.FIRST_COMPLETED)
        identified.cancel()
        if self._socket.identified:
            return
        code = self._socket.ws.close_code
        await self._socket.disconnect()
        raise ObsError(message("overlay.obs.wrong-password")) if code == _WRONG_PASSWORD else ObsError(self.unreachable)
