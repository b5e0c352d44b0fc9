"""Random boards for Hypothesis: scenarios whose first combat damage step is small enough to list."""

from hypothesis import assume
from hypothesis import strategies as st

from simulator.rules.damage_step import DamageStep
from simulator.rules.division.assigning import damage_step
from simulator.rules.era import ERAS
from simulator.rules.flow.steps import begin, to_damage
from simulator.rules.objects import Permanent
from simulator.rules.scenario import AttackedKind, Scenario, WasAttacking
from tests.boards import creature, permanent, planeswalker, scenario, siege
from tests.strategies import ways_to_divide

TRAMPLE = ((), ("trample",), ("trample over planeswalkers",))
ATTACKING_WORDS = (
    "deathtouch",
    "banding",
    "assign as though unblocked",
    "assign toughness",
    "divide among defending player and creatures",
)
BLOCKING_WORDS = (
    "deathtouch",
    "banding",
    "first strike",
    "lethal by power",
    "divide among defending player and creatures",
)


@st.composite
def first_steps(draw: st.DrawFn, most_divisions: int = 2000) -> DamageStep:
    """The first combat damage step of a random board; its sources have few divisions together."""
    step = damage_step(to_damage(begin(draw(scenarios()))))
    assume(step is not None)
    assert step is not None
    divisions = 1
    for source in step.sources:
        divisions *= ways_to_divide(source)
    assume(divisions <= most_divisions)
    return step


@st.composite
def scenarios(draw: st.DrawFn) -> Scenario:
    """Attackers on a player, a planeswalker, a Siege, or what has left; blockers of any of them."""
    attackers = [draw(attackers_named(f"A{number}")) for number in range(draw(st.integers(2, 4)))]
    blockers = [draw(blockers_named(f"B{number}")) for number in range(draw(st.integers(1, 3)))]
    walker = draw(walkers())
    attack = {one.id: draw(st.sampled_from(("P2", "P2", "W", "W", "W", "S", None))) for one in attackers}
    foes = [*blockers, walker] if walker.is_creature else blockers
    blocks = st.lists(st.sampled_from([one.id for one in attackers]), unique=True, min_size=1, max_size=2)
    block = {one.id: draw(blocks) for one in foes}
    gone = draw(st.sampled_from([WasAttacking(kind, "P2") for kind in AttackedKind]))
    return scenario(
        *attackers,
        *blockers,
        walker,
        siege("S", 3),
        attack=attack,
        block=block,
        was={id: gone for id, attacked in attack.items() if attacked is None},
        blocked=draw(st.sampled_from(([], [], [], [attackers[0].id]))),
        rules=draw(st.sampled_from([era.id.value for era in ERAS])),
        what_if=True,
    )


def attackers_named(id: str) -> st.SearchStrategy[Permanent]:
    """A creature of the active player."""
    return st.builds(
        lambda power, toughness, trample, words: creature(id, power, toughness, *trample, *words),
        st.integers(0, 4),
        st.integers(1, 4),
        st.sampled_from(TRAMPLE),
        st.lists(st.sampled_from(ATTACKING_WORDS), unique=True, max_size=2),
    )


def blockers_named(id: str) -> st.SearchStrategy[Permanent]:
    """A creature of the defending player, perhaps damaged; with lethal damage marked it must be indestructible."""
    return st.builds(
        lambda power, toughness, damage, sturdy, words: creature(
            id, power, toughness, "can block any number", *sturdy, *words, controller="P2", damage=damage
        ),
        st.integers(0, 3),
        st.integers(1, 4),
        st.sampled_from((0, 0, 1, 2)),
        st.sampled_from(((), (), (), ("indestructible",))),
        st.lists(st.sampled_from(BLOCKING_WORDS), unique=True, max_size=2),
    )


def walkers() -> st.SearchStrategy[Permanent]:
    """The defending player's planeswalker, which may be a creature as well."""
    alone = st.integers(1, 4).map(lambda loyalty: planeswalker("W", loyalty))
    both = st.builds(
        lambda loyalty, toughness: permanent(
            "W",
            "planeswalker",
            "creature",
            words=("can block any number",),
            controller="P2",
            loyalty=loyalty,
            power=1,
            toughness=toughness,
        ),
        st.integers(1, 4),
        st.integers(1, 4),
    )
    return alone | both
