"""Fields of a scenario file that the program does not know, found when it is read; `kept_fields` puts them back."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import cast

from simulator.formats.did_you_mean import nearest_word
from simulator.formats.document import JSON
from simulator.formats.findings import Finding, warning
from simulator.formats.kept_fields import IDENTITIES
from simulator.formats.model_board import Model
from simulator.rules.messages import message
from simulator.rules.problems import Path


@dataclass(frozen=True, slots=True)
class UnknownField:
    """A field with its path by position, its path by identity (which outlives changes of the lists), and its value.

    `nearest`: the known field that it may be meant to be.
    """

    path: Path
    anchor: Path
    value: JSON
    nearest: str | None

    @property
    def is_private(self) -> bool:
        """Whether it is meant for others: fields that begin with x-, and the editors' `$schema`."""
        name = self.path[-1]
        return isinstance(name, str) and (name.startswith("x-") or name == "$schema")

    def finding(self) -> Finding:
        """The warning that it is kept and does nothing."""
        name = str(self.path[-1])
        if self.nearest is None:
            return warning(self.path, message("file.unknown-field", field=name))
        return warning(self.path, message("file.unknown-field-nearest", field=name, nearest=self.nearest))


def unknown_fields(model: Model, path: Path = (), anchor: Path = ()) -> Iterator[UnknownField]:
    """Every unknown field of a model and of what it holds."""
    fields = type(model).model_fields
    known = [field.alias or name for name, field in fields.items()]
    for name, extra in (model.model_extra or {}).items():
        yield UnknownField((*path, name), (*anchor, name), cast(JSON, extra), nearest_word(name, known))
    for name, field in fields.items():
        written = field.alias or name
        yield from _inside(getattr(model, name), (*path, written), (*anchor, written))


def _inside(value: object, path: Path, anchor: Path) -> Iterator[UnknownField]:
    if isinstance(value, Model):
        yield from unknown_fields(value, path, anchor)
    if isinstance(value, list):
        for index, one in enumerate(value):
            yield from _inside(one, (*path, index), (*anchor, _identity(one, index)))


def _identity(one: object, index: int) -> str | int:
    named = (getattr(one, name, None) for name in IDENTITIES)
    return next((id for id in named if isinstance(id, str)), index)
