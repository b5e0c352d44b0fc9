"""What can be done with a player or permanent, as a menu: edit it, pair it, act on it, take it off the table."""

from collections.abc import Callable

from PySide6.QtWidgets import QMenu, QWidget

from simulator.controller.board_state import BoardState
from simulator.controller.intents import Act, Intent, MakeActive, TakeOff
from simulator.controller.offers import ActionView
from simulator.view.action_form import base_action
from simulator.view.meaning import dropped_on, taken_home
from simulator.view.sentences import as_plain
from simulator.view.table_link import TableLink
from simulator.view.texts import Texts


class ActionMenu(QMenu):
    """The menu of one subject on the present board.

    `do` carries out an intent; `edit` opens the line of the subject; `ask` opens what an action leaves to choose.
    """

    def __init__(
        self,
        link: TableLink,
        texts: Texts,
        subject: str,
        do: Callable[[Intent], object],
        edit: Callable[[str], None],
        ask: Callable[[ActionView], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setToolTipsVisible(True)
        self._link, self._texts, self._subject, self._do, self._ask = link, texts, subject, do, ask
        state = link.state
        self._add(texts.say("window.action.edit"), lambda: edit(subject))
        self._add_pairings(state)
        self.addSeparator()
        offers = link.actions(subject)
        for offer in offers:
            self._add_offer(offer, state)
        if offers:
            self.addSeparator()
        if state.player(subject) is not None:
            self._add(texts.say("window.action.make-active"), lambda: do(MakeActive(subject)))
        self._add(texts.say("window.edit.take-off"), lambda: do(TakeOff(subject)))

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

    def _add_offer(self, offer: ActionView, state: BoardState) -> None:
        words = self._texts.say(f"action.{offer.kind.value}")
        if offer.asks:
            self._add(f"{words}…", lambda: self._ask(offer))
        else:
            self._add_intent(words, Act(base_action(offer)))
        if offer.refusal is not None:
            action = self.actions()[-1]
            action.setEnabled(False)
            action.setToolTip(as_plain(self._texts, offer.refusal, state))

    def _add_intent(self, words: str, intent: Intent) -> None:
        self._add(words, lambda: self._do(intent))

    def _add(self, words: str, act: Callable[[], object]) -> None:
        # In menus an ampersand marks a key.
        self.addAction(words.replace("&", "&&")).triggered.connect(lambda: act())
