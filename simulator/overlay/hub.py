"""Who watches, and what they have still to be told. Lives in the server's thread alone.

Everyone has a queue of two: who does not keep up misses what lay between, never the latest, and keeps nobody
waiting.
"""

from asyncio import Queue
from dataclasses import dataclass, field, replace

from simulator.controller.board_state import BoardState
from simulator.controller.cues import CueSheet
from simulator.overlay.captions import Caption, next_caption
from simulator.overlay.publication import Publication, Scene
from simulator.overlay.staging import Staging
from simulator.rules.assignment import Assignment

MOST_WATCHERS = 64
"""The most pages that may watch at one time."""
_QUEUE = 2


@dataclass(eq=False, slots=True)
class Watcher:
    """One page that is told of everything from now on. None in its queue ends it."""

    queue: "Queue[Publication | None]" = field(default_factory=lambda: Queue(_QUEUE))

    def tell(self, publication: Publication | None) -> None:
        """Put it into the queue; where that is full, the oldest gives way."""
        if self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(publication)


class Hub:
    """The latest publication, and everyone who watches."""

    def __init__(self, board: BoardState) -> None:
        self._latest = Publication(1, Scene(board, next_caption(None, board, Caption())))
        self._watchers: set[Watcher] = set()

    @property
    def latest(self) -> Publication:
        """What everyone should see."""
        return self._latest

    @property
    def watchers(self) -> int:
        """How many pages watch."""
        return len(self._watchers)

    def join(self) -> Watcher | None:
        """A new watcher, who is told the latest first; None where there are too many already."""
        if len(self._watchers) >= MOST_WATCHERS:
            return None
        watcher = Watcher()
        watcher.tell(self._latest)
        self._watchers.add(watcher)
        return watcher

    def leave(self, watcher: Watcher) -> None:
        """This watcher has gone."""
        self._watchers.discard(watcher)

    def dismiss(self) -> None:
        """Tell every watcher that it is over."""
        for watcher in tuple(self._watchers):
            watcher.tell(None)

    def show_board(self, board: BoardState, cues: CueSheet) -> None:
        """Publish a change of the table."""
        scene = self._latest.scene
        caption = next_caption(scene.board, board, scene.caption)
        if _question(board) == _question(scene.board):
            self._publish(replace(scene, board=board, caption=caption), cues)
        else:
            self._publish(Scene(board, caption, scene.staging.for_next_step()), cues)

    def stage(self, staging: Staging) -> None:
        """Publish what the streamer lets be seen."""
        if staging != self._latest.scene.staging:
            self._publish(replace(self._latest.scene, staging=staging), CueSheet())

    def show_best(self, best: Assignment | None) -> None:
        """Publish the best line."""
        self._publish(replace(self._latest.scene, best=best), CueSheet())

    def _publish(self, scene: Scene, cues: CueSheet) -> None:
        self._latest = Publication(self._latest.version + 1, scene, cues)
        for watcher in tuple(self._watchers):
            watcher.tell(self._latest)


def _question(board: BoardState) -> tuple[object, ...]:
    """What viewers guess about: when it changes, nothing is revealed any more."""
    needs = tuple((card.id, card.to_assign, None if card.need is None else card.need.needed) for card in board.cards)
    count = None if board.legal is None else board.legal.count
    return (board.moment, len(board.log), board.arrows, needs, count)
