"""The pages and their files, and the presets that a page may ask for by name."""

from aiohttp import web

from simulator.formats.overlay_files import page_file
from simulator.formats.overlay_presets import OverlayPresets
from simulator.formats.saving import SaveError
from simulator.overlay.gate import Gate


class Pages:
    """Answers requests for pages, files and presets."""

    def __init__(self, gate: Gate, presets: OverlayPresets) -> None:
        self._gate = gate
        self._presets = presets

    async def overlay(self, request: web.Request) -> web.Response:
        """`GET /overlay`: the page that is put into the stream."""
        self._gate.access(request)
        return _file("watch.html")

    async def control(self, request: web.Request) -> web.Response:
        """`GET /control`: the page that controls; the token that only watches does not open it."""
        self._gate.let_control(request)
        return _file("control.html")

    async def file(self, request: web.Request) -> web.Response:
        """`GET /files/NAME`: styles, scripts, fonts. They hold no secret."""
        return _file(request.match_info["name"])

    async def preset(self, request: web.Request) -> web.Response:
        """`GET /preset/NAME`: what a preset says; nothing where there is none."""
        self._gate.access(request)
        return web.json_response(self._presets.all().get(request.match_info["name"], {}))

    async def keep_preset(self, request: web.Request) -> web.Response:
        """`POST /control/preset/NAME?parts=…`: keep the address's parameters under a name."""
        self._gate.let_control(request)
        try:
            kept = self._presets.keep(request.match_info["name"], dict(request.query))
        except SaveError as error:
            raise web.HTTPInternalServerError(text="cannot be saved") from error
        return web.json_response({"done": kept}, status=200 if kept else 409)

    async def forget_preset(self, request: web.Request) -> web.Response:
        """`POST /control/forget-preset/NAME`."""
        self._gate.let_control(request)
        self._presets.forget(request.match_info["name"])
        return web.json_response({"done": True})


def _file(name: str) -> web.Response:
    file = page_file(name)
    if file is None:
        raise web.HTTPNotFound(text="no such file")
    return web.Response(body=file.content, headers={"Content-Type": file.content_type})
