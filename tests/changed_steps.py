"""Another damage step like a given one, for Hypothesis: some needs, ways, keywords, sources or the order differ."""

from dataclasses import replace

from hypothesis import strategies as st

from simulator.rules.damage_step import DamageStep, Need, Source, Way


@st.composite
def changed_steps(draw: st.DrawFn, step: DamageStep) -> DamageStep:
    """The step with something different here and there."""
    sources = [changed for source in step.sources if (changed := draw(changed_sources(source))) is not None]
    if rarely(draw):
        sources.reverse()
    return replace(
        step, sources=tuple(sources), needs=tuple((id, draw(changed_needs(need))) for id, need in step.needs)
    )


@st.composite
def changed_sources(draw: st.DrawFn, source: Source) -> Source | None:
    """None where the other step does not have it. A second way always asks for less than the first: it stays."""
    first, *others = source.ways
    ways = (draw(changed_ways(first)), *others)
    if rarely(draw):
        ways = ways[:1]
    reached = {recipient for way in ways for recipient in way.recipients()}
    recipients = [one for one in source.recipients if one in reached]
    if not recipients or (rarely(draw) and rarely(draw)):
        return None
    if rarely(draw):
        recipients.reverse()
    amount = max(1, source.amount + (draw(st.sampled_from((1, -1))) if rarely(draw) and rarely(draw) else 0))
    deathtouch = source.deathtouch ^ rarely(draw)
    return replace(source, ways=ways, recipients=tuple(recipients), amount=amount, deathtouch=deathtouch)


@st.composite
def changed_ways(draw: st.DrawFn, way: Way) -> Way:
    """In order or not, with or without trample, one blocker fewer, another order."""
    if rarely(draw):
        way = replace(way, in_order=not way.in_order)
    if rarely(draw):
        way = replace(way, excess=None, beyond=None)
    if rarely(draw):
        way = replace(way, foes=tuple(reversed(way.foes)))
    if rarely(draw):
        way = replace(way, foes=way.foes[1:])
    return way


@st.composite
def changed_needs(draw: st.DrawFn, need: Need) -> Need:
    """A point or two more or less; deathtouch that touches or not."""
    lethal, loyalty = need.lethal, need.loyalty
    if lethal is not None and draw(st.booleans()):
        lethal = max(0, lethal + draw(st.sampled_from((1, -1, 2))))
    if loyalty is not None and draw(st.booleans()):
        loyalty = max(0, loyalty + draw(st.sampled_from((1, -1))))
    return Need(lethal, loyalty, need.any_deathtouch ^ rarely(draw))


def rarely(draw: st.DrawFn) -> bool:
    """True now and then."""
    return draw(st.integers(0, 7)) == 7
