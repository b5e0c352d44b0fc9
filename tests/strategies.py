"""Random combat damage steps for Hypothesis: small enough to list, and with every peculiarity that the rules know.

Shared blockers, deathtouch, damage assignment orders, trample over planeswalkers, planeswalkers that block,
"as though it weren't blocked" (with nothing to attack, too), Butcher Orgg, banding that lets the other player divide.
"""

from dataclasses import dataclass
from math import comb

from hypothesis import strategies as st

from simulator.rules.assignment import Assignment
from simulator.rules.citation import Rule
from simulator.rules.damage_step import DamageStep, Need, Side, Source, Way
from simulator.rules.timeline import Moment

ACTIVE, DEFENDING = "P1", "P2"
WALKER, BATTLE = "W", "S"


@dataclass(frozen=True)
class Table:
    """What a random step is drawn on: who attacks and blocks whom, and which era's rules hold."""

    ordered: bool
    any_deathtouch: bool
    attackers: tuple[str, ...]
    blockers: tuple[str, ...]


@st.composite
def damage_steps(draw: st.DrawFn, most_amount: int = 4, most_divisions: int = 3000) -> DamageStep:
    """A step whose sources divide their damage in at most `most_divisions` ways together, legal or not."""
    table = draw(tables())
    sources: list[Source] = []
    divisions = 1
    for source in draw(sources_of(table, most_amount)):
        divisions *= ways_to_divide(source)
        if divisions > most_divisions:
            break
        sources.append(source)
    sources.sort(key=lambda source: source.announcer)
    reached = dict.fromkeys(recipient for source in sources for recipient in source.recipients)
    needs = tuple((one, draw(needs_of(table, one))) for one in reached if one not in (ACTIVE, DEFENDING))
    return DamageStep(Moment.COMBAT_DAMAGE, (ACTIVE, DEFENDING), tuple(sources), needs)


@st.composite
def assignments_for(draw: st.DrawFn, step: DamageStep, most_off: int = 2) -> Assignment:
    """Any assignment of the step's slots, legal or not; totals are off by at most `most_off` points a source."""
    amounts: list[int] = []
    for source in step.sources:
        left = max(0, source.amount + draw(st.sampled_from((0, 0, 0, *range(-most_off, most_off + 1)))))
        for _ in source.recipients[1:]:
            amounts.append(draw(st.integers(0, left)))
            left -= amounts[-1]
        amounts.append(left)
    return Assignment(step.slots, tuple(amounts))


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """One to four attackers, up to three blockers, a planeswalker that may be among them."""
    attackers = tuple(f"A{number}" for number in range(draw(st.integers(1, 4))))
    blockers = tuple(f"B{number}" for number in range(draw(st.integers(0, 3))))
    if draw(st.integers(0, 3)) == 0:
        blockers = (*blockers, WALKER)
    return Table(draw(st.booleans()), draw(st.booleans()), attackers, blockers)


@st.composite
def sources_of(draw: st.DrawFn, table: Table, most_amount: int) -> list[Source]:
    """Attackers, each blocked by some of the blockers, and the blockers that hit back."""
    blocked = {attacker: draw(some_of(table.blockers)) for attacker in table.attackers}
    sources = [draw(attacking_sources(table, attacker, blocked[attacker], most_amount)) for attacker in table.attackers]
    for blocker in table.blockers:
        foes = tuple(attacker for attacker in table.attackers if blocker in blocked[attacker])
        if foes and draw(st.booleans()):
            sources.append(draw(blocking_sources(table, blocker, foes, most_amount)))
    return [source for source in sources if source.recipients]


@st.composite
def attacking_sources(
    draw: st.DrawFn, table: Table, attacker: str, blockers: tuple[str, ...], most_amount: int
) -> Source:
    """An attacker with one way or two; without recipients where it can assign nothing."""
    own = draw(own_ways(table, blockers))
    second = draw(st.none() | unblocked_ways() | among_defenders(blockers)) if draw(st.booleans()) else None
    alike = second is not None and second.recipients() == own.recipients()
    # What is attacked is the same in both ways, so the second never asks for more than the first.
    alike |= second is not None and second.beyond is not None and own.excess == second.beyond
    ways = (own,) if second is None or alike else (own, second)
    announcer = draw(st.sampled_from((ACTIVE, ACTIVE, DEFENDING)))
    return source_of(attacker, Side.ATTACKING, announcer, draw(st.integers(1, most_amount)), ways, draw(st.booleans()))


