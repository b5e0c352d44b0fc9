"""What opens beside a player or permanent: its line to edit, its menu, and what an action has to ask."""

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QWidget

from simulator.controller.board_state import Refusal
from simulator.controller.offers import ActionView
from simulator.controller.palette import typed_entry
from simulator.view.action_form import ActionForm
from simulator.view.action_menu import ActionMenu
from simulator.view.board_view import BoardView
from simulator.view.edit_popup import EditPopup
from simulator.view.table_link import TableLink
from simulator.view.texts import Texts

_GAP = 10


class SubjectPopups(QObject):
    """Opens one of them at a time over the window."""

    def __init__(self, link: TableLink, texts: Texts, board: BoardView, window: QWidget) -> None:
        super().__init__(window)
        self._link, self._texts, self._board, self._window = link, texts, board, window
        self.edit_popup = EditPopup(texts, _wrong_with, window)
        self.edit_popup.wanted.connect(link.do)
        self.edit_popup.typed.connect(lambda id, line: link.edit(id, line, texts.language))
        self.form = ActionForm(texts, window)
        self.form.wanted.connect(link.do)
        link.changed.connect(self._follow)

    def edit(self, id: str) -> None:
        """Edit a player or permanent beside it."""
        subject = self._link.subject(id)
        if subject is not None:
            self.form.hide()
            self.edit_popup.open(subject, self._line(id), self._beside(id, self.edit_popup.width()))

    def menu(self, id: str, at: QPoint) -> None:
        """Offer what can be done; `at`: a place on the screen."""
        menu = self.menu_of(id)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(at)

    def menu_of(self, id: str) -> ActionMenu:
        """The menu of what can be done now."""
        return ActionMenu(self._link, self._texts, id, self._link.do, self.edit, self._ask, self._window)

    def close(self) -> None:
        """Close whatever is open."""
        self.edit_popup.hide()
        self.form.hide()

    def _ask(self, offer: ActionView) -> None:
        self.edit_popup.hide()
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


def _wrong_with(line: str) -> Refusal | None:
    found = typed_entry(line)
    return found if isinstance(found, Refusal) else None
