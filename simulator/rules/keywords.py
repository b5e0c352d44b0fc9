"""Keywords and abilities as cards print them, and what they mean here.

A printed word that is not in these tables is kept, shown and saved, and otherwise ignored.
"""

import re
from dataclasses import dataclass
from enum import StrEnum


class Keyword(StrEnum):
    """Keyword abilities that bear on combat, by their printed words."""

    TRAMPLE = "trample"
    TRAMPLE_OVER_PLANESWALKERS = "trample over planeswalkers"
    FIRST_STRIKE = "first strike"
    DOUBLE_STRIKE = "double strike"
    TRIPLE_STRIKE = "triple strike"
    DEATHTOUCH = "deathtouch"
    LIFELINK = "lifelink"
    BANDING = "banding"
    BANDS_WITH_OTHER = "bands with other"
    VIGILANCE = "vigilance"
    HASTE = "haste"
    FLYING = "flying"
    REACH = "reach"
    MENACE = "menace"
    SHADOW = "shadow"
    FEAR = "fear"
    INTIMIDATE = "intimidate"
    SKULK = "skulk"
    HORSEMANSHIP = "horsemanship"
    DEFENDER = "defender"
    INDESTRUCTIBLE = "indestructible"
    PROTECTION = "protection"
    INFECT = "infect"
    WITHER = "wither"
    TOXIC = "toxic"
    ABSORB = "absorb"
    NINJUTSU = "ninjutsu"
    COMMANDER_NINJUTSU = "commander ninjutsu"
    SNEAK = "sneak"
    MYRIAD = "myriad"
    MOBILIZE = "mobilize"
    LANDWALK = "landwalk"
    HEXPROOF = "hexproof"
    BUSHIDO = "bushido"
    FLANKING = "flanking"
    RAMPAGE = "rampage"
    EXALTED = "exalted"
    BATTLE_CRY = "battle cry"
    MELEE = "melee"
    FRENZY = "frenzy"
    AFFLICT = "afflict"
    ANNIHILATOR = "annihilator"
    PROVOKE = "provoke"
    DETHRONE = "dethrone"
    MENTOR = "mentor"
    TRAINING = "training"
    RENOWN = "renown"
    DECAYED = "decayed"


class Ability(StrEnum):
    """Abilities that matter to combat and have no keyword, by the words of the scenario file."""

    AS_THOUGH_UNBLOCKED = "assign as though unblocked"
    ASSIGN_TOUGHNESS = "assign toughness"
    ASSIGN_NOTHING = "assign no combat damage"
    DIVIDE_AMONG_DEFENDERS = "divide among defending player and creatures"
    LETHAL_BY_POWER = "lethal by power"
    DEFENDER_DIVIDES = "defending player divides damage assigned to its blockers"
    BLOCK_ANY_NUMBER = "can block any number"
    BLOCK_MORE = "can block more"
    CANT_BE_BLOCKED = "can't be blocked"
    CANT_BE_BLOCKED_BY = "can't be blocked by"
    CANT_BE_BLOCKED_EXCEPT_BY = "can't be blocked except by"
    CANT_ATTACK = "can't attack"
    CANT_BLOCK = "can't block"
    CANT_ATTACK_ALONE = "can't attack alone"
    CANT_BLOCK_ALONE = "can't block alone"
    MUST_BE_BLOCKED = "must be blocked"
    ALL_MUST_BLOCK = "all must block it"
    MUST_ATTACK = "must attack"
    MUST_BLOCK = "must block"


@dataclass(frozen=True, slots=True)
class KeywordWord:
    """A keyword as printed. `keyword` is None for a word that the program does not know.

    `number`: the N of toxic N, absorb N and the like. `qualities`: what protection is from, what a creature
    bands with, which lands it walks; lower case, as printed.
    """

    text: str
    keyword: Keyword | None
    number: int = 0
    qualities: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AbilityWord:
    """An ability as written. `ability` is None for words that the program does not know."""

    text: str
    ability: Ability | None
    number: int = 0
    quality: str = ""


_PLAIN = {keyword.value: keyword for keyword in Keyword if keyword not in (Keyword.PROTECTION, Keyword.LANDWALK)}
_NUMBERED = re.compile(r"(?P<word>[a-z ]+?) (?P<number>\d+)\Z")
_PROTECTION = re.compile(r"protection from (?P<qualities>.+)\Z")
_BANDS_WITH = re.compile(r"bands with other (?P<quality>.+)\Z")
_LANDWALK = re.compile(r"(?P<land>[a-z ]*?[a-z])walk\Z")
_BLOCK_MORE = re.compile(r"can block (?P<number>\d+) more\Z")
_EXCEPT_BY = re.compile(r"can't be blocked except by (?P<quality>.+)\Z")
_BLOCKED_BY = re.compile(r"can't be blocked by (?P<quality>.+)\Z")
_WITH_A_COST = re.compile(r"(?P<word>ninjutsu|commander ninjutsu|sneak|mobilize)\b.*\Z")
_ABILITIES = {ability.value: ability for ability in Ability}


def keyword_word(text: str) -> KeywordWord:
    """The keyword that `text` prints, compared without regard to case; unknown words are kept as they are."""
    words = _folded(text)
    if words in _PLAIN:
        return KeywordWord(text, _PLAIN[words], number=1)
    if found := _PROTECTION.match(words):
        qualities = re.split(r",? and from |, from ", found["qualities"])
        return KeywordWord(text, Keyword.PROTECTION, qualities=tuple(qualities))
    if found := _BANDS_WITH.match(words):
        return KeywordWord(text, Keyword.BANDS_WITH_OTHER, qualities=(found["quality"],))
    if (found := _NUMBERED.match(words)) and found["word"] in _PLAIN:
        return KeywordWord(text, _PLAIN[found["word"]], number=int(found["number"]))
    if found := _WITH_A_COST.match(words):
        return KeywordWord(text, _PLAIN[found["word"]])
    if found := _LANDWALK.match(words):
        return KeywordWord(text, Keyword.LANDWALK, qualities=(found["land"],))
    return KeywordWord(text, None)


def ability_word(text: str) -> AbilityWord:
    """The ability that `text` writes, compared without regard to case; unknown words are kept as they are."""
    words = _folded(text)
    if words in _ABILITIES:
        return AbilityWord(text, _ABILITIES[words])
    if found := _BLOCK_MORE.match(words):
        return AbilityWord(text, Ability.BLOCK_MORE, number=int(found["number"]))
    if found := _EXCEPT_BY.match(words):
        return AbilityWord(text, Ability.CANT_BE_BLOCKED_EXCEPT_BY, quality=found["quality"])
    if found := _BLOCKED_BY.match(words):
        return AbilityWord(text, Ability.CANT_BE_BLOCKED_BY, quality=found["quality"])
    return AbilityWord(text, None)


def _folded(text: str) -> str:
    return " ".join(text.casefold().replace("’", "'").split())
