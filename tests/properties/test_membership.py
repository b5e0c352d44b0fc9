"""Who attacks, blocks, is blocked and assigns after whatever happened, against an opinion of the tests' own."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from simulator.rules.citation import Rule
from simulator.rules.combat import BlockedState, Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.division.assigning import damage_step
from simulator.rules.flow.steps import begin, deal, to_damage
from simulator.rules.legal.legal_assignments import LegalAssignments
from simulator.rules.objects import Permanent
from simulator.rules.scenario import Scenario
from simulator.rules.timeline import ActionKind, Moment, TimelineEntry
from tests.boards import creature, do, permanent, scenario
from tests.properties.membership_oracle import Figures, Oracle

ATTACKERS, BLOCKERS, LATE = ("A0", "A1", "A2"), ("B0", "B1"), ("N", "T", "U")
ATTACKED = ("P1", "P2", "W", "S", "L")
STURDY: dict[str, Any] = {"loyalty": 60, "defense": 60}
"""Nothing dies, whatever it becomes."""

WORDS = st.lists(st.sampled_from(("first strike", "double strike", "trample", "ninjutsu")), unique=True, max_size=2)
TYPES = st.sampled_from(
    (
        ("creature",),
        ("planeswalker",),
        ("battle",),
        ("land",),
        ("creature", "planeswalker"),
        ("creature", "battle"),
        ("planeswalker", "battle"),
    )
)
ENTERING = (ActionKind.PUT_ATTACKING, ActionKind.PUT_BLOCKING, ActionKind.NINJUTSU)
KINDS = (
    *ENTERING,
    ActionKind.RETURN,
    ActionKind.BECOMES_ATTACKING,
    ActionKind.BECOMES_BLOCKING,
    ActionKind.REMOVE_FROM_COMBAT,
    ActionKind.LEAVE_BATTLEFIELD,
    ActionKind.LEAVE_BATTLEFIELD,
    ActionKind.PHASE_OUT,
    ActionKind.PHASE_IN,
    ActionKind.CHANGE_CONTROL,
    ActionKind.CHANGE_TYPES,
    ActionKind.BECOMES_BLOCKED,
    ActionKind.BECOMES_UNBLOCKED,
    ActionKind.RESELECT,
    ActionKind.GAIN,
    ActionKind.LOSE,
)


WHOM: dict[ActionKind, tuple[str, ...]] = {
    ActionKind.PUT_ATTACKING: ("N", "T", "A0", "A1"),
    ActionKind.NINJUTSU: ("N", "T", "A0"),
    ActionKind.PUT_BLOCKING: ("U", "B0"),
    ActionKind.BECOMES_BLOCKING: ("U", *BLOCKERS),
    ActionKind.BECOMES_ATTACKING: ("T", *ATTACKERS),
    ActionKind.BECOMES_BLOCKED: ATTACKERS,
    ActionKind.BECOMES_UNBLOCKED: ATTACKERS,
    ActionKind.RESELECT: ATTACKERS,
    ActionKind.CHANGE_TYPES: ("W", "S", "A0", "B0"),
}
"""Whom an action is mostly done to; any other to whoever may be in combat."""

ANYONE = (*ATTACKERS, *BLOCKERS, "W", "S")


@st.composite
def entries(draw: st.DrawFn, at: Moment) -> list[TimelineEntry]:
    """Something that is done to a permanent, with all that it needs; or a creature leaves and comes back attacking."""
    kind = draw(st.sampled_from(KINDS))
    whom = draw(st.sampled_from(WHOM.get(kind, ANYONE)))
    given: dict[str, Any] = {}
    if kind in (ActionKind.PUT_ATTACKING, ActionKind.BECOMES_ATTACKING, ActionKind.RESELECT):
        given["attacking"] = draw(st.sampled_from(ATTACKED))
    if kind in (ActionKind.PUT_BLOCKING, ActionKind.BECOMES_BLOCKING):
        foes = st.lists(st.sampled_from((*ATTACKERS, "N")), unique=True, min_size=1, max_size=2)
        given["blocking"] = tuple(draw(foes))
    if kind is ActionKind.NINJUTSU:
        given["returned"] = draw(st.sampled_from(ATTACKERS))
    if kind is ActionKind.CHANGE_CONTROL:
        given["to"] = draw(st.sampled_from(("P1", "P2")))
    if kind is ActionKind.CHANGE_TYPES:
        given["types"] = draw(TYPES)
    if kind in (ActionKind.GAIN, ActionKind.LOSE):
        given["keywords"] = [draw(st.sampled_from(("first strike", "double strike")))]
    entry = do(at.value, kind.value, whom, **given)
    leaves = kind is ActionKind.PUT_ATTACKING and whom in ATTACKERS
    return [do(at.value, "leave battlefield", whom), entry] if leaves else [entry]


@st.composite
def boards(draw: st.DrawFn) -> Scenario:
    """Attackers of a player, a planeswalker and a Siege, perhaps in a band, and blockers of one or two."""

    def one(id: str, controller: str) -> Permanent:
        return creature(id, draw(st.integers(0, 2)), 60, *draw(WORDS), controller=controller, **STURDY)

    ids = ATTACKERS[: draw(st.integers(1, 3))]
    attack = {id: draw(st.sampled_from(("P2", "W", "S"))) for id in ids}
    bands = [ids[:2]] if len(ids) > 1 and draw(st.booleans()) else []
    attack.update({id: attack[band[0]] for band in bands for id in band})
    foes = st.lists(st.sampled_from(ids), unique=True, min_size=1, max_size=2)
    walker = draw(st.sampled_from((("planeswalker",), ("planeswalker", "creature"))))
    battle = draw(st.sampled_from((("battle",), ("battle", "planeswalker"))))
    figures = {"power": 1, "toughness": 60, **STURDY}
    moments = st.sampled_from((Moment.DECLARE_BLOCKERS, Moment.FIRST_COMBAT_DAMAGE))
    timeline = [entry for some in draw(st.lists(moments.flatmap(entries), min_size=4, max_size=9)) for entry in some]
    return scenario(
        *(one(id, "P1") for id in ATTACKERS),
        *(one(id, "P2") for id in BLOCKERS),
        *(one(id, "P2" if id == "U" else "P1") for id in LATE),
        permanent("W", *walker, controller="P2", **figures),
        permanent("S", *battle, subtypes=("siege",), protector="P2", **figures),
        permanent("L", "land", protector="P2", **figures),
        attack=attack,
        block={id: draw(foes) for id in BLOCKERS if draw(st.integers(0, 2))},
        bands=bands,
        timeline=timeline,
        what_if=True,
    )


def awaited(board: Scenario) -> set[str]:
    """Who is not on the battlefield before an entry brings it."""
    here = {one.attacker for one in board.declared.attacks} | {one.blocker for one in board.declared.blocks}
    coming = set()
    for action in (entry.action for entry in board.timeline):
        if action.kind in ENTERING and action.permanent not in here:
            coming.add(action.permanent or "")
        here |= {action.permanent or ""} if action.kind is ActionKind.LEAVE_BATTLEFIELD else set()
        here |= {action.returned} if action.returned is not None else set()
    return coming


def figures(combat: Combat) -> tuple[dict[str, Figures], dict[str, tuple[str, ...]]]:
    attackers = {
        one.id: (one.attacking, one.defending_player, one.state is BlockedState.BLOCKED, one.blockers)
        for one in combat.attackers
    }
    return attackers, {one.id: one.blocking for one in combat.blockers}


def kept_out(step: DamageStep) -> set[str]:
    return {id for id, rule in step.assigning_nothing if rule == Rule("510.4")}


@pytest.mark.parametrize("rules", ["foundations", "m11", "classic"])
@settings(max_examples=200, deadline=None)
@given(board=boards())
def test_506_4_510_4_who_is_in_combat_and_assigns(rules: str, board: Scenario) -> None:
    late = awaited(board)
    assume(not late & {"W", "S"})
    combat = to_damage(begin(replace(board, rules=rules)))
    oracle = Oracle(board, late, strict=rules == "foundations")
    _act(oracle, board, Moment.DECLARE_BLOCKERS)
    assert figures(combat) == oracle.figures()
    step = damage_step(combat)
    assert step is not None
    assert kept_out(step) == oracle.kept_out()
    if step.moment is not Moment.FIRST_COMBAT_DAMAGE:
        return
    oracle.first_step()
    combat = to_damage(deal(combat, LegalAssignments(step)[0]))
    _act(oracle, board, Moment.FIRST_COMBAT_DAMAGE)
    assert figures(combat) == oracle.figures()
    second = damage_step(combat)
    assert second is not None
    assert kept_out(second) == oracle.kept_out()


def _act(oracle: Oracle, board: Scenario, at: Moment) -> None:
    for entry in board.timeline:
        if entry.at is at:
            oracle.do(entry.action)
