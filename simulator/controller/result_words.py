"""A result of a damage step, or of a whole combat, in words."""

from simulator.explore.results import FigureOf, Result, figures_of, result
from simulator.rules.combat import Combat
from simulator.rules.events import Figure
from simulator.rules.messages import Message, Name, message, names


def result_words(result: Result) -> Message:
    """A result as one phrase: who leaves, and the figures that changed."""
    parts = [*_leaving(result), *(_figure_words(*one) for one in result.figures)]
    if not parts:
        return message("result.nothing")
    words = parts[0]
    for part in parts[1:]:
        words = message("result.and", first=words, second=part)
    return words


def change_words(before: Combat, after: Combat) -> tuple[Message, ...]:
    """What changed between two moments of a combat, a phrase for each: who has left, and figures before and after."""
    came_to = result(before, after)
    figures = (_change(before, of, amount) for of, amount in came_to.figures)
    return *_leaving(came_to), *figures


def _leaving(result: Result) -> list[Message]:
    return [message("result.leave", who=names(result.left), n=len(result.left))] if result.left else []


def _change(before: Combat, of: FigureOf, amount: int) -> Message:
    id, which, kind = of
    if kind:
        return _figure_words(of, amount)
    figure, was = Message(f"figure.{which.value}"), figures_of(before, id).get(of, 0)
    return message("result.change", who=Name(id), figure=figure, before=was, after=amount)


def _figure_words(of: FigureOf, amount: int) -> Message:
    id, which, kind = of
    if which is Figure.COUNTERS:
        return message("result.counters", who=Name(id), kind=kind, amount=amount)
    if which is Figure.COMMANDER_DAMAGE:
        return message("result.commander-damage", who=Name(id), commander=Name(kind), amount=amount)
    return message("result.figure", who=Name(id), figure=Message(f"figure.{which.value}"), amount=amount)
