"""Coming into combat other than by being declared: what stands against it, and what it may attack or block.

Whatever stands against it, a permanent that is put onto the battlefield still enters.
"""

from dataclasses import replace

from simulator.rules.actions.acting import MissingChoiceError
from simulator.rules.citation import Rule
from simulator.rules.combat import Attacker, BlockedState, Combat
from simulator.rules.defending import attackable, defending_player_of, is_attacking_side, may_block
from simulator.rules.events import Said
from simulator.rules.flow.blocking import blocks_are_declared
from simulator.rules.messages import Name, message, names
from simulator.rules.objects import Permanent


def attacks(combat: Combat, id: str, attacked: str) -> Combat:
    """The creature attacks this player, planeswalker or battle; once blocks are declared, unblocked.

    It was never declared: it does not tap, and nothing triggers. Rule: CR 508.4, 508.4d.
    """
    state = BlockedState.UNBLOCKED if blocks_are_declared(combat) else BlockedState.UNDECIDED
    attacker = Attacker(id, attacked, defending_player_of(combat, attacked), state=state)
    said = Said(message("log.enters-attacking", creature=Name(id), attacked=Name(attacked)), Rule("508.4"))
    return replace(combat, attackers=(*combat.attackers, attacker), anyone_attacked=True).with_events(said)


def chosen_attacked(combat: Combat, id: str, named: str | None) -> str | None:
    """What the creature is to attack: what is named, or else the only thing there is; None where there is nothing.

    Raises `MissingChoiceError` where there are several. Rule: CR 508.4.
    """
    if named is not None:
        return named
    return _only(attackable(combat), id, "choice.attacking")


def chosen_attackers(combat: Combat, permanent: Permanent, named: tuple[str, ...] | None) -> tuple[str, ...]:
    """Whom the creature is to block: those named, or else the only attacker that there is.

    Raises `MissingChoiceError` where there are several. Rule: CR 509.4.
    """
    if named is not None:
        return named
    able = (one.id for one in combat.attackers if may_block(combat, permanent.controller, one.id))
    only = _only(tuple(able), permanent.id, "choice.blocking")
    return () if only is None else (only,)


def why_no_attacker(combat: Combat, permanent: Permanent) -> Said | None:
    """Why it can't be an attacking creature, or None. Rule: CR 506.3a–b, 506.3f."""
    if not permanent.is_creature:
        return Said(message("log.no-creature", permanent=Name(permanent.id)), Rule("506.3a"))
    if not is_attacking_side(combat, permanent.controller):
        return Said(message("log.not-attacking-player", creature=Name(permanent.id)), Rule("506.3b"))
    return _why_battle(permanent)


def why_no_blocker(permanent: Permanent) -> Said | None:
    """Why it can't be a blocking creature, or None. Rule: CR 506.3a, 506.3f."""
    if not permanent.is_creature:
        return Said(message("log.no-creature", permanent=Name(permanent.id)), Rule("506.3a"))
    return _why_battle(permanent)


def why_not_attacked(combat: Combat, creature: str, attacked: str) -> Said | None:
    """Why a creature that comes into combat can't attack this, or None.

    The era says whether a planeswalker or battle must still belong to a defending player; the protector of a
    battle never attacks it. Rule: CR 506.3c, 508.4a, 310.9.
    """
    if attacked in attackable(combat):
        return None
    why = Said(message("log.cannot-be-attacked", creature=Name(creature), attacked=Name(attacked)), Rule("508.4a"))
    if combat.is_player(attacked) or not combat.on_battlefield(attacked) or combat.era.attacked_must_be_theirs:
        return why
    permanent = combat.permanent(attacked)
    if permanent.is_battle:
        return why if is_attacking_side(combat, permanent.protector or permanent.controller) else None
    return None if permanent.is_planeswalker else why


def why_not_blocked(combat: Combat, blocker: Permanent, attacker: str) -> Said | None:
    """Why a creature that comes into combat can't block this attacker, or None. Rule: CR 506.3e, 509.4a."""
    values = {"creature": Name(blocker.id), "attacker": Name(attacker)}
    if combat.attacker(attacker) is None:
        return Said(message("log.attacks-no-more", **values), Rule("509.4a"))
    if not may_block(combat, blocker.controller, attacker):
        return Said(message("log.attacks-another-player", **values), Rule("506.3e"))
    return None


def _why_battle(permanent: Permanent) -> Said | None:
    if not permanent.is_battle:
        return None
    return Said(message("log.is-battle", permanent=Name(permanent.id)), Rule("506.3f"))


def _only(options: tuple[str, ...], chooser: str, key: str) -> str | None:
    if len(options) > 1:
        raise MissingChoiceError(message(key, creature=Name(chooser), options=names(options)))
    return options[0] if options else None
