"""Card types and colours that there are not."""

from collections.abc import Iterable, Iterator

from simulator.rules.messages import Message, message
from simulator.rules.objects import CardType, Color
from simulator.rules.problems import Problem


def unknown_types(words: Iterable[str] | None, *path: str | int) -> Iterator[Problem]:
    """A problem for each word that is no card type."""
    types = {type.value for type in CardType}
    for place, word in enumerate(words or ()):
        if word.casefold() not in types:
            known = tuple(Message(f"card-type.{type.value}") for type in CardType)
            yield Problem((*path, place), message("problem.unknown-card-type", word=word, known=known))


def unknown_colors(words: Iterable[str] | None, *path: str | int) -> Iterator[Problem]:
    """A problem for each word that is no colour."""
    colors = {color.value for color in Color}
    for place, word in enumerate(words or ()):
        if word.casefold() not in colors:
            known = tuple(Message(f"color.{color.value}") for color in Color)
            yield Problem((*path, place), message("problem.unknown-color", word=word, known=known))
