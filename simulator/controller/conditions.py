"""Questions about results, as a person types them: "B1 destroyed, P2 >= 3"."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from simulator.controller.explored import Explored, ResultRow
from simulator.rules.messages import Message, message

_SEPARATOR = re.compile(r"\s*(?:[,、;;]|\band\b)\s*")
_AMOUNT = re.compile(r"(?P<who>.+?)\s*(?P<word>>=|<=|≥|≤|=)\s*(?P<amount>\d{1,9})")
_FATE = re.compile(r"(?P<who>.+?)\s+(?P<word>destroyed|leaves|dies|survives|stays)")
_FATE_IN_JAPANESE = re.compile(r"(?P<who>.+?)\s*(?:が|は)?\s*(?P<word>破壊|残る)")


class Demand(StrEnum):
    """What a condition asks for."""

    LEAVES = "leaves"
    STAYS = "stays"
    AT_LEAST = "at least"
    AT_MOST = "at most"
    EXACTLY = "exactly"


_DEMANDS: Mapping[str, Demand] = {
    **dict.fromkeys(("destroyed", "leaves", "dies", "破壊"), Demand.LEAVES),
    **dict.fromkeys(("survives", "stays", "残る"), Demand.STAYS),
    **dict.fromkeys((">=", "≥"), Demand.AT_LEAST),
    **dict.fromkeys(("<=", "≤"), Demand.AT_MOST),
    "=": Demand.EXACTLY,
}


@dataclass(frozen=True, slots=True)
class Condition:
    """Something asked of a result. `amount`: points of life, loyalty or defense lost, or poison counters got."""

    id: str
    demand: Demand
    amount: int = 0


class ConditionError(Exception):
    """A condition that cannot be read; the message says how one is written."""

    def __init__(self, said: Message) -> None:
        super().__init__(said.key)
        self.message = said


def conditions_in(text: str, called: Mapping[str, str]) -> tuple[Condition, ...]:
    """The conditions of a typed text; none in an empty one. `called`: ids by what may be typed for them, casefolded.

    Raises `ConditionError`.
    """
    return tuple(_condition(part, called) for part in _SEPARATOR.split(text.strip()) if part)


def _condition(part: str, called: Mapping[str, str]) -> Condition:
    found = _AMOUNT.fullmatch(part) or _FATE.fullmatch(part) or _FATE_IN_JAPANESE.fullmatch(part)
    if found is None:
        raise ConditionError(message("explorer.condition.unread", given=part))
    said = found.groupdict()
    id = called.get(said["who"].casefold())
    if id is None:
        raise ConditionError(message("explorer.condition.unknown", given=said["who"]))
    return Condition(id, _DEMANDS[said["word"]], int(said.get("amount") or 0))


def rows_with(explored: Explored, conditions: tuple[Condition, ...]) -> tuple[ResultRow, ...]:
    """The results that meet every condition."""
    return tuple(row for row in explored.rows or () if all(_holds(explored, row, one) for one in conditions))


def _holds(explored: Explored, row: ResultRow, condition: Condition) -> bool:
    match condition.demand:
        case Demand.LEAVES:
            return condition.id in row.left
        case Demand.STAYS:
            return condition.id not in row.left
        case Demand.AT_LEAST:
            return _lost(explored, row, condition.id) >= condition.amount
        case Demand.AT_MOST:
            return _lost(explored, row, condition.id) <= condition.amount
        case Demand.EXACTLY:
            return _lost(explored, row, condition.id) == condition.amount


def _lost(explored: Explored, row: ResultRow, id: str) -> int:
    """How far the figures of a player or permanent moved: life lost, or poison got in its place."""
    return sum(
        abs(before - after)
        for measure, before, after in zip(explored.measures, explored.before, row.measures, strict=True)
        if measure.id == id
    )
