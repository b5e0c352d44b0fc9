"""Actions that change what a permanent is, has, or whose it is; and what that does to combat."""

from dataclasses import replace

from simulator.rules.actions.acting import ActionRefusedError, given, permanent_of
from simulator.rules.citation import Rule
from simulator.rules.combat import Combat
from simulator.rules.flow.protectors import legal_protectors
from simulator.rules.flow.removal import remove_from_combat, stop_attacking, stop_being_attacked, stop_blocking
from simulator.rules.keywords import AbilityWord, Keyword, KeywordWord
from simulator.rules.messages import Name, message
from simulator.rules.objects import CardType, Permanent
from simulator.rules.timeline import Action

_LOST_WITH = {
    # Trample over planeswalkers is a variant of trample (702.19c); 702.22b says so of banding.
    Keyword.TRAMPLE: (Keyword.TRAMPLE_OVER_PLANESWALKERS,),
    Keyword.BANDING: (Keyword.BANDS_WITH_OTHER,),
}


def changes_control(combat: Combat, action: Action) -> Combat:
    """Another player gains control; the permanent is removed from combat. Rule: CR 506.4, 302.6."""
    permanent, player = permanent_of(combat, action), given(action.to)
    if player == permanent.controller or combat.player(player).out:
        raise ActionRefusedError(
            message("warning.no-new-controller", permanent=Name(permanent.id), player=Name(player))
        )
    protector = player if permanent.is_battle and not permanent.is_siege else permanent.protector
    theirs = replace(permanent, controller=player, owner=permanent.owner or permanent.controller, protector=protector)
    return remove_from_combat(combat, permanent.id).with_permanent(replace(theirs, summoning_sick=True))


def changes_types(combat: Combat, action: Action) -> Combat:
    """It has these card types and no others; what they don't allow it to go on doing in combat ends.

    Attacking and blocking end when it stops being a creature or becomes a battle. Being attacked ends when it
    is neither planeswalker nor battle any more, or only the one whose owner does not defend it.
    Rule: CR 506.4, 506.4d–e.
    """
    permanent = permanent_of(combat, action)
    changed = replace(permanent, types=frozenset(CardType(one.casefold()) for one in given(action.types)))
    if changed.is_battle and not changed.is_siege:
        changed = replace(changed, protector=changed.controller)
    if not changed.is_creature or (changed.is_battle and not permanent.is_battle):
        combat = stop_blocking(stop_attacking(combat, permanent.id), permanent.id)
    if not _stays_attacked(permanent, changed):
        combat = stop_being_attacked(combat, permanent.id)
    return combat.with_permanent(changed)


def changes_protector(combat: Combat, action: Action) -> Combat:
    """Another player protects the battle. The era says whether that removes it from combat; if not, that player
    is the defending player now. Rule: CR 506.4, 310.9, 508.5.
    """
    permanent, player = permanent_of(combat, action), given(action.to)
    if not permanent.is_battle:
        raise ActionRefusedError(message("warning.no-battle", permanent=Name(permanent.id)), Rule("310.9"))
    if player == permanent.protector or player not in legal_protectors(combat, permanent):
        values = {"battle": Name(permanent.id), "player": Name(player)}
        raise ActionRefusedError(message("warning.no-new-protector", **values), Rule("310.9"))
    if combat.era.protector_change_removes:
        combat = remove_from_combat(combat, permanent.id)
    combat = combat.with_permanent(replace(permanent, protector=player))
    attackers = (
        replace(one, defending_player=player) if one.attacking == permanent.id else one for one in combat.attackers
    )
    return replace(combat, attackers=tuple(attackers))


def gains(combat: Combat, action: Action) -> Combat:
    """It gains keywords and abilities."""
    permanent = permanent_of(combat, action)
    keywords = permanent.keywords + (action.keywords or ())
    abilities = permanent.abilities + (action.abilities or ())
    return combat.with_permanent(replace(permanent, keywords=keywords, abilities=abilities))


def loses(combat: Combat, action: Action) -> Combat:
    """It loses every instance of these keywords and abilities; of protection and the like the qualities named.

    Rule: CR 702.4c, 702.7c, 702.22b.
    """
    permanent = permanent_of(combat, action)
    keywords, abilities = permanent.keywords, permanent.abilities
    for word in action.keywords or ():
        keywords = tuple(left for one in keywords if (left := _without(one, word)) is not None)
    for lost in action.abilities or ():
        abilities = tuple(one for one in abilities if not _same_ability(one, lost))
    return combat.with_permanent(replace(permanent, keywords=keywords, abilities=abilities))


def _stays_attacked(before: Permanent, now: Permanent) -> bool:
    """Whether an attacked planeswalker or battle goes on being one that the same player defends. Rule: CR 506.4e."""
    if before.is_battle and now.is_battle:
        return True
    if before.is_planeswalker and now.is_planeswalker:
        return not before.is_battle or before.controller == before.protector
    return False


def _without(held: KeywordWord, lost: KeywordWord) -> KeywordWord | None:
    """What is left of a keyword when another is lost, or None."""
    if lost.keyword is None:
        return None if held.text.casefold() == lost.text.casefold() else held
    if held.keyword in _LOST_WITH.get(lost.keyword, ()):
        return None
    if held.keyword is not lost.keyword:
        return held
    left = tuple(quality for quality in held.qualities if quality not in lost.qualities)
    if not lost.qualities or not left:
        return None
    return replace(held, qualities=left, text=_renamed(held, left))


def _renamed(held: KeywordWord, qualities: tuple[str, ...]) -> str:
    """Only protection has several qualities in one word."""
    return "protection from " + " and from ".join(qualities) if len(qualities) < len(held.qualities) else held.text


def _same_ability(held: AbilityWord, lost: AbilityWord) -> bool:
    if lost.ability is None:
        return held.text.casefold() == lost.text.casefold()
    return held.ability is lost.ability and lost.quality in ("", held.quality)