@st.composite
def blocking_sources(draw: st.DrawFn, table: Table, blocker: str, foes: tuple[str, ...], most_amount: int) -> Source:
    """A blocker that divides among what it blocks, in order or, with banding, freely."""
    announcer = draw(st.sampled_from((DEFENDING, DEFENDING, ACTIVE)))
    own = Way(tuple(draw(st.permutations(foes))), table.ordered and announcer == DEFENDING, None, None, Rule("510.1d"))
    everyone = Way((*table.blockers, DEFENDING), False, None, None, Rule("510.1"))
    ways = (own, everyone) if draw(st.integers(0, 5)) == 0 else (own,)
    return source_of(blocker, Side.BLOCKING, announcer, draw(st.integers(1, most_amount)), ways, draw(st.booleans()))


@st.composite
def own_ways(draw: st.DrawFn, table: Table, blockers: tuple[str, ...]) -> Way:
    """Blocked, with trample of either kind or without, or divided by the other player; or not blocked."""
    if not blockers:
        return draw(unblocked_ways())
    onward = draw(unblocked_ways()) if draw(st.booleans()) else NOTHING
    ordered = table.ordered and draw(st.integers(0, 4)) > 0
    return Way(blockers, ordered, onward.excess, onward.beyond, Rule("702.19b") if onward.excess else Rule("510.1c"))


NOTHING = Way((), False, None, None, Rule("506.4c"))


def unblocked_ways() -> st.SearchStrategy[Way]:
    """Everything to the player, planeswalker or battle attacked, beyond the planeswalker, or to nothing."""
    reached = ((DEFENDING, None), (WALKER, None), (WALKER, DEFENDING), (BATTLE, None), (None, None))
    return st.sampled_from([Way((), False, excess, beyond, Rule("510.1b")) for excess, beyond in reached])


def among_defenders(blockers: tuple[str, ...]) -> st.SearchStrategy[Way]:
    """Butcher Orgg: any creatures of the defending player, and that player."""
    return st.just(Way((*blockers, "C", DEFENDING), False, None, None, Rule("510.1")))


def some_of(ids: tuple[str, ...]) -> st.SearchStrategy[tuple[str, ...]]:
    """Some of the ids, in any order."""
    return st.lists(st.sampled_from(ids), unique=True).map(tuple) if ids else st.just(())


def needs_of(table: Table, id: str) -> st.SearchStrategy[Need]:
    """What a permanent needs; the planeswalker that blocks is a creature as well."""
    small = st.integers(0, 5)
    if id == BATTLE:
        return st.just(Need(None, None, table.any_deathtouch))
    if id != WALKER:
        return small.map(lambda lethal: Need(lethal, None, table.any_deathtouch))
    lethal = small if WALKER in table.blockers else st.none()
    return st.builds(Need, lethal, small, st.just(table.any_deathtouch))


def source_of(id: str, side: Side, announcer: str, amount: int, ways: tuple[Way, ...], deathtouch: bool) -> Source:
    """A source with its recipients in canonical order: foes, then the planeswalker or battle, then players."""
    reached = tuple(dict.fromkeys(recipient for way in ways for recipient in way.recipients()))
    foes = {foe for way in ways for foe in way.foes}
    players = (ACTIVE, DEFENDING)
    recipients = sorted(reached, key=lambda one: 2 if one in players else 0 if one in foes else 1)
    return Source(id, side, announcer, amount, tuple(recipients), ways, deathtouch)


def ways_to_divide(source: Source) -> int:
    """How many divisions a source has, legal or not."""
    others = len(source.recipients) - 1
    return comb(source.amount + others, others) + source.may_assign_nothing
