"""The window itself: its parts joined, files, recovery, start-up."""
