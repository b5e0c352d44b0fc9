"""`overlay`: the streamer's page, served without the window."""

import sys
from argparse import Namespace
from queue import Empty, Queue
from typing import TYPE_CHECKING

from simulator.cli.console import Console
from simulator.cli.overlay_scenes import scenes_followed
from simulator.cli.settling import settle
from simulator.cli.status import CommandError, ExitStatus
from simulator.controller.controller import Controller
from simulator.formats.document import Reading
from simulator.rules.messages import message

if TYPE_CHECKING:
    from simulator.overlay.bridge import Work
    from simulator.overlay.server import OverlayServer

# So that an interrupt is heard on every system.
_PATIENCE_SECONDS = 0.5


def run(arguments: Namespace, reading: Reading, console: Console) -> ExitStatus:
    """Serve a board until interrupted; the control page carries it on.

    Raises `CommandError` for a board that cannot be played and a port that cannot be had.
    """
    # aiohttp costs a fifth of a second to import, which other commands should not pay.
    from simulator.overlay.address import Reach
    from simulator.overlay.application import Options
    from simulator.overlay.bridge import ControllerBridge
    from simulator.overlay.server import OverlayServer, OverlayStartError

    works: Queue[Work] = Queue()
    reach = Reach.NETWORK if arguments.allow_network else Reach.THIS_COMPUTER
    bridge = ControllerBridge(_opened(reading), works.put)
    server = OverlayServer(bridge, console.catalogue, Options(reach, arguments.port))
    try:
        server.start()
    except OverlayStartError as error:
        raise CommandError(ExitStatus.WRONG_CALL, error.message) from None
    settle()
    try:
        console.warn(reading.warnings)
        if reach is Reach.NETWORK:
            console.complain(message("overlay.network-allowed"))
        _tell(server, console)
        with scenes_followed(arguments, bridge.table, console):
            _carry_out(works)
    finally:
        server.stop()
    return ExitStatus.DONE


def _opened(reading: Reading) -> Controller:
    controller = Controller()
    refusal = controller.open(reading.document)
    if refusal is not None:
        raise CommandError(ExitStatus.WRONG_CALL, *(sentence.message for sentence in refusal.sentences))
    return controller


def _tell(server: "OverlayServer", console: Console) -> None:
    """The two addresses for every host, at once: whoever reads them through a pipe waits for them."""
    from simulator.overlay.tokens import Access

    for host in server.hosts:
        console.say(message("overlay.address.watch", address=server.address(Access.WATCH, host)))
        console.say(message("overlay.address.control", address=server.address(Access.CONTROL, host)))
    sys.stdout.flush()


def _carry_out(works: "Queue[Work]") -> None:
    """What the control page wants, in this thread, which the table belongs to. Ends by an interrupt alone."""
    while True:
        try:
            work = works.get(timeout=_PATIENCE_SECONDS)
        except Empty:
            continue
        work()
