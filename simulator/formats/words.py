"""Words of a file and of the notation, and how they are compared."""

import unicodedata

FORMAT = "combat-scenario"
VERSION = 1
DEAL_BACK = "deal back"


def folded(word: str) -> str:
    """A word without regard to case, blanks and the shape of apostrophes."""
    return " ".join(word.casefold().replace("’", "'").split())


def normal_id(id: str) -> str:
    """An id in the one form in which ids are compared."""
    return unicodedata.normalize("NFC", id)
