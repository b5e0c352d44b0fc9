"""Every legal declaration of blockers at once: whether an attack is lethal, and the best block (509.1)."""
