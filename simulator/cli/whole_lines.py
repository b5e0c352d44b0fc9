"""Both damage steps together in readable lines and as JSON: the best line, and everything as a tree."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import islice

from simulator.cli.console import Console, Json
from simulator.cli.readable import assignment_line, columns, step_title
from simulator.cli.results_json import result_json, values_json
from simulator.cli.status import CommandError, ExitStatus
from simulator.controller.line_words import announcers, branch_words, order_words, reasons, value_words
from simulator.controller.result_words import result_words
from simulator.explore.line_best import BestLine, Leg
from simulator.explore.line_tree import Branch, Line, LineTree, WholeResult
from simulator.formats.assignment_text import assignment_text
from simulator.formats.catalogue import figure
from simulator.rules.legal.budget import BeyondBudgetError
from simulator.rules.messages import Message, Name, message


@contextmanager
def refusing_together() -> Iterator[None]:
    """Says what can still be asked where all steps together are too much. Raises `CommandError`."""
    try:
        yield
    except BeyondBudgetError as error:
        raise CommandError(ExitStatus.WRONG_CALL, message("lines.refused", why=error.message)) from error


def best_line_json(found: BestLine) -> dict[str, Json]:
    """The values of a best line, its number, and its steps one after the other."""
    return {
        "goals": values_json(found.values),
        "assignment": found.legs[0].assignment.nested(),
        "number": found.number,
        "count": found.count,
        "steps": [_leg_json(leg) for leg in found.legs],
        "each_step_by_itself": values_json(found.by_steps),
    }


def _leg_json(leg: Leg) -> dict[str, Json]:
    return {
        "step": leg.step.moment.value,
        "announcers": list(announcers(leg.step)),
        "assignment": leg.assignment.nested(),
        **result_json(leg.result, leg.combat),
    }


def show_best_line(found: BestLine, player: str, console: Console) -> None:
    """What the best comes to, why it is the best, and its steps with everybody's announcements."""
    console.say(message("lines.best-title", player=Name(player)))
    for value in value_words(found.values):
        _indented(value, console)
    for reason in reasons(found, player):
        console.say(reason)
    for leg in found.legs:
        console.say(message("lines.step", step=step_title(leg.step.moment)))
        _show_leg(leg, console)


def _show_leg(leg: Leg, console: Console) -> None:
    nested = leg.assignment.nested()
    order = announcers(leg.step)
    for player in order:
        own = {source: shares for source, shares in nested.items() if leg.step.source_of[source].announcer == player}
        key = "lines.announces" if player == order[0] else "lines.answers-with"
        given = assignment_text(own) if own else message("legal.nothing-assigned")
        _indented(message(key, player=Name(player), assignment=given), console)
    _indented(message("lines.comes-to", result=result_words(leg.result)), console)


def _indented(said: Message, console: Console) -> None:
    console.line("  " + console.text(said))


def tree_json(tree: LineTree, results: Sequence[WholeResult], limit: int) -> dict[str, Json]:
    """The results of the whole combat, then the tree; of every list the first `limit` (0: all)."""
    shown = results[: limit or None]
    return {
        "count": tree.count,
        "distinct": len(results),
        "outcomes": [_whole_json(one, tree) for one in shown],
        "truncated": len(shown) < len(results),
        "tree": _node_json(tree, limit),
    }


def _whole_json(one: WholeResult, tree: LineTree) -> dict[str, Json]:
    told = result_json(one.result, tree.combat)
    return {"count": one.count, **told, "example": [assignment.nested() for assignment in one.example]}


def _node_json(tree: LineTree, limit: int) -> dict[str, Json]:
    shown = list(islice(tree.branches(), limit or None))
    return {
        "step": tree.step.moment.value,
        "announcers": list(announcers(tree.step)),
        "count": tree.assignments,
        "branches": [_branch_json(branch, tree, limit) for branch in shown],
        "truncated": len(shown) < tree.distinct,
    }


def _branch_json(branch: Branch, tree: LineTree, limit: int) -> dict[str, Json]:
    return {
        "count": branch.number,
        "lines": branch.lines,
        **result_json(branch.result, tree.combat),
        "marked": dict(branch.marked),
        "example": branch.example.nested(),
        "then": _node_json(branch.then, limit) if branch.then else None,
    }


def show_tree(tree: LineTree, results: Sequence[WholeResult], limit: int, console: Console) -> None:
    """The results of the whole combat, then the tree with the number of assignments on every branch."""
    console.say(message("lines.count", lines=message("lines.how-many", n=tree.count), n=len(results)))
    shown = results[: limit or None]
    rows = [
        (figure(one.count), console.text(result_words(one.result)), line_text(one.example, console)) for one in shown
    ]
    for line in columns(rows, numbers=frozenset({0})):
        console.line("  " + line)
    if len(shown) < len(results):
        console.say(message("outcomes.truncated", shown=len(shown), n=len(results)))
    console.line()
    _show_node(tree, limit, "", console)


def line_text(line: Line, console: Console) -> str:
    """The assignments of a line, one step after the other."""
    return " → ".join(assignment_line(assignment.nested(), console) for assignment in line)


def _show_node(tree: LineTree, limit: int, margin: str, console: Console) -> None:
    title = message("lines.step-count", step=step_title(tree.step.moment), n=tree.assignments)
    console.line(margin + console.text(title))
    if not margin:
        for said in order_words(tree.combat, tree.step):
            rule = f" ({said.rule})" if said.rule else ""
            console.line(margin + "  " + console.text(said.message) + rule)
    shown = list(islice(tree.branches(), limit or None))
    for branch, row in zip(shown, _rows(shown, console), strict=True):
        console.line(margin + "  " + row)
        if branch.then is not None:
            _show_node(branch.then, limit, margin + "      ", console)
    if len(shown) < tree.distinct:
        console.line(margin + "  " + console.text(message("outcomes.truncated", shown=len(shown), n=tree.distinct)))


def _rows(branches: Sequence[Branch], console: Console) -> list[str]:
    rows = [
        (
            figure(branch.number),
            console.text(branch_words(branch)),
            assignment_line(branch.example.nested(), console),
        )
        for branch in branches
    ]
    return columns(rows, numbers=frozenset({0}))
