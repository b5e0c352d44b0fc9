"""The table: what lies on it, how it is painted, and the view with hands and keys."""
