"""A small bar chart: how many legal assignments deal one recipient how much damage."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from simulator.controller.legal_view import ResultBar, ResultsView
from simulator.rules.messages import Name
from simulator.view.look.digits import digits, grouped, rounded
from simulator.view.look.style import Theme
from simulator.view.look.texts import Texts
from simulator.view.panels.panel import Panel

_HEIGHT = 132
_ABOVE, _BELOW = 18.0, 18.0
_WIDEST, _NARROWEST = 46.0, 5.0
_LONGEST_COUNT = 7


@dataclass(frozen=True, slots=True)
class Column:
    """One column of the chart: the amounts from `least` to `most` together."""

    least: int
    most: int
    count: int
    is_draft: bool

    @property
    def label(self) -> str:
        """The amounts, in short."""
        return str(self.least) if self.least == self.most else f"{self.least}–{self.most}"


def columns(bars: tuple[ResultBar, ...], most: int) -> tuple[Column, ...]:
    """The bars, neighbours put together where there are more than `most` of them."""
    size = -(-len(bars) // max(1, most)) or 1
    runs = (bars[start : start + size] for start in range(0, len(bars), size))
    return tuple(
        Column(run[0].amount, run[-1].amount, sum(bar.count for bar in run), any(bar.is_draft for bar in run))
        for run in runs
    )


def count_label(count: int) -> str:
    """A count above its bar: exact while it is short, else as a power of ten."""
    return grouped(count) if len(digits(count)) <= _LONGEST_COUNT else rounded(count)


class ResultsChart(Panel):
    """Draws `state.results`; the draft's own bar stands out. Pointing at a bar tells its exact figures."""

    def __init__(self, texts: Texts, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(texts, parent)
        self._theme = theme
        self._columns: tuple[Column, ...] = ()
        self.setFixedHeight(_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(240, _HEIGHT)

    def refresh(self) -> None:
        """Take the bars of the state."""
        results = self._results()
        self.setVisible(results is not None)
        if results is not None:
            self.setAccessibleName(self._title(results))
            self.setAccessibleDescription("; ".join(self._said(column) for column in columns(results.shown, 12)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw all columns."""
        super().paintEvent(event)
        results = self._results()
        if results is None or not results.shown:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._small())
        self._columns = columns(results.shown, int(self.width() / (_NARROWEST + 2)))
        for place, column in enumerate(self._columns):
            self._draw(painter, column, self._rect(place))
        painter.end()

    def event(self, event: QEvent) -> bool:
        """Tell the figures of the column under the pointer."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            pitch = self._pitch()
            place = int(event.pos().x() / pitch)
            if 0 <= place < len(self._columns):
                QToolTip.showText(event.globalPos(), self._said(self._columns[place]), self)
                return True
        return super().event(event)

    def _results(self) -> ResultsView | None:
        return self.state.results if self.state else None

    def _title(self, results: ResultsView) -> str:
        return self.texts.say("window.results.chart", self.state, recipient=Name(results.recipient))

    def _said(self, column: Column) -> str:
        return self.texts.say("window.results.bar", damage=column.label, count=grouped(column.count))

    def _small(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(11)
        return font

    def _pitch(self) -> float:
        return min(_WIDEST + 14, self.width() / max(1, len(self._columns)))

    def _rect(self, place: int) -> QRectF:
        """The place of a column's bar at its full height."""
        pitch = self._pitch()
        width = min(_WIDEST, max(2.0, pitch * 0.72))
        return QRectF(place * pitch + (pitch - width) / 2, _ABOVE, width, self.height() - _ABOVE - _BELOW)

    def _draw(self, painter: QPainter, column: Column, full: QRectF) -> None:
        highest = max(one.count for one in self._columns) or 1
        # Counts can be larger than any float, so the share is cut in whole numbers first.
        share = column.count * 10_000 // highest / 10_000
        height = max(2.0 if column.count else 0.0, full.height() * share)
        bar = QRectF(full.left(), full.bottom() - height, full.width(), height)
        theme = self._theme
        # An outline too: in high contrast the two colours are alike.
        painter.setPen(QPen(QColor(theme.text), 1.5) if column.is_draft else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.selected if column.is_draft else theme.accent))
        painter.drawRoundedRect(bar, 2, 2)
        if self._pitch() < 22 and not column.is_draft:
            return
        painter.setPen(QColor(theme.text))
        self._write(painter, count_label(column.count), QPointF(bar.center().x(), bar.top() - 9))
        painter.setPen(QColor(theme.muted))
        self._write(painter, column.label, QPointF(bar.center().x(), full.bottom() + 9))

    def _write(self, painter: QPainter, words: str, centre: QPointF) -> None:
        width = painter.fontMetrics().horizontalAdvance(words) + 2.0
        left = max(0.0, min(centre.x() - width / 2, self.width() - width))
        painter.drawText(QRectF(left, centre.y() - 9, width, 18), Qt.AlignmentFlag.AlignCenter, words)
