"""The control page's and Stream Deck's requests: each a POST without a body, each changing one thing."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from types import MappingProxyType
from typing import TypeAlias, TypeVar

from aiohttp import web

from simulator.controller.board_state import BoardState, Refusal
from simulator.controller.intents import Confirm, Intent, Propose, Redo, Undo
from simulator.controller.refusals import refuse
from simulator.controller.step_view import StepStatus
from simulator.explore.policy import Policy
from simulator.formats.catalogue import Catalogue
from simulator.formats.language import Language
from simulator.overlay.bridge import ControllerBridge, WatchedTable
from simulator.overlay.gate import Gate
from simulator.overlay.hub import Hub
from simulator.overlay.speaker import Speaker
from simulator.overlay.staging import Part, Reveal, Staging
from simulator.rules.assignment import Assignment
from simulator.rules.timeline import Moment

_Answer = TypeVar("_Answer")
_Value = TypeVar("_Value")
_TableWish: TypeAlias = Callable[[WatchedTable], Refusal | None]
_StagingWish: TypeAlias = Callable[[Staging], Staging]
_DAMAGE = (Moment.FIRST_COMBAT_DAMAGE, Moment.COMBAT_DAMAGE, Moment.LAST_COMBAT_DAMAGE)
_ANSWER_SECONDS = 10.0


def _intent(intent: Intent) -> _TableWish:
    return lambda table: table.do(intent)


def _with(change: Callable[[Staging, _Value], Staging], value: _Value) -> _StagingWish:
    return lambda staging: change(staging, value)


def _go_on(table: WatchedTable) -> Refusal | None:
    """End the step, unless that would deal damage: a key that is hit twice must not deal what nobody looked at."""
    return refuse("overlay.confirm-deals") if _damage_is_next(table.state) else table.do(Confirm())


def _damage_is_next(board: BoardState) -> bool:
    coming = next((step.moment for step in board.steps if step.status is StepStatus.COMING), None)
    return coming in _DAMAGE


_ON_TABLE: Mapping[str, _TableWish] = MappingProxyType(
    {
        "next": _go_on,
        "confirm": _intent(Confirm()),
        "undo": _intent(Undo()),
        "redo": _intent(Redo()),
        **{f"propose/{policy.value}": _intent(Propose(policy)) for policy in Policy},
    }
)
_ON_STAGING: Mapping[str, _StagingWish] = MappingProxyType(
    {
        **{f"show/{part.value}": _with(Staging.showing, part) for part in Part},
        **{f"hide/{part.value}": _with(Staging.hiding, part) for part in Part},
        **{f"reveal/{what.value}": _with(Staging.revealing, what) for what in Reveal},
        **{f"conceal/{what.value}": _with(Staging.concealing, what) for what in Reveal},
        "audience/on": _with(Staging.for_audience, True),
        "audience/off": _with(Staging.for_audience, False),
    }
)
COMMANDS = (*_ON_TABLE, *_ON_STAGING)
"""Every command, as it stands after `/control/`."""


class Control:
    """Carries out commands; those on the table in the table's own thread."""

    def __init__(self, bridge: ControllerBridge, hub: Hub, gate: Gate, catalogue: Catalogue) -> None:
        self._bridge = bridge
        self._hub = hub
        self._gate = gate
        self._catalogue = catalogue

    async def command(self, request: web.Request) -> web.Response:
        """`POST /control/COMMAND`: 200, or 409 with the reasons where the table refuses."""
        self._gate.let_control(request)
        name = request.match_info["command"]
        if name in _ON_TABLE:
            refusal = await self._in_table_thread(_ON_TABLE[name])
            return self._answer(refusal, request.query.get("lang", ""))
        if name not in _ON_STAGING:
            raise web.HTTPNotFound(text="no such command")
        self._hub.stage(_ON_STAGING[name](self._hub.latest.scene.staging))
        if name == f"reveal/{Reveal.BEST.value}":
            self._hub.show_best(await self._in_table_thread(_best))
        return web.json_response({"done": True})

    async def _in_table_thread(self, wish: Callable[[WatchedTable], _Answer]) -> _Answer:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[_Answer] = loop.create_future()

        def work() -> None:
            try:
                given = wish(self._bridge.table)
            except Exception as slip:
                _hand_to(loop, partial(_fail, answer, slip))
                raise
            # Later, as what the wish has changed is passed on later: whoever is answered finds it done.
            self._bridge.in_table_thread(partial(_hand_to, loop, partial(_settle, answer, given)))

        self._bridge.in_table_thread(work)
        async with asyncio.timeout(_ANSWER_SECONDS):
            return await answer

    def _answer(self, refusal: Refusal | None, asked: str) -> web.Response:
        if refusal is None:
            return web.json_response({"done": True})
        language = next((one for one in Language if one.value == asked), Language.EN)
        speaker = Speaker(self._catalogue, language, self._hub.latest.scene.board)
        why = [speaker.sentence(said) for said in refusal.sentences]
        return web.json_response({"done": False, "why": why}, status=409)


def _best(table: WatchedTable) -> Assignment | None:
    """The line that streamers call the best: the most that comes through."""
    return table.proposed(Policy.MOST_THROUGH)


def _hand_to(loop: asyncio.AbstractEventLoop, work: Callable[[], None]) -> None:
    """Have it done in the server's thread; where that has ended meanwhile, nobody waits for it."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(work)


def _settle(answer: "asyncio.Future[_Answer]", given: _Answer) -> None:
    if not answer.done():
        answer.set_result(given)


def _fail(answer: "asyncio.Future[_Answer]", slip: Exception) -> None:
    if not answer.done():
        answer.set_exception(slip)
