"""Commands speak English unless a test asks otherwise."""

import pytest

from tests.command import in_english


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    in_english(monkeypatch)
