"""Every rule that the code or a scenario cites exists: in today's rules, or in those of 2023-11-17.

`rule_numbers.txt` holds the numbers of the rules that bear on combat, by which of the two texts has them; it was put
together from the rules' history, not from the code.
"""

import re
from pathlib import Path

from simulator.formats.examples import examples
from simulator.formats.language import Language, in_language
from simulator.rules.rule_numbers import CITED

ROOT = Path(__file__).parent.parent.parent
KNOWN = frozenset(
    number
    for line in (Path(__file__).parent / "rule_numbers.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
    for number in line.split()
)
NUMBER = re.compile(r"(?<![\d.])[1-9]\d\d\.\d{1,3}[a-z]?\b")


def test_every_number_that_code_cites_exists() -> None:
    assert sorted(CITED - KNOWN) == []


def test_every_number_in_a_docstring_is_known() -> None:
    cited = {
        number
        for path in (ROOT / "simulator").rglob("*.py")
        for line in re.findall(r"Rules?: CR ([^\"\n]*)", path.read_text("utf-8"))
        for number in NUMBER.findall(line)
    }
    assert len(cited) > 60
    assert sorted(cited - KNOWN) == []


def test_every_number_that_a_scenario_cites_exists() -> None:
    for example in examples():
        notes = in_language(example.document().notes, Language.EN)
        assert set(NUMBER.findall(notes)) <= KNOWN, example.name
