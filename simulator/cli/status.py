"""How a command ends."""

from enum import IntEnum

from simulator.rules.messages import Message


class ExitStatus(IntEnum):
    """The exit status of every command."""

    DONE = 0
    ILLEGAL = 1
    WRONG_CALL = 2
    CHOICE_MISSING = 3
    INTERRUPTED = 130


class CommandError(Exception):
    """A command cannot go on: what is to be said on standard error, and the exit status."""

    def __init__(self, status: ExitStatus, *messages: Message) -> None:
        super().__init__(*(message.key for message in messages))
        self.status = status
        self.messages = messages
