"""Sentences with their rule numbers as rich text; a rule number tells the rule when pointed at, a number whom it
comes from.
"""

import re
from collections.abc import Iterable
from html import escape
from urllib.parse import quote, unquote

from simulator.controller.board_state import BoardState, Sentence
from simulator.formats.catalogue import figure
from simulator.rules.citation import Rule
from simulator.rules.messages import Message, named_in
from simulator.view.look.texts import Texts

_LIGHT, _RULE = "light:", "rule:"
# Signs that no text has: they stand round a number until everything else is escaped.
_BEGIN, _MIDDLE, _END = "\ue000", "\ue001", "\ue002"
_COMPARED = re.compile(" (≥|≤|&lt;|&gt;) ")
_MARKED = re.compile(f"{_BEGIN}([^{_BEGIN}{_MIDDLE}{_END}]*){_MIDDLE}([^{_BEGIN}{_MIDDLE}{_END}]*){_END}")


def as_html(texts: Texts, sentence: Sentence, state: BoardState | None) -> str:
    """One sentence, its rule number set apart."""
    words = _MARKED.sub(_linked, escape(texts.marked(sentence.message, state, _marked)))
    # A comparison is read at one glance: no line ends in it.
    words = _COMPARED.sub(r"&nbsp;\1&nbsp;", words)
    return f"{words} {rule_html(sentence.rule)}" if sentence.rule else words


def as_lines(texts: Texts, sentences: Iterable[Sentence], state: BoardState | None) -> str:
    """Several sentences, one below the other."""
    return "<br>".join(as_html(texts, sentence, state) for sentence in sentences)


def as_plain(texts: Texts, sentence: Sentence, state: BoardState | None) -> str:
    """One sentence as plain text, its rule in parentheses."""
    words = texts.text(sentence.message, state)
    return f"{words} ({sentence.rule})" if sentence.rule else words


def rule_html(rule: Rule) -> str:
    """A rule number as a link, so that it can be pointed at and clicked."""
    return f'<a href="{_RULE}{rule.number}" style="text-decoration: none; font-weight: 600">{rule.number}</a>'


def rule_in(link: str) -> str:
    """The number of the rule that a link is about; "" for any other."""
    return link.removeprefix(_RULE) if link.startswith(_RULE) else ""


def lit_by(link: str) -> tuple[str, ...]:
    """Whom a number comes from, by its link; nobody for any other."""
    ids = link.removeprefix(_LIGHT) if link.startswith(_LIGHT) else ""
    return tuple(unquote(id) for id in ids.split(",") if id)


def _marked(number: int, said: Message) -> str:
    """A number with those whom its own phrase names, not all of the sentence."""
    ids = ",".join(quote(id, safe="") for id in named_in(said))
    return f"{_BEGIN}{ids}{_MIDDLE}{figure(number)}{_END}" if ids else figure(number)


def _linked(found: re.Match[str]) -> str:
    return f'<a href="{_LIGHT}{found[1]}">{found[2]}</a>'
