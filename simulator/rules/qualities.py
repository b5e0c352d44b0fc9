"""Qualities that protection, bands with other and evasion name: a colour, a type, everything, multicolored …"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from simulator.rules.objects import Permanent

EVERYTHING = "everything"
_EACH = frozenset({"all", "each"})
_NOT = "non"
_COLOR_COUNTS: Mapping[str, Callable[[int], bool]] = MappingProxyType(
    {
        "multicolored": lambda count: count > 1,
        "monocolored": lambda count: count == 1,
        "colorless": lambda count: count == 0,
        **dict.fromkeys(("color", "colors", "colored"), lambda count: count > 0),
    }
)
_IRREGULAR = {"elves": "elf", "dwarves": "dwarf", "wolves": "wolf", "werewolves": "werewolf", "merfolk": "merfolk"}


def has_quality(permanent: Permanent, quality: str) -> bool:
    """Whether a permanent has the quality: every word of it must fit, in singular or plural, in any case.

    A word that begins with "non" fits what is not so: nonbasic, nonblack. From all colours, or each colour, is from
    whatever has one. Rule: CR 702.16.
    """
    words = [word for word in quality.casefold().split() if word not in _EACH]
    if words == [EVERYTHING]:
        return True
    return bool(words) and all(_has_word(permanent, word) for word in words)


def _has_word(permanent: Permanent, word: str) -> bool:
    if word in _COLOR_COUNTS:
        return _COLOR_COUNTS[word](len(permanent.colors))
    if word.startswith(_NOT):
        return not _has_word(permanent, word.removeprefix(_NOT).lstrip("-"))
    return any(form in _words_of(permanent) for form in _singular_forms(word))


def _words_of(permanent: Permanent) -> set[str]:
    words = {color.value for color in permanent.colors} | {type.value for type in permanent.types}
    words.update(word.casefold() for word in permanent.subtypes + permanent.supertypes)
    return words


def _singular_forms(word: str) -> tuple[str, ...]:
    """The word itself and what it may be the plural of."""
    forms = [word, _IRREGULAR.get(word, word)]
    forms += [
        word[: -len(ending)] + new for ending, new in (("ies", "y"), ("es", ""), ("s", "")) if word.endswith(ending)
    ]
    return tuple(forms)
