import pytest

from simulator.view.places.galloping import first_yes


@pytest.mark.parametrize("guess", range(13))
@pytest.mark.parametrize("first", range(13))
def test_the_first_yes_is_found_from_every_guess(first: int, guess: int) -> None:
    assert first_yes(lambda number: number >= first, guess, 12) == first


@pytest.mark.parametrize("guess", [0, 5, 12])
def test_where_nothing_is_yes_the_last_is_taken(guess: int) -> None:
    assert first_yes(lambda _: False, guess, 12) == 12


def test_a_right_guess_needs_two_questions() -> None:
    asked: list[int] = []

    def answer(number: int) -> bool:
        asked.append(number)
        return number >= 30

    assert first_yes(answer, 30, 64) == 30
    assert sorted(asked) == [29, 30]
