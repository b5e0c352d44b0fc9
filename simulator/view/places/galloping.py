"""Searching a row of yes-or-no answers from a good guess."""

from bisect import bisect_left
from collections.abc import Callable


def first_yes(answer: Callable[[int], bool], guess: int, last: int) -> int:
    """The first of 0 … `last` that is answered with yes, where every later one is too; `last` where none is.

    From the guess it goes in steps that double, so that a good guess needs two questions.
    """
    low, high = (0, guess) if guess >= last or answer(guess) else (guess + 1, last)
    stride = 1
    if high == guess:
        while (lower := guess - stride) >= low and answer(lower):
            high, stride = lower, stride * 2
        low = max(low, guess - stride + 1)
    else:
        while (higher := guess + stride) < high and not answer(higher):
            low, stride = higher + 1, stride * 2
        high = min(high, guess + stride)
    return bisect_left(range(last), True, low, high, key=answer)
