"""Questions about results, as a person types them: "B1 destroyed, P2 >= 3"."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from enum import StrEnum

from simulator.controller.board_state import BoardState, CardView, PlayerView
from simulator.rules.messages import Message, Name, message, names

_SEPARATOR = re.compile(r"\s*(?:[,;、;]|\band\b)\s*")
_AMOUNT = re.compile(
    r"(?P<who>.+?)\s*(?P<word>[><]\s*=|=\s*[><]|==|[≥≤≧≦=><]|at least|at most|exactly)\s*(?P<amount>\d{1,9})"
)
_AMOUNT_IN_JAPANESE = re.compile(r"(?P<who>.+?)(?:\s+|\s*[にがはへ]\s*)(?P<amount>\d{1,9})\s*点?\s*(?P<word>以上|以下)")
_FATE = re.compile(r"(?P<who>.+?)\s+(?:is\s+|both\s+)?(?P<word>destroyed|leaves|dies|survives|stays)")
_FATE_IN_JAPANESE = re.compile(r"(?P<who>.+?)\s*[がはを]?\s*(?P<word>破壊|残る)(?:される|された|する|した)?")
_COUNTED_FATE = re.compile(r"(?P<who>.+?)\s+(?P<word>[a-z ]+?)\s*(?P<amount>\d{1,9})", re.IGNORECASE)
_HALF_WIDTH = {wide: wide - 0xFEE0 for wide in range(0xFF01, 0xFF5F)} | {0x3000: ord(" ")}
"""The wide signs of Japanese keyboards, each with its narrow one: places in the text stay what they are."""


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
    **dict.fromkeys((">=", "=>", "≥", "≧", ">", "at least", "以上"), Demand.AT_LEAST),
    **dict.fromkeys(("<=", "=<", "≤", "≦", "<", "at most", "以下"), Demand.AT_MOST),
    **dict.fromkeys(("=", "==", "exactly"), Demand.EXACTLY),
}
_BEYOND = {">": 1, "<": -1}
_FATES = ("destroyed", "leaves", "dies", "survives", "stays")
_BOUNDS = ("at least", "at most", "exactly")


@dataclass(frozen=True, slots=True)
class Condition:
    """Something asked of a result. `amount`: points of life, loyalty or defense lost, or poison counters got."""

    id: str
    demand: Demand
    amount: int = 0

    @property
    def is_about_leaving(self) -> bool:
        """Whether it asks for a permanent's fate, not for an amount."""
        return self.demand in (Demand.LEAVES, Demand.STAYS)

    def holds(self, change: int) -> bool:
        """Whether it holds, by how much its figures are worse, or whether (1 or 0) its permanent leaves."""
        match self.demand:
            case Demand.LEAVES:
                return change == 1
            case Demand.STAYS:
                return change == 0
            case Demand.AT_LEAST:
                return change >= self.amount
            case Demand.AT_MOST:
                return change <= self.amount
            case Demand.EXACTLY:
                return change == self.amount


class ConditionError(Exception):
    """Conditions that cannot be read; each message says which one, where it stands, and what would be right."""

    def __init__(self, problems: tuple[Message, ...]) -> None:
        super().__init__(", ".join(problem.key for problem in problems))
        self.problems = problems


@dataclass(frozen=True, slots=True)
class Subjects:
    """Whom conditions can speak of. `called`: ids by what may be typed for them, casefolded.

    `permanents`: those that can leave; `counted`: those with life, loyalty or defense to lose.
    """

    called: Mapping[str, str]
    permanents: frozenset[str]
    counted: frozenset[str]


def subjects_on(state: BoardState) -> Subjects:
    """The players and permanents of a board: by their ids, and by names (in any language) that only one of them has."""
    everyone: tuple[PlayerView | CardView, ...] = (*state.players, *state.cards)
    named = [(name.casefold(), one.id) for one in everyone for name in dict(one.name).values()]
    times = Counter(name for name, _ in set(named))
    by_name = {name: id for name, id in named if times[name] == 1}
    called = by_name | {one.id.casefold(): one.id for one in everyone}
    counted = [card.id for card in state.cards if card.loyalty is not None or card.defense is not None]
    return Subjects(
        called,
        frozenset(card.id for card in state.cards),
        frozenset((*counted, *(player.id for player in state.players))),
    )


