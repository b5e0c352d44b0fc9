"""Citations of the Comprehensive Rules.

Code cites a rule as `Rule("702.19b")`. Its words in English and Japanese are catalogue texts under
`rule.702.19b`; here only the numbers stand, so that a slip of the pen fails at once.
"""

from dataclasses import dataclass

from simulator.rules.rule_numbers import CITED


@dataclass(frozen=True, slots=True, order=True)
class Rule:
    """One rule by its number in the newest rules, or its last number where it is gone.

    Raises `ValueError` for a number that the project does not know.
    """

    number: str

    def __post_init__(self) -> None:
        if self.number not in CITED:
            raise ValueError(f"{self.number} is not a rule that the project cites")

    def __str__(self) -> str:
        return self.number
