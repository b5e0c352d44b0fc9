"""Cards and seats as the page draws them. What is not so is left out."""

from simulator.controller.board_state import Badge, CardView, NeedView, PlayerView
from simulator.formats.document import JSON
from simulator.overlay.merge_patch import JsonObject
from simulator.overlay.speaker import Speaker

MOST_BADGES = 6
"""The most badges of a card; viewers could not read more."""


def card_json(card: CardView, speaker: Speaker, draft_shown: bool) -> JsonObject:
    """A card; without what the draft says of it where the draft is hidden."""
    shown: dict[str, JSON] = {
        "name": speaker.name(card.name),
        "kind": card.kind.value,
        "seat": card.seat.value,
        "row": card.row.value,
        "lane": card.lane,
        "index": card.index,
        "role": card.role.value,
        "power": card.power,
        "toughness": card.toughness,
        "damage": card.damage or None,
        "loyalty": card.loyalty,
        "defense": card.defense,
        "counters": dict(card.counters).get("-1/-1"),
        "badges": [_badge(badge, speaker) for badge in card.badges[:MOST_BADGES]],
        "band": card.band,
        "note": None if card.note is None else speaker.text(card.note),
        "tapped": card.tapped or None,
        "away": (card.phased_out or not card.in_play) or None,
    }
    if draft_shown:
        shown |= {"toAssign": card.to_assign or None, "assigned": card.assigned or None, "need": _need(card.need)}
    return said(shown)


def player_json(player: PlayerView, speaker: Speaker, draft_shown: bool) -> JsonObject:
    """A seat; without what the draft would leave where the draft is hidden."""
    shown: dict[str, JSON] = {
        "name": speaker.name(player.name),
        "life": player.life,
        "poison": player.poison or None,
        "seat": player.seat.value,
        "index": player.index,
        "of": player.of,
        "attacking": player.attacking_side or None,
        "out": player.out or None,
    }
    if draft_shown:
        announces = player.announces or None
        shown |= {"announces": announces, "lifeAfter": player.life_after, "poisonAfter": player.poison_after}
    return said(shown)


def said(values: dict[str, JSON]) -> JsonObject:
    """Only what is there: in a merge patch null takes away."""
    return {key: value for key, value in values.items() if value is not None}


def _badge(badge: Badge, speaker: Speaker) -> JsonObject:
    return {"letters": badge.letters, "hue": badge.hue, "words": speaker.text(badge.words)}


def _need(need: NeedView | None) -> JsonObject | None:
    if need is None:
        return None
    return {
        "needed": need.needed,
        "assigned": need.assigned,
        "lethal": need.is_lethal,
        "leaves": need.would_leave,
    }
