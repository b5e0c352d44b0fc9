"""What can be done with a player or permanent, as a menu: edit it, pair it, act on it, take it off the table."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Protocol

from PySide6.QtWidgets import QMenu, QWidget

from simulator.controller.board_state import BoardState, PlayerView
from simulator.controller.effect_palette import effect_palette
from simulator.controller.intents import Act, EditPlayer, HandOver, Intent, JoinTeam, MakeActive, TakeOff
from simulator.controller.offers import ActionView
from simulator.rules.messages import Name
from simulator.rules.objects import Player
from simulator.rules.timeline import ActionKind
from simulator.view.look.sentences import as_plain
from simulator.view.look.texts import Texts
from simulator.view.panels.action_form import base_action
from simulator.view.panels.effect_intents import taking_off
from simulator.view.panels.effect_menu import EffectActs
from simulator.view.panels.effect_said import effect_said
from simulator.view.table.meaning import dropped_on, taken_home
from simulator.view.window.table_link import TableLink

_OF_COMBAT = frozenset(
    (
        ActionKind.PUT_ATTACKING,
        ActionKind.PUT_BLOCKING,
        ActionKind.BECOMES_ATTACKING,
        ActionKind.BECOMES_BLOCKING,
        ActionKind.NINJUTSU,
        ActionKind.SNEAK,
        ActionKind.REMOVE_FROM_COMBAT,
        ActionKind.RESELECT,
        ActionKind.BECOMES_BLOCKED,
        ActionKind.BECOMES_UNBLOCKED,
    )
)


class SubjectActs(EffectActs, Protocol):
    """Who carries out what is chosen, and opens what is still to be asked."""

    def edit(self, id: str) -> None:
        """Edit a player or permanent beside it."""

    def ask(self, offer: ActionView) -> None:
        """Ask what an action leaves to choose."""

    def put_effect(self, key: str, id: str) -> None:
        """Put an effect of the palette on a player or permanent."""

    def order_foes(self, creature: str, foes: tuple[str, ...]) -> None:
        """Ask for the damage assignment order of a creature."""


class ActionMenu(QMenu):
    """The menu of one subject on the present board."""

    def __init__(self, link: TableLink, texts: Texts, subject: str, acts: SubjectActs, parent: QWidget) -> None:
        super().__init__(parent)
        self.setToolTipsVisible(True)
        self._link, self._texts, self._subject, self._acts = link, texts, subject, acts
        state = link.state
        self._add(texts.say("window.action.edit"), lambda: acts.edit(subject))
        self._add_pairings(state)
        self._add_order(state)
        self.addSeparator()
        self._add_offers(link.actions(subject), state)
        self._add_effects(state)
        self.addSeparator()
        player = state.player(subject)
        if player is not None:
            self._add_teams(player, state)
            self._add_controllers(player, state)
            self._add_intent(texts.say("window.action.make-active"), MakeActive(subject))
        self._add_sides(state)
        self._add_intent(texts.say("window.edit.take-off"), TakeOff(subject))

    def _add_pairings(self, state: BoardState) -> None:
        """Every place where the card could be dropped, for those who do not drag."""
        for drop in self._link.drops(self._subject):
            intent = dropped_on(state, self._subject, drop.target)
            stands = any((arrow.origin, arrow.target) == (self._subject, drop.target) for arrow in state.arrows)
            if drop.allowed and intent is not None and not stands:
                self._add_intent(as_plain(self._texts, drop.reason, state), intent)
        home = taken_home(state, self._subject)
        if home is not None:
            self._add_intent(self._texts.say("window.action.home"), home)

    def _add_order(self, state: BoardState) -> None:
        """The damage assignment order, where there is one to choose."""
        foes = state.foes_of(self._subject)
        if foes:
            self._add(self._texts.say("window.action.order"), lambda: self._acts.order_foes(self._subject, foes))

    def _add_offers(self, offers: tuple[ActionView, ...], state: BoardState) -> None:
        """The actions, a line between those of different kinds."""
        for before, offer in zip((None, *offers), offers, strict=False):
            if before is not None and (before.kind in _OF_COMBAT) != (offer.kind in _OF_COMBAT):
                self.addSeparator()
            self._add_offer(offer, state)

    def _add_offer(self, offer: ActionView, state: BoardState) -> None:
        words = self._texts.say(f"action.{offer.kind.value}")
        if offer.asks:
            self._add(f"{words}…", lambda: self._acts.ask(offer))
        else:
            self._add_intent(words, Act(base_action(offer)))
        if offer.refusal is not None:
            action = self.actions()[-1]
            action.setEnabled(False)
            action.setToolTip(as_plain(self._texts, offer.refusal, state))

    def _add_teams(self, player: PlayerView, state: BoardState) -> None:
        """With whom a player may share a team."""
        more = self.addMenu(self._texts.say("window.action.team"))
        if player.team is not None:
            alone = more.addAction(self._texts.say("window.action.team.alone"))
            alone.triggered.connect(partial(self._acts.do, JoinTeam(player.id, None)))
        for other in state.players:
            if other.id != player.id and (player.team is None or other.team != player.team):
                words = self._texts.say("window.action.team.with", state, player=Name(other.id))
                entry = more.addAction(words.replace("&", "&&"))
                entry.triggered.connect(partial(self._acts.do, JoinTeam(player.id, other.id)))

    def _add_controllers(self, player: PlayerView, state: BoardState) -> None:
        """Who may decide for a player. Rule: CR 723."""
        subject = self._link.subject(player.id)
        if not isinstance(subject, Player):
            return
        more = self.addMenu(self._texts.say("window.action.controlled"))
        for id in (None, *(other.id for other in state.players if other.id != player.id)):
            if id != player.controlled_by:
                nobody = self._texts.say("window.action.controlled.nobody")
                words = nobody if id is None else self._texts.say("window.list.name", state, who=Name(id))
                entry = more.addAction(words.replace("&", "&&"))
                entry.triggered.connect(
                    partial(self._acts.do, EditPlayer(player.id, replace(subject, controlled_by=id)))
                )

    def _add_sides(self, state: BoardState) -> None:
        """At which other player's side a card may lie from the beginning, for those who do not drag."""
        card = state.card(self._subject)
        if card is None:
            return
        more = self.addMenu(self._texts.say("window.action.hand-over"))
        for player in state.players:
            if player.id != (card.protector or card.controller):
                words = self._texts.say("window.list.name", state, who=Name(player.id))
                entry = more.addAction(words.replace("&", "&&"))
                entry.triggered.connect(partial(self._acts.do, HandOver(card.id, player.id)))

    def _add_effects(self, state: BoardState) -> None:
        """Effects to put on the subject, those that lie on it, and what may be chosen about them."""
        more = self.addMenu(self._texts.say("action.effect"))
        for key in effect_palette():
            put = more.addAction(self._texts.say(f"effect-palette.{key}"))
            put.triggered.connect(partial(self._acts.put_effect, key, self._subject))
        for choice in state.effect_choices:
            if choice.recipient == self._subject:
                words = self._texts.say("effect-menu.order", state, recipient=Name(choice.recipient))
                self._add(words, partial(self._acts.order_effects, choice))
        for effect in state.effects:
            if self._subject in effect.on:
                words = effect_said(effect, self._texts, state)
                self._add_intent(self._texts.say("effect-menu.take-off-it", None, effect=words), taking_off(effect))

    def _add_intent(self, words: str, intent: Intent) -> None:
        self._add(words, lambda: self._acts.do(intent))

    def _add(self, words: str, act: Callable[[], object]) -> None:
        # In menus an ampersand marks a key.
        self.addAction(words.replace("&", "&&")).triggered.connect(lambda: act())
