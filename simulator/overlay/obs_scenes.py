"""Switches scenes of OBS at moments of the combat, in a thread of its own: the table never waits for OBS."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Mapping
from contextlib import suppress
from threading import Thread

from simulator.controller.board_state import BoardState
from simulator.controller.cues import CueSheet
from simulator.overlay.bridge import WatchedTable
from simulator.overlay.obs_client import ObsAccount, ObsClient, ObsError
from simulator.overlay.scene_moments import SceneMoment, moments_of
from simulator.rules.messages import Message, message

_LONGEST_PAUSE_SECONDS = 30.0


def growing_pauses() -> Iterator[float]:
    """How long to wait before each new try to find OBS, in seconds: soon at first, later only now and then."""
    pause = 1.0
    while True:
        yield pause
        pause = min(2 * pause, _LONGEST_PAUSE_SECONDS)


class ObsScenes:
    """Follows one table. Both of these are called from the thread, and neither says anything twice.

    `failed`: once for each failure until something succeeds; a lost connection is told at once. `succeeded`: when OBS
    is connected for the first time, and when something succeeds after a failure. `pauses`: the seconds between tries to
    find OBS.
    """

    def __init__(
        self,
        table: WatchedTable,
        account: ObsAccount,
        scenes: Mapping[SceneMoment, str],
        failed: Callable[[Message], None],
        succeeded: Callable[[Message], None],
        pauses: Callable[[], Iterator[float]] = growing_pauses,
    ) -> None:
        self._table, self._account, self._scenes = table, account, dict(scenes)
        self._failed, self._succeeded, self._pauses = failed, succeeded, pauses
        self._failures: set[Message] = set()
        self._has_connected = False
        self._sheet = table.cue_sheet
        self._loop = asyncio.new_event_loop()
        self._wanted: asyncio.Queue[str] = asyncio.Queue()
        self._over = asyncio.Event()
        self._thread = Thread(target=self._run, name="obs", daemon=True)
        self._leave: Callable[[], None] = lambda: None

    def start(self) -> None:
        """Connect and begin to follow the table; returns at once. To be called once, in the table's thread."""
        self._thread.start()
        self._leave = self._table.subscribe(self._changed)

    def stop(self) -> None:
        """Follow the table no longer; what is under way is given up."""
        self._leave()
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join()

    def _changed(self, old: BoardState, new: BoardState) -> None:
        """Pass the scenes on to the thread. Cues are told once: saving publishes the same ones again."""
        sheet = self._table.cue_sheet
        cues = CueSheet() if sheet is self._sheet else sheet
        self._sheet = sheet
        for moment in moments_of(old, new, cues):
            if moment in self._scenes:
                self._loop.call_soon_threadsafe(self._wanted.put_nowait, self._scenes[moment])

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._work())

    async def _work(self) -> None:
        client = ObsClient(self._account)
        following = asyncio.create_task(self._follow(client))
        await self._over.wait()
        following.cancel()
        with suppress(asyncio.CancelledError):
            await following
        await client.close()

    async def _follow(self, client: ObsClient) -> None:
        """Be connected, so that a wrong password is known before the first damage, and switch until it is over.

        That it is over is asked each time: being cancelled alone is not enough, for up to Python 3.11 a wait with a
        time limit, as the library has them, swallows it when what it waits for comes in the same moment.
        """
        pauses = self._pauses()
        while not self._over.is_set():
            if client.is_connected or await self._try(client.connect()):
                pauses = self._pauses()
                await self._switch_until_lost(client)
            else:
                await self._switch_once_before(asyncio.sleep(next(pauses)), client)

    async def _switch_until_lost(self, client: ObsClient) -> None:
        while await self._switch_once_before(client.lost(), client):
            if self._over.is_set():
                return
        if not self._over.is_set() and client.unreachable not in self._failures:
            # While it is being looked for nobody needs to hear that it is not there.
            self._failures.add(client.unreachable)
            self._tell_failure(client.gone)

    async def _switch_once_before(self, end: Coroutine[None, None, None], client: ObsClient) -> bool:
        """Switch to the next scene that is wanted; False where this comes to its end before one is."""
        ending, wanting = asyncio.create_task(end), asyncio.create_task(self._wanted.get())
        try:
            await asyncio.wait({ending, wanting}, return_when=asyncio.FIRST_COMPLETED)
            if not wanting.done():
                return False
            await self._try(client.switch_to(self._newest(wanting.result())))
            return True
        finally:
            ending.cancel()
            wanting.cancel()

    def _newest(self, scene: str) -> str:
        """The newest scene that is wanted: nobody wants to see one that has been overtaken."""
        while not self._wanted.empty():
            scene = self._wanted.get_nowait()
        return scene

    async def _try(self, work: Awaitable[None]) -> bool:
        """Do something with OBS, and tell whether it succeeds."""
        try:
            await work
        except ObsError as error:
            self._tell_failure(error.message)
            return False
        self._tell_success()
        return True

    def _tell_failure(self, said: Message) -> None:
        """Tell what has failed once, and again only after something has succeeded."""
        if said not in self._failures:
            self._failures.add(said)
            self._failed(said)

    def _tell_success(self) -> None:
        """Tell it where that is news; when all is over nobody needs to know."""
        if not self._over.is_set() and not self._has_connected:
            self._succeeded(message("overlay.obs.connected"))
        elif not self._over.is_set() and self._failures:
            self._succeeded(message("overlay.obs.again"))
        self._has_connected = True
        self._failures.clear()
