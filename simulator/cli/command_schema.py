"""`schema`: the JSON Schema of the scenario file."""

import json
from argparse import Namespace

from simulator.cli.console import Console
from simulator.cli.status import ExitStatus
from simulator.formats.schema import scenario_schema


def run(arguments: Namespace, console: Console) -> ExitStatus:
    """Print the schema."""
    console.line(json.dumps(scenario_schema(), ensure_ascii=False, indent=2))
    return ExitStatus.DONE
