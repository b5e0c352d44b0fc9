"""Texts that somebody else wrote, made safe to print: a stray control character must not steer a terminal."""

import unicodedata


def printable(text: str) -> str:
    """The text with control characters and halves of surrogate pairs written as escapes."""
    return "".join(_escaped(one) if unicodedata.category(one) in ("Cc", "Cs") else one for one in text)


def _escaped(character: str) -> str:
    return character.encode("unicode_escape", "backslashreplace").decode("ascii")
