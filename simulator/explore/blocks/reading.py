"""Reading off a combat what it has changed for the defending side."""

from collections.abc import Iterable
from dataclasses import replace

from simulator.explore.blocks.goals import FATAL, KEPT, LIFE, POISON, Figures
from simulator.explore.blocks.question import BlockQuestion
from simulator.rules.combat import Combat
from simulator.rules.defending import is_attacking_side
from simulator.rules.flow.losing import losing
from simulator.rules.objects import Player

_PLENTY = 400_000
"""Life points, and poison counters to go, with which nobody loses while one group is played out."""


class Reader:
    """Compares combats with where they started. `start`: the combat that groups are played from.

    While one group is played out no player loses: whether somebody does, all groups together decide.
    """

    def __init__(self, question: BlockQuestion) -> None:
        self._question = question
        self._player = question.player
        before = question.combat
        commanders = [one.id for one in before.permanents if one.commander]
        sound = tuple(_beyond_reach(player, commanders) for player in before.players)
        self.start = replace(before, players=sound) if question.falls_apart else before
        self._creatures = {
            one.id: is_attacking_side(before, one.controller)
            for one in before.present()
            if one.is_creature and (one.controller in question.side or is_attacking_side(before, one.controller))
        }

    def after_step(self, figures: Figures, number: int, before: Combat, after: Combat) -> Figures:
        """The figures after the damage step of this number."""
        changed = list(figures)
        life, poison = self.players_changed(before, after)
        changed[LIFE[number]] += life
        changed[POISON[number]] += poison
        changed[FATAL[number]] -= self._fatal(before, after)
        return tuple(changed)

    def players_changed(self, before: Combat, after: Combat) -> tuple[int, int]:
        """The change of the side's life, and of its poison counters below zero."""
        old, new = before.player(self._player), after.player(self._player)
        return new.life - old.life, old.poison - new.poison

    def gone(self, id: str) -> tuple[int, int, int]:
        """What a permanent that leaves changes: attacked ones kept, own creatures lost, attacking ones destroyed."""
        attacks = self._creatures.get(id)
        return -(id in self._question.attacked), -(attacks is False), int(attacks is True)

    def at_end(self, figures: Figures, after: Combat) -> Figures:
        """The figures with who has left in the whole combat, of those who are in it."""
        gone = [self.gone(one.id) for one in after.permanents if not after.on_battlefield(one.id)]
        return figures[:KEPT] + tuple(map(sum, zip((0, 0, 0), *gone, strict=True)))

    def _fatal(self, before: Combat, after: Combat) -> int:
        """How many of the side lose by commander damage, or have left the game. Rule: CR 704.6c."""
        return sum(map(self._is_fatal, map(before.player, self._question.side), map(after.player, self._question.side)))

    def _is_fatal(self, before: Player, after: Player) -> bool:
        if after.out and not after.lost:
            return not before.out
        if before.commander_damage == after.commander_damage:
            return False
        sound = replace(after, life=1, poison=0, commander_damage=self._commander_damage(after), out=False)
        return after.id in losing(self._question.combat.with_player(sound))

    def _commander_damage(self, after: Player) -> tuple[tuple[str, int], ...]:
        """The commander damage on top of what there was before the combat."""
        was = dict(self._question.combat.player(after.id).commander_damage)
        start = dict(self.start.player(after.id).commander_damage)
        return tuple((id, was.get(id, 0) + n - start.get(id, 0)) for id, n in after.commander_damage)


def _beyond_reach(player: Player, commanders: Iterable[str]) -> Player:
    """The player with so much life, and so far from losing by counters or a commander, that no combat changes it."""
    damage = tuple((id, -_PLENTY) for id in commanders)
    return replace(player, life=_PLENTY, poison=-_PLENTY, commander_damage=damage)
