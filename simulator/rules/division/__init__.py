"""Who assigns combat damage, in which ways, and who announces it (510.1)."""
