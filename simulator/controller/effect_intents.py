"""What a person can want of effects on damage: one frozen value for each wish."""

from dataclasses import dataclass

from simulator.rules.effects import DamageEffect


@dataclass(frozen=True, slots=True)
class PutEffect:
    """Put an effect that changes damage on the table, last in the list; once damage was dealt, it counts from now."""

    effect: DamageEffect


@dataclass(frozen=True, slots=True)
class TakeOffEffect:
    """Take an effect off the table, by its place in the list."""

    index: int


@dataclass(frozen=True, slots=True)
class OrderEffects:
    """Choose in which order effects change the damage to a recipient in the coming step, by their places (616.1)."""

    recipient: str
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ShareShield:
    """Choose how much damage from each source a shield prevents in the coming step (615.7), in damage points.

    `effect`: its place among the effects of the board state.
    """

    recipient: str
    effect: int
    amounts: tuple[tuple[str, int], ...]
