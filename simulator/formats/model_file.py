"""The models of a scenario file's combat and timeline, and of the file as a whole."""

from typing import Annotated

from pydantic import Field, WithJsonSchema

from simulator.formats.model_board import ChoiceModel, EffectModel, Model, PermanentModel, PlayerModel
from simulator.formats.model_values import (
    GIVEN,
    ActionWord,
    AfterWord,
    AttackedWord,
    CardTypeWord,
    Count,
    GivenCount,
    GivenFigure,
    GivenFlag,
    GivenId,
    GivenIds,
    GivenText,
    GivenTexts,
    Id,
    MomentWord,
    Rules,
    Text,
)
from simulator.formats.words import FORMAT
from simulator.rules.era import CURRENT


class WasAttackingModel(Model):
    """What an attacker attacked that left combat, and its defending player."""

    kind: AttackedWord
    defending_player: Id


class AttackModel(Model):
    """One attacker. `attacking` null: it attacks nothing any more."""

    attacker: Id
    attacking: Id | None
    was_attacking: Annotated[WasAttackingModel | None, GIVEN] = None


class BlockModel(Model):
    """One blocker. `blocking` empty: its attackers have left."""

    blocker: Id
    blocking: list[Id]


class CombatModel(Model):
    """What was declared in this combat, and where the file stands in it."""

    attacks: list[AttackModel] = Field(default_factory=list)
    bands: list[list[Id]] = Field(default_factory=list)
    blocks: list[BlockModel] = Field(default_factory=list)
    blocked: list[Id] = Field(default_factory=list)
    orders: dict[str, list[Id]] = Field(default_factory=dict)
    after: Annotated[AfterWord | None, GIVEN] = None
    had_first_strike: Annotated[list[Id] | None, GIVEN] = None


class EntryModel(Model):
    """Something that happens between turn-based actions. Which fields count depends on `do`."""

    at: MomentWord
    do: ActionWord
    permanent: GivenId = None
    player: GivenId = None
    attacking: GivenId = None
    blocking: GivenIds = None
    before: GivenId = None
    tapped: GivenFlag = None
    returned: GivenId = None
    to: GivenId = None
    types: Annotated[list[CardTypeWord] | None, GIVEN] = None
    keywords: GivenTexts = None
    abilities: GivenTexts = None
    power: GivenFigure = None
    toughness: GivenFigure = None
    loyalty: GivenCount = None
    defense: GivenCount = None
    damage: GivenCount = None
    kind: GivenText = None
    amount: GivenFigure = None
    effect: Annotated[EffectModel | None, GIVEN] = None
    source: GivenId = None
    excess_to_controller: GivenFlag = Field(default=None, alias="excess to controller")


class FileModel(Model):
    """A scenario file."""

    format: Annotated[str, WithJsonSchema({"const": FORMAT})]
    version: Annotated[int, Field(ge=0)]
    title: Text = ()
    notes: Text = ()
    rules: Rules = CURRENT
    what_if: bool = Field(default=False, alias="x-what-if")
    players: list[PlayerModel]
    active_player: GivenId = None
    permanents: list[PermanentModel] = Field(default_factory=list)
    combat: CombatModel = Field(default_factory=CombatModel)
    effects: list[EffectModel] = Field(default_factory=list)
    choices: list[ChoiceModel] = Field(default_factory=list)
    timeline: list[EntryModel] = Field(default_factory=list)
    assignments: list[dict[str, dict[str, Count]]] = Field(default_factory=list)
    expect: dict[str, object] = Field(default_factory=dict)
