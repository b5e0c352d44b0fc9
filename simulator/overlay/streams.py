"""The stream that a page listens to: the whole state first, then differences, and a beat while nothing happens."""

import asyncio
from dataclasses import dataclass

from aiohttp import web
from aiohttp.abc import AbstractStreamWriter

from simulator.formats.language import Language
from simulator.overlay.gate import Gate
from simulator.overlay.hub import Hub, Watcher
from simulator.overlay.rendering import Rendered, Renderer
from simulator.overlay.state_json import Audience
from simulator.overlay.tokens import Access

BEAT_SECONDS = 1.0
"""How often a page is told that the program still runs."""
_STALLED_SECONDS = 20.0
_BEAT = b"event: beat\ndata: \n\n"
_HEADERS = {"Content-Type": "text/event-stream; charset=utf-8", "X-Accel-Buffering": "no"}


class Streams:
    """Tells pages what the hub publishes."""

    def __init__(self, hub: Hub, gate: Gate, renderer: Renderer) -> None:
        self._hub = hub
        self._gate = gate
        self._renderer = renderer

    async def watch(self, request: web.Request) -> web.StreamResponse:
        """`GET /events`: server-sent events until the page or the program goes."""
        audience = _audience(request, self._gate.access(request))
        watcher = self._hub.join()
        if watcher is None:
            raise web.HTTPServiceUnavailable(text="too many pages")
        response = web.StreamResponse(headers=_HEADERS)
        try:
            page = _Page(response, await response.prepare(request))
            _keep_nothing_for(request.transport)
            await self._tell(watcher, page, audience)
        except (ConnectionError, TimeoutError):
            # The page has gone, or takes nothing any more: it may come back by itself.
            if request.transport is not None:
                request.transport.abort()
        finally:
            self._hub.leave(watcher)
        return response

    async def _tell(self, watcher: Watcher, page: "_Page", audience: Audience) -> None:
        base: Rendered | None = None
        tokens = self._gate.tokens
        # New tokens end the streams that the old ones opened.
        while self._gate.tokens is tokens:
            try:
                async with asyncio.timeout(BEAT_SECONDS):
                    publication = await watcher.queue.get()
            except TimeoutError:
                await page.send(_BEAT)
                continue
            if publication is None:
                return
            event = self._renderer.event(base, publication, audience)
            base = self._renderer.rendered(publication, audience)
            await page.send(event)


@dataclass(frozen=True, slots=True)
class _Page:
    """One that listens, and what its events are written with."""

    response: web.StreamResponse
    writer: AbstractStreamWriter | None

    async def send(self, event: bytes) -> None:
        """Send an event, and wait until the system has taken it: nobody else waits, and no second one is kept.

        Raises `TimeoutError` for a page that takes nothing.
        """
        async with asyncio.timeout(_STALLED_SECONDS):
            await self.response.write(event)
            if self.writer is not None:
                await self.writer.drain()


def _keep_nothing_for(page: asyncio.Transport | None) -> None:
    """Have writers wait as soon as the system takes no more, not when so much has piled up here."""
    if page is not None:
        page.set_write_buffer_limits(high=0)


def _audience(request: web.Request, access: Access) -> Audience:
    asked = request.query.get("lang", "")
    language = next((one for one in Language if one.value == asked), Language.EN)
    controls = access is Access.CONTROL and request.query.get("view") == "control"
    return Audience(language, controls)
