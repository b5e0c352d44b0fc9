"""What players do between the turn-based actions: every action of the timeline."""
