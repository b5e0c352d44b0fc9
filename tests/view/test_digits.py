import pytest

from simulator.view.look.digits import digits, grouped, parsed, rounded, shown

BREAK = "\u200b"


@pytest.mark.parametrize(
    ("number", "words"),
    [(0, "0"), (28, "28"), (999, "999"), (1000, "1,000"), (963612, "963,612"), (10**30, "1" + ",000" * 10)],
)
def test_numbers_are_exact_in_groups_of_three(number: int, words: str) -> None:
    assert grouped(number).replace(BREAK, "") == words


def test_a_line_may_be_broken_after_every_group() -> None:
    assert grouped(1_234_567) == f"1,{BREAK}234,{BREAK}567"


def test_numbers_beyond_what_python_writes_at_once() -> None:
    assert digits(10**5000 + 7) == "1" + "0" * 4999 + "7"


def test_numbers_that_nobody_can_read_keep_their_ends_and_their_groups() -> None:
    words = shown(10**200 + 123).replace(BREAK, "")
    assert words.startswith("100,000,")
    assert words.endswith(",000,123")
    assert "…" in words
    assert shown(10**30) == grouped(10**30)


@pytest.mark.parametrize(
    ("number", "words"), [(7, "7.00×10⁰"), (30291473150999393634, "3.02×10¹⁹"), (10**30, "1.00×10³⁰")]
)
def test_the_size_of_a_number(number: int, words: str) -> None:
    assert rounded(number) == words


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("26", 26),
        (" 1,000,000 ", 10**6),
        ("２６", 26),
        ("x", None),
        (grouped(10**30), 10**30),
        ("", None),
        ("-1", None),
    ],
)
def test_typed_numbers(text: str, number: int | None) -> None:
    assert parsed(text) == number


def test_a_typed_number_of_any_length() -> None:
    assert parsed("9" * 9000) == 10**9000 - 1
