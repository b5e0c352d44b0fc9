"""The streamer's bar below the top bar: what is live, its addresses, and what can be chosen about it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from simulator.rules.messages import Message, message
from simulator.view.look.flow_layout import FlowLayout
from simulator.view.look.texts import Texts
from simulator.view.look.widget_look import set_look
from simulator.view.panels.panel import WholePanel
from simulator.view.stream.addresses import in_language
from simulator.view.stream.buttons import button
from simulator.view.stream.reach_box import ReachBox
from simulator.view.stream.scenes_box import ScenesBox
from simulator.view.window.streaming import Overlay


class StreamBar(WholePanel):
    """Shows an overlay that runs. `stop_wanted`: it is to end.

    It can be put away while only this computer reaches the overlay: what the network can reach is always said. It comes
    back for what goes wrong with OBS.
    """

    stop_wanted = Signal()

    def __init__(self, texts: Texts, overlay: Overlay, parent: QWidget | None = None) -> None:
        super().__init__(texts, parent)
        self._overlay = overlay
        self._said = message("overlay.off")
        self.words, self.warning, self.obs_warning = QLabel(), QLabel(), QLabel()
        self.words.setWordWrap(True)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for warning in (self.warning, self.obs_warning):
            warning.setWordWrap(True)
            set_look(warning, "problem")
        self.copy_watch = button(self._copy_watch, "primary")
        self.copy_control = button(self._copy_control)
        self.renew = button(self._renew)
        self.options = button(self._turn_options, "chip")
        self.options.setCheckable(True)
        self.stop = button(self.stop_wanted.emit)
        self.only_here = button(lambda: self.reach.allow(False))
        self.close_button = QToolButton()
        self.close_button.setText("×")
        self.close_button.setAutoRaise(True)
        self.close_button.clicked.connect(self.hide)
        self.reach, self.scenes = ReachBox(texts, overlay), ScenesBox(texts, overlay.obs)
        self.reach.changed.connect(self.refresh)
        self.reach.told.connect(self._tell)
        self.scenes.problem_changed.connect(self._show_problem)
        self._lay_out()
        self.hide()
        self.refresh()

    def begin(self) -> None:
        """Show that it runs, and copy the overlay's address."""
        self._copy_watch()
        self.reach.refresh()
        self.show()
        self.copy_watch.setFocus()

    def end(self) -> None:
        """It has ended."""
        self.scenes.end()
        self.reach.refresh()
        self.options.setChecked(False)
        self._turn_options()
        self.hide()

    def refresh(self) -> None:
        """Write all words."""
        say, open_to_network = self.texts.say, self._overlay.network_allowed
        set_look(self, "notice-warning" if open_to_network else "notice-info")
        self.words.setText(self.texts.text(self._said))
        self.warning.setText(say("overlay.network-open"))
        self.copy_watch.setText(say("overlay.copy-watch"))
        self.copy_control.setText(say("overlay.copy-control"))
        self.renew.setText(say("overlay.renew"))
        self.options.setText(say("overlay.options"))
        self.stop.setText(say("overlay.stop"))
        self.only_here.setText(say("overlay.reach.only-here"))
        self.close_button.setToolTip(say("window.close"))
        self.close_button.setAccessibleName(say("window.close"))
        self._warning_row.setVisible(open_to_network)
        problem = self.scenes.problem
        self.obs_warning.setText("" if problem is None else self.texts.text(problem))
        # With the options open it is said there.
        self.obs_warning.setVisible(problem is not None and not self.options.isChecked())
        self.close_button.setVisible(not open_to_network)

    def _copy_watch(self) -> None:
        self._copy("overlay.live", self._overlay.watch_address(self._overlay.hosts[0]))

    def _copy_control(self) -> None:
        self._copy("overlay.live.control", self._overlay.control_address(self._overlay.hosts[0]))

    def _copy(self, key: str, address: str) -> None:
        shown = in_language(address, self.texts.language)
        QGuiApplication.clipboard().setText(shown)
        self._tell(message(key, address=shown))

    def _tell(self, said: Message) -> None:
        self._said = said
        self.refresh()

    def _renew(self) -> None:
        self._overlay.renew()
        self._copy_watch()
        self.reach.refresh()

    def _turn_options(self) -> None:
        self._options.setVisible(self.options.isChecked())
        self.refresh()

    def _show_problem(self) -> None:
        """Say what goes wrong with OBS, also where the bar was put away."""
        self.refresh()
        if self.scenes.problem is not None:
            self.show()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self.words, 1)
        top.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        buttons = FlowLayout()
        for one in (self.copy_watch, self.copy_control, self.renew, self.options, self.stop):
            buttons.addWidget(one)
        self._warning_row = QWidget()
        warning = QHBoxLayout(self._warning_row)
        warning.setContentsMargins(0, 0, 0, 0)
        warning.addWidget(self.warning, 1)
        warning.addWidget(self.only_here, 0, Qt.AlignmentFlag.AlignTop)
        self._options = QWidget()
        columns = QHBoxLayout(self._options)
        columns.setContentsMargins(0, 4, 0, 4)
        columns.setSpacing(28)
        columns.addWidget(self.reach, 1)
        columns.addWidget(self.scenes, 1)
        self._options.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 7, 8, 7)
        layout.setSpacing(8)
        layout.addLayout(top)
        layout.addLayout(buttons)
        layout.addWidget(self._warning_row)
        layout.addWidget(self.obs_warning)
        layout.addWidget(self._options)
