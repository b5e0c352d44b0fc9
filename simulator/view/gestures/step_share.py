"""Making a share smaller or greater, step by step over what is still possible, or setting it."""

from PySide6.QtCore import QPointF

from simulator.controller.intents import Assign
from simulator.rules.messages import Name
from simulator.view.gestures.surface import Surface
from simulator.view.places.amounts import after, before
from simulator.view.places.giving import share_of
from simulator.view.places.share_layout import Slot
from simulator.view.table.marks import Lit


def step_share(surface: Surface, slot: Slot, steps: int, near: QPointF) -> None:
    """Go so many possible amounts up, or down where `steps` is negative; stops where no further one is possible."""
    share = share_of(surface.state, *slot)
    if share is None:
        return
    amount, further = share.amount, after if steps > 0 else before
    for _ in range(abs(steps)):
        following = further(share.possible, amount)
        amount = amount if following is None else following
    if amount != share.amount and amount is not None:
        surface.do(Assign(*slot, amount), near)
    elif steps > 0 and not share.forced:
        names = {"source": Name(slot[0]), "recipient": Name(slot[1])}
        surface.say("board.give.impossible", Lit.REFUSED, near, **names)


def set_share(surface: Surface, slot: Slot, amount: int | None, near: QPointF) -> None:
    """Give a recipient exactly so many points; None: leave it open again."""
    surface.do(Assign(*slot, amount), near)
