"""A combat's way through its steps: turn-based actions, state-based actions, removal, the next combat."""
