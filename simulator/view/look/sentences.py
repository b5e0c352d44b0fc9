"""Sentences with their rule numbers as rich text; a rule number tells the rule when pointed at."""

from collections.abc import Iterable
from html import escape

from simulator.controller.board_state import BoardState, Sentence
from simulator.rules.citation import Rule
from simulator.view.look.texts import Texts


def as_html(texts: Texts, sentence: Sentence, state: BoardState | None) -> str:
    """One sentence, its rule number set apart."""
    words = escape(texts.text(sentence.message, state))
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
    return f'<a href="rule:{rule.number}" style="text-decoration: none; font-weight: 600">{rule.number}</a>'
