"""`outcomes`: what the legal assignments of the next step come to, and how many assignments give each result."""

from argparse import Namespace
from collections.abc import Mapping, Sequence
from itertools import islice

from simulator.cli.boards import Asked, asked_step
from simulator.cli.console import Console, Json
from simulator.cli.progress import time_told
from simulator.cli.readable import assignment_line, columns, step_title
from simulator.cli.results_json import result_json
from simulator.cli.status import CommandError, ExitStatus
from simulator.cli.whole_lines import refusing_together, show_tree, tree_json
from simulator.controller.result_words import result_words
from simulator.explore.line_tree import LineTree
from simulator.explore.outcomes import Outcome, Outcomes
from simulator.formats.catalogue import figure
from simulator.formats.document import Reading
from simulator.rules.combat import Combat
from simulator.rules.messages import message


def run(arguments: Namespace, reading: Reading, console: Console) -> ExitStatus:
    """Show the distinct results of the next step, or of all that are left."""
    if arguments.both and arguments.step is not None:
        raise CommandError(ExitStatus.WRONG_CALL, message("call.both-step"))
    asked = asked_step(reading, arguments.step)
    if arguments.both and asked.step is not None:
        return _run_both(asked, LineTree(asked.combat, asked.step), arguments, console)
    found = Outcomes(asked.combat, asked.step) if asked.step else None
    with time_told():
        shown = list(islice(found, arguments.limit or None)) if found else []
        distinct = found.distinct if found else 0
        examples = [outcome.example.nested() for outcome in shown]
    if arguments.json:
        told: dict[str, Json] = {
            "count": found.count if found else 0,
            "distinct": distinct,
            "outcomes": [_json(*one, asked.combat) for one in zip(shown, examples, strict=True)],
            "truncated": len(shown) < distinct,
        }
        console.json(told, asked.warnings)
        return ExitStatus.DONE
    if asked.step is None or found is None:
        console.say(message("legal.no-step"))
    else:
        results = message("outcomes.results", n=distinct)
        console.say(message("outcomes.count", step=step_title(asked.step.moment), n=found.count, results=results))
        _show(shown, examples, console)
        if len(shown) < distinct:
            console.say(message("outcomes.truncated", shown=len(shown), n=distinct))
    console.warn(asked.warnings)
    return ExitStatus.DONE


def _run_both(asked: Asked, tree: LineTree, arguments: Namespace, console: Console) -> ExitStatus:
    """Show the tree of all damage steps from here on."""
    with refusing_together(), time_told():
        results = tree.results
    if arguments.json:
        console.json(tree_json(tree, results, arguments.limit), asked.warnings)
        return ExitStatus.DONE
    show_tree(tree, results, arguments.limit, console)
    console.warn(asked.warnings)
    return ExitStatus.DONE


def _json(outcome: Outcome, example: Mapping[str, Mapping[str, int]], combat: Combat) -> dict[str, Json]:
    return {"count": outcome.count, **result_json(outcome.result, combat), "example": example}


def _show(shown: Sequence[Outcome], examples: Sequence[Mapping[str, Mapping[str, int]]], console: Console) -> None:
    rows = [
        (
            figure(outcome.count),
            console.text(result_words(outcome.result)),
            assignment_line(example, console),
        )
        for outcome, example in zip(shown, examples, strict=True)
    ]
    for line in columns(rows, numbers=frozenset({0})):
        console.line("  " + line)
