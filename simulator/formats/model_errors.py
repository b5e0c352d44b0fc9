"""What the models refuse, said as findings: where in the file, what is wrong, what would be right."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from simulator.formats.did_you_mean import nearest_word
from simulator.formats.findings import Finding, error
from simulator.formats.model_values import Wrong
from simulator.rules.messages import Message, message
from simulator.rules.problems import Path

_FILTERS = ("source", "recipient", "if")

_KEYS: Mapping[str, str] = MappingProxyType(
    {
        "int_type": "file.expected-number",
        "string_type": "file.expected-text",
        "bool_type": "file.expected-flag",
        "list_type": "file.expected-list",
        "dict_type": "file.expected-object",
        "model_type": "file.expected-object",
        Wrong.NULL.value: "file.null",
        Wrong.ODD_ID.value: "file.odd-id",
        Wrong.LOCAL_TEXT.value: "file.expected-local-text",
        Wrong.AMOUNT.value: "file.expected-amount",
    }
)


def findings_of(wrong: ValidationError) -> Iterator[Finding]:
    """Every error of a model as a finding, in the order of the file."""
    for details in wrong.errors(include_url=False):
        yield error(path_of(details["loc"]), _message(details))


def path_of(location: tuple[int | str, ...]) -> Path:
    """The path in the file: the models read a filter's plain list of ids as if it were named."""
    pairs = zip((None, *location), location, strict=False)
    return tuple(part for before, part in pairs if not (part == "ids" and before in _FILTERS))


def _message(details: ErrorDetails) -> Message:
    context = details.get("ctx", {})
    match details["type"]:
        case "missing":
            return message("file.missing", field=str(details["loc"][-1]))
        case "greater_than_equal":
            return message("file.too-small", least=context["ge"])
        case "less_than_equal":
            return message("file.too-large", most=context["le"])
        case Wrong.RULES.value:
            return message("file.unknown-rules", given=context["given"])
        case Wrong.UNKNOWN_WORD.value:
            return unknown_word(context["given"], context["known"])
        case "model_type" if details["loc"][-1] in _FILTERS:
            return message("file.expected-filter")
        case kind:
            return message(_KEYS.get(kind, "file.wrong-value"))


def unknown_word(given: str, known: tuple[str, ...]) -> Message:
    """A word that is not on a closed list, with the list, and the nearest one on it."""
    nearest = nearest_word(given, known)
    if nearest is None:
        return message("file.unknown-word", given=given, known=known)
    return message("file.unknown-word-nearest", given=given, known=known, nearest=nearest)
