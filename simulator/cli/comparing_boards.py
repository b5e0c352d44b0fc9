"""`compare BOARD --with OTHER`: two boards side by side, what became legal on the second and what ceased to be."""

from argparse import Namespace
from collections.abc import Callable, Sequence

from simulator.cli.boards import asked_moment
from simulator.cli.console import Console, Json
from simulator.cli.readable import assignment_line, columns, step_title
from simulator.cli.results_json import result_json, violation_json
from simulator.cli.status import CommandError, ExitStatus
from simulator.cli.streams import standard_input
from simulator.controller.result_words import result_words
from simulator.controller.setting_words import setting_words
from simulator.explore.board_differences import other_differences, settings_between
from simulator.explore.due_step import Due
from simulator.explore.outcomes import Outcome
from simulator.explore.result_changes import ResultChanges, result_changes
from simulator.explore.side_by_side import MOST_WALKED, Example, How, OneSided, SideBySide, side_by_side
from simulator.formats.board_source import STANDARD_INPUT, read_source
from simulator.formats.catalogue import figure
from simulator.formats.document import Reading
from simulator.formats.language import names_in
from simulator.rules.era import era_of
from simulator.rules.messages import Message, message
from simulator.rules.scenario import Scenario

_RESULTS_SHOWN = 12


def run_with(arguments: Namespace, reading: Reading, console: Console) -> ExitStatus:
    """Show what is legal on both boards, what only on the one or the other, and why."""
    if arguments.board == arguments.other == STANDARD_INPUT:
        raise CommandError(ExitStatus.WRONG_CALL, message("call.input-twice"))
    other = read_source(arguments.other, standard_input(), what_if=arguments.what_if)
    boards = reading.document.scenario, other.document.scenario
    console = console.calling(_names(boards, console))
    sides = side_by_side(*boards, asked_moment(arguments.step))
    results = result_changes(sides.first, sides.second)
    warnings = (*reading.warnings, *other.warnings)
    if arguments.json:
        console.json(_json(boards, sides, results, arguments.examples, console), warnings)
        return ExitStatus.DONE
    _show(boards, sides, results, arguments.examples, console)
    console.warn(warnings)
    return ExitStatus.DONE


def _names(boards: Sequence[Scenario], console: Console) -> Callable[[str], str]:
    """Everybody as the second board calls them; who is on the first alone, as that does."""
    first, second = (names_in(board, console.language) for board in boards)

    def name_of(id: str) -> str:
        there = boards[1].player(id) or boards[1].permanent(id)
        return first(id) if there is None else second(id)

    return name_of


def differences(first: Scenario, second: Scenario) -> tuple[Message, ...]:
    """In what the second board differs from the first."""
    settings = (setting_words(first, one) for one in settings_between(first, second))
    return (*settings, *other_differences(first, second))


def _json(
    boards: tuple[Scenario, Scenario], sides: SideBySide, results: ResultChanges | None, most: int, console: Console
) -> dict[str, Json]:
    dues, counts = (sides.first, sides.second), sides.counts
    return {
        "boards": [_due_json(*one, console) for one in zip(boards, dues, counts, strict=True)],
        "differences": [console.text(one) for one in differences(*boards)],
        "both": sides.both,
        "became_legal": _one_sided_json(sides.became, most, console),
        "ceased_to_be_legal": _one_sided_json(sides.ceased, most, console),
        "results": None if results is None else _results_json(results, sides),
    }


def _due_json(board: Scenario, due: Due, count: int | None, console: Console) -> dict[str, Json]:
    told: dict[str, Json] = {
        "rules": era_of(board.rules).id.value,
        "step": None if due.step is None else due.step.moment.value,
        "count": count,
    }
    return {**told, "why": [console.text(one) for one in due.why]} if due.why else told


def _one_sided_json(one: OneSided, most: int, console: Console) -> dict[str, Json]:
    return {
        "count": one.number,
        "how": one.how.value,
        "examples": [_example_json(example, console) for example in one.examples(most)],
    }


def _example_json(example: Example, console: Console) -> dict[str, Json]:
    return {
        "assignment": example.assignment.nested(),
        "violations": [violation_json(one, console) for one in example.violations],
    }


def _results_json(results: ResultChanges, sides: SideBySide) -> dict[str, Json]:
    return {
        "both": results.kept,
        "became_possible": [_outcome_json(one, sides.second) for one in results.became],
        "ceased_to_be_possible": [_outcome_json(one, sides.first) for one in results.ceased],
    }


def _outcome_json(outcome: Outcome, due: Due) -> dict[str, Json]:
    told = {} if due.combat is None else result_json(outcome.result, due.combat)
    return {"count": outcome.count, **told, "example": outcome.example.nested()}


def _show(
    boards: tuple[Scenario, Scenario], sides: SideBySide, results: ResultChanges | None, most: int, console: Console
) -> None:
    for line in columns(_heads(sides, console), numbers=frozenset({1, 2})):
        console.line(line)
    for why in dict.fromkeys((*sides.first.why, *sides.second.why)):
        console.say(why)
    said = differences(*boards)
    console.say(message("side.differences", what=said) if said else message("side.no-differences"))
    console.line()
    if sides.both is not None:
        console.say(message("side.both", n=sides.both))
    for word, one in (("became", sides.became), ("ceased", sides.ceased)):
        _show_one_sided(word, one, most, console)
    _show_results(results, console)


def _heads(sides: SideBySide, console: Console) -> list[tuple[str, ...]]:
    """Both boards with their numbers."""
    dues = (sides.first, sides.second)
    counts = ("–" if due.why else _number(count, console) for due, count in zip(dues, sides.counts, strict=True))
    steps = (step_title(due.step.moment) if due.step else message("side.no-step") for due in dues)
    return [
        ("", *(console.text(message(f"side.{word}")) for word in ("first", "second"))),
        (console.text(message("whatif.count")), *counts),
        (console.text(message("whatif.step")), *map(console.text, steps)),
    ]


def _number(count: int | None, console: Console) -> str:
    return console.text(message("compare.beyond-budget")) if count is None else figure(count)


def _show_one_sided(word: str, one: OneSided, most: int, console: Console) -> None:
    if one.how is How.AT_LEAST:
        console.say(message(f"side.{word}-at-least", n=one.number, walked=MOST_WALKED))
    else:
        console.say(message(f"side.{word}", n=one.number))
    for example in one.examples(most):
        console.line("  " + assignment_line(example.assignment.nested(), console))
        for broken in example.violations:
            said = message("explain.violation", what=broken.message, rule=broken.rule.number)
            console.line("    " + console.text(said))


def _show_results(results: ResultChanges | None, console: Console) -> None:
    if results is None:
        console.say(message("side.results.too-many"))
        return
    console.line()
    console.say(message("side.results.both", n=results.kept))
    for word, outcomes in (("became", results.became), ("ceased", results.ceased)):
        console.say(message(f"side.results.{word}", n=len(outcomes)))
        for outcome in outcomes[:_RESULTS_SHOWN]:
            example = assignment_line(outcome.example.nested(), console)
            console.line(f"  {console.text(result_words(outcome.result))} ({example})")
        if len(outcomes) > _RESULTS_SHOWN:
            console.line("  " + console.text(message("side.more", n=len(outcomes) - _RESULTS_SHOWN)))
