"""What the table tells of a thing when the pointer rests on it: what the letters mean, and what was cut."""

from collections.abc import Iterator

from simulator.controller.board_state import BoardState, CardView, ShareView, Span
from simulator.rules.messages import Name
from simulator.view.texts import Texts


def card_tip(card: CardView, state: BoardState, texts: Texts) -> str:
    """A card in words, line by line."""
    return "\n".join(_card_lines(card, state, texts))


def share_tip(share: ShareView, state: BoardState, texts: Texts) -> str:
    """From whom to whom, and what is still possible."""
    amounts = ", ".join(_run(span) for span in share.possible)
    names = {"source": Name(share.source), "recipient": Name(share.recipient)}
    return texts.say("board.tip.share", state, amounts=amounts, **names)


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
