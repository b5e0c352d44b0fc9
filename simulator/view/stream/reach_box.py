"""Who can reach the overlay: this computer alone, or, once that has been confirmed, every device in its networks."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from simulator.rules.messages import Message, message
from simulator.view.look.choice_box import ChoiceBox
from simulator.view.look.flow_layout import FlowLayout
from simulator.view.look.texts import Texts
from simulator.view.look.widget_look import set_look
from simulator.view.panels.panel import WholePanel
from simulator.view.stream.addresses import in_language
from simulator.view.stream.buttons import button
from simulator.view.stream.qr_picture import QrPicture
from simulator.view.window.streaming import Overlay


class ReachBox(WholePanel):
    """`changed`: the network was let in or shut out. `told`: something to say about it."""

    changed = Signal()
    told = Signal(Message)

    def __init__(self, texts: Texts, overlay: Overlay, parent: QWidget | None = None) -> None:
        super().__init__(texts, parent)
        self._overlay = overlay
        self._asks = False
        self.heading, self.words, self.address = QLabel(), QLabel(), QLabel()
        set_look(self.heading, "form-heading")
        for label in (self.words, self.address):
            label.setWordWrap(True)
        set_look(self.words, "muted")
        self.address.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.host = ChoiceBox()
        self.host.currentIndexChanged.connect(lambda _: self._show_address())
        self.ask = button(lambda: self._turn(asks=True))
        self.allow_button = button(lambda: self.allow(True))
        self.refuse = button(lambda: self._turn(asks=False))
        self.copy_control, self.copy_watch = button(self._copy_control), button(self._copy_watch)
        self.show_code = button(self._show_address, "chip")
        self.show_code.setCheckable(True)
        self.code = QrPicture()
        self._lay_out()
        self.refresh()

    def allow(self, allowed: bool) -> None:
        """Let the network in, or shut it out."""
        self._asks = False
        self.show_code.setChecked(False)
        problem = self._overlay.allow_network(allowed)
        if problem is not None:
            self.told.emit(problem)
        self.refresh()
        self.changed.emit()

    def refresh(self) -> None:
        """Write all words, and what can be chosen now."""
        say, is_open = self.texts.say, self._overlay.network_allowed
        self.heading.setText(say("overlay.reach"))
        self.words.setText(say(self._words_key()))
        self.ask.setText(say("overlay.reach.ask"))
        self.allow_button.setText(say("overlay.reach.allow"))
        self.refuse.setText(say("overlay.reach.only-here"))
        self.copy_control.setText(say("overlay.copy-control"))
        self.copy_watch.setText(say("overlay.copy-watch"))
        self.show_code.setText(say("overlay.reach.code"))
        self.host.setAccessibleName(say("overlay.reach.host"))
        self.ask.setVisible(not is_open and not self._asks)
        for one in (self.allow_button, self.refuse):
            one.setVisible(self._asks)
        self._show_hosts()

    def _words_key(self) -> str:
        if self._asks:
            return "overlay.reach.means"
        if not self._overlay.network_allowed:
            return "overlay.reach.here"
        return "overlay.reach.network" if self._network_hosts() else "overlay.reach.offline"

    def _network_hosts(self) -> tuple[str, ...]:
        """The hosts by which other devices reach it."""
        return self._overlay.hosts[1:]

    def _show_hosts(self) -> None:
        hosts = self._network_hosts()
        if [self.host.itemText(place) for place in range(self.host.count())] != list(hosts):
            self.host.clear()
            self.host.addItems(hosts)
        self.host.setVisible(len(hosts) > 1)
        for part in (self.address, self.copy_control, self.copy_watch, self.show_code):
            part.setVisible(bool(hosts))
        self._show_address()

    def _show_address(self) -> None:
        host = self.host.currentText()
        control = self._control(host) if host else ""
        self.address.setText(control)
        self.code.setAccessibleName(self.texts.say("overlay.reach.code.about"))
        self.code.show_address(control if self.show_code.isChecked() else "")
        self.code.setVisible(bool(self.code.address))

    def _control(self, host: str) -> str:
        return in_language(self._overlay.control_address(host), self.texts.language)

    def _copy_control(self) -> None:
        self._copy("overlay.live.control", self._control(self.host.currentText()))

    def _copy_watch(self) -> None:
        watch = self._overlay.watch_address(self.host.currentText())
        self._copy("overlay.live", in_language(watch, self.texts.language))

    def _copy(self, key: str, address: str) -> None:
        QGuiApplication.clipboard().setText(address)
        self.told.emit(message(key, address=address))

    def _turn(self, *, asks: bool) -> None:
        self._asks = asks
        self.refresh()
        (self.refuse if asks else self.ask).setFocus()

    def _lay_out(self) -> None:
        buttons = FlowLayout()
        for one in (self.ask, self.allow_button, self.refuse, self.copy_control, self.copy_watch, self.show_code):
            buttons.addWidget(one)
        column = QVBoxLayout()
        column.setSpacing(7)
        for part in (self.heading, self.words, self.host, self.address):
            column.addWidget(part)
        column.addLayout(buttons)
        column.addStretch(1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(14)
        layout.addLayout(column, 1)
        layout.addWidget(self.code, 0, Qt.AlignmentFlag.AlignTop)
