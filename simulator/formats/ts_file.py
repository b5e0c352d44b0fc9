"""Qt Linguist TS files with texts by id: the form in which the catalogues are kept and translators work."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree


@dataclass(frozen=True, slots=True)
class TsMessage:
    """One text. `forms`: its translation, or for counted texts the singular and the plural."""

    key: str
    source: str
    forms: tuple[str, ...]
    finished: bool


def read_ts(path: Path) -> Iterator[TsMessage]:
    """The texts of one TS file, in its order."""
    for element in ElementTree.parse(path).iter("message"):
        translation = element.find("translation")
        yield TsMessage(
            key=element.get("id", ""),
            source=element.findtext("source", ""),
            forms=_forms(translation),
            finished=translation is not None and translation.get("type") is None,
        )


def _forms(translation: ElementTree.Element | None) -> tuple[str, ...]:
    if translation is None:
        return ()
    counted = tuple(form.text or "" for form in translation.findall("numerusform"))
    return counted or (translation.text or "",)
