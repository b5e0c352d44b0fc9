"""How connections are taken: no more than so many, none that says nothing, and no words about what others do wrong."""

import asyncio
import logging
from collections.abc import Callable

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError

MOST_CONNECTIONS = 256
"""The most that are open when another one is taken: more than there may be pages."""
TAKEN_AT_ONCE = 128
"""The most that are taken in one turn of the loop, before they are counted; with the others fewer than a process may
have files."""
IDLE_SECONDS = 15.0
"""So long a connection may be there and ask nothing."""
LINGERING_SECONDS = 0.5
"""So long a request that is refused may go on with its body, to hear the answer."""


def bounded(server: web.Server) -> Callable[[], asyncio.Protocol]:
    """Takes connections for a server while there are not too many."""
    return lambda: server() if len(server.connections) < MOST_CONNECTIONS else _Refused()


class _Refused(asyncio.Protocol):
    """A connection that is one too many."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        if isinstance(transport, asyncio.Transport):
            transport.abort()


def quiet_log() -> logging.Logger:
    """A log for the server that tells its own slips, and not what was wrong with a request."""
    log = logging.Logger("overlay", logging.WARNING)
    log.addFilter(_is_ours)
    return log


def _is_ours(record: logging.LogRecord) -> bool:
    slip = record.exc_info[1] if record.exc_info else None
    return not isinstance(slip, HttpProcessingError)
