"""`examples`: the bundled scenarios, one of them, or a check that each comes to what it says."""

from argparse import Namespace
from typing import cast

from simulator.cli.command_resolve import played
from simulator.cli.console import Console, Json
from simulator.cli.readable import columns
from simulator.cli.report import report, report_json
from simulator.cli.status import CommandError, ExitStatus
from simulator.formats.did_you_mean import nearest_word
from simulator.formats.document import JSON
from simulator.formats.examples import Example, chapters, examples
from simulator.formats.expectation import unmet
from simulator.formats.findings import json_path
from simulator.formats.language import in_language
from simulator.rules.messages import message
from simulator.rules.problems import Path


def run(arguments: Namespace, console: Console) -> ExitStatus:
    """List the bundled scenarios, print one, or check them."""
    if arguments.name is not None:
        console.line(_named(arguments.name).path.read_text("utf-8").rstrip("\n"))
        return ExitStatus.DONE
    if arguments.check:
        return _check(console)
    if arguments.json:
        listed: list[Json] = [{"name": one.name, "title": _title(one, console)} for one in examples()]
        console.json({"examples": listed}, ())
    else:
        _list(console)
    return ExitStatus.DONE


def _list(console: Console) -> None:
    for chapter in chapters():
        console.say(chapter.title)
        for line in columns([(one.name, _title(one, console)) for one in chapter.examples]):
            console.line("  " + line)


def _named(name: str) -> Example:
    found = {one.name: one for one in examples()}
    if name not in found:
        near = nearest_word(name, found)
        known = message("examples.nearly", near=near) if near else message("examples.list-them")
        raise CommandError(ExitStatus.WRONG_CALL, message("examples.unknown", given=name, known=known))
    return found[name]


def _check(console: Console) -> ExitStatus:
    wrong = [(example.name, path) for example in examples() for path in _unmet(example, console)]
    for name, path in wrong:
        console.say(message("examples.differs", name=name, where=json_path(path)))
    differences = message("examples.differences", n=len(wrong))
    console.say(message("examples.checked", n=len(examples()), differences=differences))
    return ExitStatus.ILLEGAL if wrong else ExitStatus.DONE


def _unmet(example: Example, console: Console) -> list[Path]:
    document = example.document()
    scenario = document.scenario
    typed = iter([{source: dict(given) for source, given in step} for step in scenario.assignments])
    told = cast(JSON, report_json(report(played(scenario, typed, None)), console.language))
    return list(unmet(document.expect, told, ("expect",)))


def _title(example: Example, console: Console) -> str:
    return in_language(example.document().title, console.language)
