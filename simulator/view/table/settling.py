"""Puts the arranging of the table off until what has changed is painted, so that a drop is seen within one frame."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QTimer

from simulator.controller.board_state import BoardState
from simulator.view.places.geometry import Box
from simulator.view.places.layout import Layout


class Settling(QObject):
    """Waits a moment before it has the table settled. At first it does not: then the table is settled at once."""

    def __init__(self, parent: QObject, settle: Callable[[], None]) -> None:
        super().__init__(parent)
        self._settle = settle
        self._wanted: Callable[[], bool] = lambda: False
        self._entrance: QPointF | None = None
        # A clock is asked after all that was posted before, so after the painting.
        self._clock = QTimer(self, singleShot=True, interval=0)
        self._clock.timeout.connect(settle)

    @property
    def is_awaited(self) -> bool:
        """Whether the table is still to be settled."""
        return self._clock.isActive()

    def only_if(self, wanted: Callable[[], bool]) -> None:
        """Settle later whenever this holds."""
        self._wanted = wanted

    def admit(self, entrance: QPointF | None) -> None:
        """Let a card that comes onto the table come in there; None: where it belongs."""
        self._entrance = entrance

    def kept(self, layout: Layout, state: BoardState) -> Layout | None:
        """The layout on which a board can be shown for a moment, with everything where it lies; None: on none."""
        seated, lying = {player.id for player in state.players}, {card.id for card in state.cards}
        new = lying - layout.cards.keys()
        may_come_in = not new or (len(new) == 1 and self._entrance is not None)
        if not self._wanted() or not may_come_in or not seated <= layout.seats.keys():
            return None
        return layout.holding(seated | lying, {id: self._box(layout) for id in new})

    def begin(self) -> None:
        """Settle the table in a moment."""
        self._clock.start()

    def forget(self) -> None:
        """The table is settled."""
        self._clock.stop()

    def finish(self) -> None:
        """Settle the table now, if that is still to be done."""
        if self.is_awaited:
            self._clock.stop()
            self._settle()

    def _box(self, layout: Layout) -> Box:
        """The box of a card whose middle is at the entrance."""
        width, height = layout.measures.card_width, layout.measures.card_height
        at = self._entrance or QPointF()
        return Box(round(at.x() - width / 2), round(at.y() - height / 2), width, height)
