"""The streamer's bar: what is live and for whom, and the scenes of OBS."""
