"""Scenario files, `*.combat.json`: read with every problem at once, and written in a stable order."""

import json
from collections.abc import Iterator, Sequence
from typing import cast

from pydantic import ValidationError

from simulator.formats.document import JSON, Document, Reading
from simulator.formats.file_shapes import shape_findings
from simulator.formats.findings import Finding, FormatError, error, refuse_errors, warning
from simulator.formats.from_model import scenario_of
from simulator.formats.json_text import decode, oddities, parse_json, write_json
from simulator.formats.limits import MOST_PERMANENTS
from simulator.formats.model_errors import findings_of
from simulator.formats.model_file import FORMAT, VERSION, FileModel
from simulator.formats.repair import broken_parts, repaired
from simulator.formats.to_json import Fields, scenario_json, text_json
from simulator.formats.unknown_fields import put_back, unknown_fields
from simulator.formats.unknown_words import unknown_words
from simulator.formats.words import folded
from simulator.rules.checks import checking
from simulator.rules.messages import Message, message
from simulator.rules.problems import Path
from simulator.rules.scenario import Scenario


def read(content: str | bytes, *, what_if: bool = False) -> Reading:
    """The document that a scenario file holds, and what is odd about it. `what_if`: even if the file does not say so.

    Raises `FormatError` with everything that is wrong, each by its JSON path, or for a slip of syntax by line and
    column.
    """
    file = _known_format(parse_json(decode(content) if isinstance(content, bytes) else content))
    if what_if:
        file = {**file, "x-what-if": True}
    found = (*oddities(file), *shape_findings(file))
    try:
        model = FileModel.model_validate(file)
    except ValidationError as wrong:
        already = {finding.problem.path for finding in found if finding.is_error}
        values = [finding for finding in findings_of(wrong) if finding.problem.path not in already]
        raise FormatError((*values, *found, *_beyond(file, wrong, found))) from None
    document = _document(model)
    findings = (*found, *_older(model.version), *_odd_fields(model), *_of_meaning(document.scenario, found))
    refuse_errors(findings)
    return Reading(document, findings)


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


def _document(model: FileModel) -> Document:
    return Document(
        scenario=scenario_of(model),
        title=model.title,
        notes=model.notes,
        expect=cast(Fields, model.expect),
        unknown=tuple((field.anchor, field.value) for field in unknown_fields(model)),
    )


def _odd_fields(model: FileModel) -> Iterator[Finding]:
    return (field.finding() for field in unknown_fields(model) if not field.is_private)


def _of_meaning(scenario: Scenario, found: Sequence[Finding]) -> Iterator[Finding]:
    """What is wrong with the scenario as the rules see it, and not found before."""
    already = {finding.problem.path for finding in found if finding.is_error}
    problems = (*unknown_words(scenario), *checking.problems(scenario))
    return (Finding(problem) for problem in problems if problem.path not in already)


def _beyond(file: Fields, wrong: ValidationError, before: Sequence[Finding]) -> Iterator[Finding]:
    """What else is wrong with a file of which some parts could not be read."""
    model = repaired(file, wrong)
    if model is not None:
        found = [*findings_of(wrong), *before]
        broken = broken_parts(file, [finding.problem.path for finding in found if finding.is_error])
        problems = [finding.problem for finding in _of_meaning(scenario_of(model), found)]
        yield from _odd_fields(model)
        yield from (Finding(problem) for problem in broken.unrelated(problems))


def _older(version: int) -> tuple[Finding, ...]:
    if version == VERSION:
        return ()
    return (warning(("version",), message("file.older-version", given=version, known=VERSION)),)
