"""How much time and memory a question about the legal set may take, told before any work is done."""

from dataclasses import dataclass

from simulator.rules.messages import Message, message

BYTES_PER_SECOND = 1_500_000_000
"""How many bytes of tables are gone through in a second, measured on one core of a plain laptop."""

STEPS_PER_SECOND = 2_000_000
"""How many steps of any size are made in a second, whatever they go through."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a question would take. `memory`: bytes kept at one time. `passed`: bytes gone through; `steps`: in steps."""

    memory: int
    passed: int
    steps: int

    @property
    def milliseconds(self) -> int:
        """About how long it takes."""
        return 1000 * self.passed // BYTES_PER_SECOND + 1000 * self.steps // STEPS_PER_SECOND


@dataclass(frozen=True, slots=True)
class Budget:
    """What a question may take: bytes of memory, milliseconds of time."""

    memory: int = 512 * 2**20
    milliseconds: int = 20_000

    def allows(self, estimate: Estimate) -> bool:
        """Whether an estimate stays within it."""
        return estimate.memory <= self.memory and estimate.milliseconds <= self.milliseconds

    def check(self, estimate: Estimate) -> None:
        """Raises `BeyondBudgetError` when an estimate goes beyond it."""
        if not self.allows(estimate):
            raise BeyondBudgetError(estimate)


class BeyondBudgetError(Exception):
    """A question about the legal set that would take too much. Carries what it would take, and says so."""

    def __init__(self, estimate: Estimate) -> None:
        # No figures here: an estimate may have more digits than Python writes.
        super().__init__("beyond the budget")
        self.estimate = estimate

    @property
    def message(self) -> Message:
        """The figures in a sentence."""
        megabytes, seconds = -(-self.estimate.memory // 2**20), -(-self.estimate.milliseconds // 1000)
        return message("budget.beyond", megabytes=_shown(megabytes), seconds=_shown(seconds))


def _shown(figure: int) -> int | str:
    """The figure, or its size as a power of ten where it has many digits."""
    digits = len(str(figure)) if figure < 10**4000 else figure.bit_length() * 30103 // 100000
    return figure if digits <= 9 else f"10^{digits - 1}"
