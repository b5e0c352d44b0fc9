"""The legal assignments one after the other, lazily, in canonical order."""
