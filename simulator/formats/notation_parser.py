"""The grammar of the notation: from the tokens of an item to the item as written."""

import re
from collections.abc import Callable, Mapping

from simulator.formats.findings import Place
from simulator.formats.limits import MOST_PERMANENTS
from simulator.formats.moments import STANDS_AFTER
from simulator.formats.notation_cursor import Cursor, WrongItemError
from simulator.formats.notation_figures import read_figures
from simulator.formats.notation_items import (
    ActiveItem,
    AfterItem,
    Attacks,
    AttacksNothing,
    BandItem,
    Blocks,
    HadFirstStrikeItem,
    Item,
    Named,
    OrderItem,
    PermanentItem,
    PlayerItem,
    Role,
    RulesItem,
)
from simulator.formats.notation_tokens import Source, Token, TokenKind
from simulator.formats.notation_words import read_words
from simulator.rules.checks.figures import LIMIT
from simulator.rules.era import UnknownRulesError, era_of
from simulator.rules.messages import message
from simulator.rules.scenario import AttackedKind

_NUMBERED = re.compile(r"(?P<stem>.*?)(?P<number>[0-9]{1,9})\Z", re.DOTALL)
_NAMED_BY = (TokenKind.NAME, TokenKind.NUMBER, TokenKind.QUOTED)


def parse_item(source: Source, tokens: list[Token]) -> Item:
    """One item. Raises `WrongItemError` for the first thing in it that is wrong."""
    cursor = Cursor(source, tokens)
    cursor.refuse_unclosed_quote()
    item = _item(cursor)
    cursor.end()
    return item


def _item(cursor: Cursor) -> Item:
    if cursor.at(*_NAMED_BY) and cursor.peek(1).kind in (TokenKind.COLON, TokenKind.RANGE):
        return _named(cursor)
    if cursor.at(TokenKind.NAME):
        statement = STATEMENTS.get(cursor.peek().text.casefold())
        if statement is not None:
            place = cursor.place(cursor.advance())
            return statement(cursor, place)
    cursor.refuse_words_before_colon()
    return _permanent(cursor, (), cursor.place())


def _rules(cursor: Cursor, _: Place) -> RulesItem:
    place, rules = _rest(cursor)
    try:
        era_of(rules)
    except UnknownRulesError:
        raise WrongItemError(place, message("file.unknown-rules", given=rules)) from None
    return RulesItem(rules.lower(), place)


def _active(cursor: Cursor, _: Place) -> ActiveItem:
    return ActiveItem(cursor.name())


def _after(cursor: Cursor, _: Place) -> AfterItem:
    place, written = _rest(cursor)
    moments = {moment.value: moment for moment in STANDS_AFTER}
    if written.casefold() not in moments:
        raise WrongItemError(place, message("notation.unknown-moment", given=written, known=tuple(moments)))
    return AfterItem(moments[written.casefold()], place)


def _had_first_strike(cursor: Cursor, place: Place) -> HadFirstStrikeItem:
    cursor.need_word("first")
    cursor.need_word("strike")
    return HadFirstStrikeItem(cursor.names(), place)


def _band(cursor: Cursor, place: Place) -> BandItem:
    members = cursor.names()
    if len(members) < 2:
        raise cursor.wrong("notation.band-of-one")
    return BandItem(members, place)


def _order(cursor: Cursor, _: Place) -> OrderItem:
    creature = cursor.name()
    _need_colon(cursor)
    return OrderItem(creature, cursor.names())


STATEMENTS: Mapping[str, Callable[[Cursor, Place], Item]] = {
    "rules": _rules,
    "active": _active,
    "after": _after,
    "had": _had_first_strike,
    "band": _band,
    "order": _order,
}


def _rest(cursor: Cursor) -> tuple[Place, str]:
    """All words up to the end of the item, and where they stand."""
    first = last = cursor.peek()
    if cursor.at(TokenKind.ITEM_END):
        raise cursor.wrong("notation.out-of-place")
    while not cursor.at(TokenKind.ITEM_END):
        last = cursor.advance()
    return cursor.place(first), cursor.written(first, last)


def _need_colon(cursor: Cursor) -> None:
    if not cursor.take(TokenKind.COLON):
        raise cursor.wrong("notation.expected-colon")


def _named(cursor: Cursor) -> Item:
    first = cursor.name()
    if cursor.take(TokenKind.RANGE):
        names = _span(first, cursor.name())
        _need_colon(cursor)
        return _permanent(cursor, names, first.place)
    _need_colon(cursor)
    if cursor.take_word("life"):
        return _player(cursor, first)
    return _permanent(cursor, (first.id,), first.place)


def _span(first: Named, last: Named) -> tuple[str, ...]:
    """A1..A10: all names from the first number to the last."""
    start, end = _NUMBERED.match(first.id), _NUMBERED.match(last.id)
    if not start or not end or start["stem"] != end["stem"] or int(start["number"]) > int(end["number"]):
        raise WrongItemError(first.place, message("notation.odd-span", first=first.id, last=last.id))
    numbers = range(int(start["number"]), int(end["number"]) + 1)
    if len(numbers) > MOST_PERMANENTS:
        raise WrongItemError(first.place, message("board.too-many-permanents", n=len(numbers), most=MOST_PERMANENTS))
    width = len(start["number"])
    return tuple(f"{start['stem']}{number:0{width}}" for number in numbers)


def _player(cursor: Cursor, name: Named) -> PlayerItem:
    life = cursor.number(-LIMIT)
    poison = cursor.number(0) if cursor.take_word("poison") else 0
    team = cursor.name().id if cursor.take_word("team") else None
    return PlayerItem(name, life, poison, team)


def _permanent(cursor: Cursor, names: tuple[str, ...], place: Place) -> PermanentItem:
    figures = read_figures(cursor)
    words = read_words(cursor)
    controller = cursor.name() if cursor.take(TokenKind.AT) else None
    return PermanentItem(names, place, figures, words, controller, _role(cursor))


def _role(cursor: Cursor) -> Role | None:
    place = cursor.place()
    if cursor.take(TokenKind.ATTACKS):
        return _attacks(cursor, place)
    if cursor.take_word("x"):
        return Blocks(place, () if cursor.take_word("nothing") else cursor.names())
    return None


def _attacks(cursor: Cursor, place: Place) -> Attacks | AttacksNothing:
    if cursor.take_word("nothing"):
        was = _was(cursor) if cursor.take_word("was") else None
        return AttacksNothing(place, was, cursor.take_word("blocked"))
    target = None if cursor.at(TokenKind.ITEM_END) or cursor.at_word("blocked") else cursor.name()
    return Attacks(place, target, cursor.take_word("blocked"))


def _was(cursor: Cursor) -> tuple[AttackedKind, Named]:
    kinds = {kind.value: kind for kind in AttackedKind}
    if not cursor.at_word(*kinds):
        raise cursor.wrong("notation.expected-attacked-kind")
    kind = kinds[cursor.advance().text.casefold()]
    cursor.need_word("of")
    return kind, cursor.name()
