"""The overlay's server: aiohttp in a thread of its own, so that neither the table nor a page waits for the other."""

import asyncio
import socket
from collections.abc import Callable
from dataclasses import dataclass
from threading import Event, Thread

from aiohttp import web

from simulator.controller.board_state import BoardState
from simulator.controller.cues import CueSheet
from simulator.formats.catalogue import Catalogue
from simulator.overlay.acceptance import IDLE_SECONDS, LINGERING_SECONDS, TAKEN_AT_ONCE, bounded, quiet_log
from simulator.overlay.address import Address, Reach
from simulator.overlay.application import Options, Parts, parts_of
from simulator.overlay.bridge import ControllerBridge
from simulator.overlay.closing import accept_no_more
from simulator.overlay.network import THIS_COMPUTER, network_hosts
from simulator.overlay.tokens import Access
from simulator.rules.messages import Message, message

USUAL_PORT = 28702
"""Where the overlay is found if nothing else is wished for and no other program is there."""
# A page that takes nothing may hold so much of the system's memory, and no more.
_SEND_BUFFER_BYTES = 64 * 1024
_GRACE_SECONDS = 0.5


class OverlayStartError(Exception):
    """The server cannot start, and why."""

    def __init__(self, said: Message) -> None:
        super().__init__(said.key)
        self.message = said


@dataclass(frozen=True, slots=True)
class _Running:
    """A server that runs. `leave`: stop to watch the table; `thread` ends when `over` is set in its loop."""

    parts: Parts
    socket: socket.socket
    loop: asyncio.AbstractEventLoop
    over: asyncio.Event
    thread: Thread
    leave: Callable[[], None]


class OverlayServer:
    """Serves one table. All methods are called in the table's thread and return at once or nearly so."""

    def __init__(self, bridge: ControllerBridge, catalogue: Catalogue, options: Options) -> None:
        self._bridge = bridge
        self._catalogue = catalogue
        self._options = options
        self._running: _Running | None = None
        self._shown_sheet = CueSheet()

    @property
    def is_running(self) -> bool:
        """Whether pages can connect."""
        return self._running is not None

    def start(self) -> None:
        """Begin to serve; nothing where it already does. Raises `OverlayStartError`, such as for a port in use."""
        if self._running is not None:
            return
        listening = _listening(self._options)
        parts = parts_of(self._bridge, self._catalogue, self._options)
        parts.gate.port = listening.getsockname()[1]
        loop, over, ready = asyncio.new_event_loop(), asyncio.Event(), Event()
        thread = Thread(target=_serve, args=(loop, parts, listening, over, ready), name="overlay", daemon=True)
        thread.start()
        ready.wait()
        self._shown_sheet = self._bridge.table.cue_sheet
        leave = self._bridge.table.subscribe(self._changed)
        self._running = _Running(parts, listening, loop, over, thread, leave)

    def stop(self) -> None:
        """End serving: pages show nothing from now on."""
        running, self._running = self._running, None
        if running is None:
            return
        running.leave()
        running.loop.call_soon_threadsafe(running.over.set)
        running.thread.join()

    @property
    def port(self) -> int | None:
        """Where it listens; None where nothing is served."""
        return None if self._running is None else self._running.parts.gate.port

    @property
    def hosts(self) -> tuple[str, ...]:
        """By which hosts it can be reached: this computer for itself first, then, where allowed, in its networks."""
        return (THIS_COMPUTER, *(network_hosts() if self._options.reach is Reach.NETWORK else ()))

    def address(self, access: Access = Access.WATCH, host: str = THIS_COMPUTER) -> str:
        """The exact address of the overlay or of the control page, token included; empty where nothing is served."""
        if self._running is None:
            return ""
        gate = self._running.parts.gate
        return Address(host, gate.port).page(access, gate.tokens)

    def renew_tokens(self) -> None:
        """Make the addresses given out so far worthless; pages that are open lose sight of the table."""
        if self._running is not None:
            self._running.parts.gate.renew()

    def _changed(self, _: BoardState, new: BoardState) -> None:
        """Have a change passed on. Cues are told once: saving publishes the same ones again."""
        sheet = self._bridge.table.cue_sheet
        cues = CueSheet() if sheet is self._shown_sheet else sheet
        self._shown_sheet = sheet
        # Not at once: the server's thread would begin to write, and the table's own picture would have to wait.
        self._bridge.in_table_thread(lambda: self._pass_on(new, cues))

    def _pass_on(self, board: BoardState, cues: CueSheet) -> None:
        """Pass a change on to the server's thread."""
        if self._running is not None:
            self._running.loop.call_soon_threadsafe(self._running.parts.hub.show_board, board, cues)


def _listening(options: Options) -> socket.socket:
    """The socket at the port that is asked for; without a wish at the usual port, so that addresses stay good."""
    if options.port is not None:
        return _listening_at(options.reach, options.port)
    try:
        return _listening_at(options.reach, USUAL_PORT)
    except OverlayStartError:
        return _listening_at(options.reach, 0)


def _listening_at(reach: Reach, port: int) -> socket.socket:
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Connections inherit it.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BUFFER_BYTES)
        listening.bind((reach.listens_on, port))
    except (OSError, OverflowError):
        listening.close()
        raise OverlayStartError(message("overlay.port-in-use", port=str(port))) from None
    return listening


def _serve(
    loop: asyncio.AbstractEventLoop, parts: Parts, listening: socket.socket, over: asyncio.Event, ready: Event
) -> None:
    """The thread: serve until it is over."""
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        runner.run(_run(parts, listening, over, ready))


async def _run(parts: Parts, listening: socket.socket, over: asyncio.Event, ready: Event) -> None:
    runner = web.AppRunner(
        parts.application,
        access_log=None,
        logger=quiet_log(),
        shutdown_timeout=_GRACE_SECONDS,
        keepalive_timeout=IDLE_SECONDS,
        lingering_time=LINGERING_SECONDS,
    )
    await runner.setup()
    assert runner.server is not None
    taking = await asyncio.get_running_loop().create_server(
        bounded(runner.server), sock=listening, backlog=TAKEN_AT_ONCE
    )
    ready.set()
    await over.wait()
    parts.hub.dismiss()
    await accept_no_more(listening)
    taking.close()
    await runner.cleanup()
