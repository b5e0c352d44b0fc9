"""Scenario files in few words, for the tests."""

import copy
import json

from simulator.formats.document import JSON

PAGE: dict[str, JSON] = json.loads(
    """
{
  "format": "combat-scenario",
  "version": 1,
  "title": "Trample over a planeswalker",
  "notes": "free text, optional",
  "rules": "current",
  "players": [{"id": "P1", "name": "Ann", "life": 20},
              {"id": "P2", "name": "Ben", "life": 20, "poison": 0}],
  "active_player": "P1",
  "permanents": [
    {"id": "A", "name": "Wurm", "controller": "P1", "types": ["creature"],
     "power": 7, "toughness": 7, "keywords": ["trample over planeswalkers"]},
    {"id": "C", "controller": "P1", "types": ["creature"], "power": 1, "toughness": 1, "keywords": ["banding"]},
    {"id": "B", "controller": "P2", "types": ["creature"], "power": 2, "toughness": 2, "damage": 1},
    {"id": "W", "controller": "P2", "types": ["planeswalker"], "loyalty": 3},
    {"id": "S", "controller": "P1", "types": ["battle"], "subtypes": ["siege"], "defense": 4, "protector": "P2"}
  ],
  "combat": {
    "attacks": [{"attacker": "A", "attacking": "W"}, {"attacker": "C", "attacking": "W"}],
    "bands":   [["A", "C"]],
    "blocks":  [{"blocker": "B", "blocking": ["A"]}],
    "orders":  {"A": ["B"]}
  },
  "effects":  [],
  "timeline": [],
  "assignments": [],
  "expect": {}
}
"""
)
"""The file that the format's page shows."""


def file_with(path: tuple[str | int, ...], value: JSON) -> str:
    """The page's file with one value put in or replaced, as text."""
    made = copy.deepcopy(PAGE)
    holder: JSON = made
    for part in path[:-1]:
        assert isinstance(holder, dict | list)
        holder = holder[part]  # type: ignore[index,call-overload]
    if isinstance(holder, list) and path[-1] == len(holder):
        holder.append(value)
    else:
        holder[path[-1]] = value  # type: ignore[index,call-overload]
    return json.dumps(made)


def file_without(path: tuple[str | int, ...]) -> str:
    """The page's file with one value left out, as text."""
    made = copy.deepcopy(PAGE)
    holder: JSON = made
    for part in path[:-1]:
        holder = holder[part]  # type: ignore[index,call-overload]
    del holder[path[-1]]  # type: ignore[index,call-overload]
    return json.dumps(made)
