"""The keyboard at the table: every gesture has its keys.

Arrows walk from thing to thing. Enter picks a card up, arrows then walk among the places where it may go, Enter
drops it, Escape puts it back. On a source of damage Enter leads to its shares; digits, plus and minus set them.
Delete undoes a pairing, or leaves a share open again; Alt with an arrow moves a card along its row.
"""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from simulator.controller.intents import MoveBefore
from simulator.view.gestures.carry import Carry
from simulator.view.gestures.digits_typed import DigitsTyped
from simulator.view.gestures.step_share import set_share, step_share
from simulator.view.gestures.surface import Surface
from simulator.view.places.geometry import Box
from simulator.view.places.giving import share_of
from simulator.view.places.row_places import neighbours
from simulator.view.places.share_layout import Slot
from simulator.view.places.walking import Way, next_spot
from simulator.view.table.hits import anchor_of
from simulator.view.table.mark_book import Spot
from simulator.view.table.meaning import taken_home

_WAYS = {
    Qt.Key.Key_Left: Way.LEFT,
    Qt.Key.Key_Right: Way.RIGHT,
    Qt.Key.Key_Up: Way.UP,
    Qt.Key.Key_Down: Way.DOWN,
}
_STEPS = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_DELETE = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class Keyboard:
    """Keys act on what the cursor is on. `edit` and `menu` are told of a card or seat to edit, or to offer actions."""

    def __init__(self, surface: Surface, edit: Callable[[str], None], menu: Callable[[str], None]) -> None:
        self._surface = surface
        self._edit = edit
        self._menu = menu
        self._carry: Carry | None = None
        self._typed = DigitsTyped()

    def cancel(self) -> bool:
        """Put down what was picked up. Whether something was."""
        carry, self._carry = self._carry, None
        if carry is not None:
            carry.cancel()
        return carry is not None

    def press(self, event: QKeyEvent) -> bool:
        """A key goes down. Whether it means something here."""
        key, alt = Qt.Key(event.key()), bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.MetaModifier):
            return False
        if self._carry is not None:
            return self._press_carrying(key)
        if event.text().isdigit() and self._type(event.text()):
            return True
        self._typed.forget()
        if key in _WAYS:
            return self._move(_WAYS[key]) if alt else self._walk(_WAYS[key])
        return self._press_on_cursor(key)

    def _press_carrying(self, key: Qt.Key) -> bool:
        carry = self._carry
        if carry is None:
            return False
        if key in _WAYS:
            carry.walk(_WAYS[key])
        elif key in _ENTER:
            self._carry = None
            carry.drop()
        elif key == Qt.Key.Key_Escape:
            self.cancel()
        return True

    def _press_on_cursor(self, key: Qt.Key) -> bool:
        spot = self._surface.marks.cursor
        if spot is None:
            return False
        if key in _ENTER:
            return self._enter(spot)
        if key in _STEPS:
            return self._step(_STEPS[key])
        if key in _DELETE:
            return self._undo(spot)
        return isinstance(spot, str) and self._ask_for(key, spot)

    def _ask_for(self, key: Qt.Key, id: str) -> bool:
        if key == Qt.Key.Key_F2:
            self._edit(id)
        elif key == Qt.Key.Key_Menu:
            self._menu(id)
        return key in (Qt.Key.Key_F2, Qt.Key.Key_Menu)

    def _walk(self, way: Way) -> bool:
        self._surface.hush()
        self._surface.point_to(next_spot(self._spots(), self._surface.marks.cursor, way))
        return True

    def _spots(self) -> dict[Spot, Box]:
        """Everything that can be walked to: cards, seats, and the shares that have buttons."""
        scene = self._surface.scene
        spots: dict[Spot, Box] = dict(scene.layout_shown.cards.items())
        spots.update(scene.layout_shown.seats.items())
        for slot, share in scene.shares.items():
            if share.sight.open:
                spots[slot] = Box(share.pos().x(), share.pos().y(), share.sight.width, share.sight.height)
        return spots

    def _enter(self, spot: Spot) -> bool:
        if self._surface.state.ended:
            return False  # nothing can be picked up: Enter is the window's and goes on to the next combat
        if isinstance(spot, tuple):
            return self._enter_share(spot)
        shares = [one for one in self._surface.state.shares if one.source == spot]
        carry = Carry(self._surface, spot) if self._surface.state.card(spot) else None
        if not shares or (carry is not None and carry.is_welcome):
            self._pick_up(spot, carry)
        else:
            self._surface.select(spot)
            self._surface.point_to((spot, shares[0].recipient))
        return True

    def _enter_share(self, slot: Slot) -> bool:
        """On to the next share; where all damage is divided, Enter is the window's and deals it."""
        if self._surface.state.can_confirm:
            return False
        self._surface.point_to(self._following(slot))
        return True

    def _pick_up(self, id: str, carry: Carry | None) -> None:
        if carry is not None and carry.has_places:
            self._carry = carry
            carry.start()
        else:
            self._surface.select(id)

    def _following(self, slot: Slot) -> Spot:
        """The next share of the same source; after the last, the source itself."""
        slots: list[Slot] = [(one.source, one.recipient) for one in self._surface.state.shares if one.source == slot[0]]
        later = slots[slots.index(slot) + 1 :] if slot in slots else []
        return next(iter(later), slot[0])

    def _slot(self) -> Slot | None:
        """The share that digits go to: the one at the cursor, or the active source's at the recipient there."""
        spot = self._surface.marks.cursor
        if isinstance(spot, tuple):
            return spot
        source = self._surface.scene.active
        if spot is None or source is None or share_of(self._surface.state, source, spot) is None:
            return None
        return source, spot

    def _type(self, digit: str) -> bool:
        slot = self._slot()
        share = None if slot is None else share_of(self._surface.state, *slot)
        if slot is None or share is None:
            return False
        amount = self._typed.add(digit, share)
        if amount is not None:
            set_share(self._surface, slot, amount, anchor_of(self._surface.scene, slot[1]))
        return True

    def _step(self, steps: int) -> bool:
        slot = self._slot()
        if slot is not None:
            step_share(self._surface, slot, steps, anchor_of(self._surface.scene, slot[1]))
        return slot is not None

    def _undo(self, spot: Spot) -> bool:
        if isinstance(spot, tuple):
            set_share(self._surface, spot, None, anchor_of(self._surface.scene, spot[1]))
            return True
        intent = taken_home(self._surface.state, spot)
        return intent is not None and self._surface.do(intent, anchor_of(self._surface.scene, spot))

    def _move(self, way: Way) -> bool:
        spot = self._surface.marks.cursor
        if not isinstance(spot, str) or self._surface.state.card(spot) is None:
            return False
        scene = self._surface.scene
        places = neighbours(scene.state, scene.layout_shown, spot)
        if way in places:
            self._surface.do(MoveBefore(spot, places[way]), anchor_of(scene, spot))
        return True
