"""Digits typed at a share: each one makes the number longer, as long as the share stays the same."""

from simulator.controller.board_state import ShareView


class DigitsTyped:
    """The number being typed."""

    def __init__(self) -> None:
        self._slot: tuple[str, str] | None = None
        self._digits = ""

    def forget(self) -> None:
        """The next digit begins a new number."""
        self._slot, self._digits = None, ""

    def add(self, digit: str, share: ShareView) -> int | None:
        """The number with one more digit; None while only a longer one would be possible."""
        slot = share.source, share.recipient
        self._digits = self._digits + digit if slot == self._slot else digit
        self._slot = slot
        amount = int(self._digits)
        if any(span.least <= amount <= span.most for span in share.possible):
            return amount
        return None if self._could_grow(share) else amount

    def _could_grow(self, share: ShareView) -> bool:
        """Whether some possible amount begins with these digits."""
        for more in range(1, len(str(max((span.most for span in share.possible), default=0))) - len(self._digits) + 1):
            low = int(self._digits) * 10**more
            if any(span.least < low + 10**more and low <= span.most for span in share.possible):
                return True
        return False
