"""The JSON Schema of a scenario file, for editors and other programs."""

from typing import cast

from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue
from pydantic_core import core_schema

from simulator.formats.document import JSON
from simulator.formats.model_file import FileModel
from simulator.formats.words import VERSION


def scenario_schema() -> dict[str, JSON]:
    """The schema, in the draft of 2020-12. Closed words stand in small letters; in a file any case will do."""
    schema = cast(dict[str, JSON], FileModel.model_json_schema(schema_generator=_Plain))
    schema["title"] = f"combat-scenario, version {VERSION}"
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema}


class _Plain(GenerateJsonSchema):
    """Without titles that only repeat the name, and without defaults that could not be written down."""

    def default_schema(self, schema: core_schema.WithDefaultSchema) -> JsonSchemaValue:
        made = super().default_schema(schema)
        return {key: value for key, value in made.items() if key != "default" or value not in (None, [])}

    def field_title_should_be_set(self, schema: object) -> bool:
        return False
