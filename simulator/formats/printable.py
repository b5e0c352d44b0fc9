"""Texts that somebody else wrote, made fit for a sentence: short, and no control character that steers a terminal."""

import unicodedata

_LONGEST = 200


def printable(text: str) -> str:
    """The text with control characters and halves of surrogate pairs as escapes, cut after 200 characters."""
    shown = text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
    return "".join(_escaped(one) if unicodedata.category(one) in ("Cc", "Cs") else one for one in shown)


def _escaped(character: str) -> str:
    return character.encode("unicode_escape", "backslashreplace").decode("ascii")
