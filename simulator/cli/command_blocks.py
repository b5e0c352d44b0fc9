"""`blocks`: is the attack lethal, whatever they block, and what is their best block?"""

from argparse import Namespace
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from simulator.cli.console import Console, Json
from simulator.cli.patience import Patience
from simulator.cli.readable import columns
from simulator.cli.results_json import values_json
from simulator.cli.status import CommandError, ExitStatus
from simulator.controller.block_words import block_line, goals_words, lethal_words, proof_words, value_words
from simulator.explore.blocks.answers import BlockAnswer, Blocking, BlockRow
from simulator.explore.blocks.goals import BlockGoal
from simulator.explore.blocks.question import BlockQuestion, NoQuestionError, block_questions
from simulator.explore.blocks.reasons import reasons
from simulator.formats.catalogue import figure
from simulator.formats.document import Reading
from simulator.rules.messages import Message, Name, message


@dataclass(frozen=True, slots=True)
class _Answered:
    """Both answers for one defending player or team."""

    question: BlockQuestion
    lethal: BlockAnswer
    best: BlockAnswer


def run(arguments: Namespace, reading: Reading, console: Console) -> ExitStatus:
    """Answer both questions for every defending player, or the one that is named."""
    goals = _goals(arguments.goal)
    try:
        questions = _questions(block_questions(reading.document.scenario), arguments.player)
    except NoQuestionError as none:
        return _tell_nothing(none.message, arguments, reading, console)
    patience = Patience()
    with patience.listening():
        answered = [_answered(question, goals, arguments.limit, patience) for question in questions]
    if arguments.json:
        players: list[Json] = [_json(one, console) for one in answered]
        console.json({"players": players, "note": None}, reading.warnings)
    else:
        for one in answered:
            _show(one, console)
        console.warn(reading.warnings)
    return ExitStatus.INTERRUPTED if patience.is_out else ExitStatus.DONE


def _goals(text: str | None) -> tuple[BlockGoal, ...] | None:
    """The goals of `--goal`, the first before all others; None without it. Raises `CommandError` for no goal."""
    if text is None:
        return None
    words = [word.strip().casefold() for word in text.split(",")]
    choices = tuple(goal.value for goal in BlockGoal)
    wrong = [word for word in words if word not in choices]
    if wrong:
        raise CommandError(
            ExitStatus.WRONG_CALL, *(message("call.goal", given=word, choices=choices) for word in wrong)
        )
    return tuple(map(BlockGoal, words))


def _questions(questions: tuple[BlockQuestion, ...], player: str | None) -> tuple[BlockQuestion, ...]:
    """Those of the player who is named. Raises `CommandError` for one who is not attacked."""
    if player is None:
        return questions
    theirs = tuple(question for question in questions if player in question.side)
    if not theirs:
        choices = tuple(id for question in questions for id in question.side)
        raise CommandError(ExitStatus.WRONG_CALL, message("call.player", given=player, choices=choices))
    return theirs


def _answered(question: BlockQuestion, goals: Sequence[BlockGoal] | None, limit: int, patience: Patience) -> _Answered:
    blocking = Blocking(question, limit or None, patience.watch)
    patience.begin(blocking.estimate)
    return _Answered(question, blocking.lethal(), blocking.best(goals or question.usual_goals))


def _tell_nothing(said: Message, arguments: Namespace, reading: Reading, console: Console) -> ExitStatus:
    if arguments.json:
        console.json({"players": [], "note": console.text(said)}, reading.warnings)
    else:
        console.say(said)
        console.warn(reading.warnings)
    return ExitStatus.DONE


def _json(one: _Answered, console: Console) -> dict[str, Json]:
    lethal, best = one.lethal, one.best
    return {
        "player": one.question.player,
        "side": list(one.question.side),
        "legal": best.legal,
        "lethal": {
            "answer": lethal.is_lethal,
            "proven": lethal.is_proven,
            "block": _row_json(lethal.best) if lethal.best else None,
            "reasons": _reasons_json(one.question, lethal.best, console),
        },
        "best": {
            "goals": [goal.value for goal in best.goals],
            "proven": best.is_proven,
            "blocks": [_row_json(row) for row in best.rows],
            "reasons": _reasons_json(one.question, best.best, console),
        },
        "estimate": best.estimate,
        "work": best.work,
    }


def _row_json(row: BlockRow) -> dict[str, Json]:
    result = row.result
    return {
        "blocks": [{"blocker": block.blocker, "blocking": list(block.blocking)} for block in row.blocks],
        "number": row.number,
        "lost_in": result.lost_in.value if result.lost_in else None,
        "life": result.life,
        "poison": result.poison,
        "goals": values_json(result.values),
        "left": [id for id, _ in result.left],
        "through": dict(result.through),
        "steps": [{"step": moment.value, "assignment": given.nested()} for moment, given in result.assignments],
    }


def _reasons_json(question: BlockQuestion, row: BlockRow | None, console: Console) -> list[Json]:
    told = reasons(question, row.blocks, row.result) if row else ()
    return [{"rule": one.rule.number, "message": console.text(one.message)} for one in told]


def _show(one: _Answered, console: Console) -> None:
    player = Name(one.question.player)
    console.say(message("blocks.title", player=player))
    console.line("  " + console.text(lethal_words(one.lethal, one.question.player)))
    if one.lethal.best is not None:
        _show_block(one.question, one.lethal.best, console)
    console.line()
    console.say(message("blocks.best", player=player, goals=goals_words(one.best.goals)))
    if one.best.best is not None:
        _show_block(one.question, one.best.best, console)
        _show_rows(one.best, console)
    console.line("  " + console.text(proof_words(one.best)))
    console.line()


def _show_block(question: BlockQuestion, row: BlockRow, console: Console) -> None:
    console.line("  " + console.text(block_line(row.blocks)))
    for reason in reasons(question, row.blocks, row.result):
        what = message("explain.violation", what=reason.message, rule=reason.rule.number)
        console.line("    " + console.text(what))


def _show_rows(answer: BlockAnswer, console: Console) -> None:
    """The best blocks, one a line, with what each goal counts."""
    heads = [console.text(message(f"blocks.column.{goal.value}")) for goal in answer.goals]
    number = console.text(message("blocks.column.number"))
    rows = [["", *heads, number], *(list(_cells(row, console)) for row in answer.rows)]
    console.line()
    for line in columns(rows, numbers=frozenset(range(1, len(heads) + 2))):
        console.line("  " + line)


def _cells(row: BlockRow, console: Console) -> Iterator[str]:
    yield console.text(block_line(row.blocks))
    for goal, value in row.result.values:
        yield console.text(value_words(goal, value))
    yield "" if row.number is None else figure(row.number)
