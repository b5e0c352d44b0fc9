"""Whatever players do, a combat stays sound: any actions at any moments, in both texts of the rules."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from simulator.rules.actions.acting import MissingChoiceError
from simulator.rules.checks.checking import problems
from simulator.rules.combat import BlockedState, Combat
from simulator.rules.division.assigning import damage_step
from simulator.rules.effects import DamageEffect, EffectKind
from simulator.rules.flow.steps import begin, deal, next_combat, to_damage
from simulator.rules.legal.legal_assignments import LegalAssignments
from simulator.rules.problems import errors
from simulator.rules.scenario import Scenario
from simulator.rules.timeline import SHAPES, ActionKind, Moment, Parameter, TimelineEntry
from tests.boards import THREE_PLAYERS, creature, do, permanent, planeswalker, scenario, siege

PLAYERS = ("P1", "P2", "P3")
ATTACKERS = ("A", "C", "D")
BLOCKERS = ("B", "E")
OTHERS = ("T", "U", "W", "S", "L")
PERMANENTS = ATTACKERS + BLOCKERS + OTHERS
WORDS = (
    "first strike",
    "double strike",
    "trample",
    "trample over planeswalkers",
    "indestructible",
    "banding",
    "infect",
)
VALUES: dict[Parameter, st.SearchStrategy[Any]] = {
    Parameter.PERMANENT: st.sampled_from(PERMANENTS),
    Parameter.PLAYER: st.sampled_from(PLAYERS),
    Parameter.ATTACKING: st.sampled_from((*PLAYERS, "W", "S", "A")),
    Parameter.BLOCKING: st.sampled_from(PERMANENTS),
    Parameter.BEFORE: st.sampled_from(PERMANENTS),
    Parameter.TAPPED: st.booleans(),
    Parameter.RETURNED: st.sampled_from(PERMANENTS),
    Parameter.TO: st.sampled_from(PLAYERS),
    Parameter.TYPES: st.sets(st.sampled_from(("creature", "planeswalker", "battle", "land")), min_size=1).map(tuple),
    Parameter.KEYWORDS: st.lists(st.sampled_from(WORDS), max_size=2),
    Parameter.ABILITIES: st.just([]),
    Parameter.POWER: st.integers(-2, 4),
    Parameter.TOUGHNESS: st.integers(-2, 4),
    Parameter.LOYALTY: st.integers(0, 4),
    Parameter.DEFENSE: st.integers(0, 4),
    Parameter.DAMAGE: st.integers(0, 4),
    Parameter.KIND: st.sampled_from(("+1/+1", "-1/-1", "loyalty", "shield")),
    Parameter.AMOUNT: st.integers(0, 12),
    Parameter.EFFECT: st.builds(
        DamageEffect, st.just(EffectKind.PREVENT), amount=st.integers(0, 3), shield=st.booleans()
    ),
    Parameter.SOURCE: st.sampled_from(PERMANENTS),
    Parameter.EXCESS_TO_CONTROLLER: st.booleans(),
}
FIELDS = {Parameter.KIND: "counter_kind", Parameter.EXCESS_TO_CONTROLLER: "excess_to_controller"}


@st.composite
def entries(draw: st.DrawFn) -> TimelineEntry:
    """Any action at any moment, with all that it needs and some of what it may have."""
    kind = draw(st.sampled_from(ActionKind))
    shape = SHAPES[kind]
    optional = [one for one in shape.optional if draw(st.booleans())]
    given = {FIELDS.get(one, one.value): draw(VALUES[one]) for one in (*shape.required, *optional)}
    return do(draw(st.sampled_from(Moment)).value, kind.value, **given)


@st.composite
def combats(draw: st.DrawFn) -> Scenario:
    """Three players, attackers in a band or not, blocks, late comers, and up to six things that happen."""
    attacked = {id: draw(st.sampled_from(("P2", "P3", "W", "S"))) for id in ATTACKERS if draw(st.integers(0, 3))}
    foes = {id: draw(st.sets(st.sampled_from(sorted(attacked)))) for id in BLOCKERS} if attacked else {}
    bands = [sorted(attacked)[:2]] if len(attacked) > 1 and draw(st.booleans()) else []
    words = st.lists(st.sampled_from(WORDS), max_size=2)
    return scenario(
        *(creature(id, draw(st.integers(-1, 4)), draw(st.integers(1, 4)), *draw(words)) for id in ATTACKERS),
        *(creature(id, draw(st.integers(0, 3)), draw(st.integers(0, 4)), controller="P2") for id in BLOCKERS),
        creature("T", 2, 2),
        permanent("U", "artifact", "creature", power=1, toughness=1, controller="P2"),
        planeswalker("W", draw(st.integers(0, 4))),
        siege("S", draw(st.integers(0, 4))),
        permanent("L", "land", controller="P3", power=1, toughness=2, loyalty=3, defense=2, protector="P3"),
        attack=attacked,
        block={id: sorted(named) for id, named in foes.items() if draw(st.booleans())},
        bands=bands,
        timeline=draw(st.lists(entries(), max_size=6)),
        players=THREE_PLAYERS,
        rules=draw(st.sampled_from(("foundations", "m11"))),
    )


def assert_sound(combat: Combat) -> None:
    """Roles fit together, and only what is on the battlefield has one."""
    for attacker in combat.attackers:
        assert combat.on_battlefield(attacker.id)
        assert combat.permanent(attacker.id).is_creature
        assert not attacker.blockers or attacker.state is BlockedState.BLOCKED
        assert len(set(attacker.blockers)) == len(attacker.blockers)
        for id in attacker.blockers:
            assert attacker.id in blocking(combat, id)
        if attacker.attacking is not None:
            gone = combat.is_player(attacker.attacking) and combat.player(attacker.attacking).out
            assert not gone or len({one.id for one in combat.players if not one.out}) < 2
            assert combat.is_player(attacker.attacking) or combat.on_battlefield(attacker.attacking)
    for blocker in combat.blockers:
        assert combat.on_battlefield(blocker.id)
        for id in blocker.blocking:
            attacking = combat.attacker(id)
            assert attacking is not None
            assert blocker.id in attacking.blockers
    for band in combat.bands:
        assert all(combat.attacker(id) is not None for id in band)


def blocking(combat: Combat, id: str) -> tuple[str, ...]:
    blocker = combat.blocker(id)
    return () if blocker is None else blocker.blocking


@given(combats(), st.data())
@settings(max_examples=150)
def test_a_combat_stays_sound_to_its_end(board: Scenario, data: st.DataObject) -> None:
    assert not errors(problems(board))
    try:
        combat = to_damage(begin(board))
        assert_sound(combat)
        while (step := damage_step(combat)) is not None:
            legal = LegalAssignments(step)
            chosen = legal[data.draw(st.integers(0, min(legal.count(), 1000) - 1))]
            combat = to_damage(deal(combat, chosen))
            assert_sound(combat)
    except MissingChoiceError:
        return
    assert combat.moment is Moment.END
    assert combat.timeline == ()
    following = next_combat(board, combat)
    assert not errors(problems(following))
    if any(one.is_opponent_of(other) for one in following.players for other in following.players if not one.out):
        begin(following)
