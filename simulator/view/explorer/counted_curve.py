"""The curve of what if as it is counted: some dots at once, the others when nobody turns anything."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from simulator.explore.whatif import Settings
from simulator.view.explorer.chart_marks import Dot
from simulator.view.explorer.curve_chart import CurveChart
from simulator.view.explorer.figure_curve import FigureCurve
from simulator.view.explorer.what_if_answers import WhatIfAnswers
from simulator.view.look.style import Style

_AT_ONCE = 3
"""So many dots are counted before the page is painted again."""
_REST_MS = 40
"""So long nothing may be turned before more of them are counted."""


class CountedCurve(CurveChart):
    """While nobody sees it, no more is counted than at once."""

    def __init__(self, style: Style, answers: WhatIfAnswers, parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self._answers = answers
        self._curve: FigureCurve | None = None
        self._across = ""
        self._rest = QTimer(self, interval=_REST_MS, singleShot=True)
        self._rest.timeout.connect(self.go_on)
        answers.came.connect(self.go_on)

    @property
    def is_counting(self) -> bool:
        """Whether it is not whole yet, and being counted."""
        return self._rest.isActive() or self._answers.is_working

    def show_curve(self, curve: FigureCurve, across: str) -> None:
        """Draw this curve of what is asked about now, as far as it is counted. `across`: what its figure is called."""
        self._curve, self._across = curve, across
        self.go_on()

    def showEvent(self, event: QShowEvent) -> None:
        """Somebody looks: go on."""
        super().showEvent(event)
        self._rest.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks: nothing more is worked out."""
        super().hideEvent(event)
        self._rest.stop()

    def go_on(self) -> None:
        """Count more of it, and draw what is counted."""
        curve = self._curve
        if curve is None:
            return
        if not self._answers.count(curve.wanted, _AT_ONCE) and self.isVisible():
            self._rest.start()
        beside = self._dots(curve.values, curve.beside) if curve.has_other_changes else []
        self.show_dots(self._dots(curve.values, curve.at), curve.value, self._across, beside)

    def _dots(self, values: Iterable[int], settings: Callable[[int], Settings]) -> list[Dot]:
        known = ((value, self._answers.known(settings(value))) for value in values)
        return [Dot(value, answer.count) for value, answer in known if answer is not None]
