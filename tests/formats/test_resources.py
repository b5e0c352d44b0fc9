"""Where the bundled files lie."""

from pathlib import Path

from simulator.formats.resources import resources


def test_the_checkout_has_resources_beside_the_package() -> None:
    assert resources() == Path(__file__).parents[2] / "resources"
    assert (resources() / "i18n").is_dir()
