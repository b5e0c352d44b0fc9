"""Intents in, frozen snapshots and cues out, undo of everything. No Qt, no pixels, no files."""
