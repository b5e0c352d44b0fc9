"""Combats in readable lines: steps, sources, assignments, results. Words come from the catalogue."""

from collections.abc import Mapping, Sequence

from rich.cells import cell_len

from simulator.cli.console import Console
from simulator.formats.assignment_text import assignment_text
from simulator.formats.notation_text import spelt_name
from simulator.rules.damage_step import Source
from simulator.rules.era import ERAS
from simulator.rules.messages import Message, Name, message, names
from simulator.rules.scenario import Declared
from simulator.rules.timeline import Moment


def step_title(moment: Moment) -> Message:
    """The name of a step."""
    return Message(f"moment.{moment.value}")


def assignment_line(nested: Mapping[str, Mapping[str, int]], console: Console) -> str:
    """One assignment in the notation of `--assign`, by ids: what is printed can be typed."""
    if not nested:
        return console.text(message("legal.nothing-assigned"))
    return assignment_text(nested)


def source_line(source: Source) -> Message:
    """What one creature assigns, and to whom it may go."""
    return message("legal.source", source=Name(source.id), n=source.amount, recipients=names(source.recipients))


def rules_name(rules: str) -> Message:
    """Rules by the name of their era; a day as it is."""
    known = {era.id.value for era in ERAS}
    return Message(f"era.{rules}") if rules in known else message("compare.day", day=rules)


def columns(rows: Sequence[Sequence[str]], numbers: frozenset[int] = frozenset()) -> list[str]:
    """Rows as lines with aligned columns; the columns `numbers` stand to the right. Wide characters count double."""
    if not rows:
        return []
    widths = [max(cell_len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(
            _padded(cell, width, at in numbers) for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def _padded(text: str, width: int, right: bool) -> str:
    space = " " * (width - cell_len(text))
    return space + text if right else text + space


def _spelt(ids: Sequence[str]) -> str:
    return ", ".join(map(spelt_name, ids)) or "nothing"


def declared_line(declared: Declared, console: Console) -> str:
    """Attacks, bands and blocks in the signs of the notation."""
    attacked = {one.attacker: [one.attacking] if one.attacking else [] for one in declared.attacks}
    parts = [f"{spelt_name(attacker)} > {_spelt(to)}" for attacker, to in attacked.items()]
    parts += [f"band {_spelt(band)}" for band in declared.bands]
    parts += [f"{spelt_name(one.blocker)} x {_spelt(one.blocking)}" for one in declared.blocks]
    return "; ".join(parts) or console.text(message("check.nobody"))
