"""Texts in several languages and how players and permanents are called."""

from simulator.formats.language import Language, in_language, names_in
from simulator.rules.objects import CardType, LocalText, Permanent, Player
from simulator.rules.scenario import Scenario


def creature(id: str, *name: tuple[str, str]) -> Permanent:
    return Permanent(id, "P1", frozenset({CardType.CREATURE}), name=name, power=2, toughness=2)


def test_a_text_is_read_in_the_language_asked_for() -> None:
    bear: LocalText = (("en", "Bear"), ("ja", "熊"))
    assert in_language(bear, Language.EN) == "Bear"
    assert in_language(bear, Language.JA) == "熊"


def test_a_text_for_every_language_serves_both() -> None:
    assert in_language((("", "Bear"),), Language.JA) == "Bear"


def test_english_then_anything_stands_in_for_a_missing_language() -> None:
    assert in_language((("fr", "Ours"), ("en", "Bear")), Language.JA) == "Bear"
    assert in_language((("fr", "Ours"),), Language.JA) == "Ours"
    assert in_language((), Language.EN) == ""


def test_names_fall_back_to_ids_and_are_told_apart() -> None:
    board = Scenario(
        players=(Player("P1", (("en", "Ann"), ("ja", "アン"))), Player("P2")),
        active_player="P1",
        permanents=(creature("A1", ("", "Bear")), creature("A2", ("", "Bear")), creature("C")),
    )
    name_of = names_in(board, Language.JA)
    assert [name_of(id) for id in ("P1", "P2", "A1", "A2", "C", "Q")] == [
        "アン",
        "P2",
        "Bear (A1)",
        "Bear (A2)",
        "C",
        "Q",
    ]
