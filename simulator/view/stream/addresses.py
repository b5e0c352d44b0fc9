"""The addresses of the overlay's pages as the window gives them out."""

from simulator.formats.language import Language


def in_language(address: str, language: Language) -> str:
    """The address of a page in the window's language; pages are in English where nothing is said."""
    return address if language is Language.EN else f"{address}&lang={language.value}"
