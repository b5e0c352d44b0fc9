"""What a command says: readable lines or one JSON object on standard output, warnings on standard error."""

import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from typing import TypeAlias

from simulator.formats.catalogue import Catalogue
from simulator.formats.findings import Finding
from simulator.formats.language import Language
from simulator.rules.messages import Message, message

Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"


@dataclass(frozen=True)
class Console:
    """Standard output and standard error in one language. `name_of` tells how players and permanents are called."""

    catalogue: Catalogue
    language: Language
    name_of: Callable[[str], str] = str

    def calling(self, name_of: Callable[[str], str]) -> "Console":
        """The same console, with players and permanents called by these names."""
        return replace(self, name_of=name_of)

    def text(self, said: Message) -> str:
        """A message in words."""
        return self.catalogue.text(said, self.language, self.name_of)

    def say(self, said: Message) -> None:
        """One readable line."""
        self.line(self.text(said))

    def line(self, text: str = "") -> None:
        """One line as it is."""
        sys.stdout.write(text + "\n")

    def complain(self, said: Message) -> None:
        """One line on standard error; where nobody listens, the exit status says enough."""
        with suppress(OSError):
            sys.stderr.write(self.text(said) + "\n")

    def warn(self, warnings: Sequence[Finding]) -> None:
        """Warnings as lines on standard error."""
        for warning in warnings:
            self.complain(message("command.warning", where=warning.where, what=warning.message))

    def refuse(self, findings: Sequence[Finding]) -> None:
        """Everything that is wrong with an input, each with its place, on standard error."""
        for finding in findings:
            key = "command.error" if finding.is_error else "command.warning"
            self.complain(message(key, where=finding.where, what=finding.message))

    def json(self, value: Mapping[str, Json], warnings: Sequence[Finding]) -> None:
        """One JSON object, with the warnings in it and on standard error too."""
        listed = [{"where": warning.where, "message": self.text(warning.message)} for warning in warnings]
        self.line(json_text({**value, "warnings": listed}))
        self.warn(warnings)


def json_text(value: Json) -> str:
    """A value as JSON on one line, integers of any length."""
    with integers_of_any_length():
        return json.dumps(value, ensure_ascii=False)


@contextmanager
def integers_of_any_length() -> Iterator[None]:
    """Let Python write integers beyond 4,300 digits while our own exact counts are printed."""
    limit = sys.get_int_max_str_digits()
    sys.set_int_max_str_digits(0)
    try:
        yield
    finally:
        sys.set_int_max_str_digits(limit)
