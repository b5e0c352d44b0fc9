"""Where cards lie: rows from the far home to the near one, and lanes in which an attacker and its blockers face."""

from dataclasses import dataclass

from simulator.controller.board_state import Row, Seat
from simulator.controller.seats import seat_of
from simulator.rules.combat import Combat, Zone
from simulator.rules.defending import defender_of_permanent
from simulator.rules.objects import Permanent


@dataclass(frozen=True, slots=True)
class Place:
    """A card's row, its lane or None, and its index in the lane or else in the row."""

    seat: Seat
    row: Row
    lane: int | None
    index: int


def places(combat: Combat) -> dict[str, Place]:
    """The place of every permanent: attackers in lanes, bands side by side; blockers before them; the rest home.

    Those that have left are counted by themselves.
    """
    lanes = {id: lane for lane, id in enumerate(_attackers(combat))}
    found = {id: Place(_side(combat, id), Row.ATTACKERS, lane, 0) for id, lane in lanes.items()}
    found |= {id: place for id, place in _blockers(combat, lanes).items() if id not in found}
    homes: dict[tuple[Row, bool], int] = {}
    for permanent in combat.permanents:
        if permanent.id not in found:
            seat = home_seat(combat, permanent)
            row = Row.NEAR_HOME if seat is Seat.NEAR else Row.FAR_HOME
            pile = (row, combat.zone(permanent.id) is Zone.GONE)
            found[permanent.id] = Place(seat, row, None, homes.get(pile, 0))
            homes[pile] = homes.get(pile, 0) + 1
    return found


def home_seat(combat: Combat, permanent: Permanent) -> Seat:
    """The side on which a permanent lies: its controller's, or for a battle its protector's."""
    return seat_of(combat, defender_of_permanent(permanent))


def _side(combat: Combat, id: str) -> Seat:
    return seat_of(combat, combat.permanent(id).controller)


def _attackers(combat: Combat) -> list[str]:
    """In the order in which they came, the members of a band next to one another."""
    ids: dict[str, None] = {}
    for attacker in combat.attackers:
        band = next((band for band in combat.bands if attacker.id in band), (attacker.id,))
        ids.update(dict.fromkeys(band))
    return [id for id in ids if combat.attacker(id) is not None]


def _blockers(combat: Combat, lanes: dict[str, int]) -> dict[str, Place]:
    """Each in the lane of the first attacker that it blocks, in that attacker's order; without one, in no lane."""
    found: dict[str, Place] = {}
    homeless = 0
    lane_of = {one.id: min((lanes[id] for id in one.blocking), default=None) for one in combat.blockers}
    for attacker, lane in lanes.items():
        attacking = combat.attacker(attacker)
        own = [id for id in (attacking.blockers if attacking else ()) if lane_of.get(id) == lane]
        found |= {id: Place(_side(combat, id), Row.BLOCKERS, lane, index) for index, id in enumerate(own)}
    for blocker in combat.blockers:
        if blocker.id not in found:
            found[blocker.id] = Place(_side(combat, blocker.id), Row.BLOCKERS, None, homeless)
            homeless += 1
    return found


def bands_shown(combat: Combat) -> dict[str, int]:
    """The number of its band, from 0, of every attacker that is in one."""
    return {id: number for number, band in enumerate(combat.bands) if len(band) > 1 for id in band}
