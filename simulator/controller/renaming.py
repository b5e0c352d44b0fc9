"""Another id for a player or permanent, or none any more, everywhere in a scenario."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from simulator.rules.effects import DamageEffect, EffectChoice, Filter
from simulator.rules.objects import Permanent, Player, Trigger
from simulator.rules.scenario import Attack, Block, Declared, Scenario
from simulator.rules.timeline import Action, TimelineEntry


def with_id(scenario: Scenario, old: str, new: str) -> Scenario:
    """The scenario in which everything that names one id names another."""
    return _Renaming(old, new).scenario(scenario)


def without_id(scenario: Scenario, id: str) -> Scenario:
    """The scenario without a permanent, and without everything that names it."""
    return _Renaming(id, None).scenario(scenario)


@dataclass(frozen=True, slots=True)
class _Renaming:
    """`new` None: the id is gone, and with it what cannot be said without it."""

    old: str
    new: str | None

    def id(self, id: str | None) -> str | None:
        return self.new if id == self.old else id

    def ids(self, ids: Iterable[str]) -> tuple[str, ...]:
        return tuple(one for id in ids if (one := self.id(id)) is not None)

    def names(self, *ids: str | None) -> bool:
        """Whether something that names these ids goes with the old one."""
        return self.new is None and self.old in ids

    def scenario(self, scenario: Scenario) -> Scenario:
        return replace(
            scenario,
            players=tuple(self.player(one) for one in scenario.players if not self.names(one.id)),
            active_player=self.id(scenario.active_player) or scenario.active_player,
            permanents=tuple(self.permanent(one) for one in scenario.permanents if not self.names(one.id)),
            declared=self.declared(scenario.declared),
            effects=tuple(effect for one in scenario.effects for effect in self.effect(one)),
            choices=tuple(self.choice(one) for one in scenario.choices if not self.names(one.recipient)),
            timeline=tuple(entry for one in scenario.timeline for entry in self.entry(one)),
            assignments=tuple(self.chosen(one) for one in scenario.assignments),
        )

    def player(self, player: Player) -> Player:
        damage = tuple((one, n) for id, n in player.commander_damage if (one := self.id(id)) is not None)
        id = self.id(player.id) or player.id
        return replace(player, id=id, commander_damage=damage, controlled_by=self.id(player.controlled_by))

    def permanent(self, permanent: Permanent) -> Permanent:
        return replace(
            permanent,
            id=self.id(permanent.id) or permanent.id,
            controller=self.id(permanent.controller) or permanent.controller,
            owner=self.id(permanent.owner),
            protector=self.id(permanent.protector),
            goaded_by=self.ids(permanent.goaded_by),
            triggers=tuple(self.trigger(one) for one in permanent.triggers),
        )

    def trigger(self, trigger: Trigger) -> Trigger:
        return replace(trigger, condition=self.filter(trigger.condition))

    def filter(self, filter: Filter | None) -> Filter | None:
        if filter is None:
            return None
        ids = None if filter.ids is None else self.ids(filter.ids)
        return replace(filter, ids=ids, controller=self.id(filter.controller))

    def declared(self, declared: Declared) -> Declared:
        had = declared.had_first_strike
        attacks = (one for one in declared.attacks if not self.names(one.attacker, one.attacking))
        blocks = (self.block(one) for one in declared.blocks if not self.names(one.blocker))
        return replace(
            declared,
            attacks=tuple(self.attack(one) for one in attacks),
            bands=tuple(band for one in declared.bands if len(band := self.ids(one)) > 1),
            blocks=tuple(block for block in blocks if block is not None),
            blocked=self.ids(declared.blocked),
            orders=tuple((one, self.ids(foes)) for id, foes in declared.orders if (one := self.id(id)) is not None),
            had_first_strike=None if had is None else self.ids(had),
        )

    def attack(self, attack: Attack) -> Attack:
        attacker, attacking, was = (
            self.id(attack.attacker) or attack.attacker,
            self.id(attack.attacking),
            attack.was_attacking,
        )
        if was is not None:
            was = replace(was, defending_player=self.id(was.defending_player) or was.defending_player)
        return replace(attack, attacker=attacker, attacking=attacking, was_attacking=was)

    def block(self, block: Block) -> Block | None:
        """None for a block of nobody but the creature that is gone."""
        blocking = self.ids(block.blocking)
        if block.blocking and not blocking:
            return None
        return Block(self.id(block.blocker) or block.blocker, blocking)

    def effect(self, effect: DamageEffect) -> tuple[DamageEffect, ...]:
        """Nothing for an effect that only looked at what is gone."""
        filters = [one for one in (effect.source, effect.recipient) if one is not None and one.ids is not None]
        if self.names(effect.to) or any(not self.ids(one.ids or ()) for one in filters):
            return ()
        changed = replace(
            effect, to=self.id(effect.to), source=self.filter(effect.source), recipient=self.filter(effect.recipient)
        )
        return (changed,)

    def choice(self, choice: EffectChoice) -> EffectChoice:
        shields = tuple(
            (effect, tuple((one, n) for id, n in given if (one := self.id(id)) is not None))
            for effect, given in choice.shields
        )
        return replace(choice, recipient=self.id(choice.recipient) or choice.recipient, shields=shields)

    def entry(self, entry: TimelineEntry) -> tuple[TimelineEntry, ...]:
        """Nothing for an action that cannot be told without what is gone."""
        action = entry.action
        named = (action.permanent, action.player, action.attacking, action.returned, action.to, action.source)
        if self.names(*named, *(action.blocking or ())):
            return ()
        return (replace(entry, action=self.action(action)),)

    def action(self, action: Action) -> Action:
        effect = None if action.effect is None else next(iter(self.effect(action.effect)), action.effect)
        return replace(
            action,
            permanent=self.id(action.permanent),
            player=self.id(action.player),
            attacking=self.id(action.attacking),
            blocking=None if action.blocking is None else self.ids(action.blocking),
            before=self.id(action.before),
            returned=self.id(action.returned),
            to=self.id(action.to),
            source=self.id(action.source),
            effect=effect,
        )

    def chosen(
        self, assignment: tuple[tuple[str, tuple[tuple[str, int], ...]], ...]
    ) -> tuple[tuple[str, tuple[tuple[str, int], ...]], ...]:
        return tuple(
            (source, tuple((to, n) for recipient, n in shares if (to := self.id(recipient)) is not None))
            for id, shares in assignment
            if (source := self.id(id)) is not None
        )
