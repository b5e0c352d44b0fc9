"""What damage does: effects on it, results, excess, triggers (120, 510.2, 614-616)."""
