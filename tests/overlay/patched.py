"""A second opinion on merge patches: how RFC 7396 says that one is applied."""

from typing import Any


def patched(state: Any, patch: Any) -> Any:
    if not isinstance(patch, dict):
        return patch
    result = dict(state) if isinstance(state, dict) else {}
    for key, value in patch.items():
        if value is None:
            result.pop(key, None)
        else:
            result[key] = patched(result.get(key), value)
    return result
