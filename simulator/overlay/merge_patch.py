"""The difference between two states as a JSON merge patch (RFC 7396): what is null in it is to be taken away.

States hold no nulls themselves: what is not there is left out.
"""

from typing import TypeAlias

from simulator.formats.document import JSON

JsonObject: TypeAlias = dict[str, JSON]


def merge_patch(old: JsonObject, new: JsonObject) -> JsonObject:
    """What makes the new state out of the old one; empty where they are equal."""
    patch: JsonObject = {key: None for key in old if key not in new}
    for key, value in new.items():
        before = old.get(key)
        # Parts that stay as they were are the very same objects mostly.
        if before is value or before == value:
            continue
        if isinstance(before, dict) and isinstance(value, dict):
            patch[key] = merge_patch(before, value)
        else:
            patch[key] = value
    return patch
