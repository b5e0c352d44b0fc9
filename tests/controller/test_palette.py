"""The palette: every entry can be dragged onto the table."""

from dataclasses import replace

import pytest

from simulator.controller.board_state import Refusal
from simulator.controller.intents import PutOnTable, SeatPlayer
from simulator.controller.palette import PaletteEntry, palette, typed_entry
from simulator.formats.language import Language, in_language
from simulator.rules.objects import Permanent
from tests.controller.tables import CATALOGUE, done, table

ENTRIES = [entry for group in palette() for entry in group.entries]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.line)
@pytest.mark.parametrize("player", ["P1", "P2"])
def test_every_entry_can_be_put_at_every_seat(entry: PaletteEntry, player: str) -> None:
    controller = table()
    if isinstance(entry.template, Permanent):
        done(controller, PutOnTable(replace(entry.template, controller=player)))
        (card,) = controller.state.cards
        assert card.name == entry.name
    else:
        done(controller, SeatPlayer(entry.template))
        assert len(controller.state.players) == 3


@pytest.mark.parametrize("language", Language)
def test_everything_is_named_in_both_languages(language: Language) -> None:
    for group in palette():
        assert CATALOGUE.text(group.heading, language)
    names = [in_language(entry.name, language) for entry in ENTRIES]
    assert all(names)
    assert len({(in_language(entry.name, Language.EN), entry.line) for entry in ENTRIES}) == len(ENTRIES)


def test_a_typed_line_becomes_an_entry() -> None:
    entry = typed_entry(" 4/4 trample, deathtouch ")
    assert not isinstance(entry, Refusal)
    assert (entry.line, entry.name) == ("4/4 trample, deathtouch", (("", "4/4 trample, deathtouch"),))
    named = typed_entry("Wurm: 4/4")
    assert not isinstance(named, Refusal)
    assert named.name == (("", "Wurm"),)
    assert isinstance(typed_entry("?"), Refusal)
