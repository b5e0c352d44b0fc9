"""The catalogues: what every message reads like in English and in Japanese."""

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from simulator.formats.language import Language
from simulator.formats.printable import printable
from simulator.formats.resources import resources
from simulator.formats.ts_file import read_ts
from simulator.rules.messages import Message, Name, Value

_JOINTS = {Language.EN: (", ", " and "), Language.JA: ("、", "と")}
# Below this, figures are easier to read without separators: years, life totals.
_GROUPED_FROM = 10_000
# Python refuses to write longer integers; nobody would read them either.
_MOST_DIGITS = 4_000


class MissingTextError(KeyError):
    """A message names a text, or leaves out a value, that the catalogue needs."""


def show_missing(what: str) -> str:
    """A missing text shown by its key, so that a slip never stops a user."""
    return what


def refuse_missing(what: str) -> str:
    """A missing text refused, for tests. Raises `MissingTextError`."""
    raise MissingTextError(what)


@dataclass(frozen=True)
class Catalogue:
    """Texts by language and key; each a single form, or a singular and a plural for the value `n`."""

    texts: Mapping[Language, Mapping[str, tuple[str, ...]]]
    missing: Callable[[str], str] = show_missing

    @classmethod
    def load(cls, missing: Callable[[str], str] = show_missing) -> "Catalogue":
        """The bundled catalogues; `missing` makes up for a text that is not there."""
        return cls.of(sorted((resources() / "i18n").glob("*.ts")), missing)

    @classmethod
    def of(cls, paths: Iterable[Path], missing: Callable[[str], str] = show_missing) -> "Catalogue":
        """The texts of TS files: `AREA_ja.ts` with English sources and Japanese, `AREA_en.ts` with English plurals."""
        english: dict[str, tuple[str, ...]] = {}
        plurals: dict[str, tuple[str, ...]] = {}
        japanese: dict[str, tuple[str, ...]] = {}
        for path in paths:
            for entry in read_ts(path):
                if path.stem.endswith("_en"):
                    plurals[entry.key] = entry.forms
                else:
                    english[entry.key] = (entry.source,)
                    japanese[entry.key] = entry.forms
        return cls({Language.EN: english | plurals, Language.JA: japanese}, missing)

    def text(
        self,
        message: Message,
        language: Language,
        name_of: Callable[[str], str] = str,
        written: Callable[[int, Message], str] = lambda number, _: figure(number),
    ) -> str:
        """The message in words. `name_of` tells how a player or permanent is called, by its id.

        `written`: how a number reads, and the message of which it is a value.
        """
        forms = self.texts[language].get(message.key)
        if forms is None:
            return self.missing(message.key)
        values = dict(message.values)
        said = _Said(self, message, language, name_of, written)
        words = {name: said.words(value) for name, value in values.items()}
        form = forms[0] if values.get("n") == 1 else forms[-1]
        return form.format_map(_Places(words, self.missing))


@dataclass(frozen=True, slots=True)
class _Said:
    """The values of one message in words."""

    catalogue: Catalogue
    message: Message
    language: Language
    name_of: Callable[[str], str]
    written: Callable[[int, Message], str]

    def words(self, value: Value) -> str:
        """One value in words."""
        match value:
            case Message():
                return self.catalogue.text(value, self.language, self.name_of, self.written)
            case Name(id):
                return printable(self.name_of(id))
            case tuple():
                return _listed([self.words(one) for one in value], self.language)
            case int():
                return self.written(value, self.message)
            case _:
                return printable(value)


class _Places(dict[str, str]):
    """The values of a text's named places."""

    def __init__(self, words: Mapping[str, str], missing: Callable[[str], str]) -> None:
        super().__init__(words)
        self._make_up = missing

    def __missing__(self, place: str) -> str:
        return self._make_up(f"{{{place}}}")


def figure(number: int) -> str:
    """An integer for the eye: thousands set apart, and beyond 4,000 digits its order of magnitude."""
    if abs(number).bit_length() > _MOST_DIGITS * math.log2(10):
        sign = "-" if number < 0 else ""
        return f"{sign}10^{int(abs(number).bit_length() * math.log10(2))}"
    return f"{number:,}" if abs(number) >= _GROUPED_FROM else str(number)


def _listed(words: list[str], language: Language) -> str:
    comma, last = _JOINTS[language]
    if len(words) < 2:
        return "".join(words)
    return comma.join(words[:-1]) + last + words[-1]
