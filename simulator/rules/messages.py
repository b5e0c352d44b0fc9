"""What the rules and the controller say: a key and values, never a finished sentence.

The catalogue turns a `Message` into English or Japanese; the key names the sentence.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Name:
    """A player or permanent in a sentence, by its id; shown by its name."""

    id: str


@dataclass(frozen=True, slots=True)
class Message:
    """One sentence or phrase to be said.

    `key` names a catalogue text such as `violation.lethal-first`; `values` fill its named places. A tuple
    is read as a list in words, a `Message` is put in as a phrase.
    """

    key: str
    values: tuple[tuple[str, "Value"], ...] = ()


Value: TypeAlias = "str | int | Name | Message | tuple[str | int | Name | Message, ...]"


def message(key: str, **values: Value) -> Message:
    """The message `key` with its values by name."""
    return Message(key, tuple(sorted(values.items())))


def named_in(value: Value) -> tuple[str, ...]:
    """The players and permanents that a value names, each once, in the order of the values."""
    return tuple(dict.fromkeys(_named(value)))


def _named(value: Value) -> Iterator[str]:
    if isinstance(value, Name):
        yield value.id
    elif isinstance(value, Message):
        for _, one in value.values:
            yield from _named(one)
    elif isinstance(value, tuple):
        for one in value:
            yield from _named(one)


def names(ids: tuple[str, ...] | list[str]) -> tuple[Name, ...]:
    """Several players or permanents in a sentence."""
    return tuple(Name(one) for one in ids)
