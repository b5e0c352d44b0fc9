"""From a board to what is seen of each thing on the table, in words and figures."""

from collections import Counter
from collections.abc import Hashable, Mapping
from dataclasses import replace
from functools import cached_property
from typing import TypeAlias

from simulator.controller.board_state import (
    ArrowView,
    BoardState,
    CardKind,
    CardView,
    NeedView,
    PlayerView,
    ShareView,
)
from simulator.rules.events import Figure
from simulator.rules.messages import Name
from simulator.view.look.texts import Texts
from simulator.view.places.amounts import after, before
from simulator.view.places.curve import Curve
from simulator.view.places.geometry import Box
from simulator.view.places.layout import Layout
from simulator.view.places.share_layout import Slot
from simulator.view.places.written import choices, share_places, shown_shares
from simulator.view.table.arrow_picture import ArrowSight, Emphasis
from simulator.view.table.card_item import CardSight, Need
from simulator.view.table.card_look import look_of
from simulator.view.table.player_item import PlayerSight
from simulator.view.table.share_item import ShareSight
from simulator.view.table.sight_memory import SightMemory
from simulator.view.table.tips import card_tip, player_chips, player_tip, share_tip

Figures: TypeAlias = Mapping[Figure, int]
"""Figures of one player or card, shown in place of its own."""

_SLENDER_FROM = 5
_SLENDEREST = 0.5


class Memories:
    """What was seen of cards and shares before."""

    def __init__(self) -> None:
        self.cards = SightMemory[str, CardSight]()
        self.shares = SightMemory[Slot, ShareSight]()

    def hold_to(self, words: Hashable) -> None:
        """Forget everything, unless everyone is called the same as before, in the same language."""
        self.cards.hold_to(words)
        self.shares.hold_to(words)


