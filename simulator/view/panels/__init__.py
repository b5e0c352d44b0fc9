"""Around the table: the palette, the legal set, results, log, steps, forms, the start page."""
