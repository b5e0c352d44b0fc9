"""The legal assignments by arithmetic: nothing is listed."""
