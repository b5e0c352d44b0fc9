"""How much the program opens; what is larger is refused before it is read through."""

MOST_PERMANENTS = 2_000
"""The most permanents of a board; the busiest real tables have some hundreds."""

MOST_ITEMS = 4_000
"""The most items of a notation, empty ones included."""

MOST_FILE_BYTES = 4_000_000
"""The most bytes of a scenario file."""

MOST_NOTATION_CHARACTERS = 500_000
"""The most characters of a notation."""
