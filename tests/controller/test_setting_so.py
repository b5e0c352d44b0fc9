"""A what-if put on the table: one change, undone as one."""

from simulator.controller.exploring_intents import SetSo
from simulator.controller.intents import Confirm, Propose, Undo
from simulator.explore.policy import Policy
from simulator.explore.settings import FigureSetting, KeywordSetting, RulesSetting, Varied, plain
from simulator.rules.keywords import Keyword
from tests.controller.tables import done, refused, table

POWER = FigureSetting("A", Varied.POWER, 7)
DEATHTOUCH = KeywordSetting("A", plain(Keyword.DEATHTOUCH), has=True)
BOARD = "A: 5/5 trample >; B: 2/2 x A"


def test_all_of_it_is_one_change() -> None:
    controller = table(BOARD)
    before = controller.state
    done(controller, SetSo((POWER, DEATHTOUCH, RulesSetting("m11"))))
    card = controller.state.card("A")
    assert card is not None
    assert (card.power, len(card.badges), controller.state.rules) == (7, 2, "m11")
    done(controller, Undo())
    assert controller.state.cards == before.cards
    assert controller.state.rules == "current"


def test_after_damage_only_the_rules_may_change() -> None:
    controller = done(table(BOARD), Propose(Policy.FIRST), Confirm(), Confirm())
    assert refused(controller, SetSo((POWER,))).sentences[0].message.key == "refusal.edit-after-damage"
    done(controller, SetSo((RulesSetting("m11"),)))


def test_what_is_not_on_the_table_is_refused() -> None:
    refusal = refused(table(BOARD), SetSo((FigureSetting("Z", Varied.POWER, 1),)))
    assert refusal.sentences[0].message.key == "refusal.no-permanent"


def test_what_the_rules_do_not_know_is_refused() -> None:
    refusal = refused(table(BOARD), SetSo((DEATHTOUCH, RulesSetting("urza"))))
    assert refusal.sentences[0].message.key == "problem.not-yet"
