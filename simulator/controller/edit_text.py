"""A permanent or player as the one line that is typed to make or edit it: `Great Wurm: 8/8 trample`, `Ann 20`."""

import re
import unicodedata
from dataclasses import replace
from typing import TypeAlias

from simulator.controller.board_state import Refusal
from simulator.controller.intents import EditPermanent, EditPlayer
from simulator.controller.refusals import about, refuse
from simulator.formats.document import Document
from simulator.formats.findings import FormatError
from simulator.formats.language import Language, in_language
from simulator.formats.notation import read, write
from simulator.rules.messages import Name
from simulator.rules.objects import LocalText, Permanent, Player
from simulator.rules.scenario import Declared, Scenario

Template: TypeAlias = Permanent | Player
"""What a line makes. The id of a permanent is its name, or empty; so is that of a player."""

_PLAYER = re.compile(
    r"(?P<name>[^:]*?[^:\s])(?:\s*:\s*(?:life\s+)?|\s+(?:life\s+)?)(?P<life>-?\d+)(?:\s+poison\s+(?P<poison>\d+))?\s*\Z",
    re.IGNORECASE,
)
_FIGURE_WORDS = frozenset(("loyalty", "defense", "damage", "poison"))
_NAMED = re.compile(r'\s*(?P<name>"(?:[^"]|"")*"|[^:"]*?)\s*:(?P<body>.*)\Z', re.DOTALL)
_PLACEHOLDER = "A1"


def typed(text: str) -> Template | Refusal:
    """What a line makes, or everything that is wrong with it."""
    player = _player(text)
    if player is not None:
        return player
    name, body = _split(text)
    if not body.strip():
        return refuse("refusal.nothing-typed")
    permanent = _permanent(body)
    return permanent if isinstance(permanent, Refusal) else replace(permanent, id=name)


def _player(text: str) -> Player | None:
    found = _PLAYER.match(text.strip())
    name = found["name"].strip() if found else ""
    if found is None or not name or name.casefold() in _FIGURE_WORDS or "/" in name:
        return None
    id = _normal(name)
    return Player(id, life=int(found["life"]), poison=int(found["poison"] or 0))


def _split(text: str) -> tuple[str, str]:
    """The name before a colon, without quotes, and the rest."""
    found = _NAMED.match(text)
    if found is None:
        return "", text
    name = found["name"]
    if name.startswith('"'):
        name = name[1:-1].replace('""', '"')
    return _normal(name), found["body"]


def _normal(name: str) -> str:
    return unicodedata.normalize("NFC", name.strip())


def _permanent(body: str) -> Permanent | Refusal:
    """The one permanent that a line of the notation says, in no combat."""
    try:
        scenario = read(body).document.scenario
    except FormatError as error:
        return Refusal(tuple(dict.fromkeys(about(finding.message) for finding in error.findings if finding.is_error)))
    if len(scenario.permanents) != 1:
        return refuse("refusal.one-at-a-time")
    if scenario.declared != Declared():
        return refuse("refusal.no-roles-here")
    return scenario.permanents[0]


def text_of(scenario: Scenario, id: str, language: Language) -> str:
    """The line that makes this permanent or player; empty where there is none."""
    player = scenario.player(id)
    if player is not None:
        poison = f" poison {player.poison}" if player.poison else ""
        return f"{in_language(player.name, language) or id} {player.life}{poison}"
    permanent = scenario.permanent(id)
    if permanent is None:
        return ""
    name = in_language(permanent.name, language) or id
    return f"{_quoted(name)}: {body_of(permanent)}"


def _quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"' if ":" in name or '"' in name else name


def body_of(permanent: Permanent) -> str:
    """A permanent without its name in the notation, such as `4/4 trample, deathtouch`."""
    bodies = [_body_at(permanent, controller) for controller in ("P1", "P2")]
    return min(bodies, key=len)


def _body_at(permanent: Permanent, controller: str) -> str:
    """Under one player it goes without saying whose it is."""
    alone = replace(permanent, id=_PLACEHOLDER, controller=controller, owner=None, protector="P2", goaded_by=())
    board = Scenario((Player("P1"), Player("P2")), "P1", (alone,))
    return write(Document(board)).text.partition(": ")[2]


def edited(scenario: Scenario, id: str, text: str, language: Language) -> EditPermanent | EditPlayer | Refusal:
    """What a line makes of a permanent or player that is there. What the line cannot say stays as it was."""
    made = typed(text)
    if isinstance(made, Refusal):
        return made
    player, permanent = scenario.player(id), scenario.permanent(id)
    if isinstance(made, Player) and player is not None:
        name = _name(player.name, id, made.id, language)
        return EditPlayer(id, replace(player, name=name, life=made.life, poison=made.poison))
    if isinstance(made, Permanent) and permanent is not None:
        return EditPermanent(id, _kept(permanent, made, _name(permanent.name, id, made.id, language)))
    return refuse("refusal.another-kind", None, id=Name(id))


def _name(old: LocalText, id: str, name: str, language: Language) -> LocalText:
    """The old name where the line shows it, or none where it shows the id; else the new one for every language."""
    if name in (in_language(old, language), "") or (not old and name == id):
        return old
    return (("", name),)


def _kept(old: Permanent, new: Permanent, name: LocalText) -> Permanent:
    return replace(
        new,
        id=old.id,
        name=name,
        controller=old.controller,
        owner=old.owner,
        supertypes=old.supertypes,
        protector=old.protector if new.is_battle else None,
        counters=old.counters,
        attacked_this_turn=old.attacked_this_turn,
        summoning_sick=old.summoning_sick,
        goaded_by=old.goaded_by,
        triggers=old.triggers,
    )