def conditions_in(text: str, subjects: Subjects) -> tuple[Condition, ...]:
    """The conditions of a typed text; none in an empty one. Raises `ConditionError` with every problem."""
    conditions: list[Condition] = []
    problems: list[Message] = []
    for place, part in _with_shared_fates(tuple(_parts(text.translate(_HALF_WIDTH))), subjects):
        found = _condition(part, place, subjects)
        if isinstance(found, Condition):
            conditions.append(found)
        else:
            problems.append(found)
    if problems:
        raise ConditionError(tuple(problems))
    return tuple(conditions)


def _parts(text: str) -> Iterator[tuple[int, str]]:
    """What stands between separators, with its place from 1."""
    start = 0
    for separator in (*_SEPARATOR.finditer(text), None):
        end = len(text) if separator is None else separator.start()
        part = text[start:end]
        if part.strip():
            yield start + len(part) - len(part.lstrip()) + 1, part.strip()
        start = end if separator is None else separator.end()


def _with_shared_fates(parts: tuple[tuple[int, str], ...], subjects: Subjects) -> Iterator[tuple[int, str]]:
    """The same; a mere name before others with a fate shares it: "A and B destroyed"."""
    whole: list[tuple[int, str]] = []
    fate: str | None = None
    for place, part in reversed(parts):
        found = _FATE.fullmatch(part) or _FATE_IN_JAPANESE.fullmatch(part)
        if found is None and fate is not None and part.casefold() in subjects.called:
            whole.append((place, f"{part} {fate}"))
        else:
            fate = found["word"] if found else None
            whole.append((place, part))
    return reversed(whole)


def _condition(part: str, place: int, subjects: Subjects) -> Condition | Message:
    patterns = (_AMOUNT, _AMOUNT_IN_JAPANESE, _FATE, _FATE_IN_JAPANESE)
    found = next((match for pattern in patterns if (match := pattern.fullmatch(part))), None)
    if found is None:
        near = _nearest(part, subjects)
        if near is None:
            return message("explorer.condition.unread", place=place, given=part)
        return message("explorer.condition.unread.near", place=place, given=part, near=near)
    said = found.groupdict()
    id = subjects.called.get(said["who"].casefold())
    if id is None:
        return _unknown(said["who"], place, subjects)
    word = said["word"] if said["word"] in _DEMANDS else "".join(said["word"].split())
    demand, amount = _DEMANDS[word], said.get("amount")
    if amount is None:
        known = id in subjects.permanents
        return Condition(id, demand) if known else message("explorer.condition.player", place=place, who=Name(id))
    if id not in subjects.counted:
        return message("explorer.condition.creature", place=place, who=Name(id), id=id)
    return Condition(id, demand, int(amount) + _BEYOND.get(word, 0))


def _nearest(part: str, subjects: Subjects) -> str | None:
    """The condition that is written nearly so; None where none is near."""
    id = subjects.called.get(part.casefold())
    if id is not None:
        return f"{part} destroyed" if id in subjects.permanents else f"{part} >= 1"
    counted = _COUNTED_FATE.fullmatch(part)
    if counted is not None:
        bounds = get_close_matches(counted["word"].casefold(), _BOUNDS, 1)
        return f"{counted['who']} {bounds[0]} {counted['amount']}" if bounds else None
    first, *rest = part.split()
    *before, last = part.split()
    for others, word in ((before, last), (rest, first)):
        fates = get_close_matches(word.casefold(), _FATES, 1)
        if fates and others:
            return f"{' '.join(others)} {fates[0]}"
    return None


def _unknown(who: str, place: int, subjects: Subjects) -> Message:
    """Nobody is called so; whoever is called nearly so is offered, else all are."""
    holding = [name for name in subjects.called if who.casefold() in name.split()]
    near = holding if len(holding) == 1 else get_close_matches(who.casefold(), subjects.called, 1)
    if near:
        id = subjects.called[near[0]]
        return message("explorer.condition.unknown.near", place=place, given=who, near=id)
    everyone = tuple(dict.fromkeys(subjects.called.values()))
    return message("explorer.condition.unknown", place=place, given=who, who=names(everyone))
