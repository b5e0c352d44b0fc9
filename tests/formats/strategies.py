"""Boards by chance: those that the notation can say, and with all that a scenario file holds besides."""

from dataclasses import replace

from hypothesis import strategies as st

from simulator.rules.effects import DamageEffect, EffectKind, Filter
from simulator.rules.foes import declared_foes
from simulator.rules.keywords import ability_word, keyword_word
from simulator.rules.objects import CardType, Color, Permanent, Player, Trigger, TriggerWhen
from simulator.rules.scenario import Attack, AttackedKind, Block, Declared, Scenario, WasAttacking
from simulator.rules.timeline import Action, ActionKind, Moment, TimelineEntry

IDS = ("A", "A1", "a", "B1", "B2", "x", "Order", "LIFE", "the; walker", 'say "hi"', "熊_1", "12", "é", "#1", "A..B")
KEYWORDS = (
    "trample",
    "first strike",
    "double strike",
    "toxic 2",
    "protection from red, from blue and from walls",
    "protection from everything",
    "bands with other legends",
    "swampwalk",
    "ward {2}",
    "Frobnicate",
)
ABILITIES = ("assign toughness", "can block 2 more", "can't be blocked except by walls", "must attack")
SUBTYPES = ("wall", "forest", "Time Lord", 'the "best"', "siege")

figures = st.integers(-3, 12)
naturals = st.integers(0, 9)
flags = st.booleans()


def some(*values: str) -> st.SearchStrategy[tuple[str, ...]]:
    return st.lists(st.sampled_from(values), max_size=3, unique=True).map(tuple)


@st.composite
def seats(draw: st.DrawFn) -> tuple[Player, ...]:
    ids = draw(st.sampled_from([("P1", "P2"), ("P1", "P2", "P3"), ("P1", "P2", "Cleo"), ("Ann", "Ben")]))
    return tuple(Player(id, life=draw(st.integers(-5, 40)), poison=draw(naturals)) for id in ids)


@st.composite
def permanents(draw: st.DrawFn, id: str, players: tuple[str, ...]) -> Permanent:
    types = draw(st.frozensets(st.sampled_from(list(CardType)), min_size=1, max_size=3))
    controller = draw(st.sampled_from(players))
    creature, battle = CardType.CREATURE in types, CardType.BATTLE in types
    subtypes = draw(some(*SUBTYPES))
    subtypes = subtypes or (("siege",) if battle else ())
    siege = battle and "siege" in subtypes
    return Permanent(
        id=id,
        controller=controller,
        types=types,
        subtypes=subtypes,
        power=draw(figures) if creature else None,
        toughness=draw(figures) if creature else None,
        damage=draw(st.sampled_from([0, 0, 2])),
        loyalty=draw(naturals) if CardType.PLANESWALKER in types else None,
        defense=draw(naturals) if battle else None,
        protector=draw(st.sampled_from([one for one in players if one != controller])) if siege else None,
        keywords=tuple(keyword_word(text) for text in draw(some(*KEYWORDS))),
        abilities=tuple(ability_word(text) for text in draw(some(*ABILITIES))),
        colors=frozenset(draw(st.sets(st.sampled_from(list(Color)), max_size=2))),
        tapped=draw(flags),
        token=draw(flags),
        commander=draw(flags),
    )


@st.composite
def attacks(draw: st.DrawFn, attacker: str, players: tuple[str, ...], attackable: tuple[str, ...]) -> Attack:
    attacking = draw(st.sampled_from([*players, *attackable, None]))
    if attacking is not None or draw(flags):
        return Attack(attacker, attacking)
    kind = draw(st.sampled_from(list(AttackedKind)))
    return Attack(attacker, None, WasAttacking(kind, draw(st.sampled_from(players))))


