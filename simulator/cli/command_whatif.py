"""`whatif`: the same board with one figure varied, and how many assignments and results each value has."""

import re
from argparse import Namespace
from collections.abc import Iterable

from simulator.cli.boards import STEP_WORDS, all_warnings
from simulator.cli.console import Console, Json
from simulator.cli.readable import columns, step_title
from simulator.cli.status import CommandError, ExitStatus
from simulator.explore.whatif import Varied, Vary, WhatIf, figures_of, what_if
from simulator.formats.catalogue import figure
from simulator.formats.document import Reading
from simulator.rules.flow.steps import begin
from simulator.rules.messages import Message, Name, message
from simulator.rules.scenario import Scenario

MOST_VALUES = 1_000
_VARY = re.compile(r"(?P<id>.+)\.(?P<figure>[A-Za-z]+)=(?P<least>-?\d{1,7})(\.\.(?P<most>-?\d{1,7}))?")


def run(arguments: Namespace, reading: Reading, console: Console) -> ExitStatus:
    """Vary `--vary`."""
    scenario = reading.document.scenario
    vary, values = _asked(arguments.vary, scenario)
    moment = STEP_WORDS.get(arguments.step.casefold()) if arguments.step else None
    if arguments.step and moment is None:
        raise CommandError(ExitStatus.WRONG_CALL, message("call.step", given=arguments.step, choices=tuple(STEP_WORDS)))
    warnings = all_warnings(reading, begin(scenario))
    now = figures_of(scenario, vary.id)[vary.figure]
    answers = what_if(scenario, vary, values, moment)
    if arguments.json:
        told: dict[str, Json] = {
            "id": vary.id,
            "figure": vary.figure.value,
            "now": now,
            "values": [_json(one) for one in answers],
        }
        console.json(told, warnings)
        return ExitStatus.DONE
    figure_words = Message(f"figure.{vary.figure.value}")
    console.say(message("whatif.title", who=Name(vary.id), figure=figure_words, now=now))
    _show(answers, now, figure_words, console)
    console.warn(warnings)
    return ExitStatus.DONE


def _asked(text: str, scenario: Scenario) -> tuple[Vary, range]:
    """The figure and its values. Raises `CommandError` where they make no sense on this board."""
    found = _VARY.fullmatch(text.strip())
    if found is None:
        raise CommandError(ExitStatus.WRONG_CALL, message("call.vary", given=text))
    id, word = found["id"].strip(), found["figure"].casefold()
    there = figures_of(scenario, id)
    if scenario.player(id) is None and scenario.permanent(id) is None:
        raise CommandError(ExitStatus.WRONG_CALL, message("call.vary-who", given=id))
    if word not in there:
        choices = tuple(one.value for one in there)
        raise CommandError(ExitStatus.WRONG_CALL, message("call.vary-figure", id=id, given=word, choices=choices))
    least = int(found["least"])
    values = range(least, int(found["most"] or least) + 1)
    if not 0 < len(values) <= MOST_VALUES:
        raise CommandError(ExitStatus.WRONG_CALL, message("call.vary-range", given=text, most=MOST_VALUES))
    return Vary(id, Varied(word)), values


def _json(answer: WhatIf) -> dict[str, Json]:
    return {
        "value": answer.value,
        "stands": answer.stands,
        "step": answer.step.value if answer.step else None,
        "count": answer.count,
        "distinct": answer.distinct,
    }


def _show(answers: Iterable[WhatIf], now: int, figure_words: Message, console: Console) -> None:
    heads = (figure_words, *(message(f"whatif.{column}") for column in ("count", "distinct", "step")))
    rows = [tuple(console.text(head) for head in heads)]
    rows += [_row(answer, now, console) for answer in answers]
    for line in columns(rows, numbers=frozenset({0, 1, 2})):
        console.line("  " + line)


def _row(answer: WhatIf, now: int, console: Console) -> tuple[str, str, str, str]:
    value = f"{'→ ' if answer.value == now else ''}{answer.value}"
    if not answer.stands:
        return value, "–", "–", console.text(message("whatif.cannot-stand"))
    step = console.text(step_title(answer.step) if answer.step else message("legal.no-step"))
    return value, _number(answer.count, console), _number(answer.distinct, console), step


def _number(number: int | None, console: Console) -> str:
    return console.text(message("whatif.too-many")) if number is None else figure(number)
