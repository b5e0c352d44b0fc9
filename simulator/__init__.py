"""A visual simulator of combat damage in Magic: The Gathering."""
