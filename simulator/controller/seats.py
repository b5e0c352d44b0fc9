"""Where players sit, and what the draft would leave them: the attacking side near, the defending side far."""

from simulator.controller.board_state import PlayerView, Seat
from simulator.controller.preview import Preview
from simulator.controller.session import Scene
from simulator.rules.combat import Combat
from simulator.rules.defending import is_attacking_side
from simulator.rules.division.announcing import announcer_for
from simulator.rules.objects import LocalText, Player


def seat_of(combat: Combat, player: str) -> Seat:
    """Which side of the table a player sits on."""
    return Seat.NEAR if is_attacking_side(combat, player) else Seat.FAR


def shown_name(name: LocalText, id: str) -> LocalText:
    """A name, or the id where there is none."""
    return name or (("", id),)


def player_views(scene: Scene) -> tuple[PlayerView, ...]:
    """The seats, each side in turn order from the active player on."""
    combat = scene.position.now
    sides = {seat: [one for one in combat.players if seat_of(combat, one.id) is seat] for seat in Seat}
    announcing = _announcing(scene)
    return tuple(
        _view(combat, player, seat, (index, len(side)), player.id in announcing, scene.preview)
        for seat, side in sides.items()
        for index, player in enumerate(side)
    )


def _announcing(scene: Scene) -> frozenset[str]:
    """The players whose shares are still open; a team announces under its first member."""
    if scene.draft is None:
        return frozenset()
    sources = scene.draft.step.source_of
    open_slots = (slot for slot, amount in scene.draft.amounts.items() if amount is None)
    return frozenset(sources[source].announcer for source, _ in open_slots)


def _view(
    combat: Combat, player: Player, seat: Seat, place: tuple[int, int], announces: bool, dealt: Preview | None
) -> PlayerView:
    after = player if dealt is None else dealt.after.player(player.id)
    return PlayerView(
        id=player.id,
        name=shown_name(player.name, player.id),
        life=player.life,
        poison=player.poison,
        seat=seat,
        index=place[0],
        of=place[1],
        attacking_side=seat is Seat.NEAR,
        announces=announces,
        life_after=None if after.life == player.life else after.life,
        poison_after=None if after.poison == player.poison else after.poison,
        out=player.out,
        team=player.team,
        controlled_by=player.controlled_by,
        commander_damage=player.commander_damage,
    )


def announcer_shown(combat: Combat, controller: str, announcer: str) -> str | None:
    """Who divides a source's damage, where that is not whoever decides for its controller. Rule: CR 702.22j–k."""
    return None if announcer_for(combat, controller) == announcer else announcer
