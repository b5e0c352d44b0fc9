"""The command line: an argument parser that speaks both languages and never ends the process."""

import argparse
import re
from collections.abc import Mapping, Sequence
from itertools import chain, pairwise
from typing import NoReturn

from simulator.cli.help_lines import HelpLines
from simulator.cli.status import CommandError, ExitStatus
from simulator.formats.catalogue import Catalogue
from simulator.formats.did_you_mean import nearest_word
from simulator.formats.language import Language
from simulator.rules.messages import Message, message

# What argparse says, as patterns, and the catalogue text that says it in either language.
_COMPLAINTS = (
    (re.compile(r"the following arguments are required: (?P<what>.+)"), "call.required"),
    (re.compile(r"argument (?P<what>.+): expected .*argument"), "call.expects-a-value"),
    (
        re.compile(r"argument (?P<what>.+): invalid choice: (?P<given>.+) \(choose from (?P<choices>.+)\)"),
        "call.choice",
    ),
    (re.compile(r"argument (?P<what>.+): not allowed with argument (?P<other>.+)"), "call.not-with"),
    (re.compile(r"argument (?P<what>.+): invalid \w+ value: (?P<given>.+)"), "call.value"),
    (re.compile(r"ambiguous option: (?P<what>\S+) could match (?P<choices>.+)"), "call.ambiguous"),
)


class Parser(argparse.ArgumentParser):
    """An argument parser whose help is in one language and whose complaints are `CommandError`s."""

    def __init__(self, prog: str, about: str, texts: "Texts") -> None:
        super().__init__(prog=prog, description=about, add_help=False, allow_abbrev=False, formatter_class=HelpLines)
        self._positionals.title = texts.say("help.arguments")
        self._optionals.title = texts.say("help.options")
        self._usage_word = texts.say("help.usage") + " "
        self.add_argument("-h", "--help", action="help", help=texts.say("help.help"))

    def format_usage(self) -> str:
        """The usage line with its word in the reader's language."""
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, self._actions, self._mutually_exclusive_groups, prefix=self._usage_word)
        return formatter.format_help()

    def format_help(self) -> str:
        """The whole help text."""
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, self._actions, self._mutually_exclusive_groups, prefix=self._usage_word)
        formatter.add_text(self.description)
        for group in self._action_groups:
            formatter.start_section(group.title)
            formatter.add_arguments(group._group_actions)
            formatter.end_section()
        formatter.add_text(self.epilog)
        return formatter.format_help()

    def understood(self, argv: Sequence[str]) -> argparse.Namespace:
        """The arguments of a call. Raises `CommandError` for what no command knows, with the nearest that it does."""
        found, rest = self.parse_known_args(argv)
        if rest:
            raise CommandError(ExitStatus.WRONG_CALL, _unrecognized(rest, self._options_of(found)))
        return found

    def _options_of(self, found: argparse.Namespace) -> tuple[str, ...]:
        """The options of the command that was named, and those before every command."""
        commands = [action for action in self._actions if isinstance(action, argparse._SubParsersAction)]
        named = [parser for one in commands for name, parser in one.choices.items() if name == found.command]
        return tuple(option for parser in (*named, self) for option in parser._option_string_actions)

    def error(self, message: str) -> NoReturn:
        """Refuse the call. Raises `CommandError`."""
        raise CommandError(ExitStatus.WRONG_CALL, _complaint(message))


class Texts:
    """The catalogue in one language, for texts without values."""

    def __init__(self, catalogue: Catalogue, language: Language) -> None:
        self._catalogue = catalogue
        self._language = language

    def say(self, key: str) -> str:
        """The text of a key."""
        return self._catalogue.text(Message(key), self._language)


def _complaint(said: str) -> Message:
    for pattern, key in _COMPLAINTS:
        if found := pattern.fullmatch(said):
            return _with_nearest(message(key, **found.groupdict()), found.groupdict())
    return message("call.other", what=said)


def _with_nearest(said: Message, words: Mapping[str, str]) -> Message:
    """A complaint of a word that is none of several, with the one that it may be meant to be."""
    if said.key != "call.choice":
        return said
    nearest = nearest_word(words["given"].strip("'"), words["choices"].replace("'", "").split(", "))
    return said if nearest is None else message("call.choice-nearest", **words, nearest=nearest)


def _unrecognized(rest: Sequence[str], known: Sequence[str]) -> Message:
    options = [word.partition("=")[0] for word in rest if word.startswith("-")]
    near = [found for option in options if (found := nearest_word(option, known)) is not None]
    what = " ".join(rest)
    if not near:
        return message("call.unrecognized", what=what)
    return message("call.unrecognized-nearest", what=what, nearest=tuple(dict.fromkeys(near)))


def wanted_language(argv: Sequence[str], environment: Sequence[str]) -> Language:
    """The language asked for by `--lang`, else by the environment's locale words, else English."""
    words = list(chain.from_iterable(word.split("=", 1) if word.startswith("--lang=") else [word] for word in argv))
    given = [value.lower() for one, value in pairwise(words) if one == "--lang"]
    for word in reversed(given):
        if word in [language.value for language in Language]:
            return Language(word)
    locale = next((word for word in environment if word), "")
    return Language.JA if locale.lower().startswith("ja") else Language.EN
