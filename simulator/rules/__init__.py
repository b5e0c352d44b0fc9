"""The Comprehensive Rules of combat damage as frozen values and pure functions.

Standard library only; no files, clock or randomness of its own.
"""
