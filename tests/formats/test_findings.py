"""Places and paths as people write them."""

import pytest

from simulator.formats.findings import FormatError, Place, error, json_path, refuse_errors, warning
from simulator.rules.messages import message
from simulator.rules.problems import Path


@pytest.mark.parametrize(
    ("path", "written"),
    [
        ((), "$"),
        (("players",), "players"),
        (("permanents", 2, "power"), "permanents[2].power"),
        (("combat", "orders", "熊", 0), "combat.orders.熊[0]"),
        (("combat", "orders", 'A "1"'), 'combat.orders["A \\"1\\""]'),
        (("timeline", 0, "excess to controller"), 'timeline[0]["excess to controller"]'),
    ],
)
def test_a_path_as_people_write_it(path: Path, written: str) -> None:
    assert json_path(path) == written


def test_a_finding_tells_its_place_or_else_its_path() -> None:
    said = message("json.syntax")
    assert error(("a",), said, Place(3, 4)).where == "3:4"
    assert error(("a",), said).where == "a"


def test_warnings_refuse_nothing_and_go_along_with_errors() -> None:
    odd, wrong = warning(("a",), message("json.syntax")), error(("b",), message("json.syntax"))
    refuse_errors((odd,))
    with pytest.raises(FormatError) as caught:
        refuse_errors((odd, wrong))
    assert caught.value.findings == (odd, wrong)
    assert [problem.path for problem in caught.value.problems] == [("a",), ("b",)]
