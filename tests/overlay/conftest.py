"""Served tables, and pages of a real browser that look at them."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.overlay.served import Served, Serving, served


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    with ExitStack() as stack:

        def serve(notation: str, **options: object) -> Served:
            return stack.enter_context(served(notation, tmp_path, **options))  # type: ignore[arg-type]

        yield serve


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page on which no script may fail and nothing may be refused by the content security policy."""
    page = browser.new_page(viewport={"width": 1280, "height": 720})
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda said: faults.append(said.text) if "Content Security Policy" in said.text else None)
    yield page
    page.close()
    assert faults == []
