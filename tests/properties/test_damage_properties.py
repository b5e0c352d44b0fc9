"""What damage comes to, on random combats with random effects."""

from dataclasses import replace
from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from simulator.rules.combat import Combat
from simulator.rules.damage.dealing import deal_combat_damage
from simulator.rules.damage.figures import with_changes
from simulator.rules.division.assigning import damage_step
from simulator.rules.effects import DamageEffect, EffectKind, Filter
from simulator.rules.events import Announced, DamageDealt, DamageRow, Figure, FigureChange
from simulator.rules.flow.steps import begin, to_damage
from simulator.rules.legal.enumeration.enumeration import assignments
from simulator.rules.objects import Permanent
from tests.boards import TWO_HEADED_GIANT, creature, planeswalker, scenario, siege

WORDS = ("trample", "deathtouch", "lifelink", "infect", "wither", "toxic 1", "indestructible")
DEFENCES = ("protection from creatures", "absorb 1")
RECIPIENTS = ("P3", "P4", "B", "E", "W", "S", "A")


@st.composite
def boards(draw: st.DrawFn, defences: bool = False) -> Combat:
    """Two teams; two attackers on a player, a planeswalker or a battle, and two creatures that may block."""
    words = st.lists(st.sampled_from(WORDS + (DEFENCES if defences else ())), max_size=3, unique=True)

    def one(id: str, controller: str) -> Permanent:
        figures = draw(st.integers(0, 4)), draw(st.integers(1, 4))
        return creature(id, *figures, *draw(words), controller=controller, commander=draw(st.booleans()))

    attacked = st.sampled_from(("P3", "P4", "W", "S"))
    board = scenario(
        one("A", "P1"),
        one("C", "P2"),
        one("B", "P3"),
        one("E", "P4"),
        planeswalker("W", draw(st.integers(1, 4)), controller="P3"),
        siege("S", draw(st.integers(1, 4)), protector="P4"),
        attack={"A": draw(attacked), "C": draw(attacked)},
        block={id: draw(st.sampled_from("AC")) for id in "BE" if draw(st.booleans())},
        players=TWO_HEADED_GIANT,
    )
    return to_damage(begin(board))


@st.composite
def effects(draw: st.DrawFn) -> DamageEffect:
    """Any effect, on one source or all, on one recipient or all."""
    kind = draw(st.sampled_from(EffectKind))
    sources = st.sampled_from((None, Filter(("A",)), Filter(types=("creature",)), Filter(("B",))))
    return DamageEffect(
        kind,
        factor=draw(st.integers(0, 3)),
        amount=draw(st.integers(0, 4) if kind is EffectKind.ADD else st.sampled_from((None, 1, 3))),
        to=draw(st.sampled_from(RECIPIENTS)) if kind is EffectKind.REDIRECT else None,
        source=draw(sources),
        recipient=draw(st.sampled_from((None, *(Filter((id,)) for id in RECIPIENTS)))),
        shield=draw(st.booleans()),
        deal_back=kind is EffectKind.PREVENT and draw(st.booleans()),
    )


def dealt(combat: Combat) -> Combat:
    """The combat after damage, announced in the first legal way."""
    step = damage_step(combat)
    assert step is not None
    return deal_combat_damage(replace(combat, log=()), step, next(assignments(step)))


def rows(combat: Combat) -> list[DamageRow]:
    return [row for event in combat.log if isinstance(event, DamageDealt) for row in event.rows]


def without_log(combat: Combat) -> Combat:
    """Players and permanents alone; who was dealt damage by deathtouch is no figure."""
    permanents = tuple(replace(one, dealt_deathtouch=False) for one in combat.permanents)
    return replace(combat, permanents=permanents, log=(), effects=())


@given(boards())
def test_510_2_without_effects_what_is_dealt_is_what_was_assigned(combat: Combat) -> None:
    after = dealt(combat)
    [announced] = [event for event in after.log if isinstance(event, Announced)]
    given = {(source, recipient): amount for source, recipient, amount in announced.assignment.shares()}
    assert {(row.source, row.recipient): row.dealt for row in rows(after)} == given
    assert all(row.assigned == row.dealt for row in rows(after))


@given(boards(defences=True), st.lists(effects(), max_size=4))
def test_effects_never_change_what_may_be_assigned(combat: Combat, changing: list[DamageEffect]) -> None:
    assert damage_step(replace(combat, effects=tuple(changing))) == damage_step(combat)


@settings(max_examples=300)
@given(boards(defences=True), st.lists(effects(), max_size=4))
def test_120_4d_the_results_are_what_changes_and_nothing_else(combat: Combat, changing: list[DamageEffect]) -> None:
    after = dealt(replace(combat, effects=tuple(changing)))
    results = [change for row in rows(after) for change in row.results]
    assert without_log(with_changes(combat, results)) == without_log(after)
    assert all(row.results == () for row in rows(after) if row.dealt == 0)
    assert all(row.dealt >= 0 for row in rows(after))


@given(boards(defences=True), st.lists(effects(), max_size=4))
def test_810_9_the_members_of_a_team_agree(combat: Combat, changing: list[DamageEffect]) -> None:
    north, mate, south, other = dealt(replace(combat, effects=tuple(changing))).players
    assert (north.life, north.poison) == (mate.life, mate.poison)
    assert (south.life, south.poison) == (other.life, other.poison)


@given(boards(defences=True), st.lists(effects(), max_size=4))
def test_loyalty_and_defense_do_not_go_below_zero(combat: Combat, changing: list[DamageEffect]) -> None:
    after = dealt(replace(combat, effects=tuple(changing)))
    assert (after.permanent("W").loyalty or 0) >= 0
    assert (after.permanent("S").defense or 0) >= 0


@given(boards(), st.integers(0, 9))
def test_615_7_what_a_shield_prevented_and_what_is_left_of_it_are_what_it_was(combat: Combat, amount: int) -> None:
    shield = DamageEffect(EffectKind.PREVENT, amount=amount, shield=True)
    after = dealt(replace(combat, effects=(shield,)))
    prevented = sum(row.assigned - row.dealt for row in rows(after))
    assert prevented + sum(one.amount or 0 for one in after.effects) == amount
    assert prevented == min(amount, sum(row.assigned for row in rows(after)))


@given(boards(), st.permutations(("P3", "P4", "B", "E")).map(lambda ids: ids[:3]), st.lists(effects(), min_size=3))
def test_616_1_the_order_of_effects_on_different_recipients_does_not_matter(
    combat: Combat, recipients: list[str], changing: list[DamageEffect]
) -> None:
    """Redirection moves damage to where another effect is, and dealing back to a source: these are left out."""
    independent = [
        replace(effect, kind=kind, deal_back=False, recipient=Filter((id,)))
        for effect, id, kind in zip(
            changing, recipients, (EffectKind.PREVENT, EffectKind.MULTIPLY, EffectKind.ADD), strict=False
        )
    ]
    ends = [dealt(replace(combat, effects=order)) for order in permutations(independent)]
    assert all(rows(end) == rows(ends[0]) for end in ends)
    assert all(set(end.effects) == set(ends[0].effects) for end in ends)


@given(boards())
def test_702_15e_lifelink_gains_what_its_source_has_dealt(combat: Combat) -> None:
    for row in rows(dealt(combat)):
        source = combat.permanent(row.source)
        gained = FigureChange(source.controller, Figure.LIFE, row.dealt) in row.results
        assert gained == any(word.text == "lifelink" for word in source.keywords)
