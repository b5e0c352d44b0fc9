"""How words of a file and of the notation are compared."""


def folded(word: str) -> str:
    """A word without regard to case, blanks and the shape of apostrophes."""
    return " ".join(word.casefold().replace("’", "'").split())
