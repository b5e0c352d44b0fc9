"""The stream that a page listens to: the whole state first, then differences, and a beat while nothing happens."""

import asyncio

from aiohttp import web

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
            await response.prepare(request)
            await self._tell(watcher, response, audience)
        except (ConnectionError, TimeoutError):
            # The page has gone, or takes nothing any more: it may come back by itself.
            if request.transport is not None:
                request.transport.abort()
        finally:
            self._hub.leave(watcher)
        return response

    async def _tell(self, watcher: Watcher, response: web.StreamResponse, audience: Audience) -> None:
        base: Rendered | None = None
        tokens = self._gate.tokens
        # New tokens end the streams that the old ones opened.
        while self._gate.tokens is tokens:
            try:
                publication = await asyncio.wait_for(watcher.queue.get(), BEAT_SECONDS)
            except TimeoutError:
                await asyncio.wait_for(response.write(_BEAT), _STALLED_SECONDS)
                continue
            if publication is None:
                return
            event = self._renderer.event(base, publication, audience)
            base = self._renderer.rendered(publication, audience)
            await asyncio.wait_for(response.write(event), _STALLED_SECONDS)


def _audience(request: web.Request, access: Access) -> Audience:
    asked = request.query.get("lang", "")
    language = next((one for one in Language if one.value == asked), Language.EN)
    controls = access is Access.CONTROL and request.query.get("view") == "control"
    return Audience(language, controls)
