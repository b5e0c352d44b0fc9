from simulator.rules.timeline import Moment
from simulator.view.look.texts import Texts
from simulator.view.table.invitation import NOTHING, invitation_to
from tests.view import boards


def test_the_empty_table_invites_to_put_cards_on_it(texts: Texts) -> None:
    invitation = invitation_to(boards.empty(), texts)
    assert invitation.title == "Build a combat"
    assert "Drag a creature" in invitation.lines[0]


def test_with_creatures_it_invites_to_attack(texts: Texts) -> None:
    assert "Drag an attacker" in invitation_to(boards.three(), texts).lines[0]


def test_during_a_combat_it_says_nothing(texts: Texts) -> None:
    assert invitation_to(boards.dividing(), texts) == NOTHING


def test_after_combat_it_says_nothing(texts: Texts) -> None:
    assert invitation_to(boards.board(boards.card("A"), moment=Moment.END, ended=True), texts) == NOTHING
