"""What opens beside a player or permanent: its line to edit, its menu, and what an action has to ask."""

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QWidget

from simulator.controller.effect_palette import effect_palette
from simulator.controller.effect_view import EffectChoiceView
from simulator.controller.intents import Intent
from simulator.controller.offers import ActionView
from simulator.controller.palette import typed_entry
from simulator.view.look.texts import Texts
from simulator.view.panels.action_form import ActionForm
from simulator.view.panels.action_menu import ActionMenu
from simulator.view.panels.ask_form import AskForm
from simulator.view.panels.edit_popup import EditPopup
from simulator.view.panels.effect_form import EffectForm
from simulator.view.panels.effect_menu import EffectMenu
from simulator.view.panels.order_form import OrderForm
from simulator.view.table.board_view import BoardView
from simulator.view.window.table_link import TableLink

_GAP = 10


class SubjectPopups(QObject):
    """Opens one of them at a time over the window."""

    def __init__(self, link: TableLink, texts: Texts, board: BoardView, window: QWidget) -> None:
        super().__init__(window)
        self._link, self._texts, self._board, self._window = link, texts, board, window
        self.edit_popup = EditPopup(texts, typed_entry, window)
        self.edit_popup.wanted.connect(link.do)
        self.edit_popup.typed.connect(lambda id, line: link.edit(id, line, texts.language))
        self.form = ActionForm(texts, window)
        self.effect_form = EffectForm(texts, window)
        self.order_form = OrderForm(texts, window)
        for asking in (self.form, self.effect_form, self.order_form):
            asking.wanted.connect(link.do)
        link.changed.connect(self._follow)

    @property
    def panels(self) -> tuple[EditPopup | AskForm, ...]:
        """All of them, open or not."""
        return self.edit_popup, self.form, self.effect_form, self.order_form

    def edit(self, id: str) -> None:
        """Edit a player or permanent beside it."""
        subject = self._link.subject(id)
        if subject is not None:
            self.close()
            self.edit_popup.open(subject, self._line(id), self._beside(id, self.edit_popup.width()))

    def menu(self, id: str, at: QPoint) -> None:
        """Offer what can be done; `at`: a place on the screen."""
        menu = self.menu_of(id)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(at)

    def menu_of(self, id: str) -> ActionMenu:
        """The menu of what can be done now."""
        return ActionMenu(self._link, self._texts, id, self, self._window)

    def close(self) -> None:
        """Close whatever is open."""
        for panel in self.panels:
            panel.hide()

    def do(self, intent: Intent) -> None:
        """Carry out a wish."""
        self._link.do(intent)

    def effect_menu(self, place: int, at: QPoint) -> None:
        """Offer what can be done with an effect, by its place; `at`: a place on the screen."""
        menu = self.effect_menu_of(place)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(at)

    def effect_menu_of(self, place: int) -> EffectMenu:
        """The menu of an effect, by its place."""
        return EffectMenu(self._link.state, self._texts, place, self, self._window)

    def put_effect(self, key: str, id: str) -> None:
        """Put an effect of the palette on a player or permanent, or ("") on the whole board."""
        self.close()
        effect = effect_palette().get(key)
        if effect is not None:
            self.effect_form.open(key, effect, id, self._link.state, self._beside(id, self.effect_form.width()))

    def order_effects(self, choice: EffectChoiceView) -> None:
        """Ask how effects change the damage to a recipient."""
        self.close()
        beside = self._beside(choice.recipient, self.order_form.width())
        self.order_form.order_effects(choice, self._link.state, beside)

    def order_foes(self, creature: str, foes: tuple[str, ...]) -> None:
        """Ask for the damage assignment order of a creature."""
        self.close()
        self.order_form.order_foes(creature, foes, self._link.state, self._beside(creature, self.order_form.width()))

    def ask(self, offer: ActionView) -> None:
        """Ask what an action leaves to choose."""
        self.close()
        self.form.open(offer, self._link.state, self._beside(offer.subject, self.form.width()))

    def _follow(self) -> None:
        """Show what has become of what is being edited."""
        subject = self.edit_popup.subject
        if subject is not None and self.edit_popup.isVisible():
            self.edit_popup.show_subject(self._link.subject(subject.id), self._line(subject.id))

    def _line(self, id: str) -> str:
        return self._link.text_of(id, self._texts.language)

    def _beside(self, id: str, width: int) -> QPoint:
        """A corner to the right of a card or seat, or to the left where there is no room."""
        box = self._board.table.layout_shown.box_of(id)
        if box is None:
            return self._board.mapTo(self._window, QPoint(_GAP, _GAP))
        right = self._board.mapTo(self._window, self._board.mapFromScene(box.right, box.y))
        if right.x() + _GAP + width <= self._window.width():
            return right + QPoint(_GAP, 0)
        left = self._board.mapTo(self._window, self._board.mapFromScene(box.x, box.y))
        return left - QPoint(width + _GAP, 0)
