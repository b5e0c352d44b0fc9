"""Effects that change damage are applied, one after another, until none is left that would."""

from dataclasses import replace

from simulator.rules.combat import Combat
from simulator.rules.damage.applying import Applying
from simulator.rules.damage.event import Portion
from simulator.rules.damage.keyword_prevention import after_keywords
from simulator.rules.damage.one_effect import with_effect
from simulator.rules.effects import EffectKind


def with_effects(combat: Combat, portions: tuple[Portion, ...], step: str) -> tuple[Combat, tuple[Portion, ...]]:
    """The combat with its shields used up as far as they were, and the damage as effects have changed it.

    `step`: the name of the step, as choices have it. Each effect is applied once to each source's damage to a
    recipient: first what the recipient's keywords prevent, then effects in the order of the scenario, or that
    the affected player chose. After a redirection those of the new recipient follow.
    Rule: CR 614.5, 614.9, 616.1, 616.2.
    """
    applying = _with_first_taken(Applying(combat, step, portions, combat.effects))
    applying = replace(applying, portions=tuple(after_keywords(applying, portion) for portion in portions))
    while (due := _due(applying)) is not None:
        applying = with_effect(applying, *due)
    return combat.with_effects(applying.effects_left()), applying.portions


def _with_first_taken(applying: Applying) -> Applying:
    """The next damage that can't be prevented is that of the first source in scenario order."""
    for place, effect in enumerate(applying.effects):
        if effect.kind is EffectKind.CANT_BE_PREVENTED and effect.shield:
            sources = {one.source for one in applying.portions if applying.looks_at(place, one)}
            first = next((one.id for one in applying.combat.permanents if one.id in sources), None)
            applying = applying if first is None else applying.with_taken(place, first)
    return applying


def _due(applying: Applying) -> tuple[int, str] | None:
    """The place of the effect to be applied next, and the recipient; None when none is left."""
    for recipient in dict.fromkeys(portion.recipient for portion in applying.portions):
        for place in _in_order(applying, recipient):
            if any(one.recipient == recipient and applying.is_open(place, one) for one in applying.portions):
                return place, recipient
    return None


def _in_order(applying: Applying, recipient: str) -> list[int]:
    """The places of all effects in the order that the affected player chose, others in scenario order after them.

    Rule: CR 616.1.
    """
    chosen = applying.choice(recipient).order
    ids = [effect.id or "" for effect in applying.effects]
    return sorted(range(len(ids)), key=lambda place: chosen.index(ids[place]) if ids[place] in chosen else len(chosen))
