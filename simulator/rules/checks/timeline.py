"""What is wrong with a timeline and with assignments: parameters that are missing, ids, figures."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import TypeAlias

from simulator.rules.checks.effects import effect_problems
from simulator.rules.checks.figures import any_figure, natural
from simulator.rules.checks.ids import KnownIds
from simulator.rules.checks.words import unknown_types
from simulator.rules.messages import Message, message
from simulator.rules.problems import Problem
from simulator.rules.scenario import Scenario
from simulator.rules.timeline import SHAPES, Action, ActionKind, Parameter

_Given: TypeAlias = Callable[[Action], object]

_GIVEN: Mapping[Parameter, _Given] = MappingProxyType(
    {
        Parameter.PERMANENT: lambda action: action.permanent,
        Parameter.PLAYER: lambda action: action.player,
        Parameter.ATTACKING: lambda action: action.attacking,
        Parameter.BLOCKING: lambda action: action.blocking,
        Parameter.RETURNED: lambda action: action.returned,
        Parameter.TO: lambda action: action.to,
        Parameter.TYPES: lambda action: action.types,
        Parameter.KIND: lambda action: action.counter_kind,
        Parameter.AMOUNT: lambda action: action.amount,
        Parameter.EFFECT: lambda action: action.effect,
        Parameter.SOURCE: lambda action: action.source,
    }
)
_TO_A_PLAYER = (ActionKind.CHANGE_CONTROL, ActionKind.CHANGE_PROTECTOR)


def timeline_problems(scenario: Scenario, known: KnownIds) -> Iterator[Problem]:
    """Every entry of the timeline."""
    for place, entry in enumerate(scenario.timeline):
        yield from _missing(entry.action, "timeline", place)
        yield from _id_problems(entry.action, known, "timeline", place)
        yield from _figure_problems(entry.action, "timeline", place)
        yield from unknown_types(entry.action.types, "timeline", place, "types")
        if entry.action.effect is not None:
            yield from effect_problems(entry.action.effect, known, "timeline", place, "effect")


def assignment_problems(scenario: Scenario, known: KnownIds) -> Iterator[Problem]:
    """What is chosen so far: known sources and recipients, and no amount below zero."""
    for place, assignment in enumerate(scenario.assignments):
        for source, shares in assignment:
            yield from known.permanent(source, "assignments", place, source)
            for recipient, amount in shares:
                yield from known.either(recipient, "assignments", place, source, recipient)
                yield from natural(amount, "assignments", place, source, recipient)


def _missing(action: Action, *path: str | int) -> Iterator[Problem]:
    for parameter in SHAPES[action.kind].required:
        if _GIVEN[parameter](action) is None:
            values = {"action": Message(f"action.{action.kind.value}"), "parameter": parameter.value}
            yield Problem((*path, parameter.value), message("problem.action-without", **values))


def _id_problems(action: Action, known: KnownIds, *path: str | int) -> Iterator[Problem]:
    yield from known.permanent(action.permanent, *path, "permanent")
    yield from known.player(action.player, *path, "player")
    yield from known.either(action.attacking, *path, "attacking")
    yield from known.permanent_each(action.blocking or (), *path, "blocking")
    yield from known.permanent(action.before, *path, "before")
    yield from known.permanent(action.returned, *path, "returned")
    yield from known.permanent(action.source, *path, "source")
    to = known.player if action.kind in _TO_A_PLAYER else known.either
    yield from to(action.to, *path, "to")


def _figure_problems(action: Action, *path: str | int) -> Iterator[Problem]:
    yield from any_figure(action.power, *path, "power")
    yield from any_figure(action.toughness, *path, "toughness")
    for field, figure in (
        ("loyalty", action.loyalty),
        ("defense", action.defense),
        ("damage", action.damage),
        ("amount", action.amount),
    ):
        yield from natural(figure, *path, field)
