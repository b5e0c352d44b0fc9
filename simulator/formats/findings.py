"""What is wrong, or odd, with a text that somebody wrote: every problem with the place where it stands."""

import json
import re
from dataclasses import dataclass

from simulator.formats.printable import printable
from simulator.rules.messages import Message
from simulator.rules.problems import Path, Problem, Severity

_PLAIN_KEY = re.compile(r"[\w-]+\Z")


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A place in a text: line and column, both from 1, the column in characters."""

    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.line}:{self.column}"


@dataclass(frozen=True, slots=True)
class Finding:
    """A problem and, where the text has lines that people count, its place."""

    problem: Problem
    place: Place | None = None

    @property
    def where(self) -> str:
        """The place as `line:column`, or else the JSON path."""
        return str(self.place) if self.place else json_path(self.problem.path)

    @property
    def message(self) -> Message:
        """What is wrong and what would be right."""
        return self.problem.message

    @property
    def is_error(self) -> bool:
        """Whether it refuses the text."""
        return self.problem.severity is Severity.ERROR


class FormatError(Exception):
    """A text that cannot be opened. Carries every finding, warnings included, none of them twice."""

    def __init__(self, findings: tuple[Finding, ...]) -> None:
        super().__init__("; ".join(f"{finding.where} {finding.message.key}" for finding in findings))
        self.findings = findings

    @property
    def problems(self) -> tuple[Problem, ...]:
        """The problems of all findings."""
        return tuple(finding.problem for finding in self.findings)


def error(path: Path, message: Message, place: Place | None = None) -> Finding:
    """Something that refuses the text."""
    return Finding(Problem(path, message), place)


def warning(path: Path, message: Message, place: Place | None = None) -> Finding:
    """Something odd that goes along with the text."""
    return Finding(Problem(path, message, Severity.WARNING), place)


def refuse_errors(findings: tuple[Finding, ...]) -> None:
    """Raises `FormatError` with all findings if one of them is an error."""
    if any(finding.is_error for finding in findings):
        raise FormatError(findings)


def json_path(path: Path) -> str:
    """A path as people write it: `permanents[2].power`; the whole file is `$`."""
    written = ""
    for part in path:
        if isinstance(part, int):
            written += f"[{part}]"
        elif _PLAIN_KEY.match(part):
            written += f".{part}" if written else part
        else:
            written += f"[{json.dumps(printable(part), ensure_ascii=False)}]"
    return written or "$"
