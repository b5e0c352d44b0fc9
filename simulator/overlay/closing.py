"""Takes no more connections, before a server closes."""

import asyncio
import socket

_TURNS = 5
"""Of the loop: a connection that was just taken is known to its server after three."""


async def accept_no_more(listening: socket.socket) -> None:
    """Let the running loop take no more connections at a socket, and let those it just took become known.

    Python 3.11 loses a connection that it takes in the moment in which its server closes: nobody closes its socket.
    """
    asyncio.get_running_loop().remove_reader(listening)
    for _ in range(_TURNS):
        await asyncio.sleep(0)
