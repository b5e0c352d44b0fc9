"""The nearest known word to a misspelt one."""

from collections.abc import Iterable

from rapidfuzz import process, utils
from rapidfuzz.distance import DamerauLevenshtein

_NEAR_ENOUGH = 0.6


def nearest_word(given: str, known: Iterable[str]) -> str | None:
    """The known word that `given` is most likely meant to be, or None where none is near."""
    found = process.extractOne(
        given,
        list(known),
        scorer=DamerauLevenshtein.normalized_similarity,
        processor=utils.default_process,
        score_cutoff=_NEAR_ENOUGH,
    )
    return found[0] if found else None
