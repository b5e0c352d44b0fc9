"""What the fields of a scenario file come to, and everything that is wrong or odd about them."""

from collections.abc import Iterator, Sequence
from typing import cast

from pydantic import ValidationError

from simulator.formats.document import Document, Reading
from simulator.formats.file_shapes import shape_findings
from simulator.formats.findings import Finding, FormatError, refuse_errors, warning
from simulator.formats.from_model import scenario_of
from simulator.formats.json_text import oddities
from simulator.formats.model_errors import findings_of
from simulator.formats.model_file import FileModel
from simulator.formats.repair import broken_parts, repaired
from simulator.formats.to_json import Fields
from simulator.formats.unknown_fields import unknown_fields
from simulator.formats.unknown_words import unknown_words
from simulator.formats.words import VERSION
from simulator.rules.checks import checking
from simulator.rules.messages import message
from simulator.rules.scenario import Scenario


def read_fields(file: Fields) -> Reading:
    """The document that these fields say. Raises `FormatError` with everything that is wrong, each by its path."""
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
