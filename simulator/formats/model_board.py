"""The models of a scenario file's players, permanents and effects: what each field may hold."""

from typing import Annotated, TypeAlias

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from simulator.formats.model_values import (
    ALSO_LIST,
    GIVEN,
    Amount,
    CardTypeWord,
    ColorWord,
    Count,
    EffectWord,
    Figure,
    GivenCount,
    GivenFigure,
    GivenId,
    GivenIds,
    GivenText,
    Id,
    StepWord,
    Text,
    WhenWord,
)


class Model(BaseModel):
    """A JSON object: values are taken as they stand, and fields that are not known are kept aside."""

    model_config = ConfigDict(strict=True, extra="allow")


def _ids_as_filter(value: object) -> object:
    """A filter may be a plain list of ids."""
    return {"ids": value} if isinstance(value, list) else value


class FilterModel(Model):
    """Which objects an effect or trigger looks at."""

    ids: GivenIds = None
    controller: GivenId = None
    types: list[CardTypeWord] = Field(default_factory=list)
    keywords: list[str] = Field(default_factory=list)
    without_keywords: list[str] = Field(default_factory=list)
    colors: list[ColorWord] = Field(default_factory=list)


FilterField: TypeAlias = Annotated[FilterModel | None, GIVEN, BeforeValidator(_ids_as_filter), ALSO_LIST]


class EffectModel(Model):
    """An effect that changes the damage, never the assignment."""

    kind: EffectWord
    id: GivenId = None
    name: Text = ()
    factor: Count = 1
    amount: Amount = None
    to: GivenId = None
    source: FilterField = None
    recipient: FilterField = None
    shield: bool = False
    then: GivenText = None


class ChoiceModel(Model):
    """What the affected player chose for one recipient in one step: the order of effects, where shields go."""

    step: StepWord
    recipient: Id
    order: list[Id] = Field(default_factory=list)
    shield: dict[str, dict[str, Count]] = Field(default_factory=dict)


class TriggerModel(Model):
    """A triggered ability, listed each time it triggers."""

    when: WhenWord
    text: Text = ()
    condition: FilterField = Field(default=None, alias="if")


class PlayerModel(Model):
    """One player."""

    id: Id
    name: Text = ()
    life: Figure = 20
    poison: Count = 0
    commander_damage: dict[str, Count] = Field(default_factory=dict)
    keywords: list[str] = Field(default_factory=list)
    team: GivenText = None
    controlled_by: GivenId = None
    out: bool = False


class PermanentModel(Model):
    """One permanent, with figures as they are now, counters included."""

    id: Id
    name: Text = ()
    controller: Id
    owner: GivenId = None
    types: list[CardTypeWord]
    supertypes: list[str] = Field(default_factory=list)
    subtypes: list[str] = Field(default_factory=list)
    power: GivenFigure = None
    toughness: GivenFigure = None
    damage: Count = 0
    loyalty: GivenCount = None
    defense: GivenCount = None
    protector: GivenId = None
    keywords: list[str] = Field(default_factory=list)
    abilities: list[str] = Field(default_factory=list)
    counters: dict[str, Count] = Field(default_factory=dict)
    colors: list[ColorWord] = Field(default_factory=list)
    tapped: bool = False
    commander: bool = False
    token: bool = False
    attacked_this_turn: bool = False
    summoning_sick: bool = False
    goaded_by: list[Id] = Field(default_factory=list)
    triggers: list[TriggerModel] = Field(default_factory=list)
