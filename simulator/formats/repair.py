"""A scenario file with what could not be read replaced by something harmless, so that the rest can be judged too."""

import copy
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import cast

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from simulator.formats.consequences import Broken
from simulator.formats.document import JSON
from simulator.formats.model_errors import path_of
from simulator.formats.model_file import FileModel
from simulator.formats.model_values import Wrong
from simulator.rules.era import CURRENT
from simulator.rules.problems import Path

_NAMED = ("players", "permanents")
# A field that was missing may turn out to be a list, and what replaces an object may miss fields of its own.
_ROUNDS = 4

_HARMLESS: Mapping[str, JSON] = MappingProxyType(
    {
        "int_type": 1,
        "greater_than_equal": 1,
        "less_than_equal": 1,
        "bool_type": False,
        "list_type": [],
        "dict_type": {},
        "model_type": {},
        Wrong.AMOUNT.value: 0,
        Wrong.RULES.value: CURRENT,
    }
)


def repaired(file: dict[str, JSON], wrong: ValidationError) -> FileModel | None:
    """The file without what is wrong; None where it is no longer clear which players and permanents there are."""
    made = copy.deepcopy(file)
    for _ in range(_ROUNDS):
        for details in wrong.errors(include_url=False):
            path = path_of(details["loc"])
            if path[0] in _NAMED and (len(path) < 3 or path[2] == "id"):
                return None
            _replace(made, path, details)
        try:
            return FileModel.model_validate(made)
        except ValidationError as again:
            wrong = again
    return None


def broken_parts(file: dict[str, JSON], paths: list[Path]) -> Broken:
    """The items in which something is wrong; the combat is one item, for its parts hang together."""
    items = {path[:1] if path[0] == "combat" else path[:2] for path in paths}
    if any(path[0] == "timeline" for path in paths):
        # What it may have brought into combat is not known.
        items.add(("combat",))
    return Broken(frozenset(items), frozenset(_ids(file, items)))


def _ids(file: dict[str, JSON], items: set[Path]) -> Iterator[str]:
    for path in items:
        if path[0] in _NAMED:
            holder = _at(file, path)
            if isinstance(holder, dict) and isinstance(holder.get("id"), str):
                yield cast(str, holder["id"])


def _replace(file: dict[str, JSON], path: Path, details: ErrorDetails) -> None:
    holder, last = _at(file, path[:-1]), path[-1]
    if isinstance(holder, dict) and details["type"] == Wrong.NULL.value:
        holder.pop(str(last), None)
    elif isinstance(holder, dict):
        holder[str(last)] = _harmless(details)
    elif isinstance(holder, list) and isinstance(last, int):
        holder[last] = _harmless(details)


def _at(file: dict[str, JSON], path: Path) -> JSON:
    found: JSON = file
    for part in path:
        if isinstance(found, dict):
            found = found.get(str(part))
        elif isinstance(found, list) and isinstance(part, int):
            found = found[part]
    return found


def _harmless(details: ErrorDetails) -> JSON:
    if details["type"] == Wrong.UNKNOWN_WORD.value:
        return cast(str, details["ctx"]["known"][0])
    return copy.copy(_HARMLESS.get(details["type"], "?"))
