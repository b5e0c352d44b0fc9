"""What is said of each kind of failure, and the exit status that it means."""

import errno

from simulator.cli.console import Console
from simulator.cli.status import CommandError, ExitStatus
from simulator.formats.findings import Finding, FormatError
from simulator.formats.saving import SaveError
from simulator.rules.actions.acting import MissingChoiceError
from simulator.rules.declaring.violation import UndecidedDeclarationError
from simulator.rules.legal.budget import BeyondBudgetError
from simulator.rules.messages import message
from simulator.rules.problems import ScenarioError

# No space left, a quota, a limit, a broken device: the program's own files say so by errors of their own.
_OUTPUT_REFUSED = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


def tell(failure: Exception, console: Console) -> ExitStatus | None:
    """Say on standard error why a command ended so; None for a failure that nobody foresaw."""
    match failure:
        case CommandError():
            for said in failure.messages:
                console.complain(said)
            return failure.status
        case FormatError():
            console.refuse(failure.findings)
            return ExitStatus.WRONG_CALL
        case ScenarioError():
            console.refuse([Finding(problem) for problem in failure.problems])
            return ExitStatus.WRONG_CALL
        case MissingChoiceError():
            console.complain(failure.message)
            return ExitStatus.CHOICE_MISSING
        case BeyondBudgetError() | SaveError() | UndecidedDeclarationError():
            console.complain(failure.message)
            return ExitStatus.WRONG_CALL
        case OSError() if failure.errno in _OUTPUT_REFUSED:
            console.complain(message("command.cannot-write"))
            return ExitStatus.WRONG_CALL
    return None
