"""`check`: could these attacks, bands and blocks have been declared, and if not, what is the nearest declaration?"""

from argparse import Namespace

from simulator.cli.console import Console, Json
from simulator.cli.readable import declared_line
from simulator.cli.status import ExitStatus
from simulator.formats.document import JSON, Reading
from simulator.formats.to_json import combat_json
from simulator.rules.declaring.declare import nearest_declaration, violations_of_declaration
from simulator.rules.declaring.violation import DeclarationViolation
from simulator.rules.messages import message
from simulator.rules.scenario import Declared


def run(arguments: Namespace, reading: Reading, console: Console) -> ExitStatus:
    """Judge what was declared."""
    scenario = reading.document.scenario
    broken = violations_of_declaration(scenario)
    nearest = nearest_declaration(scenario) if broken else None
    if arguments.json:
        listed: list[Json] = [_violation_json(one, console) for one in broken]
        console.json({"legal": not broken, "violations": listed, "nearest": _nearest_json(nearest)}, reading.warnings)
    else:
        _show(broken, nearest, console)
        console.warn(reading.warnings)
    return ExitStatus.ILLEGAL if broken else ExitStatus.DONE


def _nearest_json(nearest: Declared | None) -> Json:
    """A whole `combat` object: what nobody does stands in it as an empty list, so that it replaces what was there."""
    if nearest is None:
        return None
    nothing: dict[str, JSON] = {"attacks": [], "bands": [], "blocks": []}
    return nothing | combat_json(nearest)


def _violation_json(violation: DeclarationViolation, console: Console) -> dict[str, Json]:
    first, second = (*violation.creatures, None, None)[:2]
    return {
        "rule": violation.rule.number,
        "source": first,
        "recipient": second,
        "creatures": list(violation.creatures),
        "message": console.text(violation.message),
    }


def _show(broken: tuple[DeclarationViolation, ...], nearest: Declared | None, console: Console) -> None:
    if not broken:
        console.say(message("check.legal"))
        return
    console.say(message("check.illegal"))
    for one in broken:
        console.line("  " + console.text(message("explain.violation", what=one.message, rule=one.rule.number)))
    if nearest is not None:
        console.say(message("check.nearest", declared=declared_line(nearest, console)))
