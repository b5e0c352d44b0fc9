"""From the models of a scenario file to the values of the rules."""

from collections.abc import Sequence

from simulator.formats.model_board import (
    ChoiceModel,
    EffectModel,
    FilterModel,
    PermanentModel,
    PlayerModel,
    TriggerModel,
)
from simulator.formats.model_file import AttackModel, CombatModel, EntryModel, FileModel
from simulator.formats.words import DEAL_BACK, folded, normal_id
from simulator.rules.effects import DamageEffect, EffectChoice, Filter
from simulator.rules.keywords import AbilityWord, KeywordWord, ability_word, keyword_word
from simulator.rules.objects import Permanent, Player, Trigger
from simulator.rules.scenario import Attack, Block, Declared, Scenario, WasAttacking
from simulator.rules.timeline import Action, TimelineEntry

"""The only word for what an effect does `then`."""


def scenario_of(file: FileModel) -> Scenario:
    """The scenario that a file holds. The first player is active where none is named."""
    return Scenario(
        players=tuple(_player(player) for player in file.players),
        active_player=file.active_player or next((player.id for player in file.players), ""),
        permanents=tuple(_permanent(permanent) for permanent in file.permanents),
        rules=file.rules,
        what_if=file.what_if,
        declared=_declared(file.combat),
        effects=tuple(_effect(effect) for effect in file.effects),
        choices=tuple(_choice(choice) for choice in file.choices),
        timeline=tuple(TimelineEntry(entry.at, _action(entry)) for entry in file.timeline),
        assignments=tuple(
            tuple((normal_id(source), _counts(given)) for source, given in step.items()) for step in file.assignments
        ),
    )


def _player(player: PlayerModel) -> Player:
    return Player(
        id=player.id,
        name=player.name,
        life=player.life,
        poison=player.poison,
        commander_damage=_counts(player.commander_damage),
        keywords=_keywords(player.keywords),
        team=player.team,
        controlled_by=player.controlled_by,
        out=player.out,
    )


def _permanent(permanent: PermanentModel) -> Permanent:
    return Permanent(
        id=permanent.id,
        controller=permanent.controller,
        types=frozenset(permanent.types),
        name=permanent.name,
        owner=permanent.owner,
        supertypes=tuple(permanent.supertypes),
        subtypes=tuple(permanent.subtypes),
        power=permanent.power,
        toughness=permanent.toughness,
        damage=permanent.damage,
        loyalty=permanent.loyalty,
        defense=permanent.defense,
        protector=permanent.protector,
        keywords=_keywords(permanent.keywords),
        abilities=_abilities(permanent.abilities),
        counters=tuple(permanent.counters.items()),
        colors=frozenset(permanent.colors),
        tapped=permanent.tapped,
        commander=permanent.commander,
        token=permanent.token,
        attacked_this_turn=permanent.attacked_this_turn,
        summoning_sick=permanent.summoning_sick,
        goaded_by=tuple(permanent.goaded_by),
        triggers=tuple(_trigger(trigger) for trigger in permanent.triggers),
    )


def _trigger(trigger: TriggerModel) -> Trigger:
    return Trigger(trigger.when, trigger.text, _filter(trigger.condition))


def _declared(combat: CombatModel) -> Declared:
    return Declared(
        attacks=tuple(_attack(attack) for attack in combat.attacks),
        bands=tuple(tuple(band) for band in combat.bands),
        blocks=tuple(Block(block.blocker, tuple(block.blocking)) for block in combat.blocks),
        blocked=tuple(combat.blocked),
        orders=tuple((normal_id(creature), tuple(foes)) for creature, foes in combat.orders.items()),
        after=combat.after,
        had_first_strike=None if combat.had_first_strike is None else tuple(combat.had_first_strike),
    )


def _attack(attack: AttackModel) -> Attack:
    was = attack.was_attacking
    return Attack(
        attacker=attack.attacker,
        attacking=attack.attacking,
        was_attacking=None if was is None else WasAttacking(was.kind, was.defending_player),
    )


def _effect(effect: EffectModel) -> DamageEffect:
    return DamageEffect(
        kind=effect.kind,
        id=effect.id,
        name=effect.name,
        factor=effect.factor,
        amount=effect.amount,
        to=effect.to,
        source=_filter(effect.source),
        recipient=_filter(effect.recipient),
        shield=effect.shield,
        deal_back=effect.then is not None and folded(effect.then) == DEAL_BACK,
    )


def _filter(filter: FilterModel | None) -> Filter | None:
    if filter is None:
        return None
    return Filter(
        ids=_tuple(filter.ids),
        controller=filter.controller,
        types=tuple(type.value for type in filter.types),
        colors=tuple(color.value for color in filter.colors),
        keywords=_keywords(filter.keywords),
        without_keywords=_keywords(filter.without_keywords),
    )


def _choice(choice: ChoiceModel) -> EffectChoice:
    shields = tuple((normal_id(effect), _counts(given)) for effect, given in choice.shield.items())
    return EffectChoice(choice.step.value, choice.recipient, tuple(choice.order), shields)


def _action(entry: EntryModel) -> Action:
    return Action(
        kind=entry.do,
        permanent=entry.permanent,
        player=entry.player,
        attacking=entry.attacking,
        blocking=_tuple(entry.blocking),
        before=entry.before,
        tapped=entry.tapped,
        returned=entry.returned,
        to=entry.to,
        types=None if entry.types is None else tuple(type.value for type in entry.types),
        keywords=None if entry.keywords is None else _keywords(entry.keywords),
        abilities=None if entry.abilities is None else _abilities(entry.abilities),
        power=entry.power,
        toughness=entry.toughness,
        loyalty=entry.loyalty,
        defense=entry.defense,
        damage=entry.damage,
        counter_kind=entry.kind,
        amount=entry.amount,
        effect=None if entry.effect is None else _effect(entry.effect),
        source=entry.source,
        excess_to_controller=entry.excess_to_controller,
    )


def _keywords(texts: Sequence[str]) -> tuple[KeywordWord, ...]:
    return tuple(keyword_word(text) for text in texts)


def _abilities(texts: Sequence[str]) -> tuple[AbilityWord, ...]:
    return tuple(ability_word(text) for text in texts)


def _counts(counts: dict[str, int]) -> tuple[tuple[str, int], ...]:
    return tuple((normal_id(id), count) for id, count in counts.items())


def _tuple(ids: list[str] | None) -> tuple[str, ...] | None:
    return None if ids is None else tuple(ids)
