"""What can be otherwise on a board: a figure, a keyword, the rules. And the board that has it so."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeAlias

from simulator.rules.era import day_of
from simulator.rules.introductions import day_of_keyword
from simulator.rules.keywords import Keyword, KeywordWord, keyword_word
from simulator.rules.objects import Permanent, Player
from simulator.rules.scenario import Scenario


class Varied(StrEnum):
    """A figure that can be another."""

    POWER = "power"
    TOUGHNESS = "toughness"
    DAMAGE = "damage"
    LOYALTY = "loyalty"
    DEFENSE = "defense"
    LIFE = "life"


@dataclass(frozen=True, slots=True)
class FigureSetting:
    """A figure of a player or permanent at a value."""

    id: str
    figure: Varied
    value: int


@dataclass(frozen=True, slots=True)
class KeywordSetting:
    """A permanent with a keyword, or without it."""

    id: str
    word: KeywordWord
    has: bool


@dataclass(frozen=True, slots=True)
class RulesSetting:
    """Other rules: "current", an era id or an ISO date."""

    rules: str


Setting: TypeAlias = FigureSetting | KeywordSetting | RulesSetting

DAMAGE_KEYWORDS = (
    Keyword.TRAMPLE,
    Keyword.TRAMPLE_OVER_PLANESWALKERS,
    Keyword.DEATHTOUCH,
    Keyword.FIRST_STRIKE,
    Keyword.DOUBLE_STRIKE,
    Keyword.LIFELINK,
    Keyword.INDESTRUCTIBLE,
    Keyword.BANDING,
    Keyword.INFECT,
    Keyword.WITHER,
)
"""The keywords without a number or a quality that bear on how combat damage is assigned or what it does."""


def set_so(scenario: Scenario, *settings: Setting) -> Scenario:
    """The board with all of this so, one after the other. Raises `KeyError` for what is not there to be set."""
    for setting in settings:
        match setting:
            case FigureSetting():
                scenario = _with_figure(scenario, setting)
            case KeywordSetting():
                scenario = _with_keyword(scenario, setting)
            case RulesSetting(rules):
                scenario = replace(scenario, rules=rules)
    return scenario


def figures_of(scenario: Scenario, id: str) -> dict[Varied, int]:
    """The figures of a player or permanent that can be varied, as they are now; none for an unknown id."""
    subject = scenario.player(id) or scenario.permanent(id)
    return {} if subject is None else figures_in(subject)


def figures_in(subject: Player | Permanent) -> dict[Varied, int]:
    """The figures that can be varied, as they are."""
    return {Varied.LIFE: subject.life} if isinstance(subject, Player) else dict(_figures_of_permanent(subject))


def _figures_of_permanent(permanent: Permanent) -> Iterator[tuple[Varied, int]]:
    told = (
        (Varied.POWER, permanent.power),
        (Varied.TOUGHNESS, permanent.toughness),
        (Varied.DAMAGE, permanent.damage if permanent.is_creature else None),
        (Varied.LOYALTY, permanent.loyalty),
        (Varied.DEFENSE, permanent.defense),
    )
    return ((figure, value) for figure, value in told if value is not None)


def keywords_known(rules: str) -> tuple[Keyword, ...]:
    """Those of `DAMAGE_KEYWORDS` that these rules know. Raises `UnknownRulesError`."""
    day = day_of(rules)
    return tuple(one for one in DAMAGE_KEYWORDS if (since := day_of_keyword(one)) is None or since <= day)


def plain(keyword: Keyword) -> KeywordWord:
    """A keyword without number or quality, as it is printed."""
    return keyword_word(keyword.value)


def has_word(permanent: Permanent, word: KeywordWord) -> bool:
    """Whether it has the keyword, with the same number and qualities."""
    return any(_is_same(one, word) for one in permanent.keywords)


def _is_same(one: KeywordWord, other: KeywordWord) -> bool:
    """Alike but for how they are printed; words that nobody knows have nothing but their print."""
    if one.keyword is None:
        return one == other
    return (one.keyword, one.number, one.qualities) == (other.keyword, other.number, other.qualities)


def _with_figure(scenario: Scenario, setting: FigureSetting) -> Scenario:
    """Members of a team share their life. Rule: CR 810.9."""
    if setting.figure not in figures_of(scenario, setting.id):
        raise KeyError(setting)
    player = scenario.player(setting.id)
    if player is not None:
        return replace(scenario, players=tuple(_with_life(one, player, setting.value) for one in scenario.players))
    return _with_permanent(scenario, _at(_permanent(scenario, setting.id), setting))


def _with_life(one: Player, changed: Player, value: int) -> Player:
    shared = changed.team is not None and one.team == changed.team
    return replace(one, life=value) if shared or one.id == changed.id else one


def _at(permanent: Permanent, setting: FigureSetting) -> Permanent:
    match setting.figure:
        case Varied.POWER:
            return replace(permanent, power=setting.value)
        case Varied.TOUGHNESS:
            return replace(permanent, toughness=setting.value)
        case Varied.DAMAGE:
            return replace(permanent, damage=setting.value)
        case Varied.LOYALTY:
            return replace(permanent, loyalty=setting.value)
        case _:
            return replace(permanent, defense=setting.value)


def _with_keyword(scenario: Scenario, setting: KeywordSetting) -> Scenario:
    permanent = _permanent(scenario, setting.id)
    if has_word(permanent, setting.word) is setting.has:
        return scenario
    others = tuple(one for one in permanent.keywords if not _is_same(one, setting.word))
    return _with_permanent(scenario, replace(permanent, keywords=(*others, setting.word) if setting.has else others))


def _permanent(scenario: Scenario, id: str) -> Permanent:
    found = scenario.permanent(id)
    if found is None:
        raise KeyError(id)
    return found


def _with_permanent(scenario: Scenario, changed: Permanent) -> Scenario:
    permanents = tuple(changed if one.id == changed.id else one for one in scenario.permanents)
    return replace(scenario, permanents=permanents)
