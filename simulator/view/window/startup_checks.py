"""What a window needs of the machine, looked at before Qt is: Qt itself aborts the process where something lacks."""

import re
import socket
import sys
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from simulator.formats.language import Language
from simulator.rules.messages import Message, message

_LIBRARY = re.compile(r"(lib[\w.+-]+?)\.so[\w.]*")

PACKAGES: Mapping[str, str] = MappingProxyType(
    {
        "libEGL": "libegl1",
        "libGL": "libgl1",
        "libGLX": "libgl1",
        "libOpenGL": "libopengl0",
        "libglib-2.0": "libglib2.0-0",
        "libgthread-2.0": "libglib2.0-0",
        "libxkbcommon": "libxkbcommon0",
        "libdbus-1": "libdbus-1-3",
        "libfontconfig": "libfontconfig1",
        "libfreetype": "libfreetype6",
        "libbrotlidec": "libbrotli1",
        "libxcb-cursor": "libxcb-cursor0",
        "libxcb-icccm": "libxcb-icccm4",
        "libxcb-keysyms": "libxcb-keysyms1",
        "libxcb-shape": "libxcb-shape0",
        "libxcb-xkb": "libxcb-xkb1",
        "libxcb-image": "libxcb-image0",
        "libxcb-render-util": "libxcb-render-util0",
        "libxcb-randr": "libxcb-randr0",
        "libxcb-util": "libxcb-util1",
        "libxkbcommon-x11": "libxkbcommon-x11-0",
        "libX11-xcb": "libx11-xcb1",
    }
)
"""Debian's package by library, for those that Qt needs."""

_OWN_PLATFORMS = ("xcb", "wayland")


def missing_library(words: str) -> Message:
    """What to say of a loader's complaint such as "libEGL.so.1: cannot open shared object file"."""
    found = list(_LIBRARY.finditer(words))
    if not found:
        return message("window.no-qt", words=words)
    # A plug-in that cannot be loaded stands before the library that it lacks.
    library = found[-1]
    package = PACKAGES.get(library.group(1))
    if package is None:
        return message("window.no-library", library=library.group(0))
    return message("window.no-library-package", library=library.group(0), package=package)


def screen_problem(environment: Mapping[str, str], platform: str = sys.platform) -> Message | None:
    """Why no window can be shown, or None. Only Linux can be without a screen and still run programs.

    `environment` as `os.environ`; QT_QPA_PLATFORM set to anything but a screen's needs none.
    """
    if platform != "linux":
        return None
    chosen = environment.get("QT_QPA_PLATFORM", "")
    if chosen and not chosen.startswith(_OWN_PLATFORMS):
        return None
    if _wayland_answers(environment) or _x_answers(environment.get("DISPLAY", "")):
        return None
    return message("window.no-screen")


def spoken_language(environment: Mapping[str, str]) -> Language:
    """The language to speak before Qt can tell: that of the terminal."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return Language.JA if environment[name].startswith("ja") else Language.EN
    return Language.EN


def _wayland_answers(environment: Mapping[str, str]) -> bool:
    name = environment.get("WAYLAND_DISPLAY", "")
    return bool(name) and _answers(Path(environment.get("XDG_RUNTIME_DIR", "")) / name)


def _x_answers(display: str) -> bool:
    """Whether an X server answers at this display, here or on another machine."""
    found = re.fullmatch(r"(?P<host>[^:]*):(?P<number>\d+)(\.\d+)?", display.removeprefix("unix"))
    if found is None:
        # launchd and the like name a socket.
        return display.startswith("/") and _answers(Path(display))
    number = int(found["number"])
    if not found["host"]:
        return _answers(Path(f"/tmp/.X11-unix/X{number}")) or _answers_at("localhost", 6000 + number)
    return _answers_at(found["host"], 6000 + number)


def _answers(path: Path) -> bool:
    with socket.socket(socket.AF_UNIX) as client:
        client.settimeout(2)
        # Servers may listen in the abstract name space only.
        for address in (str(path), f"\0{path}"):
            try:
                client.connect(address)
            except OSError:
                continue
            return True
    return False


def _answers_at(host: str, port: int) -> bool:
    try:
        socket.create_connection((host, port), timeout=2).close()
    except OSError:
        return False
    return True
