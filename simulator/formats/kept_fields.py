"""Fields of a scenario file that the program does not know, put back where they were when it is written."""

from simulator.formats.document import JSON
from simulator.rules.problems import Path

IDENTITIES = ("id", "attacker", "blocker")
"""The fields by which the items of a list are known, wherever they stand in it."""


def put_back(file: dict[str, JSON], anchor: Path, value: JSON) -> None:
    """Puts a field back where it was found; where that part is gone, the field goes with it."""
    if anchor[0] == "combat":
        file.setdefault("combat", {})
    holder: JSON = file
    for part in anchor[:-1]:
        holder = _part(holder, part)
    if isinstance(holder, dict):
        holder.setdefault(str(anchor[-1]), value)


def _part(holder: JSON, part: str | int) -> JSON:
    if isinstance(holder, dict):
        return holder.get(str(part))
    if not isinstance(holder, list):
        return None
    if isinstance(part, int):
        return holder[part] if part < len(holder) else None
    same = (one for one in holder if isinstance(one, dict) and part in (one.get(name) for name in IDENTITIES))
    return next(same, None)
