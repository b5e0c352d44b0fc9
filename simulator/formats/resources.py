"""Where the bundled files lie: inside the installed package, or beside it in a checkout."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent


def resources() -> Path:
    """The directory of bundled files: `simulator/_resources` when installed, else `resources` of the checkout."""
    packaged = _PACKAGE / "_resources"
    return packaged if packaged.is_dir() else _PACKAGE.parent / "resources"
