"""Effects that change the damage that is dealt, never how it is assigned: prevention, doubling, redirection."""

from dataclasses import dataclass, field
from enum import StrEnum

from simulator.rules.keywords import KeywordWord


class EffectKind(StrEnum):
    """What an effect does to damage."""

    MULTIPLY = "multiply"
    ADD = "add"
    PREVENT = "prevent"
    REDIRECT = "redirect"
    CANT_BE_PREVENTED = "can't be prevented"


@dataclass(frozen=True, slots=True)
class Filter:
    """Which objects an effect or trigger looks at: those with these ids, or else permanents of this description.

    `ids` None: the description counts. `types` and `colors` by any of them, `keywords` by all,
    `without_keywords` by none.
    """

    ids: tuple[str, ...] | None = None
    controller: str | None = None
    types: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    keywords: tuple[KeywordWord, ...] = ()
    without_keywords: tuple[KeywordWord, ...] = ()


@dataclass(frozen=True, slots=True)
class DamageEffect:
    """One effect. `amount` None means all (prevent); `shield`: the next `amount`, or the next time, only."""

    kind: EffectKind
    id: str | None = None
    name: tuple[tuple[str, str], ...] = ()
    factor: int = 1
    amount: int | None = None
    to: str | None = None
    source: Filter | None = None
    recipient: Filter | None = None
    shield: bool = False
    deal_back: bool = False


@dataclass(frozen=True, slots=True)
class EffectChoice:
    """What the affected player chose for one recipient in one step: the order of effects, where shields go.

    `step`: the step's name as in the scenario file. Rule: CR 616.1, 615.7.
    """

    step: str
    recipient: str
    order: tuple[str, ...] = ()
    shields: tuple[tuple[str, tuple[tuple[str, int], ...]], ...] = field(default=())
