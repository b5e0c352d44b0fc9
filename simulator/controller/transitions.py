"""Every intent as a pure transition: from a session to the next, or why not."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import TypeAlias, TypeVar, cast

from simulator.controller import (
    acting,
    blocking,
    declaring,
    dividing,
    effect_intents,
    effecting,
    handing_over,
    moving,
    setting_so,
    setting_up,
    stepping,
    teaming,
)
from simulator.controller import intents as wishes
from simulator.controller.blocking_intents import PutBlocks
from simulator.controller.board_state import Refusal
from simulator.controller.exploring_intents import PutGiving, PutLine, SetSo
from simulator.controller.refusals import refuse
from simulator.controller.session import Scene, Session, Turn

_Wish = TypeVar("_Wish")
Transition: TypeAlias = Callable[[Scene, wishes.Intent], Turn | Refusal]


def _typed(kind: type[_Wish], transition: Callable[[Scene, _Wish], Turn | Refusal]) -> tuple[type, Transition]:
    """An entry of the table below: the type of the intent is what the transition wants."""
    return kind, cast(Transition, transition)


_TRANSITIONS: Mapping[type, Transition] = MappingProxyType(
    dict(
        (
            _typed(wishes.PutOnTable, setting_up.put_on_table),
            _typed(wishes.SeatPlayer, setting_up.seat_player),
            _typed(wishes.MakeActive, setting_up.make_active),
            _typed(wishes.EditPermanent, setting_up.edit_permanent),
            _typed(wishes.EditPlayer, setting_up.edit_player),
            _typed(wishes.JoinTeam, teaming.join_team),
            _typed(wishes.TakeOff, setting_up.take_off),
            _typed(wishes.HandOver, handing_over.hand_over),
            _typed(wishes.MoveBefore, moving.move_before),
            _typed(wishes.Attack, declaring.attack),
            _typed(wishes.Block, declaring.block),
            _typed(wishes.Unpair, declaring.unpair),
            _typed(wishes.Band, declaring.band),
            _typed(wishes.LeaveBand, declaring.leave_band),
            _typed(wishes.Reorder, declaring.reorder),
            _typed(wishes.DeclareNearest, declaring.declare_nearest),
            _typed(wishes.Assign, dividing.assign),
            _typed(wishes.ClearDraft, dividing.clear_draft),
            _typed(wishes.Propose, dividing.propose),
            _typed(wishes.ShowIndex, dividing.show_index),
            _typed(wishes.PutDraft, dividing.put_draft),
            _typed(PutBlocks, blocking.put_blocks),
            _typed(PutGiving, dividing.put_giving),
            _typed(PutLine, dividing.put_line),
            _typed(SetSo, setting_so.set_so_on_table),
            _typed(wishes.Confirm, stepping.confirm),
            _typed(wishes.GoTo, stepping.go_to),
            _typed(wishes.NextCombat, stepping.next_combat_phase),
            _typed(wishes.Act, acting.act),
            _typed(wishes.CarryOut, acting.carry_out),
            _typed(wishes.TakeBack, acting.take_back),
            _typed(effect_intents.PutEffect, effecting.put_effect),
            _typed(effect_intents.TakeOffEffect, effecting.take_off_effect),
            _typed(effect_intents.OrderEffects, effecting.order_effects),
            _typed(effect_intents.ShareShield, effecting.share_shield),
            _typed(wishes.ChangeRules, setting_up.change_rules),
            _typed(wishes.PlayWhatIf, setting_up.play_what_if),
            _typed(wishes.Rename, setting_up.rename),
        )
    )
)


def carried_out(session: Session, intent: wishes.Intent) -> Session | Refusal:
    """The session after an intent, or why it is not carried out."""
    match intent:
        case wishes.Undo():
            return session.undone() if session.past else refuse("refusal.nothing-to-undo")
        case wishes.Redo():
            return session.redone() if session.future else refuse("refusal.nothing-to-redo")
        case wishes.LookAt(recipient):
            return replace(session, looked_at=recipient)
        case _:
            turn = _TRANSITIONS[type(intent)](session.scene, intent)
            return turn if isinstance(turn, Refusal) else session.after(turn)
