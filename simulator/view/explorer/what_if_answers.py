"""What the controller answered about what-ifs of one board: each asked once, results told apart only where wanted."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from simulator.controller.what_if_asked import WhatIfAsked
from simulator.explore.whatif import Settings, WhatIf
from simulator.view.look.digits import grouped
from simulator.view.look.texts import Texts

Ask: TypeAlias = Callable[[WhatIfAsked, Iterable[Settings], int], tuple[WhatIf, ...]]

MOST_LISTED = 500
"""Beyond so many assignments the results of a what-if are not told apart: the number must follow the wheel."""


class WhatIfAnswers:
    """Remembers until it is asked about another board."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask
        self._asked: WhatIfAsked | None = None
        self._known: dict[Settings, WhatIf] = {}
        self._whole: set[Settings] = set()

    def ask_about(self, asked: WhatIfAsked) -> None:
        """Ask these questions from now on; those of another board have other answers."""
        if asked != self._asked:
            self._asked, self._known, self._whole = asked, {}, set()

    def known(self, settings: Settings) -> WhatIf | None:
        """The answer, if it has been asked for."""
        return self._known.get(settings)

    def whole(self, settings: Settings) -> WhatIf | None:
        """The answer with its results; None where the controller failed."""
        if settings not in self._whole:
            self._whole.add(settings)
            self._fetch([settings], MOST_LISTED)
        return self._known.get(settings)

    def count(self, many: Sequence[Settings], most: int) -> bool:
        """Ask for the counts of those that are not known, the first `most` of them; whether all are known then."""
        lacking = [one for one in many if one not in self._known]
        self._fetch(lacking[:most], 0)
        return len(lacking) <= most

    def _fetch(self, many: Sequence[Settings], most_listed: int) -> None:
        if many and self._asked is not None:
            self._known.update({answer.settings: answer for answer in self._ask(self._asked, many, most_listed)})


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
