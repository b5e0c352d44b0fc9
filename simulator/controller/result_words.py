"""A result of a damage step in words."""

from simulator.explore.results import FigureOf, Result
from simulator.rules.events import Figure
from simulator.rules.messages import Message, Name, message, names


def result_words(result: Result) -> Message:
    """A result as one phrase: who leaves, and the figures that changed."""
    parts: list[Message] = []
    if result.left:
        parts.append(message("result.leave", who=names(result.left), n=len(result.left)))
    parts += [_figure_words(*one) for one in result.figures]
    if not parts:
        return message("result.nothing")
    words = parts[0]
    for part in parts[1:]:
        words = message("result.and", first=words, second=part)
    return words


def _figure_words(of: FigureOf, amount: int) -> Message:
    id, which, kind = of
    if which is Figure.COUNTERS:
        return message("result.counters", who=Name(id), kind=kind, amount=amount)
    if which is Figure.COMMANDER_DAMAGE:
        return message("result.commander-damage", who=Name(id), commander=Name(kind), amount=amount)
    return message("result.figure", who=Name(id), figure=Message(f"figure.{which.value}"), amount=amount)
