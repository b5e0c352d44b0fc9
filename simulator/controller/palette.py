"""What lies beside the table to be dragged onto it, in groups; each entry is a line that could have been typed."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from simulator.controller.board_state import Refusal, Sentence
from simulator.controller.edit_text import Template, typed
from simulator.controller.refusals import about
from simulator.formats.unknown_words import unknown_words
from simulator.rules.messages import Message, message
from simulator.rules.objects import LocalText, Permanent, Player
from simulator.rules.scenario import Scenario


@dataclass(frozen=True, slots=True)
class PaletteEntry:
    """One thing to drag: what it is called, the line that says it, and what it puts on the table.

    The template has no controller that counts: whoever's seat it is dropped at controls it. `odd`: what is not known
    of it, and does nothing.
    """

    name: LocalText
    line: str
    template: Template
    odd: tuple[Sentence, ...] = ()


@dataclass(frozen=True, slots=True)
class PaletteGroup:
    """Entries of one kind under a heading."""

    heading: Message
    entries: tuple[PaletteEntry, ...]


_CREATURES = (
    ("Bear", "熊", "2/2"),
    ("Soldier", "兵士", "1/1"),
    ("Ogre", "オーガ", "3/3"),
    ("Giant", "巨人", "5/5"),
    ("Wall", "壁", "0/4 defender"),
    ("Wurm", "ワーム", "6/6 trample"),
    ("Knight", "騎士", "2/2 first strike"),
    ("Cerberus", "ケルベロス", "1/2 double strike"),
    ("Basilisk", "バジリスク", "2/4 deathtouch"),
    ("Vampire", "吸血鬼", "2/2 lifelink"),
    ("Angel", "天使", "4/4 flying, vigilance"),
    ("Spider", "蜘蛛", "2/4 reach"),
    ("Golem", "ゴーレム", "4/4 indestructible"),
    ("Devourer", "貪食獣", "7/7 trample over planeswalkers"),
    ("Standard-bearer", "旗手", "1/1 banding"),
    ("Ninja", "忍者", "2/1 ninjutsu"),
)
_PLANESWALKERS = (
    ("Planeswalker", "プレインズウォーカー", "loyalty 3"),
    ("Planeswalker", "プレインズウォーカー", "loyalty 5"),
)
_BATTLES = (("Siege", "包囲戦", "defense 5"), ("Siege", "包囲戦", "defense 3"))
_PLAYERS = (("Player", "プレイヤー", "Player 20"),)


def palette() -> tuple[PaletteGroup, ...]:
    """The standard palette: creatures with the keywords that bear on damage, planeswalkers, battles, a player."""
    return (
        _group("palette.creatures", _CREATURES),
        _group("palette.planeswalkers", _PLANESWALKERS),
        _group("palette.battles", _BATTLES),
        _group("palette.players", _PLAYERS),
    )


def _group(heading: str, rows: Iterable[tuple[str, str, str]]) -> PaletteGroup:
    return PaletteGroup(message(heading), tuple(_entry(*row) for row in rows))


def _entry(english: str, japanese: str, line: str) -> PaletteEntry:
    name = (("en", english), ("ja", japanese))
    template = typed(line)
    if isinstance(template, Refusal):
        raise ValueError(line)
    if isinstance(template, Permanent):
        return PaletteEntry(name, line, replace(template, name=name))
    return PaletteEntry(name, line, replace(template, id="", name=name))


def typed_entry(line: str) -> PaletteEntry | Refusal:
    """The entry that a typed line makes, or everything that is wrong with it."""
    template = typed(line)
    if isinstance(template, Refusal):
        return template
    name = template.name or (("", template.id or line.strip()),)
    return PaletteEntry(name, line.strip(), template, _odd(template))


def _odd(template: Template) -> tuple[Sentence, ...]:
    """A warning for every word that is not known."""
    if not isinstance(template, Permanent):
        return ()
    board = Scenario((Player("P1"), Player("P2")), "P1", (template,))
    return tuple(about(problem.message) for problem in unknown_words(board))
