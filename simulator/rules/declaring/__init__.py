"""What may be declared: attackers, bands and blocks, and the nearest legal declaration (508, 509, 702.22)."""
