"""The palette's entries and how they come onto the table: each travels as one line of text."""

from dataclasses import replace

from simulator.controller.board_state import BoardState, Refusal, Seat
from simulator.controller.intents import Intent, PutOnTable, SeatPlayer
from simulator.controller.palette import PaletteEntry, PaletteGroup, palette, typed_entry
from simulator.formats.language import Language, in_language
from simulator.rules.objects import Permanent


class PaletteBook:
    """The standard entries, and those that are typed."""

    def __init__(self) -> None:
        self.groups: tuple[PaletteGroup, ...] = palette()
        self._standard = {line_of(entry): entry for group in self.groups for entry in group.entries}

    def entry_of(self, line: str) -> PaletteEntry | Refusal:
        """The entry that a line stands for: a standard one, else what the line makes; or what is wrong with it."""
        return self._standard.get(line) or typed_entry(line)


def line_of(entry: PaletteEntry) -> str:
    """The line that stands for an entry while it is dragged."""
    name = in_language(entry.name, Language.EN)
    return entry.line if entry.line.startswith(name) or not entry.name else f"{name}: {entry.line}"


def placed(entry: PaletteEntry, player: str, state: BoardState) -> Intent:
    """The intent of putting an entry on the table at a player's side.

    A battle lies at its protector's side, so an opponent of that player controls it.
    """
    template = entry.template
    if not isinstance(template, Permanent):
        return SeatPlayer(template)
    if template.is_battle:
        seated = state.player(player)
        across = [one.id for one in state.players if seated is not None and one.seat is not seated.seat]
        return PutOnTable(replace(template, controller=next(iter(across), player), protector=player))
    return PutOnTable(replace(template, controller=player))


def player_at(state: BoardState, seat: Seat) -> str:
    """The first player of one side; "" where nobody sits there."""
    return next((one.id for one in state.players if one.seat is seat), "")
