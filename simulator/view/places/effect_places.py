"""Where the chips of effects on damage lie: at the edge of what they look at, or beside the combat. In px."""

from collections import defaultdict
from collections.abc import Mapping
from typing import TypeAlias

from simulator.controller.board_state import BoardState
from simulator.view.places.geometry import Box
from simulator.view.places.layout import Layout

ChipKey: TypeAlias = tuple[int, str]
"""A chip: the place of its effect among the effects, and what it lies on ("": the whole board)."""

_LETTER = 0.52
_LEAST_HEIGHT = 17.0
_HEIGHT = 22.0
_FREE_HEIGHT = 28.0
_EDGE = 14.0


def chip_boxes(state: BoardState, layout: Layout) -> Mapping[ChipKey, Box]:
    """A box for every effect that is in force, at each thing that it names."""
    stacks: dict[str, int] = defaultdict(int)
    boxes: dict[ChipKey, Box] = {}
    for place, effect in enumerate(state.effects):
        if not effect.in_force:
            continue
        for id in effect.on or ("",):
            if not id or layout.box_of(id) is not None:
                boxes[place, id] = _box(layout, id, stacks[id], effect.letters)
                stacks[id] += 1
    return boxes


def _box(layout: Layout, id: str, number: int, letters: str) -> Box:
    height = max(_LEAST_HEIGHT, _HEIGHT * layout.measures.unit)
    if not id:
        height = max(height, _FREE_HEIGHT)
    width = height * (0.9 + _LETTER * len(letters))
    if id in layout.seats:
        seat = layout.seats[id]
        on_edge = seat.y - height * 0.55
        return Box(seat.x + seat.height * 0.7 + number * (width + 3), on_edge, width, height)
    if id:
        card = layout.cards[id]
        return Box(card.x - width * 0.4, card.y + card.height * 0.42 + number * (height + 3), width, height)
    combat = layout.zones.combat
    return Box(_EDGE, combat.y + number * (height + 5), width, height)
