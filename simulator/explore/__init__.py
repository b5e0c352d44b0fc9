"""The legal set at scale: outcomes, tables, arrays and the best choice."""
