"""What the controller answered about what-ifs of one board: each asked once, results told apart only where wanted."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from PySide6.QtCore import QObject, Signal

from simulator.controller.what_if_asked import WhatIfAsked
from simulator.explore.whatif import Settings, WhatIf
from simulator.view.look.answer_worker import AnswerWorker
from simulator.view.look.digits import grouped
from simulator.view.look.texts import Texts

Ask: TypeAlias = Callable[[WhatIfAsked, Iterable[Settings], int], tuple[WhatIf, ...]]

MOST_LISTED = 500
"""Beyond so many assignments the results of a what-if are not told apart: the number must follow the wheel."""


class WhatIfAnswers(QObject):
    """Remembers until it is asked about another board. `came`: a count is known that was not told at once.

    `failed`: an exception while something was counted beside the window.
    """

    came = Signal()
    failed = Signal(object)

    def __init__(self, ask: Ask, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ask = ask
        self._asked: WhatIfAsked | None = None
        self._known: dict[Settings, WhatIf] = {}
        self._whole: set[Settings] = set()
        self._slow: set[Settings] = set()
        self._working_on: tuple[Settings, ...] = ()
        self._worker = AnswerWorker(self)
        self._worker.found.connect(self._found)
        self._worker.failed.connect(self.failed)

    def ask_about(self, asked: WhatIfAsked) -> None:
        """Ask these questions from now on; those of another board have other answers."""
        if asked != self._asked:
            self.rest()
            self._asked, self._known, self._whole, self._slow = asked, {}, set(), set()

    def known(self, settings: Settings) -> WhatIf | None:
        """The answer, if it has been asked for."""
        return self._known.get(settings)

    def is_coming(self, settings: Settings) -> bool:
        """Whether its count takes longer, and is not known yet."""
        return settings in self._slow

    @property
    def is_working(self) -> bool:
        """Whether something is counted beside the window."""
        return any(one in self._slow for one in self._working_on)

    def whole(self, settings: Settings) -> WhatIf | None:
        """The answer with its results; None where the controller failed."""
        if settings not in self._whole:
            self._whole.add(settings)
            known = self._known.get(settings)
            if known is None or (known.count is not None and known.count <= MOST_LISTED):
                self._fetch([settings], MOST_LISTED)
        return self._known.get(settings)

    def count(self, many: Sequence[Settings], most: int) -> bool:
        """Ask for the counts of those that are not known, the first `most` of them; whether all have been asked then.

        What takes longer is counted beside the window: the first, the board as it is, which it is told beside, and the
        others.
        """
        wanted = [*many[:1], (), *many[1:]]
        lacking = [one for one in wanted if one not in self._known]
        self._fetch(lacking[:most], 0)
        self._work_on(tuple(dict.fromkeys(one for one in wanted if one in self._slow)))
        return len(lacking) <= most

    def rest(self) -> None:
        """Count nothing beside the window any more, until somebody asks again."""
        self._worker.stop()
        self._working_on = ()

    def _fetch(self, many: Sequence[Settings], most_listed: int) -> None:
        if many and self._asked is not None:
            for answer in self._ask(self._asked, many, most_listed):
                self._known[answer.settings] = answer
                if answer.step is not None and answer.count is None:
                    self._slow.add(answer.settings)

    def _work_on(self, many: tuple[Settings, ...]) -> None:
        """What is being counted goes on where it is the first that is wanted; what came to be wanted since follows."""
        left = [one for one in self._working_on if one in self._slow]
        if not many:
            self.rest()
        elif left[:1] != [many[0]] and self._asked is not None:
            self._working_on = many
            self._worker.begin(self._asked.answers(many))

    def _found(self, answer: WhatIf) -> None:
        self._known[answer.settings] = answer
        self._slow.discard(answer.settings)
        self.came.emit()


def answer_words(texts: Texts, answer: WhatIf) -> str:
    """How many assignments and results there are, or why that cannot be told."""
    if not answer.stands:
        return " ".join((texts.say("whatif.cannot-stand"), *map(texts.text, answer.why[:1])))
    if answer.step is None:
        return texts.say("legal.no-step")
    if answer.count is None:
        return texts.say("explorer.beyond-budget")
    count = grouped(answer.count)
    if answer.distinct is None:
        return texts.say("explorer.what-if.count", count=count, n=answer.count)
    return texts.say("explorer.what-if.answer", count=count, n=answer.count, results=answer.distinct)
