"""One window up to its first painted frame: `python -m tests.benchmarks.first_frame bare|start|BOARD`.

Prints the milliseconds of processor time since the process began, and ends. `bare`: a window of Qt's own with an empty
view; `start`: the program on its start page; anything else: the program on this board.
"""

import sys
from time import process_time

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

_PAINTED = QEvent.Type(QEvent.registerEventType())
_run = QApplication.exec


class FirstFrame(QObject):
    """Tells the time when the first frame has been painted, and ends the application."""

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self._is_painting = False
        application.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() is QEvent.Type.Paint and not self._is_painting:
            self._is_painting = True
            # A frame is painted within one event: this one comes when it is whole.
            QCoreApplication.postEvent(self, QEvent(_PAINTED), Qt.EventPriority.HighEventPriority.value)
        return False

    def customEvent(self, _event: QEvent) -> None:  # noqa: N802
        print(f"{1000 * process_time():.1f}")
        QCoreApplication.exit(0)


def run_to_the_first_frame() -> int:
    """In place of `QApplication.exec`."""
    application = QCoreApplication.instance()
    assert application is not None
    FirstFrame(application)
    return _run()


def bare() -> int:
    """A window of Qt's own."""
    application = QApplication(sys.argv)
    window = QMainWindow()
    window.setCentralWidget(QGraphicsView(QGraphicsScene(window)))
    window.show()
    return application.exec()


def program(arguments: list[str]) -> int:
    """The program, as from the shell."""
    # Not for the bare window, which is measured with what it needs itself.
    from simulator.cli import main  # noqa: PLC0415

    return main(arguments)


if __name__ == "__main__":
    QApplication.exec = staticmethod(run_to_the_first_frame)
    wanted = sys.argv[1]
    sys.exit(bare() if wanted == "bare" else program([] if wanted == "start" else ["gui", wanted]))
