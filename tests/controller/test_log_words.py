"""What has happened, in sentences."""

from simulator.controller.log_words import log_sentences
from simulator.formats.language import Language
from tests.boards import creature, played, scenario
from tests.controller.tables import CATALOGUE


def test_a_keyword_that_triggers_is_told_with_its_rule() -> None:
    board = scenario(
        creature("A", 2, 2, "bushido 2"), creature("B", 0, 9, controller="P2"), attack={"A": "P2"}, block={"B": "A"}
    )
    told = {str(one.rule): CATALOGUE.text(one.message, Language.EN) for one in log_sentences(played(board))}
    assert told["702.45"] == "bushido 2 of A triggers."
