"""The streamer's page and its server."""
