"""Qualities that protection, bands with other and evasion name: a colour, a type, everything, multicolored …"""

from simulator.rules.objects import Permanent

EVERYTHING = "everything"
_NOT = "non"
_IRREGULAR = {"elves": "elf", "dwarves": "dwarf", "wolves": "wolf", "werewolves": "werewolf", "merfolk": "merfolk"}


def has_quality(permanent: Permanent, quality: str) -> bool:
    """Whether a permanent has the quality: every word of it must fit, in singular or plural, in any case.

    A word that begins with "non" fits what is not so: nonbasic, nonblack. Rule: CR 702.16.
    """
    words = quality.casefold().split()
    if words == [EVERYTHING]:
        return True
    return bool(words) and all(_has_word(permanent, word) for word in words)


def _has_word(permanent: Permanent, word: str) -> bool:
    if word in ("multicolored", "monocolored", "colorless"):
        return _color_count_fits(len(permanent.colors), word)
    if word.startswith(_NOT):
        return not _has_word(permanent, word.removeprefix(_NOT).lstrip("-"))
    return any(form in _words_of(permanent) for form in _singular_forms(word))


def _color_count_fits(count: int, word: str) -> bool:
    return {"multicolored": count > 1, "monocolored": count == 1, "colorless": count == 0}[word]


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
