"""The gate that every request passes: who calls, from which page, with which token, and how often."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from aiohttp import hdrs, web
from aiohttp.typedefs import Handler, Middleware

from simulator.formats.overlay_secrets import OverlaySecrets
from simulator.overlay.address import Reach, host_is_ours, origin_is_ours
from simulator.overlay.rate import RateLimit
from simulator.overlay.tokens import Access, kept_tokens, new_tokens

SECURITY_HEADERS: Mapping[str, str] = MappingProxyType(
    {
        "Content-Security-Policy": (
            "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; "
            "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        ),
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Cache-Control": "no-store",
    }
)
MOST_BODY_BYTES = 4096
"""The most bytes of a request's body; ours have none."""
_FOREIGN = frozenset({"cross-site", "same-site"})
_BEARER = "Bearer "


@dataclass(frozen=True, slots=True)
class Limits:
    """How often: requests and changes by whoever has a token, and all that comes without one.

    Whoever has none, and tries, keeps nobody waiting who has.
    """

    requests: RateLimit
    changes: RateLimit
    others: RateLimit

    def of(self, method: str, access: Access | None) -> RateLimit:
        """The bound on requests of this kind."""
        if access is None:
            return self.others
        return self.changes if method == hdrs.METH_POST else self.requests


class Gate:
    """Lets through what comes from our own pages or from no page at all; keeps the tokens."""

    def __init__(self, reach: Reach, secrets: OverlaySecrets, limits: Limits) -> None:
        self.tokens = kept_tokens(secrets)
        self.port = 0
        self._reach = reach
        self._secrets = secrets
        self._limits = limits

    def renew(self) -> None:
        """New tokens; the old addresses open nothing any more."""
        self.tokens = new_tokens(self._secrets)

    def check(self, request: web.Request) -> None:
        """Raises an HTTP error for a foreign host or page, for a body, and for too many requests."""
        host = request.headers.get(hdrs.HOST, "")
        if not host_is_ours(host, self.port, self._reach):
            raise web.HTTPForbidden(text="foreign host")
        origin = request.headers.get(hdrs.ORIGIN)
        if origin is not None and not origin_is_ours(origin, host):
            raise web.HTTPForbidden(text="foreign origin")
        if request.headers.get("Sec-Fetch-Site") in _FOREIGN:
            raise web.HTTPForbidden(text="foreign page")
        length = request.content_length or 0
        if length > MOST_BODY_BYTES:
            raise web.HTTPRequestEntityTooLarge(MOST_BODY_BYTES, length)
        if hdrs.TRANSFER_ENCODING in request.headers:
            # It could go on for ever.
            raise web.HTTPLengthRequired(text="a body without a length")
        if not self._limits.of(request.method, self._opened_by(request)).allows():
            raise web.HTTPTooManyRequests(text="too many requests")

    def access(self, request: web.Request) -> Access:
        """What the request's token opens. Raises an HTTP error where it opens nothing."""
        access = self._opened_by(request)
        if access is None:
            raise web.HTTPForbidden(text="wrong token")
        return access

    def _opened_by(self, request: web.Request) -> Access | None:
        header = request.headers.get(hdrs.AUTHORIZATION, "")
        given = header.removeprefix(_BEARER) if header.startswith(_BEARER) else request.query.get("token", "")
        return self.tokens.opens(given)

    def let_control(self, request: web.Request) -> None:
        """Raises an HTTP error unless the request's token is the one that controls."""
        if self.access(request) is not Access.CONTROL:
            raise web.HTTPForbidden(text="this token may only watch")


def guarded(gate: Gate) -> Middleware:
    """The gate as a middleware: every request is checked, every answer carries the security headers."""

    @web.middleware
    async def middleware(request: web.Request, handler: Handler) -> web.StreamResponse:
        gate.check(request)
        return await handler(request)

    return middleware


async def add_security_headers(_: web.Request, response: web.StreamResponse) -> None:
    """Also on streams and on errors of the router."""
    response.headers.update(SECURITY_HEADERS)
