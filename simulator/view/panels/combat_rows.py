"""The table as rows of words: the same state as the board, for people who hear it or prefer a list."""

from collections.abc import Iterator
from dataclasses import dataclass

from simulator.controller.board_state import ArrowKind, BoardState, CardKind, CardView, PlayerView, ShareView
from simulator.rules.messages import Message, Name, message, names
from simulator.view.look.texts import Texts


@dataclass(frozen=True, slots=True)
class RowKey:
    """What a row is about: a player or permanent, or (with `recipient`) one share of a source's damage."""

    id: str
    recipient: str | None = None


@dataclass(frozen=True, slots=True)
class TreeRow:
    """One row: who it is (`head`), and what it does in this combat (`about`, may be empty)."""

    key: RowKey
    head: str
    about: str
    children: tuple["TreeRow", ...] = ()


class RowWriter:
    """Writes the rows of one state in one language."""

    def __init__(self, texts: Texts, state: BoardState) -> None:
        self._texts, self._state = texts, state

    def rows(self) -> tuple[TreeRow, ...]:
        """A row for each player, below it those of the permanents it controls, below these their shares."""
        return tuple(self._player(player) for player in self._state.players)

    def _player(self, player: PlayerView) -> TreeRow:
        cards = tuple(self._card(card) for card in self._state.cards if card.controller == player.id)
        head = f"{self._name(player.id)}  {self._life(player)}"
        return TreeRow(RowKey(player.id), head, self._said(player), cards)

    def _life(self, player: PlayerView) -> str:
        life = self._say("window.list.life", life=player.life)
        return f"{life}, {self._say('window.list.poison', poison=player.poison)}" if player.poison else life

    def _said(self, player: PlayerView) -> str:
        said: list[str] = []
        if player.out:
            said.append(self._say("window.list.out"))
        elif player.attacking_side:
            said.append(self._say("window.list.attacking-player"))
        if player.team is not None:
            said.append(self._say("board.tip.team", team=player.team))
        for commander, points in player.commander_damage:
            said.append(self._say("board.tip.commander", commander=Name(commander), n=points))
        if player.announces:
            said.append(self._say("window.list.announces"))
        if player.life_after is not None:
            said.append(self._say("window.list.life-after", life=player.life_after))
        return ", ".join(said)

    def _card(self, card: CardView) -> TreeRow:
        shares = tuple(self._share(share) for share in self._state.shares if share.source == card.id)
        head = f"{self._name(card.id)}  {', '.join(self._is(card))}"
        return TreeRow(RowKey(card.id), head, ", ".join(self._does(card)), shares)

    def _is(self, card: CardView) -> Iterator[str]:
        if card.power is not None and card.toughness is not None and card.kind is CardKind.CREATURE:
            yield f"{card.power}/{card.toughness}"
        if card.loyalty is not None:
            yield self._say("window.list.loyalty", loyalty=card.loyalty)
        if card.defense is not None:
            yield self._say("window.list.defense", defense=card.defense)
        if card.damage:
            yield self._say("window.list.damage", damage=card.damage)
        yield from (self._texts.text(badge.words, self._state) for badge in card.badges)
        if card.tapped:
            yield self._say("window.list.tapped")

    def _does(self, card: CardView) -> Iterator[str]:
        if not card.in_play:
            yield self._say("window.list.waiting")
        yield from (self._texts.text(words, self._state) for words in self._pairings(card))
        if card.note:
            yield self._texts.text(card.note, self._state)
        for sentence in card.undeclarable:
            yield self._texts.say("board.tip.undeclarable", self._state, reason=sentence.message)
        for effect in self._state.effects:
            if effect.in_force and card.id in effect.on:
                yield self._texts.text(effect.words, self._state)
        if card.to_assign:
            yield self._say("window.list.assigned", assigned=card.assigned, total=card.to_assign)
        if card.need:
            yield self._say("window.list.needs", needed=card.need.needed, assigned=card.need.assigned)
            if card.need.would_leave:
                yield self._say("window.list.would-leave")
            elif card.need.is_lethal:
                yield self._say("window.list.lethal")

    def _pairings(self, card: CardView) -> Iterator[Message]:
        arrows = self._state.arrows
        for arrow in arrows:
            if arrow.origin == card.id:
                attack = arrow.kind is ArrowKind.ATTACK
                yield message("window.list.attacks" if attack else "window.list.blocks", other=Name(arrow.target))
        blockers = tuple(one.origin for one in arrows if one.kind is ArrowKind.BLOCK and one.target == card.id)
        if blockers:
            yield message("window.list.blocked-by", others=names(blockers))

    def _share(self, share: ShareView) -> TreeRow:
        amount = "–" if share.amount is None else str(share.amount)
        head = self._say("window.list.to", recipient=Name(share.recipient), amount=amount)
        possible = ", ".join(
            str(span.least) if span.least == span.most else f"{span.least}–{span.most}" for span in share.possible
        )
        allowed = self._say("window.list.possible", amounts=possible) if possible else ""
        return TreeRow(RowKey(share.source, share.recipient), head, allowed)

    def _name(self, id: str) -> str:
        return self._say("window.list.name", who=Name(id))

    def _say(self, key: str, **values: "str | int | Name | tuple[Name, ...]") -> str:
        return self._texts.say(key, self._state, **values)
