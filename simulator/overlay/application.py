"""The server's parts put together: which address is answered by whom."""

from dataclasses import dataclass, field
from pathlib import Path

from aiohttp import web

from simulator.formats.catalogue import Catalogue
from simulator.formats.overlay_presets import OverlayPresets, presets_file
from simulator.formats.overlay_secrets import OverlaySecrets, secrets_file
from simulator.overlay.address import Reach
from simulator.overlay.bridge import ControllerBridge
from simulator.overlay.control import Control
from simulator.overlay.gate import MOST_BODY_BYTES, Gate, Limits, add_security_headers, guarded
from simulator.overlay.hub import Hub
from simulator.overlay.pages import Pages
from simulator.overlay.rate import RateLimit
from simulator.overlay.rendering import Renderer
from simulator.overlay.streams import Streams

# A page asks for a dozen files; a Stream Deck's key can be held down.
_REQUESTS = (200, 50.0)
_CHANGES = (20, 10.0)
_OTHERS = (200, 50.0)


@dataclass(frozen=True, slots=True)
class Options:
    """How the server is run. `port` None: the usual one if it is free, else any. `presets`, `secrets`: their files."""

    reach: Reach = Reach.THIS_COMPUTER
    port: int | None = None
    presets: Path = field(default_factory=presets_file)
    secrets: Path = field(default_factory=secrets_file)


@dataclass(frozen=True, slots=True)
class Parts:
    """What a running server consists of."""

    hub: Hub
    gate: Gate
    application: web.Application


def parts_of(bridge: ControllerBridge, catalogue: Catalogue, options: Options) -> Parts:
    """Everything that serves one table. To be called in the table's thread."""
    hub = Hub(bridge.table.state)
    limits = Limits(RateLimit(*_REQUESTS), RateLimit(*_CHANGES), RateLimit(*_OTHERS))
    gate = Gate(options.reach, OverlaySecrets(options.secrets), limits)
    pages = Pages(gate, OverlayPresets(options.presets))
    control = Control(bridge, hub, gate, catalogue)
    application = web.Application(middlewares=[guarded(gate)], client_max_size=MOST_BODY_BYTES)
    application.on_response_prepare.append(add_security_headers)
    application.add_routes(
        [
            web.get("/overlay", pages.overlay),
            web.get("/control", pages.control),
            # Not with HEAD: it would be listened to without an end by someone who hears nothing.
            web.get("/events", Streams(hub, gate, Renderer(catalogue)).watch, allow_head=False),
            web.get("/files/{name}", pages.file),
            web.get("/preset/{name}", pages.preset),
            web.post("/control/preset/{name}", pages.keep_preset),
            web.post("/control/forget-preset/{name}", pages.forget_preset),
            web.post("/control/{command:.+}", control.command),
        ]
    )
    return Parts(hub, gate, application)
