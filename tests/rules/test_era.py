"""The rules in force on a day, and which era ids there are."""

import pytest

from simulator.rules.era import ERAS, EraId, UnknownRulesError, era_of


@pytest.mark.parametrize(
    ("rules", "id"),
    [
        ("current", EraId.FOUNDATIONS),
        ("Foundations", EraId.FOUNDATIONS),
        ("m11", EraId.M11),
        ("2026-09-25", EraId.FOUNDATIONS),
        ("2024-11-08", EraId.FOUNDATIONS),
        ("2024-11-07", EraId.M11),
        ("2023-11-17", EraId.M11),
        ("2010-07-16", EraId.M11),
        ("2010-07-15", EraId.M10),
        ("2009-07-11", EraId.M10),
        ("2009-07-10", EraId.SIXTH),
        ("1999-06-01", EraId.SIXTH),
        ("1999-05-31", EraId.URZA),
        ("1998-10-12", EraId.URZA),
        ("1998-10-11", EraId.CLASSIC),
        ("1993-08-05", EraId.CLASSIC),
    ],
)
def test_a_word_or_a_day_picks_its_era(rules: str, id: EraId) -> None:
    assert era_of(rules).id is id


@pytest.mark.parametrize("rules", ["", "1993-08-04", "2024-13-01", "tomorrow"])
def test_what_names_no_rules_is_refused(rules: str) -> None:
    with pytest.raises(UnknownRulesError):
        era_of(rules)


def test_eras_stand_newest_first() -> None:
    assert [era.in_force_from for era in ERAS] == sorted((era.in_force_from for era in ERAS), reverse=True)
