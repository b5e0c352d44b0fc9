"""How large figures may be, and how much the program opens: what is larger is refused before it is read through."""

MOST = 1_000_000
"""No figure is beyond this, up or down."""

MOST_PERMANENTS = 5_000
"""The most permanents of a board; the busiest real tables have some hundreds."""

MOST_FILE_BYTES = 8_000_000
"""The most bytes of a scenario file."""

MOST_NOTATION_CHARACTERS = 1_000_000
"""The most characters of a notation."""
