"""From the values of the rules to the JSON of a scenario file: only what differs from the default, in its order."""

from collections.abc import Iterable, Sequence

from simulator.formats.document import JSON
from simulator.formats.words import DEAL_BACK
from simulator.rules.effects import DamageEffect, EffectChoice, EffectKind, Filter
from simulator.rules.foes import declared_foes
from simulator.rules.keywords import AbilityWord, KeywordWord
from simulator.rules.objects import CardType, Color, LocalText, Permanent, Player, Trigger
from simulator.rules.scenario import Attack, Declared, Scenario
from simulator.rules.timeline import Action, TimelineEntry

Fields = dict[str, JSON]


def scenario_json(scenario: Scenario) -> Fields:
    """The fields of a scenario, in the order of a scenario file."""
    return {
        "rules": scenario.rules,
        **({"x-what-if": True} if scenario.what_if else {}),
        "players": [player_json(player) for player in scenario.players],
        "active_player": scenario.active_player,
        "permanents": [permanent_json(permanent) for permanent in scenario.permanents],
        **_said(
            combat=combat_json(scenario.declared),
            effects=[effect_json(effect) for effect in scenario.effects],
            choices=[_choice(choice) for choice in scenario.choices],
            timeline=[entry_json(entry) for entry in scenario.timeline],
            assignments=[{source: _counts(given) for source, given in step} for step in scenario.assignments],
        ),
    }


def text_json(text: LocalText) -> JSON:
    """A localized text: a string where it is for every language; nothing for none."""
    if len(text) == 1 and text[0][0] == "":
        return text[0][1]
    return dict(text)


def player_json(player: Player) -> Fields:
    """One player."""
    return {
        "id": player.id,
        **_said(name=text_json(player.name)),
        **({} if player.life == 20 else {"life": player.life}),
        **_said(
            poison=player.poison,
            commander_damage=_counts(player.commander_damage),
            keywords=_texts(player.keywords),
            team=player.team,
            controlled_by=player.controlled_by,
            out=player.out,
        ),
    }


def permanent_json(permanent: Permanent) -> Fields:
    """One permanent."""
    owner = None if permanent.owner == permanent.controller else permanent.owner
    return {
        "id": permanent.id,
        **_said(name=text_json(permanent.name)),
        "controller": permanent.controller,
        **_said(owner=owner),
        "types": _types(permanent.types),
        **_said(supertypes=list(permanent.supertypes), subtypes=list(permanent.subtypes)),
        **_given(power=permanent.power, toughness=permanent.toughness),
        **_said(damage=permanent.damage),
        **_given(loyalty=permanent.loyalty, defense=permanent.defense, protector=permanent.protector),
        **_said(
            keywords=_texts(permanent.keywords),
            abilities=_texts(permanent.abilities),
            counters=_counts(permanent.counters),
            colors=[color.value for color in Color if color in permanent.colors],
            tapped=permanent.tapped,
            commander=permanent.commander,
            token=permanent.token,
            attacked_this_turn=permanent.attacked_this_turn,
            summoning_sick=permanent.summoning_sick,
            goaded_by=list(permanent.goaded_by),
            triggers=[_trigger(trigger) for trigger in permanent.triggers],
        ),
    }


def _trigger(trigger: Trigger) -> Fields:
    condition = {} if trigger.condition is None else {"if": _filter(trigger.condition)}
    return {"when": trigger.when.value, **_said(text=text_json(trigger.text)), **condition}


def combat_json(declared: Declared) -> Fields:
    """What was declared; empty where nothing was."""
    return {
        **_said(
            attacks=[_attack(attack) for attack in declared.attacks],
            bands=[list(band) for band in declared.bands],
            blocks=[{"blocker": block.blocker, "blocking": list(block.blocking)} for block in declared.blocks],
            blocked=list(declared.blocked),
            orders=_orders(declared),
        ),
        **_given(
            after=declared.after and declared.after.value,
            had_first_strike=None if declared.had_first_strike is None else list(declared.had_first_strike),
        ),
    }


def _orders(declared: Declared) -> Fields:
    """The orders that are not the default anyway."""
    default = declared_foes(declared)
    return {creature: list(foes) for creature, foes in declared.orders if default.get(creature) != foes}


def _attack(attack: Attack) -> Fields:
    was = attack.was_attacking
    before: JSON = None
    if was is not None:
        before = {"kind": was.kind.value, "defending_player": was.defending_player}
    return {"attacker": attack.attacker, "attacking": attack.attacking, **_given(was_attacking=before)}


def effect_json(effect: DamageEffect) -> Fields:
    """One effect that changes damage."""
    amount: Fields = {}
    if effect.kind in (EffectKind.ADD, EffectKind.PREVENT):
        amount = {"amount": "all" if effect.amount is None else effect.amount}
    return {
        "kind": effect.kind.value,
        **_given(id=effect.id),
        **_said(name=text_json(effect.name)),
        **({"factor": effect.factor} if effect.kind is EffectKind.MULTIPLY else {}),
        **amount,
        **_given(to=effect.to),
        **({} if effect.source is None else {"source": _filter(effect.source)}),
        **({} if effect.recipient is None else {"recipient": _filter(effect.recipient)}),
        **_said(shield=effect.shield, then=DEAL_BACK if effect.deal_back else None),
    }


def _filter(filter: Filter) -> JSON:
    if filter.ids is not None:
        return list(filter.ids)
    return _said(
        controller=filter.controller,
        types=list(filter.types),
        keywords=_texts(filter.keywords),
        without_keywords=_texts(filter.without_keywords),
        colors=list(filter.colors),
    )


def _choice(choice: EffectChoice) -> Fields:
    shields: Fields = {effect: _counts(given) for effect, given in choice.shields}
    return {"step": choice.step, "recipient": choice.recipient, **_said(order=list(choice.order), shield=shields)}


def entry_json(entry: TimelineEntry) -> Fields:
    """One entry of the timeline."""
    return {"at": entry.at.value, "do": entry.action.kind.value, **_action(entry.action)}


def _action(action: Action) -> Fields:
    blocking: JSON = None
    if action.blocking is not None:
        blocking = action.blocking[0] if len(action.blocking) == 1 else list(action.blocking)
    fields = _given(
        permanent=action.permanent,
        player=action.player,
        attacking=action.attacking,
        blocking=blocking,
        before=action.before,
        tapped=action.tapped,
        returned=action.returned,
        source=action.source,
        to=action.to,
        types=None if action.types is None else list(action.types),
        keywords=None if action.keywords is None else _texts(action.keywords),
        abilities=None if action.abilities is None else _texts(action.abilities),
        power=action.power,
        toughness=action.toughness,
        loyalty=action.loyalty,
        defense=action.defense,
        damage=action.damage,
        kind=action.counter_kind,
        amount=action.amount,
        effect=None if action.effect is None else effect_json(action.effect),
    )
    return fields | _given(**{"excess to controller": action.excess_to_controller})


def _said(**fields: JSON) -> Fields:
    """Those fields that hold something: no zero, no false, nothing empty."""
    return {name: value for name, value in fields.items() if value}


def _given(**fields: JSON) -> Fields:
    """Those fields that are not None."""
    return {name: value for name, value in fields.items() if value is not None}


def _texts(words: Iterable[KeywordWord | AbilityWord]) -> list[JSON]:
    return [word.text for word in words]


def _types(types: Iterable[CardType]) -> list[JSON]:
    present = frozenset(types)
    return [one.value for one in CardType if one in present]


def _counts(counts: Sequence[tuple[str, int]]) -> Fields:
    return dict(counts)
