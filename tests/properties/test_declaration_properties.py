"""What `check` says, against every declaration on small boards."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations, product

from hypothesis import given, settings
from hypothesis import strategies as st

from simulator.rules.combat import Combat
from simulator.rules.declaring.attack_requirements import obeyed
from simulator.rules.declaring.attackers import attack_violations
from simulator.rules.declaring.block_choices import block_problems
from simulator.rules.declaring.blockers import block_violations
from simulator.rules.declaring.board import before_attackers, before_blockers, with_attacks
from simulator.rules.declaring.declare import nearest_declaration, violations_of_declaration
from simulator.rules.objects import Permanent
from simulator.rules.scenario import Attack, Block, Declared, Scenario
from tests.boards import THREE_PLAYERS, creature, planeswalker, scenario

REQUIREMENTS = {"508.1d", "509.1c"}
ATTACKER_WORDS = (
    "banding", "menace", "flying", "must attack", "can't attack alone", "must be blocked", "all must block it"
)  # fmt: skip
BLOCKER_WORDS = ("flying", "must block", "can't block alone", "can block 1 more", "can't block")


@dataclass(frozen=True)
class Counted:
    """One way to declare something: what it is, whether no restriction is broken, how many requirements it obeys."""

    declared: tuple[Attack, ...] | tuple[Block, ...]
    restrictions_hold: bool
    requirements: int


def changes(old: Declared, new: Declared) -> int:
    """How many attackers, blockers and bands differ."""
    attackers = _differing({one.attacker: one for one in old.attacks}, {one.attacker: one for one in new.attacks})
    blockers = _differing({one.blocker: one for one in old.blocks}, {one.blocker: one for one in new.blocks})
    bands = max(len(set(old.bands) - set(new.bands)), len(set(new.bands) - set(old.bands)))
    return attackers + blockers + bands


def _differing(old: dict[str, Attack] | dict[str, Block], new: dict[str, Attack] | dict[str, Block]) -> int:
    return sum(_said(old.get(id)) != _said(new.get(id)) for id in old.keys() | new.keys())


def _said(one: Attack | Block | None) -> object:
    return one.attacking if isinstance(one, Attack) else frozenset(one.blocking) if one else None


@st.composite
def boards(draw: st.DrawFn) -> Scenario:
    """Two or three attackers, one or two blockers, perhaps a planeswalker and a third player; anything declared."""
    third = draw(st.booleans())
    walker = draw(st.booleans())
    attacked = ["P2", *(["P3"] if third else []), *(["W"] if walker else [])]
    attackers = [_attacker(draw, id, third) for id in "ACD"[: draw(st.integers(1, 3))]]
    blockers = [_blocker(draw, id, third) for id in "BE"[: draw(st.integers(1, 2))]]
    where = st.sampled_from([None, *attacked])
    attack = {one.id: to for one in attackers if (to := draw(where)) is not None}
    blocks = {one.id: tuple(draw(st.lists(st.sampled_from(sorted(attack)), unique=True))) for one in blockers if attack}
    return scenario(
        *attackers,
        *blockers,
        *([planeswalker("W", 3)] if walker else []),
        attack=attack,
        bands=[tuple(attack)] if len(attack) > 1 and draw(st.booleans()) else [],
        block={id: foes for id, foes in blocks.items() if foes},
        **({"players": THREE_PLAYERS} if third else {}),
    )


def _words(draw: st.DrawFn, words: tuple[str, ...]) -> list[str]:
    return draw(st.lists(st.sampled_from(words), unique=True, max_size=2))


def _attacker(draw: st.DrawFn, id: str, third: bool) -> Permanent:
    goaded = draw(st.sampled_from([(), (), ("P2",), ("P2", "P3") if third else ()]))
    return creature(id, 1, 1, *_words(draw, ATTACKER_WORDS), tapped=draw(_seldom()), goaded_by=goaded)


def _blocker(draw: st.DrawFn, id: str, third: bool) -> Permanent:
    controller = draw(st.sampled_from(["P2", "P2", "P3"])) if third else "P2"
    return creature(id, 1, 1, *_words(draw, BLOCKER_WORDS), controller=controller, tapped=draw(_seldom()))


def _seldom() -> st.SearchStrategy[bool]:
    return st.sampled_from([False, False, False, True])


def _all_attacks(before: Combat) -> Iterator[tuple[Attack, ...]]:
    ids = [one.id for one in before.permanents if one.controller == "P1"]
    ways = [None, *(player.id for player in before.players if player.id != "P1"), *_walkers(before)]
    for chosen in product(ways, repeat=len(ids)):
        yield tuple(Attack(id, to) for id, to in zip(ids, chosen, strict=True) if to is not None)


def _walkers(before: Combat) -> list[str]:
    return [one.id for one in before.permanents if one.is_planeswalker]


def _all_blocks(combat: Combat) -> Iterator[tuple[Block, ...]]:
    ids = [one.id for one in combat.permanents if one.is_creature and one.controller != "P1"]
    attackers = [one.id for one in combat.attackers]
    sets = [foes for size in range(min(2, len(attackers)) + 1) for foes in combinations(attackers, size)]
    for chosen in product(sets, repeat=len(ids)):
        yield tuple(Block(id, foes) for id, foes in zip(ids, chosen, strict=True) if foes)


def _legal(ways: list[Counted]) -> list[Counted]:
    """The rule, word by word: no restriction broken, and of those ways the most requirements obeyed."""
    allowed = [way for way in ways if way.restrictions_hold]
    most = max(way.requirements for way in allowed)
    return [way for way in allowed if way.requirements == most]


def _counted_attacks(before: Combat) -> list[Counted]:
    counted = []
    for attacks in _all_attacks(before):
        broken = {str(one.rule) for one in attack_violations(before, attacks, ())}
        met = sum(len(obeyed(before, before.permanent(attack.attacker), attack)) for attack in attacks)
        counted.append(Counted(attacks, not broken - REQUIREMENTS, met))
    return counted


def _counted_blocks(combat: Combat) -> list[Counted]:
    counted = []
    for blocks in _all_blocks(combat):
        broken = {str(one.rule) for one in block_violations(combat, blocks)}
        met = sum(len(problem.obeyed(problem.declared)) for problem in block_problems(combat, blocks))
        counted.append(Counted(blocks, not broken - REQUIREMENTS, met))
    return counted


@settings(max_examples=100)
@given(boards())
def test_508_1d_the_greatest_number_of_requirements(board: Scenario) -> None:
    before = before_attackers(board)
    counted = _counted_attacks(before)
    legal = {one.declared for one in _legal(counted)}
    for way in counted:
        assert (not attack_violations(before, way.declared, ())) == (way.declared in legal)


@settings(max_examples=100)
@given(boards())
def test_509_1c_the_greatest_number_of_requirements(board: Scenario) -> None:
    combat = before_blockers(before_attackers(board))
    counted = _counted_blocks(combat)
    legal = {one.declared for one in _legal(counted)}
    for way in counted:
        assert (not block_violations(combat, way.declared)) == (way.declared in legal)


@settings(max_examples=100)
@given(boards())
def test_the_nearest_is_legal_and_no_fewer_changes_would_do(board: Scenario) -> None:
    nearest = nearest_declaration(board)
    if nearest is None:
        assert not violations_of_declaration(board)
        return
    assert not violations_of_declaration(replace(board, declared=nearest))
    before = before_attackers(board)
    blocking = before_blockers(before)
    declared = board.declared
    stays = not attack_violations(before, declared.attacks, declared.bands)
    if stays:
        assert (nearest.attacks, nearest.bands) == (declared.attacks, declared.bands)
    fewest = min(
        changes(declared, replace(declared, attacks=attacks, bands=bands, blocks=blocks.declared))
        for attacks in ([declared.attacks] if stays else _all_attacks(before))
        for bands in dict.fromkeys((declared.bands, ()))
        if not attack_violations(before, attacks, bands)
        for blocks in _legal(_counted_blocks(with_attacks(blocking, attacks)))
    )
    assert changes(declared, nearest) == fewest
