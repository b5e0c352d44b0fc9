"""Two secrets: one lets a page watch, the other control. Who may watch can never control."""

import secrets
from dataclasses import dataclass, field
from enum import StrEnum
from hmac import compare_digest

from simulator.formats.overlay_secrets import OverlaySecrets

_BYTES = 24


class Access(StrEnum):
    """What a token opens."""

    WATCH = "watch"
    CONTROL = "control"


def _token() -> str:
    return secrets.token_urlsafe(_BYTES)


@dataclass(frozen=True, slots=True)
class Tokens:
    """The two tokens; new ones make the old ones worthless."""

    watch: str = field(default_factory=_token, repr=False)
    control: str = field(default_factory=_token, repr=False)

    def opens(self, given: str) -> Access | None:
        """What a token opens; None for a wrong one. Compared in constant time."""
        offered = given.encode("utf-8", "replace")
        # Both are compared always, so that the time tells nothing.
        controls = compare_digest(offered, self.control.encode())
        watches = compare_digest(offered, self.watch.encode())
        if controls:
            return Access.CONTROL
        return Access.WATCH if watches else None

    def of(self, access: Access) -> str:
        """The token that opens this."""
        return self.control if access is Access.CONTROL else self.watch


def kept_tokens(secrets: OverlaySecrets) -> Tokens:
    """The tokens of earlier runs, so that an address given to OBS stays good; new ones where there are none."""
    kept = secrets.load()
    return new_tokens(secrets) if kept is None else Tokens(*kept)


def new_tokens(secrets: OverlaySecrets) -> Tokens:
    """New tokens, kept from now on."""
    tokens = Tokens()
    secrets.keep(tokens.watch, tokens.control)
    return tokens
