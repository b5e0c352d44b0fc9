"""The files of the streamer's page, as they are sent to a browser."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from simulator.formats.resources import resources

_TYPES: Mapping[str, str] = MappingProxyType(
    {
        ".html": "text/html; charset=utf-8",
        ".css": "text/css; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".otf": "font/otf",
    }
)
_FOLDERS = ("overlay", "fonts")


@dataclass(frozen=True, slots=True)
class PageFile:
    """A file with its media type."""

    content_type: str
    content: bytes


def page_file(name: str) -> PageFile | None:
    """The file of this name; None for one that is not ours. Only names that lie there are looked at, no paths."""
    for folder in _FOLDERS:
        for path in (resources() / folder).iterdir():
            if path.name == name and path.suffix in _TYPES:
                return PageFile(_TYPES[path.suffix], path.read_bytes())
    return None
