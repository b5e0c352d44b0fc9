"""Any assignment that is typed is judged, legal or not, each condition with its numbers."""

import pytest

from simulator.controller.board_state import Sentence
from simulator.controller.controller import Controller
from simulator.controller.intents import Assign
from simulator.formats.language import Language
from simulator.rules.messages import named_in
from tests.controller.tables import CATALOGUE, done, refused, table

BOARD = "A: 7/7 trample > P2; B: 2/2 x A; D: 3/3 damage 1 x A; C: 3/3 > P2"


@pytest.fixture
def controller() -> Controller:
    return table(BOARD)


def said(sentences: tuple[Sentence, ...], language: Language = Language.EN) -> list[str]:
    return [f"{CATALOGUE.text(one.message, language)} {one.rule}" for one in sentences]


def test_702_19b_a_legal_one_has_every_condition_with_its_numbers(controller: Controller) -> None:
    judgement = controller.judged("A: B 2, D 2, P2 3")
    assert judgement.assignment is not None
    assert judgement.nearest is None
    assert judgement.verdict.message.key == "explorer.judge.legal"
    assert "A may assign damage to P2: B: 2 ≥ 2 and D: 1 marked + 2 ≥ 3. 702.19b" in said(judgement.sentences)
    assert all(said(judgement.sentences, Language.JA))


def test_510_1a_510_1c_an_illegal_one_has_what_it_breaks_first_and_the_nearest_legal_one(
    controller: Controller,
) -> None:
    judgement = controller.judged("A: B 1, P2 4")
    assert judgement.assignment is None
    assert judgement.nearest is not None
    assert dict(judgement.verdict.message.values)["n"] == 2
    rules = [str(one.rule) for one in judgement.sentences[:2]]
    assert sorted(rules) == ["510.1a", "702.19b"]
    assert "A may not assign damage to P2 yet: B: 1 < 2 and D: 1 marked + 0 < 3. 702.19b" in said(judgement.sentences)


def test_sources_that_are_left_out_are_not_held_against_it(controller: Controller) -> None:
    both = "A: B 2, D 2, P2 3; C: P2 3"
    assert controller.judged(both).assignment == controller.judged("A: B 2, D 2, P2 3").assignment


def test_what_leaves_several_legal_ones_is_still_open() -> None:
    controller = table("A: 2/2 > P2; B: 2/2 x A; D: 3/3 x A; C: 3/3 > P2; E: 1/1 x C; F: 1/1 x C")
    judgement = controller.judged("A: B 2")
    assert judgement.verdict.message.key == "explorer.judge.open"
    assert (
        CATALOGUE.text(judgement.verdict.message, Language.EN) == "4 legal assignments are so; C can still be divided."
    )


@pytest.mark.parametrize(("text", "place"), [("A: Q 3", 4), ("A B 2", 3), ("A: B two", 6)])
def test_what_cannot_be_read_says_where(controller: Controller, text: str, place: int) -> None:
    judgement = controller.judged(text)
    assert judgement.verdict.message.key == "explorer.judge.unread"
    assert [dict(one.message.values)["place"] for one in judgement.sentences] == [place]


def test_without_damage_ahead_there_is_nothing_to_judge() -> None:
    assert table("A: 2/2").judged("A: B 2").verdict.message.key == "legal.no-step"


def test_a_refusal_tells_what_was_tried(controller: Controller) -> None:
    refusal = refused(controller, Assign("A", "P2", 7))
    assert refusal.tried is not None
    assert refusal.tried.given_by("A") == {"P2": 7}


def test_a_number_names_those_whom_it_comes_from_and_no_others(controller: Controller) -> None:
    done(controller, Assign("A", "B", 2))
    met = next(one for one in controller.state.why if one.message.key == "why.may-not-yet")
    numbers = dict(met.message.values)["numbers"]
    assert isinstance(numbers, tuple)
    first, second = (dict(getattr(one, "values", ())) for one in numbers)
    assert (named_in(first["given"]), named_in(first["needed"])) == (("A",), ("B",))
    assert (named_in(second["given"]), named_in(second["marked"])) == ((), ("D",))


def test_510_1c_in_the_eras_with_an_order_each_later_blocker_has_its_condition() -> None:
    controller = table("rules m11; A: 5/5 > P2; B: 2/2 x A; D: 3/3 x A; E: 1/1 x A")
    judgement = controller.judged("A: B 2, D 1, E 2")
    words = said(judgement.sentences)
    assert "A may assign damage to D: B: 2 ≥ 2. 510.1c" in words
    assert "A may not assign damage to E yet: B: 2 ≥ 2 and D: 1 < 3. 510.1c" in words
