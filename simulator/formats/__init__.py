"""Files, notation, catalogues and the card library: the only room that opens files."""
