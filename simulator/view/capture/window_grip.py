"""Moves a window without a frame by its middle, and resizes it by its edges."""

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

_EDGE_PX = 8
_NO_EDGE = Qt.Edge(0)
_ACROSS = {
    Qt.Edge.LeftEdge | Qt.Edge.TopEdge: Qt.CursorShape.SizeFDiagCursor,
    Qt.Edge.RightEdge | Qt.Edge.BottomEdge: Qt.CursorShape.SizeFDiagCursor,
    Qt.Edge.RightEdge | Qt.Edge.TopEdge: Qt.CursorShape.SizeBDiagCursor,
    Qt.Edge.LeftEdge | Qt.Edge.BottomEdge: Qt.CursorShape.SizeBDiagCursor,
    Qt.Edge.LeftEdge: Qt.CursorShape.SizeHorCursor,
    Qt.Edge.RightEdge: Qt.CursorShape.SizeHorCursor,
    Qt.Edge.TopEdge: Qt.CursorShape.SizeVerCursor,
    Qt.Edge.BottomEdge: Qt.CursorShape.SizeVerCursor,
}


@dataclass(frozen=True, slots=True)
class _Hold:
    """Where the pointer took hold on the screen, of which edges, and where the window stood."""

    at: QPoint
    edges: Qt.Edge
    stood: QRect


class WindowGrip:
    """The window system moves the window where it can (on Wayland nobody else may), else this does."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self._hold: _Hold | None = None

    def press(self, event: QMouseEvent) -> None:
        """Take hold of the window."""
        edges = edges_at(self._window.size(), event.position())
        handle = self._window.windowHandle()
        if not (handle.startSystemResize(edges) if edges else handle.startSystemMove()):
            self._hold = _Hold(event.globalPosition().toPoint(), edges, self._window.geometry())

    def move(self, event: QMouseEvent) -> None:
        """Let the window follow the pointer."""
        if self._hold is None:
            return
        by = event.globalPosition().toPoint() - self._hold.at
        self._window.setGeometry(dragged(self._hold.stood, self._hold.edges, by, self._window.minimumSize()))

    def release(self) -> None:
        """Let go of the window."""
        self._hold = None


def edges_at(size: QSize, at: QPointF) -> Qt.Edge:
    """The edges of a window that a place in it is near to."""
    near = {
        Qt.Edge.LeftEdge: at.x() < _EDGE_PX,
        Qt.Edge.RightEdge: at.x() >= size.width() - _EDGE_PX,
        Qt.Edge.TopEdge: at.y() < _EDGE_PX,
        Qt.Edge.BottomEdge: at.y() >= size.height() - _EDGE_PX,
    }
    edges = _NO_EDGE
    for edge, is_near in near.items():
        if is_near:
            edges |= edge
    return edges


def cursor_at(edges: Qt.Edge) -> Qt.CursorShape:
    """How the pointer looks over these edges; over none, that the window can be moved."""
    return _ACROSS.get(edges, Qt.CursorShape.SizeAllCursor)


def dragged(stood: QRect, edges: Qt.Edge, by: QPoint, smallest: QSize) -> QRect:
    """Where a window stands that is dragged by its edges, or as a whole, so far; never smaller than it may be."""
    if not edges:
        return stood.translated(by)
    place = QRect(stood)
    if edges & Qt.Edge.LeftEdge:
        place.setLeft(min(stood.left() + by.x(), stood.right() - smallest.width() + 1))
    if edges & Qt.Edge.RightEdge:
        place.setRight(max(stood.right() + by.x(), stood.left() + smallest.width() - 1))
    if edges & Qt.Edge.TopEdge:
        place.setTop(min(stood.top() + by.y(), stood.bottom() - smallest.height() + 1))
    if edges & Qt.Edge.BottomEdge:
        place.setBottom(max(stood.bottom() + by.y(), stood.top() + smallest.height() - 1))
    return place
