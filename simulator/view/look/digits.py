"""Whole numbers of any size as people read them: grouped digits, and a rounded power of ten beside them."""

MOST_DIGITS = 120
"""Numbers with more digits than this are shown by their beginning and end."""

_KEPT = 30
_SUPERSCRIPTS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
_CHUNK = 10**4000
_CHUNK_DIGITS = 4000
_BREAK = "\u200b"


def digits(number: int) -> str:
    """All decimal digits of a number that is not negative, however many.

    Python refuses to write more than 4,300 digits at once, so they are written in pieces.
    """
    pieces: list[str] = []
    while number >= _CHUNK:
        number, piece = divmod(number, _CHUNK)
        pieces.append(str(piece).zfill(_CHUNK_DIGITS))
    return "".join([str(number), *reversed(pieces)])


def grouped(number: int) -> str:
    """The exact number in groups of three digits; a line may be broken after each comma."""
    return _in_groups(digits(number)).replace(",", "," + _BREAK)


def shown(number: int) -> str:
    """The exact number in groups while that can be read, else its first and last digits."""
    written = digits(number)
    if len(written) <= MOST_DIGITS:
        return grouped(number)
    lead = len(written) % 3
    begin = _in_groups(written[: _KEPT + lead])
    return f"{begin},…,{_in_groups(written[-_KEPT:])}".replace(",", "," + _BREAK)


def rounded(number: int) -> str:
    """The number as a power of ten with three figures, such as 3.03×10¹⁹; cut, not rounded up."""
    written = digits(number)
    exponent = str(len(written) - 1).translate(_SUPERSCRIPTS)
    return f"{written[0]}.{written[1:3].ljust(2, '0')}×10{exponent}"


def parsed(text: str) -> int | None:
    """The number that a person typed, group marks and full-width digits allowed; None where it is none."""
    bare = "".join(mark for mark in text if mark not in ", _" + _BREAK and not mark.isspace())
    if not bare or not bare.isdecimal():
        return None
    number = 0
    for start in range(0, len(bare), _CHUNK_DIGITS):
        piece = bare[start : start + _CHUNK_DIGITS]
        number = number * 10 ** len(piece) + int(piece)
    return number


def _in_groups(written: str) -> str:
    lead = len(written) % 3 or 3
    return ",".join([written[:lead], *(written[at : at + 3] for at in range(lead, len(written), 3))])
