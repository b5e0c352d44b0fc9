"""What the table tells of a thing when the pointer rests on it: what the letters mean, and what was cut."""

from collections.abc import Iterator

from simulator.controller.board_state import BoardState, CardView, PlayerView, ShareView, Span
from simulator.rules.messages import Name
from simulator.view.look.texts import Texts

_POISON_HUE, _COMMANDER_HUE = 2, 0


def card_tip(card: CardView, state: BoardState, texts: Texts) -> str:
    """A card in words, line by line."""
    return "\n".join(_card_lines(card, state, texts))


def player_tip(player: PlayerView, state: BoardState, texts: Texts) -> str:
    """A player in words, line by line."""
    return "\n".join(_player_lines(player, state, texts))


def player_chips(player: PlayerView, poison: int) -> tuple[tuple[str, int], ...]:
    """Poison, and the most damage that one commander has dealt, as letters and hues of chips."""
    chips = [(f"☠ {poison}", _POISON_HUE)] if poison else []
    most = max((n for _, n in player.commander_damage), default=0)
    return (*chips, (f"CO {most}", _COMMANDER_HUE)) if most else tuple(chips)


def share_tip(share: ShareView, state: BoardState, texts: Texts) -> str:
    """From whom to whom, and what is still possible."""
    amounts = ", ".join(_run(span) for span in share.possible)
    names = {"source": Name(share.source), "recipient": Name(share.recipient)}
    return texts.say("board.tip.share", state, amounts=amounts, **names)


def _player_lines(player: PlayerView, state: BoardState, texts: Texts) -> Iterator[str]:
    yield texts.say("board.tip.life", state, player=Name(player.id), n=player.life)
    if player.team is not None:
        yield texts.say("board.tip.team", None, team=player.team)
    if player.controlled_by is not None:
        yield texts.say("board.tip.controlled", state, player=Name(player.controlled_by))
    if player.poison:
        yield texts.say("board.tip.poison", None, n=player.poison)
    for commander, points in player.commander_damage:
        yield texts.say("board.tip.commander", state, commander=Name(commander), n=points)


def _card_lines(card: CardView, state: BoardState, texts: Texts) -> Iterator[str]:
    strength = "" if card.power is None else f" {card.power}/{card.toughness}"
    yield f"{texts.name(card.name)}{strength}"
    for sentence in card.undeclarable:
        yield texts.say("board.tip.undeclarable", state, reason=sentence.message)
    for badge in card.badges:
        yield f"{badge.letters}: {texts.text(badge.words, state)}" + (f" ({badge.rule})" if badge.rule else "")
    for kind, times in card.counters:
        yield f"{kind} ×{times}"
    if card.damage:
        yield texts.say("board.tip.damage", None, n=card.damage)
    if card.tapped:
        yield texts.say("board.tip.tapped")
    if card.token:
        yield texts.say("board.tip.token")


def _run(span: Span) -> str:
    return str(span.least) if span.least == span.most else f"{span.least}–{span.most}"
