"""A window with the table alone, for those who capture windows."""
