"""The JSON Schema agrees with what is read."""

import json

import jsonschema
import pytest

from simulator.formats import scenario_file
from simulator.formats.document import JSON
from simulator.formats.findings import FormatError
from simulator.formats.schema import scenario_schema
from simulator.rules.problems import Path
from tests.formats.files import PAGE, file_with

VALIDATOR = jsonschema.Draft202012Validator(scenario_schema())


def test_the_schema_is_one_and_the_page_keeps_to_it() -> None:
    jsonschema.Draft202012Validator.check_schema(scenario_schema())
    VALIDATOR.validate(PAGE)


@pytest.mark.parametrize(
    ("path", "value", "fits"),
    [
        (("title",), {"en": "Bear"}, True),
        (("title",), 7, False),
        (("permanents", 0, "power"), -1, True),
        (("permanents", 0, "power"), "7", False),
        (("permanents", 0, "types"), ["teapot"], False),
        (("permanents", 0, "damage"), -1, False),
        (("permanents", 0, "x-art"), [1], True),
        (("combat", "attacks", 0), {"attacker": "A", "attacking": None}, True),
        (("combat", "attacks", 0), {"attacker": "A"}, False),
        (("combat", "after"), "teatime", False),
        (("effects",), [{"kind": "prevent", "amount": "all", "source": ["A"]}], True),
        (("effects",), [{"kind": "prevent", "amount": 1, "source": {"controller": "P1"}}], True),
        (("effects",), [{"kind": "prevent", "amount": "some"}], False),
        (("timeline",), [{"at": "combat damage", "do": "dance", "permanent": "A"}], False),
        (("timeline",), [{"at": "declare blockers", "do": "put blocking", "permanent": "B", "blocking": "A"}], True),
        (("timeline",), [{"at": "combat damage", "do": "set", "permanent": "A", "excess to controller": 1}], False),
    ],
)
def test_the_schema_takes_what_is_read_and_refuses_what_is_refused(path: Path, value: JSON, fits: bool) -> None:
    text = file_with(path, value)
    assert VALIDATOR.is_valid(json.loads(text)) is fits
    if fits:
        scenario_file.read(text)
    else:
        with pytest.raises(FormatError):
            scenario_file.read(text)
