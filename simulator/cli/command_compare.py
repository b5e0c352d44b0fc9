"""`compare`: the same combat under the rules of several eras, side by side; or two boards."""

from argparse import Namespace

from simulator.cli.comparing_boards import run_with
from simulator.cli.console import Console, Json
from simulator.cli.progress import time_told
from simulator.cli.readable import assignment_line, columns, rules_name
from simulator.cli.results_json import result_json
from simulator.cli.status import CommandError, ExitStatus
from simulator.controller.result_words import result_words
from simulator.explore.comparing import Played, Through, UnderRules, compare
from simulator.formats.catalogue import figure
from simulator.formats.document import Reading
from simulator.rules.combat import Combat
from simulator.rules.era import ERAS, UnknownRulesError, era_of
from simulator.rules.messages import Message, message


def run(arguments: Namespace, reading: Reading, console: Console) -> ExitStatus:
    """Show what each era makes of the board; with `--with`, what another board makes of it."""
    if arguments.other is not None:
        return run_with(arguments, reading, console)
    if arguments.step is not None:
        raise CommandError(ExitStatus.WRONG_CALL, message("call.step-with"))
    scenario = reading.document.scenario
    rules = _asked(arguments.eras)
    with time_told():
        found = compare(scenario, rules)
    if arguments.json:
        told: dict[str, Json] = {
            "rules": era_of(scenario.rules).id.value,
            "eras": [_json(one, console) for one in found],
        }
        console.json(told, reading.warnings)
        return ExitStatus.DONE
    console.say(message("compare.against", era=rules_name(era_of(scenario.rules).id.value)))
    for line in columns([_row(one, console) for one in found], numbers=frozenset({1})):
        console.line("  " + line)
    for one in found:
        _explain(one, console)
    console.warn(reading.warnings)
    return ExitStatus.DONE


def _asked(eras: str | None) -> tuple[str, ...]:
    """The rules that `--eras` lists, or all eras. Raises `CommandError` for words that name no rules."""
    if eras is None:
        return tuple(era.id.value for era in ERAS)
    words = tuple(word.strip() for word in eras.split(",") if word.strip())
    for word in words or ("",):
        try:
            era_of(word)
        except UnknownRulesError:
            known = tuple(era.id.value for era in ERAS)
            said = message("problem.unknown-rules", rules=word, known=known)
            raise CommandError(ExitStatus.WRONG_CALL, said) from None
    return words


def _json(one: UnderRules, console: Console) -> dict[str, Json]:
    told: dict[str, Json] = {
        "rules": one.rules,
        "era": one.era.id.value,
        "since": one.era.in_force_from.isoformat(),
        "refused": [console.text(problem.message) for problem in one.problems],
    }
    return told if one.played is None else {**told, **_played_json(one, one.played, console)}


def _played_json(one: UnderRules, played: Played, console: Console) -> dict[str, Json]:
    through = played.most_through
    return {
        "step": None if played.step is None else played.step.moment.value,
        "count": played.count,
        "distinct": None if played.outcomes is None else len(played.outcomes),
        "same": one.is_same,
        "most_through": None if through is None else _through_json(through, played.combat),
        "differences": [
            {"rule": str(each.rule), "message": console.text(each.message), "inferred": each.is_inferred}
            for each in played.differences
        ],
    }


def _through_json(through: Through, combat: Combat) -> dict[str, Json]:
    return {**result_json(through.result, combat), "example": through.example.nested()}


def _row(one: UnderRules, console: Console) -> tuple[str, str, str]:
    """The era, how many assignments are legal, and what goes through at most."""
    name = console.text(rules_name(one.rules))
    if one.played is None:
        return name, "–", console.text(message("compare.refused"))
    count = console.text(message("compare.beyond-budget")) if one.played.count is None else figure(one.played.count)
    through = one.played.most_through
    if through is None:
        return name, count, ""
    return (
        name,
        count,
        f"{console.text(result_words(through.result))} ({assignment_line(through.example.nested(), console)})",
    )


def _explain(one: UnderRules, console: Console) -> None:
    """What makes the difference, or why these rules cannot play the board."""
    said = [problem.message for problem in one.problems]
    if one.played is not None:
        said += [_difference(each.message, str(each.rule), each.is_inferred) for each in one.played.differences]
    if said:
        console.line()
        console.line(console.text(rules_name(one.rules)))
    for each in said:
        console.line("  " + console.text(each))


def _difference(said: Message, rule: str, is_inferred: bool) -> Message:
    return message("compare.inferred" if is_inferred else "compare.difference", what=said, rule=rule)
