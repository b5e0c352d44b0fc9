"""The legal assignment nearest to another: the fewest damage points moved."""