@st.composite
def declarations(draw: st.DrawFn, board: tuple[Permanent, ...], players: tuple[str, ...]) -> Declared:
    """Attacks, blocks and the rest; odd ones too, as long as they make sense."""
    roles = {one.id: draw(st.sampled_from(["attacks", "blocks", "idle"])) for one in board}
    attacked = tuple(one.id for one in board if one.is_planeswalker or one.is_battle)
    attackers = [one.id for one in board if roles[one.id] == "attacks"]
    blocks = tuple(
        Block(one.id, tuple(draw(st.lists(st.sampled_from(attackers), max_size=3, unique=True))) if attackers else ())
        for one in board
        if roles[one.id] == "blocks"
    )
    after = draw(st.sampled_from([None, Moment.DECLARE_BLOCKERS, Moment.FIRST_COMBAT_DAMAGE]))
    declared = Declared(
        attacks=tuple(draw(attacks(id, players, attacked)) for id in attackers),
        bands=(tuple(attackers[:2]),) if len(attackers) > 1 and draw(flags) else (),
        blocks=blocks,
        blocked=tuple(id for id in attackers if draw(flags)),
        after=after,
        had_first_strike=tuple(attackers[:1]) or None if after is Moment.FIRST_COMBAT_DAMAGE else None,
    )
    orders = [(id, tuple(draw(st.permutations(foes)))) for id, foes in declared_foes(declared).items() if len(foes) > 1]
    return replace(declared, orders=tuple(orders))


@st.composite
def sayable_boards(draw: st.DrawFn) -> Scenario:
    """Boards that the notation can say."""
    players = draw(seats())
    ids = draw(st.lists(st.sampled_from(IDS), max_size=6, unique=True))
    board = tuple(draw(permanents(id, tuple(player.id for player in players))) for id in ids)
    active = draw(st.sampled_from(players)).id
    return Scenario(
        players=players,
        active_player=active,
        permanents=board,
        rules=draw(st.sampled_from(["current", "foundations", "m11", "2023-11-17"])),
        declared=draw(declarations(board, tuple(player.id for player in players))),
    )


def _triggers() -> st.SearchStrategy[tuple[Trigger, ...]]:
    conditions = st.sampled_from([None, Filter(keywords=(keyword_word("trample"),)), Filter(types=("creature",))])
    texts = st.sampled_from([(("", "draw"),), (("en", "draw"), ("ja", "引く")), ()])
    return st.lists(st.builds(Trigger, st.sampled_from(list(TriggerWhen)), texts, conditions), max_size=2).map(tuple)


EFFECTS = st.sampled_from(
    [
        DamageEffect(EffectKind.MULTIPLY, factor=2, name=(("en", "Furnace"), ("ja", "灼熱洞"))),
        DamageEffect(EffectKind.ADD, amount=1, source=Filter(colors=("red",), controller=None)),
        DamageEffect(EffectKind.PREVENT, amount=None, shield=True, deal_back=True),
        DamageEffect(EffectKind.PREVENT, amount=3, recipient=Filter(without_keywords=(keyword_word("flying"),))),
        DamageEffect(EffectKind.CANT_BE_PREVENTED, id="E"),
    ]
)


@st.composite
def boards(draw: st.DrawFn) -> Scenario:
    """Boards with all that a scenario file holds."""
    board = draw(sayable_boards())
    player = board.players[0].id
    fuller = tuple(
        replace(
            one,
            name=draw(st.sampled_from([(), (("", "Bear"),), (("en", "Bear"), ("ja", "熊"))])),
            owner=draw(st.sampled_from([None, board.players[-1].id])),
            supertypes=draw(some("legendary", "snow")),
            counters=draw(st.sampled_from([(), (("+1/+1", 2), ("shield", 1))])),
            attacked_this_turn=draw(flags),
            summoning_sick=draw(flags),
            goaded_by=draw(st.sampled_from([(), (player,)])),
            triggers=draw(_triggers()),
        )
        for one in board.permanents
    )
    entries = [TimelineEntry(Moment.END, Action(ActionKind.LOSE_LIFE, player=player, amount=2))]
    entries += [
        TimelineEntry(Moment.COMBAT_DAMAGE, Action(ActionKind.SET, permanent=one.id, power=0, damage=0))
        for one in fuller
    ]
    return replace(
        board,
        permanents=tuple(fuller),
        effects=tuple(draw(st.lists(EFFECTS, max_size=2))),
        timeline=tuple(draw(st.lists(st.sampled_from(entries), max_size=3))),
        assignments=draw(st.sampled_from([(), ((),), tuple(((one.id, ((player, 2),)),) for one in fuller[:1])])),
    )
