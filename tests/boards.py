"""Boards for tests, written in few words: permanents, a scenario around them, and what happens on its timeline."""

from collections.abc import Iterable, Mapping
from typing import Any

from simulator.rules.assignment import Assignment
from simulator.rules.combat import Combat, Zone
from simulator.rules.damage_step import DamageStep
from simulator.rules.division.assigning import damage_step
from simulator.rules.effects import DamageEffect
from simulator.rules.events import Left, Said, Triggered, Warned
from simulator.rules.flow.steps import begin, deal, to_damage
from simulator.rules.keywords import AbilityWord, KeywordWord, ability_word, keyword_word
from simulator.rules.legal.legal_assignments import LegalAssignments
from simulator.rules.objects import CardType, Permanent, Player, Trigger, TriggerWhen
from simulator.rules.scenario import Attack, Block, Declared, Scenario, WasAttacking
from simulator.rules.timeline import Action, ActionKind, Moment, TimelineEntry

TWO_PLAYERS = (Player("P1"), Player("P2"))
THREE_PLAYERS = (Player("P1"), Player("P2"), Player("P3"))
TWO_HEADED_GIANT = tuple(
    Player(id, life=30, team=team) for id, team in (("P1", "north"), ("P2", "north"), ("P3", "south"), ("P4", "south"))
)


def creature(id: str, power: int, toughness: int, *words: str, controller: str = "P1", **more: Any) -> Permanent:
    """A creature; `words` are keywords and abilities as a scenario file prints them."""
    return permanent(id, "creature", words=words, controller=controller, power=power, toughness=toughness, **more)


def planeswalker(id: str, loyalty: int, *words: str, controller: str = "P2", **more: Any) -> Permanent:
    """A planeswalker of the defending player."""
    return permanent(id, "planeswalker", words=words, controller=controller, loyalty=loyalty, **more)


def siege(id: str, defense: int, *words: str, controller: str = "P1", protector: str = "P2", **more: Any) -> Permanent:
    """A Siege of the active player, protected by the other."""
    more = {"subtypes": ("siege",), **more}
    return permanent(id, "battle", words=words, controller=controller, defense=defense, protector=protector, **more)


def permanent(id: str, *types: str, words: Iterable[str] = (), controller: str = "P1", **more: Any) -> Permanent:
    """A permanent of any card types."""
    keywords, abilities = spoken(words)
    kinds = frozenset(CardType(type) for type in types)
    return Permanent(id, controller, kinds, keywords=keywords, abilities=abilities, **more)


def spoken(words: Iterable[str]) -> tuple[tuple[KeywordWord, ...], tuple[AbilityWord, ...]]:
    """Keywords and abilities, told apart."""
    said = [(keyword_word(word), ability_word(word)) for word in words]
    keywords = tuple(keyword for keyword, ability in said if ability.ability is None)
    return keywords, tuple(ability for _, ability in said if ability.ability is not None)


def triggers(*whens: str) -> tuple[Trigger, ...]:
    """Triggers without a condition, by what they wait for."""
    return tuple(Trigger(TriggerWhen(when)) for when in whens)


def do(at: str, kind: str, permanent: str | None = None, **given: Any) -> TimelineEntry:
    """A timeline entry, such as `do("declare blockers", "put blocking", "T", blocking="A")`."""
    return TimelineEntry(Moment(at), action(kind, permanent, **given))


def action(kind: str, permanent: str | None = None, **given: Any) -> Action:
    """An action; `keywords` and `abilities` are given as printed words, `blocking` as one id or several."""
    if isinstance(given.get("blocking"), str):
        given["blocking"] = (given["blocking"],)
    if "keywords" in given:
        given["keywords"] = tuple(keyword_word(word) for word in given["keywords"])
    if "abilities" in given:
        given["abilities"] = tuple(ability_word(word) for word in given["abilities"])
    return Action(ActionKind(kind), permanent=permanent, **given)


def scenario(
    *permanents: Permanent,
    attack: Mapping[str, str | None] | None = None,
    block: Mapping[str, str | Iterable[str]] | None = None,
    was: Mapping[str, WasAttacking] | None = None,
    bands: Iterable[Iterable[str]] = (),
    blocked: Iterable[str] = (),
    orders: Mapping[str, Iterable[str]] | None = None,
    after: str | None = None,
    had_first_strike: Iterable[str] | None = None,
    timeline: Iterable[TimelineEntry] = (),
    effects: Iterable[DamageEffect] = (),
    players: tuple[Player, ...] = TWO_PLAYERS,
    rules: str = "current",
    what_if: bool = False,
) -> Scenario:
    """A scenario with the first player active.

    `attack`: what each attacker attacks; `block`: whom each blocker blocks, one or several.
    """
    foes = {blocker: (names,) if isinstance(names, str) else tuple(names) for blocker, names in (block or {}).items()}
    declared = Declared(
        attacks=tuple(Attack(id, attacked, (was or {}).get(id)) for id, attacked in (attack or {}).items()),
        bands=tuple(tuple(band) for band in bands),
        blocks=tuple(Block(blocker, names) for blocker, names in foes.items()),
        blocked=tuple(blocked),
        orders=tuple((id, tuple(order)) for id, order in (orders or {}).items()),
        after=None if after is None else Moment(after),
        had_first_strike=None if had_first_strike is None else tuple(had_first_strike),
    )
    return Scenario(
        players, players[0].id, permanents, rules, declared, tuple(effects), (), tuple(timeline), what_if=what_if
    )


def played(scenario: Scenario, *choices: Mapping[str, Mapping[str, int]]) -> Combat:
    """The combat at its end. Every damage step takes the next of `choices`; where none is left it must have one way."""
    combat, given = to_damage(begin(scenario)), iter(choices)
    while (step := damage_step(combat)) is not None:
        choice = next(given, None)
        combat = to_damage(deal(combat, only_way(step) if choice is None else Assignment.of(choice)))
    return combat


def only_way(step: DamageStep) -> Assignment:
    """The only legal assignment of a step."""
    legal = LegalAssignments(step)
    assert legal.count() == 1, f"{legal.count()} ways"
    return legal[0]


def happened(combat: Combat, id: str, when: str) -> int:
    """How often a permanent's trigger triggered."""
    return sum(one.times for one in combat.log if isinstance(one, Triggered) and (one.id, one.when) == (id, when))


def gone(combat: Combat) -> set[str]:
    """The permanents that left the battlefield and are not back."""
    return {id for id, zone in combat.zones if zone is Zone.GONE}


def why_left(combat: Combat) -> dict[str, str | None]:
    """By permanent that left the battlefield, the number of the rule that had it leave; None: an action."""
    return {one.id: one.rule and one.rule.number for one in combat.log if isinstance(one, Left)}


def warnings(combat: Combat) -> list[str]:
    """The keys of what the log warns of."""
    return [one.message.key for one in combat.log if isinstance(one, Warned)]


def said(combat: Combat) -> list[str]:
    """The numbers of the rules that the log's notes cite."""
    return [one.rule.number for one in combat.log if isinstance(one, Said) and one.rule is not None]