class Sights:
    """Says what is seen of the things of one board on one layout. `active`: the source whose shares come first."""

    def __init__(self, state: BoardState, layout: Layout, texts: Texts, active: str | None, known: Memories) -> None:
        self.state = state
        self.layout = layout
        self.texts = texts
        self.active = active
        self._known = known
        everyone: tuple[PlayerView | CardView, ...] = (*state.players, *state.cards, *state.gone)
        known.hold_to((texts.language, tuple((one.id, one.name) for one in everyone)))

    def card(self, card: CardView, figures: Figures) -> CardSight:
        """A card, with figures in place of its own."""
        if figures:
            return self._card(card, figures)
        of = card, self._recipients[card.id] > 1, self._share_places.get(card.id, 0)
        return self._known.cards.sight(card.id, of, lambda: self._card(card, figures), self._fitted)

    def _fitted(self, sight: CardSight) -> CardSight:
        measures = self.layout.measures
        return sight if sight.measures == measures else replace(sight, measures=measures)

    def _card(self, card: CardView, figures: Figures) -> CardSight:
        divides = self._recipients[card.id] > 1
        return CardSight(
            look=look_of(card, self.texts.name(card.name), figures),
            measures=self.layout.measures,
            need=self._need(card, card.need) if card.need else None,
            note=self._note(card, divides),
            points=card.to_assign - card.assigned if divides else None,
            shares=self._share_places.get(card.id, 0),
            faint=card.phased_out or not card.in_play,
            undeclarable=bool(card.undeclarable),
            tip=card_tip(card, self.state, self.texts),
        )

    def player(self, player: PlayerView, figures: Figures) -> PlayerSight:
        """A player, with figures in place of the own."""
        line = self._change(player)
        box = self.layout.seats[player.id]
        return PlayerSight(
            name=self.texts.name(player.name),
            life=figures.get(Figure.LIFE, player.life),
            line=line or self._standing(player),
            changes=bool(line),
            announces=player.announces,
            out=player.out,
            width=box.width,
            height=box.height,
            chips=player_chips(player, figures.get(Figure.POISON, player.poison)),
            tip=player_tip(player, self.state, self.texts),
        )

    def share(self, share: ShareView, box: Box) -> ShareSight:
        """A share in its box."""
        choice, alone = self._recipients[share.source] > 1, self._shown_at[share.recipient] == 1
        of = share, choice, alone, choice and share.source == self.active

        def fitted(sight: ShareSight) -> ShareSight:
            same = (sight.width, sight.height) == (box.width, box.height)
            return sight if same else replace(sight, width=box.width, height=box.height)

        slot = share.source, share.recipient
        return self._known.shares.sight(slot, of, lambda: self._share(share, box, choice, alone), fitted)

    def _share(self, share: ShareView, box: Box, choice: bool, alone: bool) -> ShareSight:
        return ShareSight(
            amount=share.possible[0].least if share.forced and share.amount is None else share.amount,
            source="" if alone else self.texts.name(self.state.name_of(share.source)),
            open=choice and share.source == self.active,
            less=before(share.possible, share.amount) is not None,
            more=after(share.possible, share.amount) is not None,
            width=box.width,
            height=box.height,
            tip=share_tip(share, self.state, self.texts),
        )

    def arrow(self, arrow: ArrowView, curve: Curve, looked_at: str | None) -> ArrowSight:
        """An arrow on its way; strong where it begins or ends at what is looked at, and faint where others do."""
        emphasis = Emphasis.PLAIN
        if looked_at in self._joined:
            emphasis = Emphasis.STRONG if looked_at in (arrow.origin, arrow.target) else Emphasis.FAINT
        slender = max(_SLENDEREST, min(1.0, _SLENDER_FROM / self._arrivals[arrow.target]))
        return ArrowSight(arrow.kind, curve, arrow.order, self.layout.measures.unit * slender, emphasis)

    @cached_property
    def _share_places(self) -> Mapping[str, int]:
        return share_places(self.state)

    @cached_property
    def _joined(self) -> frozenset[str | None]:
        """Everything at which an arrow begins or ends."""
        return frozenset(id for arrow in self.state.arrows for id in (arrow.origin, arrow.target))

    @cached_property
    def _arrivals(self) -> Counter[str]:
        """How many arrows arrive at each thing."""
        return Counter(arrow.target for arrow in self.state.arrows)

    @cached_property
    def _recipients(self) -> Counter[str]:
        """How many recipients each source has."""
        return choices(self.state)

    @cached_property
    def _shown_at(self) -> Counter[str]:
        """How many shares each recipient has that are worth a place."""
        return Counter(share.recipient for share in shown_shares(self.state))

    def _need(self, card: CardView, need: NeedView) -> Need:
        key = "board.need.missing" if need.assigned else "board.need.none"
        if need.would_leave:
            key = "board.need.destroyed" if card.kind is CardKind.CREATURE else "board.need.leaves"
        elif need.is_lethal:
            key = "board.need.lethal" if card.kind is CardKind.CREATURE else "board.need.met"
        words = self.texts.say(key, None, assigned=need.assigned, needed=need.needed)
        return Need(words, need.is_lethal, need.would_leave)

    def _note(self, card: CardView, divides: bool) -> str:
        if divides and card.to_assign:
            key = "board.assigned" if card.announcer is None else "board.assigned-by"
            by = Name(card.announcer or card.controller)
            return self.texts.say(key, self.state, assigned=card.assigned, amount=card.to_assign, player=by)
        return self.texts.text(card.note, self.state) if card.note else ""

    def _change(self, player: PlayerView) -> str:
        """What the draft would leave of a player."""
        changes: list[str] = []
        if player.life_after is not None:
            less = player.life - player.life_after
            key = "board.life-gained" if less < 0 else "board.life-after"
            changes.append(self.texts.say(key, None, less=less, more=-less, after=player.life_after))
        if player.poison_after is not None:
            changes.append(self.texts.say("board.poison-after", None, after=player.poison_after))
        return " · ".join(changes)

    def _standing(self, player: PlayerView) -> str:
        if player.out:
            return self.texts.say("board.out")
        if player.announces:
            return self.texts.say("board.announces")
        if player.controlled_by is not None:
            return self.texts.say("board.tip.controlled", self.state, player=Name(player.controlled_by))
        side = self.texts.say("board.attacking" if player.attacking_side else "board.defending")
        return side if player.team is None else self.texts.say("board.in-team", None, side=side, team=player.team)


def figures_by_object(figures: tuple[tuple[str, Figure, int], ...]) -> Mapping[str, Figures]:
    """The figures of a frame, gathered by player or card."""
    gathered: dict[str, dict[Figure, int]] = {}
    for id, figure, value in figures:
        gathered.setdefault(id, {})[figure] = value
    return gathered
