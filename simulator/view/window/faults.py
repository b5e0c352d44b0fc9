"""What to say when the program itself fails: a plain sentence in the window, and the details to be copied."""

import sys
import traceback
from types import TracebackType

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from simulator.rules.messages import message
from simulator.view.panels.notice import Choice, NoticeContent, NoticeKind
from simulator.view.panels.notice_area import NoticeArea, Topic


class Faults(QObject):
    """Shows faults in the notice area. Those of other threads arrive as signals, so that widgets stay in their own."""

    _happened = Signal(object)

    def __init__(self, area: NoticeArea) -> None:
        super().__init__(area)
        self._area = area
        self._happened.connect(self._show)

    def install(self) -> None:
        """Take over from Python, which would print a traceback."""
        sys.excepthook = self._hook

    def show(self, fault: BaseException) -> None:
        """Say that something went wrong."""
        self._happened.emit(fault)

    def _hook(self, _kind: type[BaseException], fault: BaseException, _trace: TracebackType | None) -> None:
        if isinstance(fault, KeyboardInterrupt):
            QGuiApplication.quit()
            return
        self.show(fault)

    def _show(self, fault: BaseException) -> None:
        details = "".join(traceback.format_exception(fault))
        copy = Choice(message("window.fault.copy"), lambda: QGuiApplication.clipboard().setText(details))
        said = message("window.fault.kind", kind=type(fault).__name__, what=message("window.fault"))
        self._area.show_notice(Topic.FAULT, NoticeContent(NoticeKind.WARNING, said, (copy,)))
