"""The values of a scenario file's fields: figures, ids, closed words, localized texts. Nothing is guessed."""

import unicodedata
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, TypeAlias

from pydantic import (
    AfterValidator,
    BeforeValidator,
    Field,
    GetCoreSchemaHandler,
    GetJsonSchemaHandler,
    PlainValidator,
    WithJsonSchema,
)
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, PydanticCustomError, core_schema

from simulator.formats.moments import DAMAGE_STEPS, STANDS_AFTER
from simulator.formats.words import folded, normal_id
from simulator.rules.checks.figures import LIMIT
from simulator.rules.effects import EffectKind
from simulator.rules.era import UnknownRulesError, era_of
from simulator.rules.objects import CardType, Color, LocalText, TriggerWhen
from simulator.rules.scenario import AttackedKind
from simulator.rules.timeline import ActionKind, Moment


class Wrong(StrEnum):
    """What may be wrong with a value, beyond its type."""

    NULL = "null"
    UNKNOWN_WORD = "unknown_word"
    ODD_ID = "odd_id"
    LOCAL_TEXT = "local_text"
    AMOUNT = "amount"
    RULES = "rules"


def _refuse_null(value: object) -> object:
    if value is None:
        raise PydanticCustomError(Wrong.NULL.value, "null")
    return value


@dataclass(frozen=True, slots=True)
class Given:
    """A field may be left out, but where it stands it has a value."""

    def __get_pydantic_core_schema__(self, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.no_info_before_validator_function(_refuse_null, handler(source))

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        shapes = [shape for shape in handler(schema).get("anyOf", ()) if shape != {"type": "null"}]
        return dict(shapes[0]) if len(shapes) == 1 else {"anyOf": shapes}


@dataclass(frozen=True, slots=True, eq=False)
class Also:
    """What a validator takes besides, as the JSON Schema says it."""

    shape: JsonSchemaValue

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        return {"anyOf": [self.shape, handler(schema)]}


GIVEN = Given()
ALSO_ONE = Also({"type": "string"})
ALSO_LIST = Also({"type": "array", "items": {"type": "string"}})


@dataclass(frozen=True, slots=True)
class Closed:
    """A word of a closed list, in any case."""

    words: tuple[StrEnum, ...]

    def __get_pydantic_core_schema__(self, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.no_info_plain_validator_function(self._read)

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        return {"type": "string", "enum": [word.value for word in self.words]}

    def _read(self, value: object) -> StrEnum:
        if not isinstance(value, str):
            raise PydanticCustomError("string_type", "text")
        for word in self.words:
            if word.value == folded(value):
                return word
        known = tuple(word.value for word in self.words)
        raise PydanticCustomError(Wrong.UNKNOWN_WORD.value, "unknown", {"given": value, "known": known})


def _id(value: str) -> str:
    value = normal_id(value)
    if not value or any(unicodedata.category(character) in ("Cc", "Cs") for character in value):
        raise PydanticCustomError(Wrong.ODD_ID.value, "id")
    return value


def _rules(value: str) -> str:
    try:
        era_of(value)
    except UnknownRulesError:
        raise PydanticCustomError(Wrong.RULES.value, "rules", {"given": value}) from None
    return value.strip().lower()


def _local_text(value: object) -> LocalText:
    if isinstance(value, str):
        return (("", value),)
    if isinstance(value, dict) and all(isinstance(text, str) for text in value.values()):
        return tuple(value.items())
    raise PydanticCustomError(Wrong.LOCAL_TEXT.value, "text")


def _amount(value: object) -> int | None:
    """A number of damage points, or None for "all"."""
    if isinstance(value, str) and folded(value) == "all":
        return None
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= LIMIT:
        return value
    raise PydanticCustomError(Wrong.AMOUNT.value, "amount")


def _one_or_several(value: object) -> object:
    return [value] if isinstance(value, str) else value


_TEXT_SCHEMA = {"oneOf": [{"type": "string"}, {"type": "object", "additionalProperties": {"type": "string"}}]}
_AMOUNT_SCHEMA = {"oneOf": [{"type": "integer", "minimum": 0, "maximum": LIMIT}, {"const": "all"}]}

Figure: TypeAlias = Annotated[int, Field(ge=-LIMIT, le=LIMIT)]
Count: TypeAlias = Annotated[int, Field(ge=0, le=LIMIT)]
Amount: TypeAlias = Annotated[int | None, PlainValidator(_amount), WithJsonSchema(_AMOUNT_SCHEMA)]
Id: TypeAlias = Annotated[str, AfterValidator(_id), WithJsonSchema({"type": "string", "minLength": 1})]
Ids: TypeAlias = Annotated[list[Id], BeforeValidator(_one_or_several), ALSO_ONE]
Text: TypeAlias = Annotated[LocalText, PlainValidator(_local_text), WithJsonSchema(_TEXT_SCHEMA)]
Rules: TypeAlias = Annotated[str, AfterValidator(_rules)]

GivenFigure: TypeAlias = Annotated[Figure | None, GIVEN]
GivenCount: TypeAlias = Annotated[Count | None, GIVEN]
GivenId: TypeAlias = Annotated[Id | None, GIVEN]
GivenIds: TypeAlias = Annotated[Ids | None, GIVEN]
GivenText: TypeAlias = Annotated[str | None, GIVEN]
GivenTexts: TypeAlias = Annotated[list[str] | None, GIVEN]
GivenFlag: TypeAlias = Annotated[bool | None, GIVEN]

CardTypeWord: TypeAlias = Annotated[CardType, Closed(tuple(CardType))]
ColorWord: TypeAlias = Annotated[Color, Closed(tuple(Color))]
WhenWord: TypeAlias = Annotated[TriggerWhen, Closed(tuple(TriggerWhen))]
AttackedWord: TypeAlias = Annotated[AttackedKind, Closed(tuple(AttackedKind))]
EffectWord: TypeAlias = Annotated[EffectKind, Closed(tuple(EffectKind))]
ActionWord: TypeAlias = Annotated[ActionKind, Closed(tuple(ActionKind))]
MomentWord: TypeAlias = Annotated[Moment, Closed(tuple(Moment))]
AfterWord: TypeAlias = Annotated[Moment, Closed(STANDS_AFTER)]
StepWord: TypeAlias = Annotated[Moment, Closed(DAMAGE_STEPS)]
