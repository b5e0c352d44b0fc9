"""Scenario files, `*.combat.json`: read with every problem at once, and written in a stable order."""

import json

from simulator.formats.document import JSON, Document, Reading
from simulator.formats.findings import FormatError, error
from simulator.formats.json_text import decode, parse_json, write_json
from simulator.formats.kept_fields import put_back
from simulator.formats.limits import MOST_PERMANENTS
from simulator.formats.to_json import Fields, scenario_json, text_json
from simulator.formats.words import FORMAT, VERSION, folded
from simulator.rules.messages import Message, message
from simulator.rules.problems import Path


def read(content: str | bytes, *, what_if: bool = False) -> Reading:
    """The document that a scenario file holds, and what is odd about it. `what_if`: even if the file does not say so.

    Raises `FormatError` with everything that is wrong, each by its JSON path, or for a slip of syntax by line and
    column.
    """
    file = _known_format(parse_json(decode(content) if isinstance(content, bytes) else content))
    # Its models take longer to be built than most combats to be worked out: not before there is a file to read.
    from simulator.formats.scenario_fields import read_fields  # noqa: PLC0415

    return read_fields({**file, "x-what-if": True} if what_if else file)


def write(document: Document) -> str:
    """The text of a scenario file: only what differs from the default; unknown fields where they were."""
    file: Fields = {"format": FORMAT, "version": VERSION}
    for name, text in (("title", document.title), ("notes", document.notes)):
        if text:
            file[name] = text_json(text)
    file |= scenario_json(document.scenario)
    if document.expect:
        file["expect"] = document.expect
    for anchor, value in document.unknown:
        put_back(file, anchor, value)
    return write_json(file)


def _known_format(value: JSON) -> Fields:
    """The file, if it is a scenario of a version that the program knows. Nothing else is judged before."""
    if not isinstance(value, dict):
        raise _refused((), message("file.no-scenario"))
    if "format" not in value:
        raise _refused(("format",), message("file.no-format", format=FORMAT))
    given = value["format"]
    if not isinstance(given, str) or folded(given) != FORMAT:
        shown = given if isinstance(given, str) else json.dumps(given, ensure_ascii=False)
        raise _refused(("format",), message("file.other-format", given=shown, format=FORMAT))
    version = value.get("version")
    if isinstance(version, int) and version > VERSION:
        raise _refused(("version",), message("file.newer-version", given=version, known=VERSION))
    permanents = value.get("permanents")
    if isinstance(permanents, list) and len(permanents) > MOST_PERMANENTS:
        said = message("board.too-many-permanents", n=len(permanents), most=MOST_PERMANENTS)
        raise _refused(("permanents",), said)
    return value


def _refused(path: Path, said: Message) -> FormatError:
    return FormatError((error(path, said),))
