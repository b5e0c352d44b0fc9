"""The caption: what has just happened or may be done, with the rule that says so. Two lines at most."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import takewhile

from simulator.controller.board_state import BoardState, Sentence


@dataclass(frozen=True, slots=True)
class Caption:
    """Sentences with their rules. `on_draft`: some speak of a draft that an audience must not see."""

    sentences: tuple[Sentence, ...] = ()
    on_draft: bool = False


def next_caption(old: BoardState | None, new: BoardState, former: Caption) -> Caption:
    """The caption after a change: what was dealt and by which rule, else why the draft is as it is."""
    if old is not None and _goes_on(old, new):
        latest = _with_rule(reversed(new.log[len(old.log) :]))
        return Caption((*_allowing(old)[:1], *latest)) if latest else Caption(_allowing(new), on_draft=True)
    if new.why:
        return Caption(_allowing(new), on_draft=True)
    if old is not None and old.log == new.log:
        return former
    return Caption(_with_rule(reversed(new.log)))


def _goes_on(old: BoardState, new: BoardState) -> bool:
    return len(new.log) > len(old.log) and new.log[: len(old.log)] == old.log


def _with_rule(sentences: Iterable[Sentence]) -> tuple[Sentence, ...]:
    """The first that cites a rule."""
    first = next((said for said in sentences if said.rule is not None), None)
    return (first,) if first else ()


def _allowing(state: BoardState) -> tuple[Sentence, ...]:
    """The rule that decides how the first source divides: the last that is said of it, the most particular one.

    What is said of one source stands together.
    """
    if not state.why:
        return ()
    source = _source(state.why[0])
    return tuple(takewhile(lambda said: _source(said) == source, state.why))[-1:]


def _source(said: Sentence) -> object:
    return dict(said.message.values).get("source")
