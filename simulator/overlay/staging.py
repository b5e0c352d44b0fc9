"""What the streamer lets the viewers see: parts of the page, the draft or not, and what is revealed."""

from dataclasses import dataclass, replace
from enum import StrEnum


class Part(StrEnum):
    """A part of the page that can be shown or hidden."""

    LANES = "lanes"
    LIFE = "life"
    STEP = "step"
    CAPTION = "caption"
    COUNT = "count"


class Reveal(StrEnum):
    """What can be revealed to viewers who have guessed: how many ways there are, and the best line."""

    COUNT = "count"
    BEST = "best"


@dataclass(frozen=True, slots=True)
class Staging:
    """The streamer's choices. `audience`: the draft stays hidden until it is confirmed, so that viewers can guess."""

    hidden: frozenset[Part] = frozenset()
    audience: bool = False
    revealed: frozenset[Reveal] = frozenset()

    def showing(self, part: Part) -> "Staging":
        """With this part shown."""
        return replace(self, hidden=self.hidden - {part})

    def hiding(self, part: Part) -> "Staging":
        """Without this part."""
        return replace(self, hidden=self.hidden | {part})

    def revealing(self, what: Reveal) -> "Staging":
        """With this revealed."""
        return replace(self, revealed=self.revealed | {what})

    def concealing(self, what: Reveal) -> "Staging":
        """With this kept back again."""
        return replace(self, revealed=self.revealed - {what})

    def for_audience(self, audience: bool) -> "Staging":
        """In audience mode or out of it; what was revealed is kept back again."""
        return replace(self, audience=audience, revealed=frozenset())

    def for_next_step(self) -> "Staging":
        """When another step is to be guessed: nothing of it is revealed yet."""
        return replace(self, revealed=frozenset())
