"""Effects on damage as the table shows them. Amounts are damage points."""

from dataclasses import dataclass

from simulator.rules.messages import Message
from simulator.rules.objects import LocalText


@dataclass(frozen=True, slots=True)
class EffectView:
    """An effect on damage, as a chip. `letters`: a few signs; `words`: what it does to which damage.

    `index`: its place in the list of effects (see `TakeOffEffect`); with `by_action` in the timeline (`TakeBack`).
    `on`: where the chip lies; nowhere, where the effect looks at the whole board. `in_force`: False once a shield is
    used up, or before the action that brings it. `affects`: the recipients whose damage it could change in the
    coming step.
    """

    index: int
    by_action: bool
    id: str | None
    name: LocalText
    letters: str
    words: Message
    on: tuple[str, ...] = ()
    in_force: bool = True
    affects: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ShieldView:
    """A shield against several sources: how many damage points of each it prevents; None: as they come.

    `effect`: its place among the effects.
    """

    effect: int
    amounts: tuple[tuple[str, int | None], ...]


@dataclass(frozen=True, slots=True)
class EffectChoiceView:
    """What the affected player may choose about the damage to one recipient in the coming step.

    `order`: the places of its effects in the order in which they are applied. Rule: CR 616.1, 615.7.
    """

    recipient: str
    order: tuple[int, ...]
    shields: tuple[ShieldView, ...] = ()
