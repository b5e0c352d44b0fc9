"""Begins and ends the overlay from the window."""

from simulator.view.look.texts import Texts
from simulator.view.panels.notice import NoticeContent, NoticeKind
from simulator.view.panels.notice_area import NoticeArea, Topic
from simulator.view.stream.stream_bar import StreamBar
from simulator.view.window.streaming import Overlay


class Streaming:
    """One command begins it and copies its address; a bar among the notices does the rest."""

    def __init__(self, overlay: Overlay, texts: Texts, notices: NoticeArea) -> None:
        self._overlay, self._texts, self._notices = overlay, texts, notices
        self.bar: StreamBar | None = None

    def show(self) -> None:
        """Begin if it has not begun; copy the overlay's address and tell it."""
        problem = self._overlay.start()
        if problem is not None:
            self._notices.show_notice(Topic.OVERLAY, NoticeContent(NoticeKind.WARNING, problem))
            return
        self._notices.clear(Topic.OVERLAY)
        self._made().begin()

    def end(self) -> None:
        """End it; pages show nothing from now on."""
        self._overlay.stop()
        if self.bar is not None:
            self.bar.end()

    def _made(self) -> StreamBar:
        """The bar, made when it is first wanted: few people stream."""
        if self.bar is None:
            self.bar = StreamBar(self._texts, self._overlay)
            self.bar.stop_wanted.connect(self.end)
            self._notices.add_bar(self.bar)
        return self.bar
