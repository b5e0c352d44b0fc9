"""What every test stands on: no screen is needed, slow shared cores fail nothing, and Ctrl-C can be pressed."""

import os
import signal
import sys
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser

from tests.chromium import chromium

# Without a screen Qt would abort the interpreter, not fail a test.
if sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
    os.environ["QT_QPA_PLATFORM"] = os.environ.get("QT_QPA_PLATFORM") or "offscreen"

# A shell ignores Ctrl-C in what it runs in the background, and programs that a test starts would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Two shared cores stall now and then, so no deadlines; how many examples a property gets is its own word.
settings.register_profile("shared-cores", deadline=None, suppress_health_check=[HealthCheck.too_slow])
# Where a push is judged, every run draws the same examples; whoever runs the tests by hand goes on looking.
settings.register_profile("judged", parent=settings.get_profile("shared-cores"), derandomize=True)
settings.load_profile("judged" if os.environ.get("CI") else "shared-cores")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A real browser for all tests that look at pages."""
    with chromium() as opened:
        yield opened
