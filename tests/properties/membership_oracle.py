"""The tests' own opinion on who is in combat: a small game in which nothing dies and every action is done by the rules.

Written from 506.3-4, 508.4, 508.7, 509.1, 509.4, 510.4, 702.22 and 702.49 for two players and eras without a stack.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from simulator.rules.objects import CardType, Permanent
from simulator.rules.scenario import Scenario
from simulator.rules.timeline import Action, ActionKind

Figures = tuple[str | None, str, bool, tuple[str, ...]]
"""Of an attacker: what it attacks, its defending player, whether it is blocked, and by whom."""


@dataclass
class Role:
    """An attacker. `defending`: the last defending player."""

    attacking: str | None
    defending: str
    blocked: bool = False
    blockers: list[str] = field(default_factory=list)


class Oracle:
    """A combat after blocks; `strict`: today's rule of what a creature may enter attacking (508.4a)."""

    def __init__(self, board: Scenario, awaited: Iterable[str], strict: bool) -> None:
        self.strict = strict
        self.first = {one.id: one for one in board.permanents}
        self.now = dict(self.first)
        self.here = {one.id for one in board.permanents} - set(awaited)
        self.phased: set[str] = set()
        self.attackers = {
            one.attacker: Role(one.attacking, self._defender(one.attacking or "")) for one in board.declared.attacks
        }
        self.blockers: dict[str, list[str]] = {one.blocker: [] for one in board.declared.blocks}
        self.bands = [list(band) for band in board.declared.bands]
        self.struck: set[str] | None = None
        for block in board.declared.blocks:
            self._pair(block.blocker, block.blocking)
        for block in board.declared.blocks:
            self._pair(block.blocker, self._mates(block.blocking))

    def figures(self) -> tuple[dict[str, Figures], dict[str, tuple[str, ...]]]:
        """Attackers and blockers as they can be compared."""
        attackers = {
            id: (one.attacking, one.defending, one.blocked, tuple(one.blockers)) for id, one in self.attackers.items()
        }
        return attackers, {id: tuple(foes) for id, foes in self.blockers.items()}

    def strikers(self) -> set[str]:
        """Who has first or double strike."""
        return {id for id in self._in_combat() if self._has(id, "first strike") or self._has(id, "double strike")}

    def first_step(self) -> None:
        """The first of two damage steps begins."""
        self.struck = self.strikers()

    def kept_out(self) -> set[str]:
        """Who does not assign damage in the step that is due."""
        if self.struck is None:
            return self._in_combat() - self.strikers() if self.strikers() else set()
        return {id for id in self._in_combat() & self.struck if not self._has(id, "double strike")}

    def do(self, action: Action) -> None:
        """One action, or nothing where the rules don't allow it."""
        id, kind = action.permanent or "", action.kind
        if kind in (ActionKind.PUT_ATTACKING, ActionKind.PUT_BLOCKING, ActionKind.RETURN):
            if id in self.here:
                return
            self._enters(id)
        if kind is ActionKind.NINJUTSU:
            self._ninjutsu(id, action.returned or "")
        elif kind is ActionKind.PHASE_IN:
            self.phased -= {id} & self.here
        elif id in self.here - self.phased:
            self._done_to(id, action)
        self._repair_protectors()

    def _repair_protectors(self) -> None:
        """A Siege that nobody attacks is protected by its controller's opponent. Rule: CR 704.5x."""
        attacked = {role.attacking for role in self.attackers.values()}
        for id in self.here - self.phased - attacked:
            one = self.now[id]
            if one.is_siege and one.protector == one.controller:
                self.now[id] = replace(one, protector="P1" if one.controller == "P2" else "P2")

    def _done_to(self, id: str, action: Action) -> None:
        match action.kind:
            case ActionKind.PUT_ATTACKING | ActionKind.BECOMES_ATTACKING if id not in self.attackers:
                self._attacks(id, action.attacking)
            case ActionKind.PUT_BLOCKING:
                self._blocks(id, [foe for foe in action.blocking or () if self._may_block(id, foe)])
            case ActionKind.BECOMES_BLOCKING if all(self._may_block(id, foe) for foe in action.blocking or ()):
                self._blocks(id, list(action.blocking or ()))
            case ActionKind.REMOVE_FROM_COMBAT:
                self._removed(id)
            case ActionKind.LEAVE_BATTLEFIELD:
                self._leaves(id)
            case ActionKind.PHASE_OUT:
                self._removed(id)
                self.phased.add(id)
            case ActionKind.CHANGE_CONTROL if action.to != self.now[id].controller:
                self._removed(id)
                self.now[id] = replace(self.now[id], controller=action.to)
            case ActionKind.CHANGE_TYPES:
                self._changes_types(id, frozenset(CardType(one) for one in action.types or ()))
            case ActionKind.GAIN:
                self.now[id] = replace(self.now[id], keywords=self.now[id].keywords + (action.keywords or ()))
            case ActionKind.LOSE:
                lost = {one.text for one in action.keywords or ()}
                kept = tuple(one for one in self.now[id].keywords if one.text not in lost)
                self.now[id] = replace(self.now[id], keywords=kept)
            case _:
                self._done_to_attacker(id, action)

    def _done_to_attacker(self, id: str, action: Action) -> None:
        role = self.attackers.get(id)
        if role is None:
            return
        match action.kind:
            case ActionKind.BECOMES_BLOCKED if not role.blocked:
                for one in (id, *self._mates((id,))):
                    self.attackers[one].blocked = True
            case ActionKind.BECOMES_UNBLOCKED if role.blocked:
                role.blocked, role.blockers = False, []
                for foes in self.blockers.values():
                    foes[:] = [foe for foe in foes if foe != id]
            case ActionKind.RESELECT if self._is_theirs(action.attacking or ""):
                role.attacking, role.defending = action.attacking, self._defender(action.attacking or "")

    def _ninjutsu(self, id: str, returned: str) -> None:
        role = self.attackers.get(returned)
        if role is None or role.blocked or id in self.here or self.now[id].controller != self.now[returned].controller:
            return
        self._leaves(returned)
        self._enters(id)
        self._attacks(id, role.attacking)

    def _enters(self, id: str) -> None:
        """A new object, which did not strike first. Rule: CR 400.7."""
        self.now[id] = self.first[id]
        if self.struck is not None:
            self.struck.discard(id)
        self.here.add(id)

    def _attacks(self, id: str, attacked: str | None) -> None:
        if not self._may_fight(id) or self.now[id].controller != "P1" or attacked is None:
            return
        if self._is_theirs(attacked) or (not self.strict and self._stands(attacked)):
            self.attackers[id] = Role(attacked, self._defender(attacked))

    def _stands(self, id: str) -> bool:
        """Whether it is a planeswalker, or a battle that its attacker does not protect. Rule: CR 508.4a in 2023."""
        if id not in self.here - self.phased:
            return False
        one = self.now[id]
        return self._protector(one) != "P1" if one.is_battle else one.is_planeswalker

    def _is_theirs(self, id: str) -> bool:
        if id == "P2":
            return True
        if id not in self.here - self.phased:
            return False
        one = self.now[id]
        return self._protector(one) == "P2" if one.is_battle else one.is_planeswalker and one.controller == "P2"

    def _may_block(self, id: str, foe: str) -> bool:
        role = self.attackers.get(foe)
        return role is not None and role.defending == self.now[id].controller and self._may_fight(id)

    def _blocks(self, id: str, foes: list[str]) -> None:
        if foes:
            self._pair(id, [*foes, *self._mates(foes)])

    def _pair(self, blocker: str, foes: Iterable[str]) -> None:
        own = self.blockers.setdefault(blocker, [])
        for foe in foes:
            if foe not in own:
                own.append(foe)
                self.attackers[foe].blockers.append(blocker)
                self.attackers[foe].blocked = True

    def _mates(self, ids: Iterable[str]) -> list[str]:
        named = list(ids)
        return [one for band in self.bands if set(band) & set(named) for one in band if one not in named]

    def _changes_types(self, id: str, types: frozenset[CardType]) -> None:
        before = self.now[id]
        after = self.now[id] = replace(before, types=types)
        if not after.is_creature or (after.is_battle and not before.is_battle):
            self._fights_no_more(id)
        walks_on = before.is_planeswalker and after.is_planeswalker
        same_player = not before.is_battle or before.controller == self._protector(before)
        if not (before.is_battle and after.is_battle) and not (walks_on and same_player):
            self._attacked_no_more(id)

    def _leaves(self, id: str) -> None:
        self._removed(id)
        self.here.discard(id)

    def _removed(self, id: str) -> None:
        self._fights_no_more(id)
        self._attacked_no_more(id)

    def _fights_no_more(self, id: str) -> None:
        if self.attackers.pop(id, None) is not None:
            for foes in self.blockers.values():
                foes[:] = [foe for foe in foes if foe != id]
            left = [[one for one in band if one != id] for band in self.bands]
            self.bands = [band for band in left if len(band) > 1]
        if self.blockers.pop(id, None) is not None:
            for role in self.attackers.values():
                role.blockers = [one for one in role.blockers if one != id]

    def _attacked_no_more(self, id: str) -> None:
        for role in self.attackers.values():
            role.attacking = None if role.attacking == id else role.attacking

    def _in_combat(self) -> set[str]:
        return {*self.attackers, *self.blockers}

    def _may_fight(self, id: str) -> bool:
        return self.now[id].is_creature and not self.now[id].is_battle

    def _has(self, id: str, word: str) -> bool:
        return any(one.text == word for one in self.now[id].keywords)

    def _defender(self, id: str) -> str:
        if id not in self.now:
            return id
        one = self.now[id]
        return self._protector(one) if one.is_battle else one.controller

    def _protector(self, one: Permanent) -> str:
        return (one.protector or "") if one.is_siege else one.controller
