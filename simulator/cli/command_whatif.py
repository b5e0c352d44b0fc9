"""`whatif`: the same board with a figure, a keyword or the rules varied; how many assignments and results each has."""

from argparse import Namespace
from collections.abc import Sequence

from simulator.cli.boards import all_warnings, asked_moment
from simulator.cli.console import Console, Json
from simulator.cli.progress import counted
from simulator.cli.readable import columns, step_title
from simulator.cli.status import CommandError, ExitStatus
from simulator.cli.varying import MOST_VALUES, Axis, Choice, axis_of, every_pair
from simulator.explore.whatif import WhatIf, what_if
from simulator.formats.catalogue import figure
from simulator.formats.document import Reading
from simulator.rules.flow.steps import begin
from simulator.rules.messages import Message, message

_MOST_AXES = 2


def run(arguments: Namespace, reading: Reading, console: Console) -> ExitStatus:
    """Vary `--vary`; given twice, every value of the one with every value of the other."""
    scenario = reading.document.scenario
    axes = _asked(arguments.vary, reading)
    moment = asked_moment(arguments.step)
    warnings = all_warnings(reading, begin(scenario))
    pairs = every_pair(axes)
    settings = [tuple(setting for choice in pair for setting in choice.settings) for pair in pairs]
    answers: list[WhatIf] = []
    for answer in counted(what_if(scenario, settings, moment), lambda: len(answers), len(settings)):
        answers.append(answer)
    if arguments.json:
        console.json(_json(axes, pairs, answers, console), warnings)
        return ExitStatus.DONE
    for axis in axes:
        console.say(axis.title)
    rows = _rows(axes[0], answers, console) if len(axes) == 1 else _grid(axes[0], axes[1], answers, console)
    for line in rows:
        console.line("  " + line)
    for said in _reasons(pairs, answers, console):
        console.line(said)
    console.warn(warnings)
    return ExitStatus.DONE


def _asked(texts: Sequence[str], reading: Reading) -> tuple[Axis, ...]:
    if len(texts) > _MOST_AXES:
        raise CommandError(ExitStatus.WRONG_CALL, message("call.vary-often", most=_MOST_AXES))
    axes = tuple(axis_of(text, reading.document.scenario) for text in texts)
    if len(every_pair(axes)) > MOST_VALUES:
        given = ", ".join(texts)
        raise CommandError(ExitStatus.WRONG_CALL, message("call.vary-range", given=given, most=MOST_VALUES))
    return axes


def _json(
    axes: Sequence[Axis], pairs: Sequence[Sequence[Choice]], answers: Sequence[WhatIf], console: Console
) -> dict[str, Json]:
    """One `--vary`: its fields and its values. Two: both under `vary`, and each value a pair."""
    alone = len(axes) == 1
    values: list[Json] = [
        {"value": pair[0].value if alone else [one.value for one in pair], **_answer_json(answer, console)}
        for pair, answer in zip(pairs, answers, strict=True)
    ]
    if alone:
        return {**axes[0].told, "values": values}
    return {"vary": [axis.told for axis in axes], "values": values}


def _answer_json(answer: WhatIf, console: Console) -> dict[str, Json]:
    told: dict[str, Json] = {
        "stands": answer.stands,
        "step": answer.step.value if answer.step else None,
        "count": answer.count,
        "distinct": answer.distinct,
    }
    return told if answer.stands else {**told, "why": [console.text(one) for one in answer.why]}


def _rows(axis: Axis, answers: Sequence[WhatIf], console: Console) -> list[str]:
    """A line for each value: its numbers, and the step."""
    heads = (axis.head, *(message(f"whatif.{column}") for column in ("count", "distinct", "step")))
    rows = [tuple(console.text(head) for head in heads)]
    rows += [_row(choice, answer, console) for choice, answer in zip(axis.choices, answers, strict=True)]
    return columns(rows, numbers=_numbers(axis, (1, 2)))


def _numbers(axis: Axis, others: Sequence[int]) -> frozenset[int]:
    """The columns that stand to the right: those of numbers."""
    is_number = all(isinstance(choice.value, int) and not isinstance(choice.value, bool) for choice in axis.choices)
    return frozenset(others) | ({0} if is_number else frozenset())


def _row(choice: Choice, answer: WhatIf, console: Console) -> tuple[str, str, str, str]:
    value = _marked(choice, console)
    if not answer.stands:
        return value, "–", "–", console.text(message("whatif.cannot-stand"))
    step = console.text(step_title(answer.step) if answer.step else message("legal.no-step"))
    return value, _number(answer.count, console), _number(answer.distinct, console), step


def _grid(down: Axis, across: Axis, answers: Sequence[WhatIf], console: Console) -> list[str]:
    """The first down, the second across; in each place the assignments, and in parentheses the results."""
    width = len(across.choices)
    rows = [(console.text(message("whatif.grid")), *(_marked(choice, console) for choice in across.choices))]
    for at, choice in enumerate(down.choices):
        cells = (_cell(answer, console) for answer in answers[at * width : (at + 1) * width])
        rows.append((_marked(choice, console), *cells))
    return columns(rows, numbers=_numbers(down, range(1, width + 1)))


def _cell(answer: WhatIf, console: Console) -> str:
    if not answer.stands:
        return "–"
    return f"{_number(answer.count, console)} ({_number(answer.distinct, console)})"


def _marked(choice: Choice, console: Console) -> str:
    """A value in words; that of the board is marked."""
    return f"{'→ ' if choice.is_now else ''}{console.text(choice.words)}"


def _number(number: int | None, console: Console) -> str:
    return console.text(message("whatif.too-many")) if number is None else figure(number)


def _reasons(pairs: Sequence[Sequence[Choice]], answers: Sequence[WhatIf], console: Console) -> list[str]:
    """Why the board cannot be so, where it cannot; each reason once, with the first values that have it."""
    said: dict[Message, Message] = {}
    for pair, answer in zip(pairs, answers, strict=True):
        for why in answer.why:
            said.setdefault(why, message("whatif.why", value=tuple(choice.words for choice in pair), why=why))
    return [console.text(one) for one in said.values()]
