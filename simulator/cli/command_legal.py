"""`legal`: who assigns combat damage in the next step, to whom, in how many ways, and the list of them."""

import sys
from argparse import Namespace
from collections.abc import Iterator
from itertools import islice
from random import Random

from simulator.cli.boards import Asked, asked_step
from simulator.cli.console import Console, Json, json_text
from simulator.cli.patience import Patience
from simulator.cli.progress import with_progress
from simulator.cli.readable import assignment_line, columns, source_line, step_title
from simulator.cli.status import CommandError, ExitStatus
from simulator.explore.json_lines import json_lines
from simulator.formats.catalogue import figure
from simulator.formats.document import Reading
from simulator.rules.assignment import Assignment
from simulator.rules.damage_step import DamageStep
from simulator.rules.division.announcing import announcing_players
from simulator.rules.legal.arranged import Arranged
from simulator.rules.legal.legal_assignments import LegalAssignments
from simulator.rules.messages import Name, message

_CONTRADICTIONS = (("--count", "--lines"), ("--count", "--at"), ("--count", "--sample"), ("--at", "--sample"))


def run(arguments: Namespace, reading: Reading, console: Console) -> ExitStatus:
    """Show the legal assignments as the arguments ask."""
    _refuse_contradictions(arguments)
    asked = asked_step(reading, arguments.step)
    if arguments.player is not None and arguments.player not in announcing_players(asked.combat):
        raise CommandError(
            ExitStatus.WRONG_CALL,
            message("call.player", given=arguments.player, choices=announcing_players(asked.combat)),
        )
    answer = Answer(asked, arguments.player)
    if arguments.count:
        return _show_count(answer, arguments, console)
    if arguments.lines:
        return _show_lines(answer, arguments, console)
    if arguments.json:
        console.json(_as_json(answer, arguments), asked.warnings)
    else:
        _show_readable(answer, arguments, console)
    return ExitStatus.DONE


def _refuse_contradictions(arguments: Namespace) -> None:
    """Raises `CommandError` for two options that ask for different things."""
    asked = {
        "--count": arguments.count,
        "--lines": arguments.lines,
        "--at": arguments.at is not None,
        "--sample": arguments.sample is not None,
    }
    for one, other in _CONTRADICTIONS:
        if asked[one] and asked[other]:
            raise CommandError(ExitStatus.WRONG_CALL, message("call.not-with", what=one, other=other))


class Answer:
    """The legal assignments that are asked for: all of the step, or one player's announcements."""

    def __init__(self, asked: Asked, player: str | None) -> None:
        self.asked = asked
        self.player = player
        self.legal = LegalAssignments(asked.step) if asked.step else None
        self._announcements = self.legal.announcements(player) if self.legal and player is not None else None

    def count(self) -> int:
        """How many there are."""
        if self._announcements is not None:
            return self._announcements.count()
        return self.legal.count() if self.legal else 0

    def count_of(self, player: str) -> int:
        """How many announcements one player has."""
        return self.legal.announcements(player).count() if self.legal else 0

    def listed(self) -> Arranged | None:
        """All of them in canonical order; None without a step."""
        return self._announcements if self._announcements is not None else self.legal

    def at(self, index: int) -> Assignment:
        """The one at a place in canonical order. Raises `CommandError` out of range."""
        if not 0 <= index < self.count():
            raise CommandError(ExitStatus.WRONG_CALL, message("call.at", given=index, n=self.count()))
        if self._announcements is not None:
            return self._announcements[index]
        assert self.legal is not None
        return self.legal[index]


def _picked(answer: Answer, arguments: Namespace) -> Iterator[tuple[int, Assignment]]:
    """The assignments to show, each with its place in canonical order, from 0."""
    if arguments.at is not None:
        yield arguments.at, answer.at(arguments.at)
    elif arguments.sample is not None:
        chance = Random(arguments.seed)
        for _ in range(arguments.sample if answer.count() else 0):
            index = chance.randrange(answer.count())
            yield index, answer.at(index)
    else:
        yield from enumerate(islice(answer.listed() or (), arguments.limit or None))


def _is_truncated(answer: Answer, arguments: Namespace) -> bool:
    return arguments.at is None and arguments.sample is None and 0 < arguments.limit < answer.count()


def _show_count(answer: Answer, arguments: Namespace, console: Console) -> ExitStatus:
    if arguments.json:
        console.json({"count": answer.count()}, answer.asked.warnings)
    else:
        console.line(json_text(answer.count()))
        console.warn(answer.asked.warnings)
    return ExitStatus.DONE


def _show_lines(answer: Answer, arguments: Namespace, console: Console) -> ExitStatus:
    console.warn(answer.asked.warnings)
    if arguments.at is not None or arguments.sample is not None:
        for _, assignment in _picked(answer, arguments):
            console.line(json_text(assignment.nested()))
    elif (listed := answer.listed()) is not None:
        number = min(answer.count(), arguments.limit or answer.count())
        _write_whole(with_progress(json_lines(listed, limit=number), number))
    return ExitStatus.DONE


def _write_whole(texts: Iterator[str]) -> None:
    """Write texts of whole lines. Ctrl-C ends behind one of them: within it, its last line would be torn.

    Whoever reads may have stopped without having gone; a second Ctrl-C ends at once. Raises `KeyboardInterrupt`.
    """
    patience = Patience()
    with patience.listening():
        for text in texts:
            sys.stdout.write(text)
            if patience.is_out:
                raise KeyboardInterrupt


def _as_json(answer: Answer, arguments: Namespace) -> dict[str, Json]:
    asked = answer.asked
    described: dict[str, Json] = {
        "rules": asked.combat.era.id.value,
        "step": asked.step.moment.value if asked.step else None,
        "count": answer.count(),
    }
    if answer.player is not None:
        described["player"] = answer.player
    players: dict[str, Json] = {
        player: {"count": answer.count_of(player), "sources": _sources_of(asked.step, player)}
        for player in _players(asked)
    }
    return {
        **described,
        "players": players,
        "assignments": [assignment.nested() for _, assignment in _picked(answer, arguments)],
        "truncated": _is_truncated(answer, arguments),
    }


def _players(asked: Asked) -> tuple[str, ...]:
    return asked.step.players if asked.step else announcing_players(asked.combat)


def _sources_of(step: DamageStep | None, player: str) -> list[Json]:
    return [
        {"id": source.id, "amount": source.amount, "recipients": list(source.recipients)}
        for source in (step.sources if step else ())
        if source.announcer == player
    ]


def _show_readable(answer: Answer, arguments: Namespace, console: Console) -> None:
    step = answer.asked.step
    if step is None:
        console.say(message("legal.no-step"))
    else:
        # Picked before anything is said: a wrong call leaves standard output empty.
        rows = [(figure(index), assignment_line(one.nested(), console)) for index, one in _picked(answer, arguments)]
        _show_heading(answer, step, console)
        for line in columns(rows, numbers=frozenset({0})):
            console.line("  " + line)
        if _is_truncated(answer, arguments):
            console.say(message("legal.truncated", shown=arguments.limit, n=answer.count()))
    sys.stdout.flush()
    console.warn(answer.asked.warnings)


def _show_heading(answer: Answer, step: DamageStep, console: Console) -> None:
    console.say(message("legal.count", step=step_title(step.moment), n=answer.count()))
    for player in step.players:
        sources = [source for source in step.sources if source.announcer == player]
        if sources:
            console.say(message("legal.announces", player=Name(player), n=answer.count_of(player)))
        for source in sources:
            console.line("  " + console.text(source_line(source)))
    console.line()
