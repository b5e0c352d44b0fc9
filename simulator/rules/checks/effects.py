"""What is wrong with effects on damage, and with what players chose about them."""

from collections.abc import Iterator

from simulator.rules.checks.figures import natural, required
from simulator.rules.checks.ids import KnownIds
from simulator.rules.checks.words import unknown_colors, unknown_types
from simulator.rules.effects import DamageEffect, EffectChoice, EffectKind, Filter
from simulator.rules.messages import Name, message
from simulator.rules.problems import Problem, Severity
from simulator.rules.scenario import Scenario


def all_effect_problems(scenario: Scenario, known: KnownIds) -> Iterator[Problem]:
    """The effects of the scenario and the choices about them."""
    for place, effect in enumerate(scenario.effects):
        yield from effect_problems(effect, known, "effects", place)
    effects = set(_named_effects(scenario))
    for place, choice in enumerate(scenario.choices):
        yield from _choice_problems(choice, effects, known, "choices", place)


def effect_problems(effect: DamageEffect, known: KnownIds, *path: str | int) -> Iterator[Problem]:
    """One effect: its figures, whom it redirects to, and whom it looks at."""
    yield from natural(effect.factor, *path, "factor")
    yield from natural(effect.amount, *path, "amount")
    if effect.kind is EffectKind.ADD:
        yield from required(effect.amount, "problem.effect-without", effect.kind.value, *path, "amount")
    if effect.kind is EffectKind.REDIRECT and effect.to is None:
        yield Problem((*path, "to"), message("problem.redirect-without"))
    yield from known.either(effect.to, *path, "to")
    yield from filter_problems(effect.source, known, *path, "source")
    yield from filter_problems(effect.recipient, known, *path, "recipient")
    if effect.to is not None and effect.recipient is not None and effect.recipient.ids == (effect.to,):
        said = message("problem.redirect-to-itself", recipient=Name(effect.to))
        yield Problem((*path, "to"), said, Severity.WARNING)


def filter_problems(filter: Filter | None, known: KnownIds, *path: str | int) -> Iterator[Problem]:
    """Ids, card types and colours that a filter names; a list of nobody is odd."""
    if filter is None:
        return
    if filter.ids == ():
        yield Problem(path, message("problem.looks-at-nobody"), Severity.WARNING)
    yield from known.either_each(filter.ids or (), *path)
    yield from known.player(filter.controller, *path, "controller")
    yield from unknown_types(filter.types, *path, "types")
    yield from unknown_colors(filter.colors, *path, "colors")


def _choice_problems(choice: EffectChoice, effects: set[str], known: KnownIds, *path: str | int) -> Iterator[Problem]:
    yield from known.either(choice.recipient, *path, "recipient")
    named = [((*path, "order", place), id) for place, id in enumerate(choice.order)]
    named += [((*path, "shield", id), id) for id, _ in choice.shields]
    for where, id in named:
        if id not in effects:
            yield Problem(where, message("problem.unknown-effect", id=id))
    for id, amounts in choice.shields:
        for source, amount in amounts:
            yield from known.permanent(source, *path, "shield", id, source)
            yield from natural(amount, *path, "shield", id, source)


def _named_effects(scenario: Scenario) -> Iterator[str]:
    """The ids of all effects, those that the timeline brings included."""
    brought = (entry.action.effect for entry in scenario.timeline)
    for effect in (*scenario.effects, *brought):
        if effect is not None and effect.id is not None:
            yield effect.id
